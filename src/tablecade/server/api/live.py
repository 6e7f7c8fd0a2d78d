"""The socket: what was, then what comes."""

from litestar import websocket

from tablecade.server.api.request import table_id
from tablecade.server.api.websocket import (
    UNASKED,
    Greeting,
    Socket,
    close,
    greeted,
    serve_connection,
)
from tablecade.server.entropy import hashed
from tablecade.server.live.connection import Connection
from tablecade.server.presence import HOST
from tablecade.server.services import Services
from tablecade.server.table.viewer import Viewer, recognise
from tablecade.server.transport.sockets import transport_of


@websocket("/api/tables/{table:str}/live")
async def live(socket: Socket, services: Services, table: str) -> None:
    async with greeted(socket, services, table) as greeting:
        await _serve(socket, services, table, greeting)


async def _serve(socket: Socket, services: Services, table: str, greeting: Greeting) -> None:
    reference = await table_id(services, table, socket)
    found = await services.store.load(reference)
    viewer = recognise(found, greeting.token)
    token = greeting.token and hashed(greeting.token)
    connection = Connection(viewer.seat, transport_of(socket.scope), token=token)
    after = greeting.after if greeting.match in (None, found.setting.match) else None
    await services.broadcaster.join(reference, connection, after=after)
    with services.metrics.sockets.track_inprogress():
        try:
            await _attend(socket, services, connection, reference, viewer)
        finally:
            services.broadcaster.leave(reference, connection)


async def _attend(
    socket: Socket, services: Services, connection: Connection, reference: str, viewer: Viewer
) -> None:
    """Until either side ends it: present while here, gone afterwards."""
    who = HOST if viewer.seat is None and viewer.host else viewer.seat
    if who is not None:
        await services.presence.arrive(reference, who)
    try:
        await serve_connection(socket, connection)
    finally:
        if who is not None:
            await services.presence.depart(reference, who)
    await close(socket, UNASKED, "dropped" if connection.dropped else "unasked")
