"""What callers are answered about puzzles; computed by workers, without the framework."""

from datetime import date
from typing import Annotated, Any

from msgspec import Meta, Struct

from tablecade.coach.coach import coach_of
from tablecade.coach.puzzles import PLAYER, Puzzles
from tablecade.core.hand import Seat
from tablecade.core.packages import GAMES
from tablecade.server.table.view import my_hand
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

    `sure`: the value of each choice, in the unit of the game. `played`: the turns after each
    choice, with the best replies of the others; empty in a game that is played alone.
    """

    given: str
    right: bool
    answer: str
    sure: dict[str, float]
    played: dict[str, tuple[PlayedView, ...]]


def _puzzles(game: str) -> Puzzles:
    puzzles = coach_of(game).puzzles
    if puzzles is None:
        raise KeyError(game)
    return puzzles


def puzzle_view(game: str, day: date) -> PuzzleView:
    rules, found = GAMES[game], _puzzles(game).position(day)
    hands = [
        HandView(hand, Seat(hand), rules.meta.colours[hand])
        for hand in rules.hands(seats=found.seats)
    ]
    own = my_hand(rules, found.state, PLAYER)
    return PuzzleView(day, game, found.board, rules.show(found.state), tuple(hands), own)


def verdict_view(game: str, day: date, choice: str) -> VerdictView:
    show, found = GAMES[game].show, _puzzles(game).judge(day, choice)
    played = {
        name: tuple(PlayedView(step.events, show(step.state)) for step in steps)
        for name, steps in found.played.items()
    }
    return VerdictView(found.given, found.right, found.answer, found.sure, played)
