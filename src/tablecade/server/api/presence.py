"""Being there without looking: a device that several people share, for all whom it hides."""

import asyncio

from litestar import websocket

from tablecade.server.api.request import table_id
from tablecade.server.api.websocket import Socket, greeted
from tablecade.server.presence import HEARTBEAT
from tablecade.server.services import Services
from tablecade.server.table.viewer import seat_of


@websocket("/api/tables/{table:str}/here")
async def here(socket: Socket, services: Services, table: str) -> None:
    """A seat is present for as long as this is open. Nothing is told: there is nothing to hide."""
    async with greeted(socket, services, table) as greeting:
        await _attend(socket, services, table, greeting.token)


async def _attend(socket: Socket, services: Services, table: str, token: str | None) -> None:
    reference = await table_id(services, table, socket)
    seat = seat_of(await services.store.load(reference), token)
    await services.presence.arrive(reference, seat)
    try:
        with services.metrics.sockets.track_inprogress():
            await _stay(socket, services, reference, token)
    finally:
        await services.presence.depart(reference, seat)


async def _stay(socket: Socket, services: Services, reference: str, token: str | None) -> None:
    """Until the other side leaves. Raises BadToken once the seat has gone to another device."""
    leaving = asyncio.ensure_future(socket.receive())
    try:
        while not (await asyncio.wait([leaving], timeout=HEARTBEAT))[0]:
            seat_of(await services.store.load(reference), token)
    finally:
        leaving.cancel()
        await asyncio.gather(leaving, return_exceptions=True)
