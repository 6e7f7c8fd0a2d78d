"""Being there without looking: a device that several people share, for all whom it hides."""

import asyncio

from litestar import websocket

from tablecade.server.api.calls import table_id
from tablecade.server.api.sockets import Socket, greeted
from tablecade.server.house import House
from tablecade.server.presence import HEARTBEAT
from tablecade.server.table.viewer import seat_of


@websocket("/api/tables/{table:str}/here")
async def here(socket: Socket, house: House, table: str) -> None:
    """A seat is present for as long as this is open. Nothing is told: there is nothing to hide."""
    async with greeted(socket, house, table) as greeting:
        await _attend(socket, house, table, greeting.token)


async def _attend(socket: Socket, house: House, table: str, token: str | None) -> None:
    reference = await table_id(house, table, socket)
    seat = seat_of(await house.store.read(reference), token)
    await house.presence.arrive(reference, seat)
    try:
        with house.metrics.sockets.track_inprogress():
            await _stay(socket, house, reference, token)
    finally:
        await house.presence.depart(reference, seat)


async def _stay(socket: Socket, house: House, reference: str, token: str | None) -> None:
    """Until the other side leaves. Raises BadToken once the seat has gone to another device."""
    leaving = asyncio.ensure_future(socket.receive())
    try:
        while not (await asyncio.wait([leaving], timeout=HEARTBEAT))[0]:
            seat_of(await house.store.read(reference), token)
    finally:
        leaving.cancel()
        await asyncio.gather(leaving, return_exceptions=True)
