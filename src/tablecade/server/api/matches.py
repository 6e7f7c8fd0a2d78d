"""Matches as files, and boards of people's own."""

from functools import partial

from litestar import Response, get, post

from tablecade.server.api.board_views import BoardBody, board_view
from tablecade.server.api.request import Call, address_of, bearer, called_table
from tablecade.server.api.responses import BoardView
from tablecade.server.errors import NoSuchMatch
from tablecade.server.services import Services
from tablecade.server.store.queries import finished_match
from tablecade.server.table.matchfile import match_file
from tablecade.server.table.viewer import recognise

JSON_LINES = "application/jsonl"


@get("/api/tables/{table:str}/match", media_type=JSON_LINES)
async def match_so_far(
    request: Call, services: Services, table: str, match: int | None = None
) -> Response[str]:
    """The match file so far, resolved decisions only; an earlier one of the series by number."""
    found = await services.store.load(await called_table(services, table, request))
    recognise(found, bearer(request))
    if match in (None, found.setting.match):
        return Response(match_file(found).write(), media_type=JSON_LINES)
    return Response(await _earlier(services, found.id, match or 0), media_type=JSON_LINES)


async def _earlier(services: Services, reference: str, match: int) -> str:
    if not 0 < match < 1_000:
        raise NoSuchMatch(match=match)
    file = await services.store.read(partial(finished_match, table_id=reference, match=match))
    if file is None:
        raise NoSuchMatch(match=match)
    return file


@post("/api/boards/check", status_code=200)
async def check_board(request: Call, services: Services, data: BoardBody) -> BoardView:
    """What is wrong with a board or track, place by place, and its figures."""
    return await services.computing.run(address_of(request), partial(board_view, data))
