"""The puzzle of the day of Pixoid: its position, and the judgement of a program."""

from collections.abc import Iterator
from datetime import date
from functools import cache
from typing import TYPE_CHECKING

from tablecade.core.errors import BadNotation, IllegalChoice
from tablecade.core.hand import Hand, Seat, hand_name
from tablecade.core.packages import GAMES
from tablecade.games.pixoid.rules.state import Program, State
from tablecade.server.api.puzzles.views import PlayedView, PuzzleView, VerdictView
from tablecade.server.table.view import my_hand
from tablecade.server.table.wire import HandView

if TYPE_CHECKING:
    from tablecade.games.pixoid.coach.puzzles import Proof, Puzzle

PIXOID = Hand(0)


def view(day: date) -> PuzzleView:
    state = _position(_puzzle(day))
    game = GAMES["pixoid"]
    hands = (HandView(hand, Seat(hand), game.meta.colours[hand]) for hand in game.hands(seats=4))
    own = my_hand(game, state, PIXOID)
    return PuzzleView(day, "pixoid", state.board, game.show(state), tuple(hands), own)


def judge(day: date, program: str) -> VerdictView:
    found = _puzzle(day)
    state = _position(found)
    chosen = _walked(state, program)
    proof = _proof(found)
    return VerdictView(chosen, chosen == found.answer, found.answer, proof.sure, _lines(found))


@cache
def _lines(found: "Puzzle") -> dict[str, tuple[PlayedView, ...]]:
    state = _position(found)
    return {name: tuple(_line(state, name, _proof(found))) for name in _proof(found).sure}


def _line(state: State, program: str, proof: "Proof") -> Iterator[PlayedView]:
    """The turns to the end of the round: the Bugs reply best, Pixoid goes on with his best."""
    from tablecade.games.pixoid.coach.puzzles import prove

    game = GAMES["pixoid"]
    choices = {PIXOID: program, **proof.replies[program]}
    step = game.resolve(state, {hand: game.read(text) for hand, text in choices.items()})
    yield PlayedView(step.events, game.show(step.state))
    if step.state.round == state.round:
        rest = prove(step.state)
        yield from _line(step.state, rest.ranked[0], rest)


def _puzzle(day: date) -> "Puzzle":
    from tablecade.games.pixoid.coach.puzzles import puzzle_of  # NumPy loads with its first use

    return puzzle_of(day)


def _position(found: "Puzzle") -> State:
    from tablecade.games.pixoid.coach.puzzles import position

    return position(found)


@cache
def _proof(found: "Puzzle") -> "Proof":
    """Cached: few puzzles ship with the package."""
    from tablecade.games.pixoid.coach.puzzles import prove

    return prove(_position(found))


def _walked(state: State, text: str) -> str:
    """A legal program as the proof names it. Raises BadNotation, or IllegalChoice with the rule."""
    from tablecade.games.pixoid.coach.advice import same_walk

    game = GAMES["pixoid"]
    action = game.read(text)
    if not isinstance(action, Program):
        raise BadNotation(text)
    refusal = game.refusal(state, PIXOID, action)
    if refusal is not None:
        raise IllegalChoice(refusal, hand=hand_name(PIXOID), action=text)
    return game.write(same_walk(state, PIXOID, action))
