"""What callers are answered about puzzles."""

from datetime import date
from typing import Annotated, Any

from msgspec import Meta, Struct

from tablecade.server.table.wire import HandView, MyHand, StateView

BoardData = Annotated[Any, Meta(extra_json_schema={"type": "object"})]
"""A board as its game encodes it."""


class PuzzleView(Struct, frozen=True):
    """The puzzle of a day: hand 0 is to be chosen for. The answer is not in it."""

    day: date
    game: str
    board: BoardData | None
    state: StateView
    hands: tuple[HandView, ...]
    own: MyHand


class PlayedView(Struct, frozen=True):
    """One turn after a choice in a puzzle: what happens, and where the game stands then."""

    events: tuple[Any, ...]
    state: StateView


class VerdictView(Struct, frozen=True):
    """An answer judged.

    `sure`: the value of each choice, in the game's own unit: what it gets at least, or on average.
    `played`: the turns after each choice, the best replies of others included; empty in a game
    that is played alone.
    """

    given: str
    right: bool
    answer: str
    sure: dict[str, float]
    played: dict[str, tuple[PlayedView, ...]]
