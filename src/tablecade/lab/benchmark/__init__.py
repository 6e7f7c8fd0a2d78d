"""The benchmark: a fixed set of measurements for any bot (docs/benchmark.md)."""
