"""Matches as files, and boards of people's own."""

from functools import partial
from typing import Any

import msgspec
from litestar import Response, get, post

from tablecade.core.errors import BadBoard, Fault
from tablecade.games import GAMES
from tablecade.games.pixoid.board import Board, end_points
from tablecade.games.pixoid.faults import faults as board_faults
from tablecade.games.qwixx_on_board.track import Track
from tablecade.games.qwixx_on_board.track import faults as track_faults
from tablecade.server.api.request import Call, bearer, table_id
from tablecade.server.api.responses import BoardView, FaultView
from tablecade.server.errors import BadRequest, NoSuchMatch
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
    found = await services.store.read(await table_id(services, table, request))
    recognise(found, bearer(request))
    if match in (None, found.setting.match):
        return Response(match_file(found).write(), media_type=JSON_LINES)
    return Response(await _earlier(services, found.id, match or 0), media_type=JSON_LINES)


async def _earlier(services: Services, reference: str, match: int) -> str:
    if not 0 < match < 1_000:
        raise NoSuchMatch(match=match)
    file = await services.store.ask(partial(finished_match, table_id=reference, match=match))
    if file is None:
        raise NoSuchMatch(match=match)
    return file


class BoardBody(msgspec.Struct, frozen=True):
    """A board or a track in full, as a match file holds it; Pixoid's may be a drawing."""

    game: str
    board: Any = None
    track: Any = None


@post("/api/boards/check", status_code=200, sync_to_thread=True)
def check_board(data: BoardBody) -> BoardView:
    """What is wrong with a board or track, place by place, and its figures."""
    if data.game == "pixoid":
        return _check_maze(data.board)
    if data.game == "qwixx-on-board":
        return _check_track(data.track)
    raise BadRequest(problem="boards are of pixoid or qwixx-on-board")


def _check_maze(value: Any) -> BoardView:
    game = GAMES["pixoid"]
    if isinstance(value, str):
        try:
            value = game.settle({"board": value}, seats=4, draw=lambda _sides: 0)["board"]
        except BadBoard as problem:
            return BoardView((_fault_view(problem.fault),), {})
    board = _convert(value, Board)
    faults = tuple(map(_fault_view, board_faults(board)))
    return BoardView(faults, {} if faults else {"end_points": round(end_points(board), 2)})


def _check_track(value: Any) -> BoardView:
    track = _convert(value, Track)
    faults = tuple(map(_fault_view, track_faults(track)))
    return BoardView(faults, {} if faults else {"fields": float(len(track.fields))})


def _convert(value: Any, kind: Any) -> Any:
    try:
        return msgspec.convert(value, kind)
    except msgspec.ValidationError as problem:
        raise BadRequest(problem=str(problem)) from None


def _fault_view(fault: Fault) -> FaultView:
    return FaultView(fault.code, fault.rule, fault.place, fault.detail)
