"""A film led by one person for all who watch: opening one, leading it, following it."""

import asyncio
from typing import Annotated

from litestar import Response, get, post, websocket
from msgspec import Meta, Struct

from tablecade.core.match import read_match
from tablecade.core.replay import verify
from tablecade.games import GAMES
from tablecade.server.api.answers import Led, ShowOpened
from tablecade.server.api.calls import LONGEST_REFERENCE, Call, address_of, bearer
from tablecade.server.api.matches import JSON_LINES
from tablecade.server.api.sockets import UNASKED, Socket, close, greeted, serve_line
from tablecade.server.errors import NoSuchShow
from tablecade.server.house import House
from tablecade.server.hub import Line
from tablecade.server.store.shows import Position
from tablecade.server.transport.sockets import transport_of

LARGEST_FILE = 500_000


class Lead(Struct, frozen=True):
    """Where whoever leads has come to."""

    step: Annotated[int, Meta(ge=0, le=100_000)]
    playing: bool = False
    speed: Annotated[float, Meta(ge=0.1, le=10)] = 1.0


@post("/api/shows", request_max_body_size=LARGEST_FILE)
async def open_show(request: Call, house: House, body: bytes) -> ShowOpened:
    """Show a match file to others. Keep `leader`: it is the only thing that lets you lead."""
    house.limits.count(f"openings {address_of(request)}", house.settings.openings)
    file = await asyncio.to_thread(_proven, body)
    entropy = house.settings.entropy
    show, leader = entropy.table_id(), entropy.token()
    await house.shows.open(show, leader=leader, file=file)
    return ShowOpened(show, leader)


def _proven(body: bytes) -> str:
    match = read_match(body)
    verify(GAMES, match)
    return match.write()


@get("/api/shows/{show:str}/match", media_type=JSON_LINES)
async def shown_match(house: House, show: str) -> Response[str]:
    """The match file that is shown."""
    return Response(await house.shows.file(_checked(show)), media_type=JSON_LINES)


@post("/api/shows/{show:str}/position", status_code=200)
async def lead(request: Call, house: House, show: str, data: Lead) -> Led:
    """Take everybody to a moment of the film. For whoever leads."""
    position = Position(data.step, data.playing, data.speed)
    await house.shows.move(_checked(show), position, token=bearer(request))
    return Led(data.step)


@websocket("/api/shows/{show:str}/live")
async def follow(socket: Socket, house: House, show: str) -> None:
    """Where the film stands, then every move of whoever leads."""
    async with greeted(socket, house, show):
        await _follow(socket, house, _checked(show))


async def _follow(socket: Socket, house: House, show: str) -> None:
    line = Line(None, transport_of(socket.scope), token=None)
    await house.shows.join(show, line)
    with house.metrics.sockets.track_inprogress():
        try:
            await serve_line(socket, line)
        finally:
            house.shows.leave(show, line)
    await close(socket, UNASKED, "dropped" if line.dropped else "unasked")


def _checked(show: str) -> str:
    if len(show) > LONGEST_REFERENCE or not show.isascii():
        raise NoSuchShow(show=show[:LONGEST_REFERENCE])
    return show
