"""The puzzle of the day: its position, and the solution for a caller who has answered."""

from datetime import date
from functools import partial
from typing import Annotated

from litestar import get, post
from msgspec import Meta, Struct

from tablecade.coach.coach import games_with_puzzles
from tablecade.server.api.puzzle_views import PuzzleView, VerdictView, puzzle_view, verdict_view
from tablecade.server.api.request import Call, address_of
from tablecade.server.errors import BadRequest
from tablecade.server.services import Services


class PuzzleAnswer(Struct, frozen=True):
    """A choice for the puzzle of that day."""

    day: date
    program: Annotated[str, Meta(max_length=16)]
    game: str | None = None
    """The first game with puzzles by default."""


@get("/api/puzzle")
async def puzzle(
    request: Call, services: Services, day: date | None = None, game: str | None = None
) -> PuzzleView:
    """The position of a day, today's by default: what is legal there, and nothing of its answer."""
    view = partial(puzzle_view, _known(game), day or date.today())
    return await services.computing.run(address_of(request), view)


@post("/api/puzzle", status_code=200)
async def answer_puzzle(request: Call, services: Services, data: PuzzleAnswer) -> VerdictView:
    """Whether a choice is the proven best one, and the value of every choice."""
    judged = partial(verdict_view, _known(data.game), data.day, data.program)
    return await services.computing.run(address_of(request), judged)


def _known(game: str | None) -> str:
    known = games_with_puzzles()
    if game is not None and game not in known:
        raise BadRequest(problem=f"puzzles are of {' or '.join(known)}")
    return game or known[0]
