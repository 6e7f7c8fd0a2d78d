"""What many matches say: scores, win shares and how sure one can be of them."""

from math import sqrt
from typing import Any

from msgspec import Struct

Z95 = 1.959964
"""Standard deviations to each side that hold 95 % of a normal distribution."""


class SeatSummary(Struct, frozen=True):
    bot: str
    mean_score: float | None
    win_share: float
    ci95: tuple[float, float]


class Summary(Struct, frozen=True):
    """Printed as `--json`, in this order."""

    game: str
    options: dict[str, Any]
    games: int
    seed: int
    mean_decisions: float
    seats: tuple[SeatSummary, ...]


def share_interval(wins: float, *, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval. Shared victories vary less than whole ones, so it errs wide."""
    share = wins / games
    z2 = Z95 * Z95
    centre = (wins + z2 / 2) / (games + z2)
    half = Z95 / (games + z2) * sqrt(games * share * (1 - share) + z2 / 4)
    return (max(0.0, centre - half), min(1.0, centre + half))
