"""Qwixx On Board in the benchmark."""

from tablecade.lab.benchmark.registry import GameBenchmark

ON_BOARD = GameBenchmark(seats=(2, 3, 4))
