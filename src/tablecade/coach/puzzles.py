"""Puzzles of the day: a position, and the judgement of an answer, for terminal and server."""

from collections.abc import Callable
from datetime import date
from typing import Any

from msgspec import Struct

from tablecade.core.game import Step
from tablecade.core.hand import Hand

PLAYER = Hand(0)
"""The hand that is chosen for in every puzzle."""


class Position(Struct, frozen=True):
    """A position in which hand 0 is to be chosen for."""

    state: Any
    seats: int
    board: Any = None
    """The board in full, where the game has one."""


class Verdict(Struct, frozen=True):
    """An answer judged. `sure` is the value of each choice, the unit is the game's."""

    given: str
    right: bool
    answer: str
    sure: dict[str, float]
    played: dict[str, tuple[Step[Any], ...]]
    """What follows each choice with best replies; empty in a game that is played alone."""


class Puzzles(Struct, frozen=True):
    """The puzzles of one game, the same for everybody on the same day."""

    position: Callable[[date], Position]
    judge: Callable[[date, str], Verdict]
    """Judges a choice as it is written. Raises BadNotation, IllegalChoice."""
