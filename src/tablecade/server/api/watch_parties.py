"""Watch parties, replays that one person leads: opening one and leading it."""

from functools import partial
from typing import Annotated

from litestar import Response, get, post
from msgspec import Meta, Struct

from tablecade.server.api.computed import verified
from tablecade.server.api.matches import JSON_LINES
from tablecade.server.api.request import (
    LONGEST_REFERENCE,
    Call,
    address_of,
    bearer,
    count_opening,
    is_reference,
)
from tablecade.server.api.responses import Led, ShowOpened
from tablecade.server.errors import NoSuchShow
from tablecade.server.live.watch_parties import Position
from tablecade.server.services import Services

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
