"""What the benchmark measures, as it is written."""

from typing import Any

from msgspec import Struct

from tablecade.lab.chunk import Engine
from tablecade.lab.provenance import Provenance

VERSION = "v0"
"""Of the fixed set: figures of different versions can't be compared."""


class Wins(Struct, frozen=True):
    """A bot alone against a table of one opponent, in every seat equally often."""

    bot: str
    game: str
    seats: int
    opponent: str
    matches: int
    win_share: float
    ci95: tuple[float, float]
    fair: float
    """What an equal bot wins: 1 / seats."""
    engine: Engine


class BenchmarkResult(Struct, frozen=True):
    benchmark: str
    wins: list[Wins]
    measured: dict[str, list[Any]]
    """By the name of the measurement: the rows of the games that have it."""
    seeds: dict[str, int]
    """Of each list that was measured; its choices and dice follow from it."""
    provenance: Provenance

    def document(self) -> dict[str, Any]:
        """The result as it is written: each measurement is a list beside the wins."""
        return {
            "benchmark": self.benchmark,
            "wins": self.wins,
            **self.measured,
            "seeds": self.seeds,
            "provenance": self.provenance,
        }
