"""Presence-only socket for shared devices."""

from functools import partial

from tablecade.server.api.request import table_id
from tablecade.server.api.websocket import Greeting, greet
from tablecade.server.entropy import hashed
from tablecade.server.gateway.forwarded import neighbourhood
from tablecade.server.gateway.websocket import WebSocket
from tablecade.server.live.connection import Connection
from tablecade.server.services import Services
from tablecade.server.table.viewer import seat_of


async def here(socket: WebSocket, services: Services, table: str) -> None:
    """`WS /api/tables/{table}/here`: a seat is present while this is open; nothing is sent."""
    await greet(socket, services, table, partial(_attend, socket, services, table))


async def _attend(socket: WebSocket, services: Services, table: str, greeting: Greeting) -> None:
    reference = await table_id(services, table, address=neighbourhood(socket.address))
    seat = seat_of(await services.store.load(reference), greeting.token)
    connection = Connection(seat, socket, token=hashed(greeting.token or ""))
    await services.broadcaster.attend(reference, connection)
    socket.deliver_to(lambda _message: socket.close(1008, "presence only"))
    await services.presence.arrive(reference, seat)
    with services.metrics.sockets.track_inprogress():
        try:
            await socket.closed
        finally:
            services.broadcaster.leave(reference, connection)
            await services.presence.depart(reference, seat)
