"""HTTP calls and socket handlers; docs/protocol.md describes them."""
