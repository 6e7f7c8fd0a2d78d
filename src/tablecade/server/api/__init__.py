"""The calls: docs/protocol.md tells what each does. A module a noun."""
