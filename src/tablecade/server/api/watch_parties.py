"""Watch parties, replays that one person leads: opening one, leading it, following it."""

from functools import partial
from typing import Annotated

from litestar import Response, get, post
from msgspec import Meta, Struct

from tablecade.server.api.matches import JSON_LINES
from tablecade.server.api.replay_views import verified
from tablecade.server.api.request import (
    LONGEST_REFERENCE,
    Call,
    address_of,
    bearer,
    count_opening,
    is_reference,
)
from tablecade.server.api.responses import Led, ShowOpened
from tablecade.server.api.websocket import Greeting, greet
from tablecade.server.errors import NoSuchShow
from tablecade.server.gateway.websocket import WebSocket
from tablecade.server.live.connection import Connection
from tablecade.server.services import Services
from tablecade.server.store.shows import Position

LARGEST_FILE = 500_000


class Lead(Struct, frozen=True):
    """The step and the speed of the one who leads."""

    step: Annotated[int, Meta(ge=0, le=100_000)]
    playing: bool = False
    speed: Annotated[float, Meta(ge=0.1, le=10)] = 1.0


@post("/api/shows", request_max_body_size=LARGEST_FILE)
async def open_show(request: Call, services: Services, body: bytes) -> ShowOpened:
    """Show a match file to others. Keep `leader`: it is the only thing that lets you lead."""
    count_opening(services, address_of(request), size=len(body))
    file = await services.computing.run(address_of(request), partial(verified, body))
    entropy = services.settings.entropy
    show, leader = entropy.table_id(), entropy.token()
    await services.watch_parties.open(show, leader=leader, file=file)
    return ShowOpened(show, leader)


@get("/api/shows/{show:str}/match", media_type=JSON_LINES)
async def shown_match(services: Services, show: str) -> Response[str]:
    """The match file that is shown."""
    return Response(await services.watch_parties.file(_checked(show)), media_type=JSON_LINES)


@post("/api/shows/{show:str}/position", status_code=200)
async def lead(request: Call, services: Services, show: str, data: Lead) -> Led:
    """Take everybody to a moment of the replay. For the leader only."""
    position = Position(data.step, data.playing, data.speed)
    await services.watch_parties.move(_checked(show), position, token=bearer(request))
    return Led(data.step)


async def follow(socket: WebSocket, services: Services, show: str) -> None:
    """`WS /api/shows/{show}/live`: the position, then every move of the leader."""
    await greet(socket, services, show, partial(_follow, socket, services, show))


async def _follow(socket: WebSocket, services: Services, show: str, _greeting: Greeting) -> None:
    connection = Connection(None, socket, token=None)
    await services.watch_parties.join(_checked(show), connection)
    socket.deliver_to(lambda _message: socket.close(1008, "nothing to send here"))
    with services.metrics.sockets.track_inprogress():
        try:
            await socket.closed
        finally:
            services.watch_parties.leave(show, connection)


def _checked(show: str) -> str:
    if not is_reference(show):
        raise NoSuchShow(show=show[:LONGEST_REFERENCE])
    return show
