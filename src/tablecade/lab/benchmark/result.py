"""What the benchmark measures, as it is written."""

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


class Regret(Struct, frozen=True):
    """Points lost a choice against the exact optimum of a player alone, on fixed sheets."""

    bot: str
    positions: int
    mean: float
    ci95: tuple[float, float]
    """Of the mean."""
    best: float
    """The share of choices that are optimal."""


class Exploitability(Struct, frozen=True):
    """What exact best responses win on a solved small board, in cubes of one round."""

    bot: str
    board: str
    turns: int
    value: float
    """Of the start, with perfect play of both sides."""
    pixoid_loses: float
    bugs_lose: float


class Bounds(Struct, frozen=True):
    """What a best response wins at least on boards of full size, in cubes of one round."""

    bot: str
    rounds: int
    """In each role."""
    solved_boards: int
    """Boards where the opponent knows the solved values, …"""
    fitted_boards: int
    """… and those where it knows fitted ones; on the others it uses the board encoder."""
    plays_by: str | None
    """By which values of the first board the bot plays: solved, fitted or none."""
    pixoid_loses: tuple[float, float]
    """The mean and half of its 95 % interval."""
    bugs_lose: tuple[float, float]


class BenchmarkResult(Struct, frozen=True):
    benchmark: str
    wins: list[Wins]
    regret: list[Regret]
    exploitability: list[Exploitability]
    bounds: list[Bounds]
    seeds: dict[str, int]
    """Of each list that was measured; its choices and dice follow from it."""
    provenance: Provenance
