"""The puzzles of the day: a position first, its answer to whoever has given one."""

from datetime import date
from functools import partial
from typing import Annotated

from litestar import get, post
from msgspec import Meta, Struct

from tablecade.server.api import pixoid_puzzles, qwixx_puzzles
from tablecade.server.api.puzzle_views import PuzzleGame, PuzzleView, VerdictView
from tablecade.server.api.request import Call, address_of
from tablecade.server.services import Services

PUZZLES = {"pixoid": pixoid_puzzles, "qwixx": qwixx_puzzles}


class PuzzleAnswer(Struct, frozen=True):
    """A program, or in Qwixx a choice, for the puzzle of that day."""

    day: date
    program: Annotated[str, Meta(max_length=16)]
    game: PuzzleGame = "pixoid"


@get("/api/puzzle")
async def puzzle(
    request: Call, services: Services, day: date | None = None, game: PuzzleGame = "pixoid"
) -> PuzzleView:
    """The position of a day, today's by default: what is legal there, and nothing of its answer."""
    view = partial(PUZZLES[game].view, day or date.today())
    return await services.computing.run(address_of(request), view)


@post("/api/puzzle", status_code=200)
async def answer_puzzle(request: Call, services: Services, data: PuzzleAnswer) -> VerdictView:
    """Whether a choice is the proven best one, and the value of every choice."""
    judge = partial(PUZZLES[data.game].judge, data.day, data.program)
    return await services.computing.run(address_of(request), judge)
