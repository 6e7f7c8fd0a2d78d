"""One WebSocket as the broadcaster sees it."""

import asyncio

import msgspec

from tablecade.core.hand import Seat
from tablecade.server.transport.sockets import framed

MAX_UNSENT_BYTES = 2**18
"""Bytes that may wait for a slow connection, beyond the kernel's buffer, before it is closed."""

encode_json = msgspec.json.Encoder().encode


def encode(value: object) -> bytes:
    """A message, ready to be sent."""
    return framed(encode_json(value))


class Connection:
    """One WebSocket. `token` is the hash of the token it was opened with."""

    def __init__(
        self, seat: Seat | None, transport: asyncio.WriteTransport, *, token: str | None
    ) -> None:
        self.seat = seat
        self.token = token
        self.gone = asyncio.Event()
        self.dropped = False
        self._transport = transport

    def send(self, message: bytes) -> None:
        """Closes the connection instead if too many bytes are unsent; the client reconnects."""
        if self.dropped or self._transport.is_closing():
            return
        if self._transport.get_write_buffer_size() > MAX_UNSENT_BYTES:
            self._transport.abort()
            self.drop()
        else:
            self._transport.write(message)

    def drop(self) -> None:
        """Sends nothing more but the close frame."""
        self.dropped = True
        self.gone.set()
