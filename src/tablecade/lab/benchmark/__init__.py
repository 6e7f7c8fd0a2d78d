"""The benchmark: a fixed set of measurements for any bot (docs/benchmark.md)."""

VERSION = "v0"
"""Of the fixed set: figures of different versions can't be compared."""
