"""Matches as files, replays of them, boards of people's own, and the puzzle of the day."""

from datetime import date
from functools import partial
from typing import Annotated, cast

from litestar import Response, get, post
from msgspec import Meta, Struct

from tablecade.coach import games_with_puzzles
from tablecade.server.api.computed import (
    BoardBody,
    PuzzleView,
    VerdictView,
    board_view,
    encoded_replay,
    puzzle_view,
    verdict_view,
)
from tablecade.server.api.request import Call, address_of, called_table, caller
from tablecade.server.api.responses import BoardView, ReplayView
from tablecade.server.errors import Refused
from tablecade.server.gateway.exchange import LARGEST_BODY
from tablecade.server.services import Services
from tablecade.server.store.queries import finished_match
from tablecade.server.table.matchfile import match_file

JSON_LINES = "application/jsonl"


@get("/api/tables/{table:str}/match", media_type=JSON_LINES)
async def match_so_far(
    request: Call, services: Services, table: str, match: int | None = None
) -> Response[str]:
    """The match file so far, resolved decisions only; an earlier one of the series by number."""
    found = await services.store.load(await called_table(services, table, request))
    caller(request).at(found)
    if match in (None, found.setting.match):
        return Response(match_file(found).write(), media_type=JSON_LINES)
    file = None
    if match is not None and 0 < match < 1_000:
        file = await services.store.read(partial(finished_match, table_id=found.id, match=match))
    if file is None:
        raise Refused("no-such-match", match=match)
    return Response(file, media_type=JSON_LINES)


@post("/api/boards/check", status_code=200)
async def check_board(request: Call, services: Services, data: BoardBody) -> BoardView:
    """What is wrong with a board or track, place by place, and its figures."""
    return await services.computing.run(address_of(request), partial(board_view, data))


@post("/api/replays", status_code=200, request_max_body_size=LARGEST_BODY)
async def open_replay(request: Call, services: Services, body: bytes) -> Response[ReplayView]:
    """Check a match file, its outcome and its dice; answer states and events step by step."""
    encoded = await services.computing.run(address_of(request), partial(encoded_replay, body))
    return Response(cast(ReplayView, encoded), media_type="application/json")


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
        raise Refused("bad-request", problem=f"puzzles are of {' or '.join(known)}")
    return game or known[0]
