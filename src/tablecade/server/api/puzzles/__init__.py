"""Puzzles of the day, a module for each game.

Workers compute them, so nothing here loads the framework.
"""

from datetime import date
from typing import Any, Protocol

from tablecade.core.registry import Registry
from tablecade.server.api.puzzles.views import PuzzleView, VerdictView


class Puzzles(Protocol):
    """The puzzles of one game."""

    def view(self, day: date) -> PuzzleView: ...

    def judge(self, day: date, program: str) -> VerdictView: ...


def _puzzles(game: str, value: Any) -> Puzzles:
    if not (callable(value.view) and callable(value.judge)):
        raise TypeError(f"{value!r} has no puzzles of {game}")
    found: Puzzles = value
    return found


PUZZLES: Registry[Puzzles] = Registry(
    "tablecade.server_puzzles",
    {
        "pixoid": "tablecade.games.pixoid.coach.daily",
        "qwixx": "tablecade.games.qwixx.coach.daily",
    },
    make=_puzzles,
)
