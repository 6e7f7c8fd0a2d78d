"""What each game adds to the benchmark: seats of matches, and measurements of exact answers."""

from collections.abc import Callable, Sequence
from typing import Any

from msgspec import Struct

from tablecade.registry import Registry, instance_of


class Effort(Struct, frozen=True):
    """How much is measured."""

    positions: int
    rounds: int


class GameBenchmark(Struct, frozen=True):
    """One game's part of the fixed set."""

    seats: tuple[int, ...] = ()
    """Numbers of seats at which win shares are measured."""
    exact: Callable[[Sequence[str], Effort], dict[str, list[Any]]] | None = None
    """Measures bots against exact answers: fields of `BenchmarkResult`. Needs the extra `lab`."""


BENCHMARKS: Registry[GameBenchmark] = Registry(
    "tablecade.benchmarks",
    {
        "qwixx": "tablecade.lab.benchmark.qwixx:QWIXX",
        "qwixx-on-board": "tablecade.lab.benchmark.qwixx:ON_BOARD",
        "pixoid": "tablecade.lab.benchmark.pixoid:BENCHMARK",
    },
    make=instance_of(GameBenchmark),
)
"""Parts of the benchmark by game id."""
