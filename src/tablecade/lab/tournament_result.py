"""The result of a tournament, as it is written."""

from typing import Any

from msgspec import Struct

from tablecade.lab.chunk import Engine
from tablecade.lab.ratings import Rating
from tablecade.lab.statistics import Statistics


class BotResult(Struct, frozen=True):
    bot: str
    rating: Rating
    win_share: float
    ci95: tuple[float, float]
    mean_score: float | None


class PairResult(Struct, frozen=True):
    one: str
    other: str
    deals: int
    win_share: float
    """Of `one`; a half means neither is stronger."""
    ci95: tuple[float, float]
    engine: Engine


class TournamentResult(Struct, frozen=True):
    """Written as JSON, in this order; `bots` from the best to the worst."""

    game: str
    options: dict[str, Any]
    seats: int
    seed: int
    engines: tuple[Engine, ...]
    tight: bool
    bots: tuple[BotResult, ...]
    pairs: tuple[PairResult, ...]
    statistics: Statistics
