"""Scores and win shares of many matches, with confidence intervals."""

from math import sqrt
from typing import Any

from msgspec import Struct

Z95 = 1.959964
"""Standard deviations to each side that hold 95 % of a normal distribution."""


class SeatSummary(Struct, frozen=True, omit_defaults=True):
    bot: str
    mean_score: float | None
    win_share: float
    ci95: tuple[float, float]
    plays_as: str | None = None
    """The bot that really played, where this one lacks what it needs."""


class Summary(Struct, frozen=True):
    """Printed as `--json`, in this order."""

    game: str
    options: dict[str, Any]
    games: int
    seed: int
    engine: str
    mean_decisions: float
    seats: tuple[SeatSummary, ...]


def share_interval(wins: float, *, games: float) -> tuple[float, float]:
    """Wilson's 95 % interval. Shared victories vary less than whole ones, so it is rather wide.

    It always holds the share, also where rounding would leave out one of 0 or 1.
    """
    share = wins / games
    z2 = Z95 * Z95
    centre = (wins + z2 / 2) / (games + z2)
    half = Z95 / (games + z2) * sqrt(max(0.0, games * share * (1 - share)) + z2 / 4)
    return (min(share, max(0.0, centre - half)), max(share, min(1.0, centre + half)))


def mean_interval(mean: float, variance: float, *, at_least: int) -> tuple[float, float]:
    """Wilson's interval for a mean share with a measured variance.

    It is that of as many independent matches as would have this variance, and never of fewer than
    `at_least`: twenty deals that all went one way do not make an interval of width zero.
    """
    independent = mean * (1 - mean) / variance if variance > 0 else 0.0
    games = max(at_least, independent)
    return share_interval(mean * games, games=games)
