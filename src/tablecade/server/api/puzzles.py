"""The puzzle of the day: its position, and the solution for a caller who has answered."""

from datetime import date
from functools import partial
from typing import Annotated, Any, Protocol

from litestar import get, post
from msgspec import Meta, Struct

from tablecade.registry import Registry
from tablecade.server.api.puzzle_views import FIRST, PuzzleGame, PuzzleView, VerdictView
from tablecade.server.api.request import Call, address_of
from tablecade.server.services import Services


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
        "pixoid": "tablecade.server.api.pixoid_puzzles",
        "qwixx": "tablecade.server.api.qwixx_puzzles",
    },
    make=_puzzles,
)


class PuzzleAnswer(Struct, frozen=True):
    """A program, or in Qwixx a choice, for the puzzle of that day."""

    day: date
    program: Annotated[str, Meta(max_length=16)]
    game: PuzzleGame = FIRST


@get("/api/puzzle")
async def puzzle(
    request: Call, services: Services, day: date | None = None, game: PuzzleGame = FIRST
) -> PuzzleView:
    """The position of a day, today's by default: what is legal there, and nothing of its answer."""
    view = partial(PUZZLES[game].view, day or date.today())
    return await services.computing.run(address_of(request), view)


@post("/api/puzzle", status_code=200)
async def answer_puzzle(request: Call, services: Services, data: PuzzleAnswer) -> VerdictView:
    """Whether a choice is the proven best one, and the value of every choice."""
    judge = partial(PUZZLES[data.game].judge, data.day, data.program)
    return await services.computing.run(address_of(request), judge)
