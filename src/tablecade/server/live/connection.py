"""One WebSocket as the broadcaster sees it."""

import msgspec

from tablecade.core.hand import Seat
from tablecade.server.gateway.websocket import WebSocket, text_frame

DROPPED = 1008

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
