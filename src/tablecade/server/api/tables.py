"""Tables: opening one, looking at it, sitting down, getting up."""

from litestar import get, post
from msgspec import Struct
from msgspec.structs import replace

from tablecade.server.api.request import (
    Call,
    Secret,
    address_of,
    bearer,
    called_table,
    caller,
    check_lock,
    count_opening,
)
from tablecade.server.api.responses import Done, Joined, Opened, done
from tablecade.server.entropy import group_of, hashed
from tablecade.server.services import Services
from tablecade.server.store.store import CodeTaken
from tablecade.server.table import seating, series
from tablecade.server.table.growth import grow
from tablecade.server.table.lobby import TableWish, new_table
from tablecade.server.table.seating import Name, OwnChange
from tablecade.server.table.table import Table, Word
from tablecade.server.table.view import snapshot
from tablecade.server.table.viewer import HOST, Caller
from tablecade.server.table.wire import Snapshot

TABLE_BYTES = 10_000
"""What a table with its match takes in the database, beside its options."""


@post("/api/tables")
async def open_table(request: Call, services: Services, data: TableWish) -> Opened:
    """Open a table. Keep `host`: it is the only thing that lets you start and steer it."""
    check_lock(request, services)
    size = len(await request.body())
    count_opening(services, address_of(request), size=size + TABLE_BYTES)
    host = services.settings.entropy.token()
    table = new_table(
        data,
        services.settings.entropy,
        host=hashed(host),
        tempo=services.settings.tempo,
        opener=group_of(address_of(request)),
    )
    while True:
        try:
            await services.store.add(table)
            break
        except CodeTaken:
            table = replace(table, code=services.settings.entropy.code())
    services.metrics.tables += 1
    return Opened(table.id, table.code, host)


@get("/api/tables/{table:str}")
async def look(request: Call, services: Services, table: str) -> Snapshot:
    """What this viewer may know; without a token, what anybody may."""
    found = await services.store.load(await called_table(services, table, request))
    viewer = caller(request).at(found)
    present = await services.presence.present(found.id)
    return snapshot(found, present, viewer.seat)


class Join(Struct, frozen=True):
    """A name to sit down with, or an invitation to come back with."""

    name: Name = ""
    seat: int | None = None
    colour: Word | None = None
    nonce: Word | None = None
    invitation: Secret | None = None


@post("/api/tables/{table:str}/join", status_code=200)
async def join(request: Call, services: Services, table: str, data: Join) -> Joined:
    """Sit down on an open seat, or on the seat of a bot that is named, also in mid-match.

    With the host's token in the call, the host is known to sit here.
    """
    reference = await called_table(services, table, request)
    entropy, who = services.settings.entropy, caller(request)
    token = entropy.token()
    if data.invitation is None:
        nonce = entropy.nonce() if data.nonce is None else data.nonce
        newcomer = seating.Newcomer(
            name=seating.check_name(data.name),
            token=hashed(token),
            nonce=seating.check_nonce(nonce),
            seat=data.seat,
            colour=data.colour,
        )

    def edit(before: Table, now: float) -> Table:
        if data.invitation is not None:
            after = seating.accept(before, data.invitation, hashed(token))
        else:
            hosts = who.at(before) == HOST
            after = seating.join(before, replace(newcomer, hosts=hosts))
        return series.reseated(after, entropy, now=now)

    joined = await services.store.change(reference, edit)
    return Joined(Caller(token).seat_at(joined), token)


@post("/api/tables/{table:str}/leave", status_code=200)
async def leave(request: Call, services: Services, table: str) -> Done:
    """Get up: the token dies, and a bot goes on in your place."""
    who, entropy = caller(request), services.settings.entropy

    def edit(before: Table, now: float) -> Table:
        return series.reseated(seating.leave(before, who.seat_at(before)), entropy, now=now)

    after = await services.store.change(await called_table(services, table, request), edit)
    return done(after)


@post("/api/tables/{table:str}/me", status_code=200)
async def change_own(request: Call, services: Services, table: str, data: OwnChange) -> Joined:
    """In the lobby: another name, colour or seat. The token stays.

    In a match: the colour of a second controller, before it has chosen.
    """
    who = caller(request)

    def edit(before: Table, _now: float) -> Table:
        return grow(seating.change_own(before, who.seat_at(before), data))

    after = await services.store.change(await called_table(services, table, request), edit)
    return Joined(who.seat_at(after), bearer(request) or "")


class VoteWish(Struct, frozen=True):
    game: Word


@post("/api/tables/{table:str}/vote", status_code=200)
async def vote(request: Call, services: Services, table: str, data: VoteWish) -> Done:
    """After a match: what to play next. It begins when all people have said."""
    who, entropy = caller(request), services.settings.entropy

    def edit(before: Table, now: float) -> Table:
        return series.vote(before, who.seat_at(before), data.game, entropy, now=now)

    after = await services.store.change(await called_table(services, table, request), edit)
    return done(after)
