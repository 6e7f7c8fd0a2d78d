"""A table as a value, and what people can do with it: pure functions, no I/O, no clock."""
