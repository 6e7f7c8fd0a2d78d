"""A plain HTTP client that costs little: what is measured is the server, not its callers."""

import asyncio
import json
from typing import Any

from msgspec import Struct

LOST = (OSError, EOFError, TimeoutError, ValueError)
"""What a call can end in besides an answer."""


class Answer(Struct, frozen=True):
    status: int
    body: bytes

    @property
    def json(self) -> Any:
        return json.loads(self.body)


class Http:
    """One connection, one call at a time; opened when it is needed, and again when it broke."""

    def __init__(self, port: int, *, token: str | None = None, seconds: float = 10.0) -> None:
        self._port = port
        self._seconds = seconds
        self._authorization = "" if token is None else f"Authorization: Bearer {token}\r\n"
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def call(self, method: str, path: str, body: Any = None) -> Answer:
        """Raises one of LOST when no whole answer came."""
        try:
            return await asyncio.wait_for(self._exchange(method, path, body), self._seconds)
        except BaseException:
            self.close()
            raise

    async def _exchange(self, method: str, path: str, body: Any) -> Answer:
        if self._streams is None:
            self._streams = await asyncio.open_connection("127.0.0.1", self._port)
        reader, writer = self._streams
        content = b"" if body is None else json.dumps(body).encode()
        head = (
            f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1\r\n{self._authorization}"
            f"Content-Type: application/json\r\nContent-Length: {len(content)}\r\n\r\n"
        )
        writer.write(head.encode() + content)
        return await _read(reader)

    def close(self) -> None:
        if self._streams is not None:
            self._streams[1].transport.abort()
            self._streams = None


async def _read(reader: asyncio.StreamReader) -> Answer:
    head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").lower()
    status = int(head.split(" ", 2)[1])
    size = int(head.partition("content-length:")[2].partition("\r\n")[0] or 0)
    return Answer(status, await reader.readexactly(size))


async def call_once(
    port: int, method: str, path: str, body: Any = None, *, token: str | None = None
) -> Answer:
    """On a connection of its own."""
    http = Http(port, token=token)
    try:
        return await http.call(method, path, body)
    finally:
        http.close()
