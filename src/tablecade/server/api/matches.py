"""Matches: their files, replays, also those that one person leads for others (watch parties),
boards of people's own, the puzzle of the day, and the coach.
"""

from datetime import date
from functools import partial
from typing import Annotated, cast

from litestar import Response, get, post
from msgspec import Meta, Struct

from tablecade.coach import games_with_puzzles
from tablecade.core.hand import Seat
from tablecade.server.api import computed
from tablecade.server.api.request import (
    LONGEST_REFERENCE,
    Call,
    address_of,
    bearer,
    called_table,
    caller,
    check_lock,
    count_opening,
    is_reference,
)
from tablecade.server.api.responses import (
    BoardView,
    CoachView,
    Led,
    ReplayView,
    ReviewView,
    ShowOpened,
)
from tablecade.server.bots.pool import BotFailed
from tablecade.server.bots.worker import Advise, BotAnswer, Question, Review, public
from tablecade.server.errors import NoSuchShow, Refused
from tablecade.server.gateway.gateway import LARGEST_BODY
from tablecade.server.live.watch_parties import Position
from tablecade.server.services import Services
from tablecade.server.store.queries import finished_match
from tablecade.server.table.matchfile import match_file
from tablecade.server.table.table import Status, Table

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
async def check_board(request: Call, services: Services, data: computed.BoardBody) -> BoardView:
    """What is wrong with a board or track, place by place, and its figures."""
    return await services.computing.run(address_of(request), partial(computed.board_view, data))


@post("/api/replays", status_code=200, request_max_body_size=LARGEST_BODY)
async def open_replay(request: Call, services: Services, body: bytes) -> Response[ReplayView]:
    """Check a match file, its outcome and its dice; answer states and events step by step."""
    replay = partial(computed.encoded_replay, body)
    encoded = await services.computing.run(address_of(request), replay)
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
) -> computed.PuzzleView:
    """The position of a day, today's by default: what is legal there, and nothing of its answer."""
    view = partial(computed.puzzle_view, _known(game), day or date.today())
    return await services.computing.run(address_of(request), view)


@post("/api/puzzle", status_code=200)
async def answer_puzzle(
    request: Call, services: Services, data: PuzzleAnswer
) -> computed.VerdictView:
    """Whether a choice is the proven best one, and the value of every choice."""
    judged = partial(computed.verdict_view, _known(data.game), data.day, data.program)
    return await services.computing.run(address_of(request), judged)


def _known(game: str | None) -> str:
    known = games_with_puzzles()
    if game is not None and game not in known:
        raise Refused("bad-request", problem=f"puzzles are of {' or '.join(known)}")
    return game or known[0]


@get("/api/tables/{table:str}/coach")
async def coach(request: Call, services: Services, table: str) -> CoachView:
    """What each choice of the caller's own hands is worth, from what everybody knows."""
    found, seat = await _coached(services, table, request)
    owing = () if found.setting.header is None else found.game.awaited(found.state)
    hands = tuple(hand for hand in found.held_by(seat) if hand in owing)
    question = Advise(found.setting.game, public(found.state), hands)
    answer = await _ask(services, found, question)
    return CoachView(found.n, answer.advice or ())


@get("/api/tables/{table:str}/review")
async def review(request: Call, services: Services, table: str) -> ReviewView:
    """The caller's costly choices of the match that is over, and what would have been better."""
    found, seat = await _coached(services, table, request)
    if found.status is not Status.OVER:
        raise Refused("not-over-yet")
    answer = await _ask(services, found, Review(match_file(found), seat))
    return ReviewView(found.setting.match, answer.remarks or ())


async def _coached(services: Services, table: str, request: Call) -> tuple[Table, Seat]:
    found = await services.store.load(await called_table(services, table, request))
    seat = caller(request).seat_at(found)
    if not found.setting.coach:
        raise Refused("no-coach")
    return found, seat


async def _ask(services: Services, table: Table, question: Question) -> BotAnswer:
    try:
        return await services.coach.ask(table.id, question, owner=table.setting.opener)
    except BotFailed:
        raise Refused("coach-silent") from None


LARGEST_FILE = 500_000


class Lead(Struct, frozen=True):
    """The step and the speed of the one who leads."""

    step: Annotated[int, Meta(ge=0, le=100_000)]
    playing: bool = False
    speed: Annotated[float, Meta(ge=0.1, le=10)] = 1.0


@post("/api/shows", request_max_body_size=LARGEST_FILE)
async def open_show(request: Call, services: Services, body: bytes) -> ShowOpened:
    """Show a match file to others. Keep `leader`: it is the only thing that lets you lead."""
    check_lock(request, services)
    address, entropy = address_of(request), services.settings.entropy
    count_opening(services, address, size=len(body))
    file = await services.computing.run(address, partial(computed.verified, body))
    show, leader = entropy.table_id(), entropy.token()
    await services.watch_parties.open(show, leader=leader, file=file, address=address)
    return ShowOpened(show, leader)


@get("/api/shows/{show:str}/match", media_type=JSON_LINES)
async def shown_match(services: Services, show: str) -> Response[str]:
    """The match file that is shown."""
    return Response(await services.watch_parties.file(checked_party(show)), media_type=JSON_LINES)


@post("/api/shows/{show:str}/position", status_code=200)
async def lead(request: Call, services: Services, show: str, data: Lead) -> Led:
    """Take everybody to a moment of the replay. For the leader only."""
    position = Position(data.step, data.playing, data.speed)
    await services.watch_parties.move(checked_party(show), position, token=bearer(request))
    return Led(data.step)


def checked_party(show: str) -> str:
    if not is_reference(show):
        raise NoSuchShow(show=show[:LONGEST_REFERENCE])
    return show
