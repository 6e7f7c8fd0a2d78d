"""Sends the decisions that a client has missed."""

import asyncio

from tablecade.server.gateway.websocket import WebSocket, WebSocketClosed
from tablecade.server.live.connection import encode
from tablecade.server.table.table import Table
from tablecade.server.table.view import replayed

DECISIONS_A_TURN = 8
"""Replayed in one turn of the event loop, so that a long match holds up nobody else."""
DECISIONS_A_CALL = 10
"""Replaying ten decisions takes about as long as a call."""


def cost(table: Table) -> int:
    """What a replay counts against the caller's limit, in calls."""
    return 1 + table.n // DECISIONS_A_CALL


async def send_history(socket: WebSocket, table: Table, after: int) -> None:
    """Raises WebSocketClosed if the client leaves meanwhile."""
    for number, message in enumerate(replayed(table, after), start=1):
        if message is not None:
            socket.send(encode(message))
        if number % DECISIONS_A_TURN == 0:
            await asyncio.sleep(0)
            if socket.closed.done():
                raise WebSocketClosed
