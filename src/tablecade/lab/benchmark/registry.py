"""What each game adds to the benchmark: seats of matches, and measurements of exact answers."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from msgspec import Struct

from tablecade.core.registry import Registry, instance_of


class Effort(Struct, frozen=True):
    """How much is measured."""

    positions: int
    rounds: int


def _no_settings(_bot: str, _board: str) -> str:
    return ""


class Measurement(Struct, frozen=True):
    """Measures a bot against exact answers, board by board."""

    seed: int
    kept: type[Struct]
    """What `measure` returns. It is kept as JSON until the whole result is written."""
    measure: Callable[[str, str, Effort], Any]
    """Takes a bot and a board."""
    boards: tuple[str, ...] = ("",)
    """One empty name where there is no board."""
    rows: Callable[[Sequence[Any]], list[Any]] = list
    """Rows of the result from what was measured of one bot on all boards."""
    settings: Callable[[str, str], str] = _no_settings
    """What the figure of a bot on a board depends on besides, as the values this machine has."""


class GameBenchmark(Struct, frozen=True):
    """One game's part of the fixed set."""

    seats: tuple[int, ...] = ()
    """Numbers of seats at which win shares are measured."""
    exact: Callable[[], Mapping[str, Measurement]] | None = None
    """Imports the measurements, by fields of `BenchmarkResult`. Needs the extra `lab`."""


BENCHMARKS: Registry[GameBenchmark] = Registry(
    "tablecade.benchmarks",
    {
        "pixoid": "tablecade.games.pixoid.research.benchmark:BENCHMARK",
        "qwixx": "tablecade.games.qwixx.research.benchmark:QWIXX",
        "qwixx-on-board": "tablecade.games.qwixx_on_board.research.benchmark:ON_BOARD",
    },
    make=instance_of(GameBenchmark),
)
"""Parts of the benchmark by game id."""
