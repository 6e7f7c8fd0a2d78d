"""Advice for the hands of one seat, in the same form for every game."""

from collections.abc import Mapping
from typing import Literal

from msgspec import Struct

from tablecade.core.hand import Hand

Unit = Literal["win", "cubes"]
"""What values are: the seat's own share of the victory, or the cubes Pixoid still gets."""

Aim = Literal["most", "least"]
Source = Literal["solved", "learned"]


class Option(Struct, frozen=True):
    """One choice: what it leads to and, where no single one is best, how often to make it."""

    action: str
    value: float
    share: float | None = None


class Advice(Struct, frozen=True):
    """For one hand, the best option first. No options: nothing to decide, or nothing known."""

    hand: Hand
    unit: Unit
    aim: Aim
    source: Source
    value: float | None
    """The expected result with best play from here on."""
    options: tuple[Option, ...]

    @property
    def mixed(self) -> bool:
        return any(option.share is not None for option in self.options)

    def loss(self, action: str) -> float:
        """What this choice costs against the best one; 0 where nothing is known of it."""
        values = {option.action: option.value for option in self.options}
        if action not in values:
            return 0.0
        best = (max if self.aim == "most" else min)(values.values())
        return abs(best - values[action])


def in_order(
    values: Mapping[str, float], aim: Aim, shares: Mapping[str, float] | None = None
) -> tuple[Option, ...]:
    """Best first; in a mix, what should be chosen most often."""
    sign = -1 if aim == "most" else 1
    options = [
        Option(action, value, None if shares is None else shares.get(action, 0.0))
        for action, value in values.items()
    ]
    options.sort(key=lambda option: (-(option.share or 0.0), sign * option.value, option.action))
    return tuple(options)
