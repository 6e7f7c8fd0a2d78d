"""The puzzle of the day: its position, and the solution for a caller who has answered."""

from datetime import date
from functools import partial
from typing import Annotated

from litestar import get, post
from msgspec import Meta, Struct

from tablecade.server.api.puzzles import PUZZLES, Puzzles
from tablecade.server.api.puzzles.views import PuzzleView, VerdictView
from tablecade.server.api.request import Call, address_of
from tablecade.server.errors import BadRequest
from tablecade.server.services import Services

DEFAULT_GAME = next(iter(PUZZLES))
"""The game of a call that names none."""


class PuzzleAnswer(Struct, frozen=True):
    """A choice for the puzzle of that day."""

    day: date
    program: Annotated[str, Meta(max_length=16)]
    game: str = DEFAULT_GAME


@get("/api/puzzle")
async def puzzle(
    request: Call, services: Services, day: date | None = None, game: str = DEFAULT_GAME
) -> PuzzleView:
    """The position of a day, today's by default: what is legal there, and nothing of its answer."""
    view = partial(_puzzles_of(game).view, day or date.today())
    return await services.computing.run(address_of(request), view)


@post("/api/puzzle", status_code=200)
async def answer_puzzle(request: Call, services: Services, data: PuzzleAnswer) -> VerdictView:
    """Whether a choice is the proven best one, and the value of every choice."""
    judge = partial(_puzzles_of(data.game).judge, data.day, data.program)
    return await services.computing.run(address_of(request), judge)


def _puzzles_of(game: str) -> Puzzles:
    if game not in PUZZLES:
        raise BadRequest(problem=f"puzzles are of {' or '.join(PUZZLES)}")
    return PUZZLES[game]
