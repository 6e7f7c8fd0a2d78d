"""Ways to choose at random that meet what uniform chance hardly ever does."""

from random import Random
from typing import Any

from tablecade.games.qwixx.rules.state import LAST_PLACE, Cross, Pass, Sheet

STYLES = ("uniform", "eager", "careful", "closing")
"""Any choice; never passing; hardly skipping; hardly skipping and closing when it can."""


def choose(style: str, rng: Random, choices: tuple[Any, ...], sheet: Sheet) -> Any:
    if style == "uniform" or rng.random() < 0.05:
        return rng.choice(choices)
    if style == "eager":
        return rng.choice([a for a in choices if not isinstance(a, Pass)] or choices)
    return max(choices, key=lambda action: (_worth(style, action, sheet), rng.random()))


def _worth(style: str, action: Any, sheet: Sheet) -> float:
    if isinstance(action, Pass):
        return -3
    if not isinstance(action, Cross):
        return 1
    place = action.row.place(action.number)
    if place == LAST_PLACE:
        return 100 if style == "closing" else -2.5
    return sheet.last(action.row) + 1 - place
