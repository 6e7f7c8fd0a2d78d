"""One WebSocket as the broadcaster sees it, and the decisions that its client has missed."""

import asyncio

import msgspec

from tablecade.core.hand import Seat
from tablecade.server.gateway.websocket import WebSocket, WebSocketClosed, text_frame
from tablecade.server.table.table import Table
from tablecade.server.table.view import replayed

DROPPED = 1008
DECISIONS_A_TURN = 8
"""Replayed in one turn of the event loop, so that a long match holds up nobody else."""
DECISIONS_A_CALL = 10
"""Replaying ten decisions takes about as long as a call."""

encode_json = msgspec.json.Encoder().encode


def encode(value: object) -> bytes:
    """A message as a frame, ready to be sent to any number of connections."""
    return text_frame(encode_json(value))


class Connection:
    """One WebSocket. `token` is the hash of the token it was opened with."""

    def __init__(self, seat: Seat | None, socket: WebSocket, *, token: str | None) -> None:
        self.seat = seat
        self.token = token
        self.send = socket.send
        self.socket = socket

    def drop(self) -> None:
        self.socket.close(DROPPED, "dropped")


def history_cost(table: Table) -> int:
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
