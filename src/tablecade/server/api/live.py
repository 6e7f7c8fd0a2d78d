"""The socket: what was, then what comes."""

from litestar import websocket

from tablecade.server.api.calls import table_id
from tablecade.server.api.sockets import UNASKED, Greeting, Socket, close, greeted, serve_line
from tablecade.server.entropy import hashed
from tablecade.server.house import House
from tablecade.server.hub import Line
from tablecade.server.presence import HOST
from tablecade.server.table.viewer import Viewer, recognise
from tablecade.server.transport.sockets import transport_of


@websocket("/api/tables/{table:str}/live")
async def live(socket: Socket, house: House, table: str) -> None:
    async with greeted(socket, house, table) as greeting:
        await _serve(socket, house, table, greeting)


async def _serve(socket: Socket, house: House, table: str, greeting: Greeting) -> None:
    reference = await table_id(house, table, socket)
    found = await house.store.read(reference)
    viewer = recognise(found, greeting.token)
    token = greeting.token and hashed(greeting.token)
    line = Line(viewer.seat, transport_of(socket.scope), token=token)
    after = greeting.after if greeting.match in (None, found.setting.match) else None
    await house.hub.join(reference, line, after=after)
    with house.metrics.sockets.track_inprogress():
        try:
            await _attend(socket, house, line, reference, viewer)
        finally:
            house.hub.leave(reference, line)


async def _attend(socket: Socket, house: House, line: Line, reference: str, viewer: Viewer) -> None:
    """Until either side ends it: present while here, gone afterwards."""
    who = HOST if viewer.host else viewer.seat
    if who is not None:
        await house.presence.arrive(reference, who)
    try:
        await serve_line(socket, line)
    finally:
        if who is not None:
            await house.presence.depart(reference, who)
    await close(socket, UNASKED, "dropped" if line.dropped else "unasked")
