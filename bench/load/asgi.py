"""Tablecade as one ASGI application, WebSockets included, for servers of others.

The product serves WebSockets through its own gateway. Here the same handlers run on ASGI: a
queue and a task for each connection carry what is pushed.
"""

import asyncio
import os
from collections import deque
from collections.abc import Callable
from functools import cache
from typing import Any, cast

from tests.server.harness.served import Wanted, settings

from bench.load.limits import CROWD, TEMPO
from tablecade.server.api.live import serve_socket
from tablecade.server.app import make_app
from tablecade.server.gateway.admission import neighbourhood
from tablecade.server.gateway.websocket import WebSocket, WebSocketClosed
from tablecade.server.serve import spare_the_collector
from tablecade.server.services import Services

DATABASE = "TABLECADE_BENCH_DATABASE"
SHORT_FRAME, LONGER_FRAME = 126, 127
"""Marks in a frame's second byte: the length follows in 2 or 8 bytes."""


def payload(frame: bytes) -> str:
    """The text in a frame that the server has made."""
    begin = {SHORT_FRAME: 4, LONGER_FRAME: 10}.get(frame[1], 2)
    return frame[begin:].decode()


class AsgiSocket:
    """What the handlers use of the gateway's `WebSocket`, on ASGI's receive and send."""

    def __init__(self, scope: Any, receive: Any, send: Any) -> None:
        self.path = scope["path"]
        self.headers = {name.decode(): value.decode() for name, value in scope["headers"]}
        self.network = neighbourhood(scope["client"][0])
        self.in_progress = 0
        self.closed: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._receive, self._send = receive, send
        self._outgoing: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._early: deque[bytes] = deque()
        self._on_message: Callable[[bytes], None] | None = None
        self._arrived = asyncio.Event()

    async def run(self, services: Services) -> None:
        work = [asyncio.ensure_future(self._read()), asyncio.ensure_future(self._write())]
        try:
            await serve_socket(cast(WebSocket, self), services)
        finally:
            for task in work:
                task.cancel()

    def accept(self) -> None:
        self._outgoing.put_nowait({"type": "websocket.accept"})

    def reject(self, status: int, text: str) -> None:
        self._outgoing.put_nowait({"type": "websocket.close", "code": status, "reason": text})

    def close(self, code: int, reason: str) -> None:
        self.reject(code, reason)

    def send(self, frame: bytes) -> None:
        self._outgoing.put_nowait({"type": "websocket.send", "text": payload(frame)})

    async def receive(self) -> bytes:
        while not self._early:
            if self.closed.done():
                raise WebSocketClosed
            self._arrived.clear()
            await self._arrived.wait()
        return self._early.popleft()

    def deliver_to(self, on_message: Callable[[bytes], None]) -> None:
        self._on_message = on_message
        while self._early:
            on_message(self._early.popleft())

    def abort(self) -> None:
        self.reject(1011, "failed")

    def end_work(self) -> None:
        """Not bounded here."""

    async def _read(self) -> None:
        while (message := await self._receive())["type"] != "websocket.disconnect":
            if message["type"] == "websocket.receive":
                self._take((message.get("text") or "").encode())
        self.closed.set_result(None)
        self._arrived.set()

    def _take(self, text: bytes) -> None:
        if self._on_message is not None:
            self._on_message(text)
        else:
            self._early.append(text)
            self._arrived.set()

    async def _write(self) -> None:
        while True:
            await self._send(await self._outgoing.get())


@cache
def running_services() -> Services:
    return Services(settings(Wanted(os.environ[DATABASE], tempo=TEMPO, bounds=CROWD)))


@cache
def calls() -> Any:
    return make_app(running_services())


async def app(scope: Any, receive: Any, send: Any) -> None:
    if scope["type"] == "lifespan":
        await _live(receive, send)
    elif scope["type"] == "websocket":
        await AsgiSocket(scope, receive, send).run(running_services())
    else:
        await calls()(scope, receive, send)


async def _live(receive: Any, send: Any) -> None:
    await receive()
    async with running_services().running():
        spare_the_collector()
        await send({"type": "lifespan.startup.complete"})
        await receive()
    await send({"type": "lifespan.shutdown.complete"})
