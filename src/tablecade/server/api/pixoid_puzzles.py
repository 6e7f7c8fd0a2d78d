"""Pixoid's puzzle of the day: its position first, its answer to whoever has given one."""

from datetime import date
from functools import cache, partial
from typing import TYPE_CHECKING, Annotated

from litestar import get, post
from msgspec import Meta, Struct

from tablecade.core.errors import BadNotation, IllegalChoice
from tablecade.core.hand import Hand, Seat, hand_name
from tablecade.games import GAMES
from tablecade.games.pixoid.action import Program
from tablecade.games.pixoid.board import Board
from tablecade.games.pixoid.state import State
from tablecade.server.api.request import Call, address_of
from tablecade.server.services import Services
from tablecade.server.table.view import my_hand
from tablecade.server.table.wire import HandView, MyHand, StateView

if TYPE_CHECKING:
    from tablecade.coach.pixoid.puzzles import Proof, Puzzle

PIXOID = Hand(0)


class PuzzleAnswer(Struct, frozen=True):
    """A program for the puzzle of that day."""

    day: date
    program: Annotated[str, Meta(max_length=16)]


class PuzzleView(Struct, frozen=True):
    """The puzzle of a day: hand 0 is Pixoid's, to be programmed. The answer is not in it."""

    day: date
    board: Board
    state: StateView
    hands: tuple[HandView, ...]
    own: MyHand


class VerdictView(Struct, frozen=True):
    """An answer judged. `sure`: the cubes each program gets at least, whatever the Bugs do."""

    given: str
    right: bool
    answer: str
    sure: dict[str, float]


@get("/api/puzzle")
async def puzzle(request: Call, services: Services, day: date | None = None) -> PuzzleView:
    """The position of a day, today's by default: what is legal there, and nothing of its answer."""
    return await services.compute(address_of(request), partial(_view, day or date.today()))


def _view(asked: date) -> PuzzleView:
    state = _position(_puzzle(asked))
    game = GAMES["pixoid"]
    hands = (HandView(hand, Seat(hand), game.meta.colours[hand]) for hand in game.hands(seats=4))
    return PuzzleView(
        asked, state.board, game.show(state), tuple(hands), my_hand(game, state, PIXOID)
    )


@post("/api/puzzle", status_code=200)
async def answer_puzzle(request: Call, services: Services, data: PuzzleAnswer) -> VerdictView:
    """Whether a program is the proven best one, and the least that each program gets."""
    return await services.compute(address_of(request), partial(_judge, data))


def _judge(data: PuzzleAnswer) -> VerdictView:
    found = _puzzle(data.day)
    state = _position(found)
    given = _walked(state, data.program)
    proof = _proof(found)
    return VerdictView(given, given == found.answer, found.answer, proof.sure)


def _puzzle(day: date) -> "Puzzle":
    from tablecade.coach.pixoid.puzzles import puzzle_of  # NumPy loads with its first use

    return puzzle_of(day)


def _position(found: "Puzzle") -> State:
    from tablecade.coach.pixoid.puzzles import position

    return position(found)


@cache
def _proof(found: "Puzzle") -> "Proof":
    """Of the few that ship, each is proven once."""
    from tablecade.coach.pixoid.puzzles import prove

    return prove(_position(found))


def _walked(state: State, text: str) -> str:
    """A legal program as the proof names it. Raises BadNotation, or IllegalChoice with the rule."""
    from tablecade.coach.pixoid.advice import same_walk

    game = GAMES["pixoid"]
    action = game.read(text)
    if not isinstance(action, Program):
        raise BadNotation(text)
    refusal = game.refusal(state, PIXOID, action)
    if refusal is not None:
        raise IllegalChoice(refusal, hand=hand_name(PIXOID), action=text)
    return game.write(same_walk(state, PIXOID, action))
