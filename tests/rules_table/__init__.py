"""The rules table: each rule number and the tests named after it."""
