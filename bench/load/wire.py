"""HTTP and WebSocket connections that cost their process next to nothing.

Just enough of both protocols for servers that are known: no redirects, no compression, no pieces.
"""

import asyncio
import re
from collections import deque
from collections.abc import Callable

from msgspec import Struct

TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10
BUSY, BUSY_SECONDS = 503, 0.5
_LENGTH = re.compile(rb"(?i)\r\ncontent-length: *(\d+)")
_KEY = "AAAAAAAAAAAAAAAAAAAAAA=="


class Answer(Struct, frozen=True):
    status: int
    body: bytes


class Http(asyncio.Protocol):
    """One connection that is kept, and made anew when the server has closed it.

    Calls are answered in the order they were made.
    """

    def __init__(self, port: int, *, token: str | None = None) -> None:
        self._port = port
        self._authorization = "" if token is None else f"Authorization: Bearer {token}\r\n"
        self._buffer = b""
        self._waiting: deque[asyncio.Future[Answer]] = deque()
        self._transport: asyncio.BaseTransport | None = None

    def call(self, method: str, path: str, body: bytes = b"") -> "asyncio.Future[Answer]":
        head = (
            f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1\r\n{self._authorization}"
            f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n"
        )
        if self._transport is None or self._transport.is_closing():
            return asyncio.ensure_future(self._call_anew(head.encode() + body))
        return self._write(head.encode() + body)

    async def insist(self, method: str, path: str, body: bytes = b"") -> bytes:
        """For opening a table: a server that says it is busy is asked again."""
        while (answer := await self.call(method, path, body)).status == BUSY:
            await asyncio.sleep(BUSY_SECONDS)
        if answer.status >= 400:
            raise ConnectionError(answer)
        return answer.body

    def _write(self, request: bytes) -> "asyncio.Future[Answer]":
        self._transport.write(request)  # type: ignore[union-attr]
        self._waiting.append(asyncio.get_running_loop().create_future())
        return self._waiting[-1]

    async def _call_anew(self, request: bytes) -> Answer:
        loop = asyncio.get_running_loop()
        self._transport, _ = await loop.create_connection(lambda: self, "127.0.0.1", self._port)
        return await self._write(request)

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        while self._answer():
            pass

    def _answer(self) -> bool:
        head, end, body = self._buffer.partition(b"\r\n\r\n")
        length = _LENGTH.search(head)
        if not end or len(body) < (size := int(length[1]) if length else 0):
            return False
        self._buffer = body[size:]
        self._waiting.popleft().set_result(Answer(int(head[9:12]), body[:size]))
        return bool(self._buffer)

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002 - asyncio's own
        while self._waiting:
            self._waiting.popleft().cancel()

    def close(self) -> None:
        if self._transport is not None:
            self._transport.close()


class Socket(asyncio.Protocol):
    """A WebSocket: hands on each text as it comes."""

    def __init__(self, path: str, heard: Callable[[bytes], None]) -> None:
        self._path = path
        self._heard = heard
        self._buffer = b""
        self._opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.broken = False

    async def open(self, port: int) -> None:
        await asyncio.get_running_loop().create_connection(lambda: self, "127.0.0.1", port)
        await self._opened

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = transport
        head = (
            f"GET {self._path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\n"
            "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: {_KEY}\r\n\r\n"
        )
        self._write(head.encode())

    def _write(self, data: bytes) -> None:
        if not self._transport.is_closing():
            self._transport.write(data)  # type: ignore[attr-defined]

    def send(self, text: bytes, kind: int = TEXT) -> None:
        """Masked with zeros, which leave everything as it is."""
        if len(text) < 126:
            head = bytes((0x80 | kind, 0x80 | len(text)))
        else:
            head = bytes((0x80 | kind, 0x80 | 126)) + len(text).to_bytes(2, "big")
        self._write(head + b"\0\0\0\0" + text)

    def data_received(self, data: bytes) -> None:
        self._buffer = self._buffer + data if self._buffer else data
        if not self._opened.done():
            _, end, self._buffer = self._buffer.partition(b"\r\n\r\n")
            if not end:
                return
            self._opened.set_result(None)
        at = 0
        while (end_of := self._frame(at)) is not None:
            at = end_of
        self._buffer = self._buffer[at:]

    def _frame(self, at: int) -> int | None:
        """Hear the frame that begins here, if it is whole; where it ends."""
        buffer = self._buffer
        if len(buffer) < at + 2:
            return None
        kind, size, begin = buffer[at] & 15, buffer[at + 1] & 127, at + 2
        if size > 125:
            begin = at + (4 if size == 126 else 10)
            size = int.from_bytes(buffer[at + 2 : begin], "big")
        end = begin + size
        if len(buffer) < max(end, begin):
            return None
        if kind in (TEXT, BINARY):
            self._heard(buffer[begin:end])
        elif kind == PING:
            self.send(buffer[begin:end], PONG)
        elif kind == CLOSE:
            self.broken = True
        return end

    def connection_lost(self, exc: Exception | None) -> None:
        self.broken = True
        if not self._opened.done():
            self._opened.set_exception(exc or ConnectionResetError())

    def close(self) -> None:
        self._transport.close()
