"""A socket's transport, handed to whoever pushes: no task is woken, no frame built twice.

Greeting, pings and closing stay uvicorn's.
"""

import asyncio
from typing import Any, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

EXTENSION = "tablecade.transport"

TEXT = 0x81
SHORT, MEDIUM = 126, 127
"""Lengths that say: the length follows, in two or in eight bytes (RFC 6455, 5.2)."""


class SocketProtocol(WebSocketsSansIOProtocol):
    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            cast(dict[str, Any], self.scope["extensions"])[EXTENSION] = self.transport


def transport_of(scope: Any) -> asyncio.WriteTransport:
    return cast(asyncio.WriteTransport, scope["extensions"][EXTENSION])


def framed(text: bytes) -> bytes:
    """A message as it goes over the wire: one unmasked text frame."""
    length = len(text)
    if length < SHORT:
        return bytes((TEXT, length)) + text
    if length < 1 << 16:
        return bytes((TEXT, SHORT)) + length.to_bytes(2, "big") + text
    return bytes((TEXT, MEDIUM)) + length.to_bytes(8, "big") + text
