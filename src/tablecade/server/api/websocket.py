"""What all sockets share: whose page opened it, its greeting, pushing, closing."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect
from msgspec import Struct

from tablecade.server.api.request import address_of
from tablecade.server.errors import BadRequest, ForeignOrigin, Refused, TooMany
from tablecade.server.live.connection import Connection
from tablecade.server.services import Services

Socket = WebSocket[Any, Any, Any]

GREETING_SECONDS = 10.0
FAREWELL_SECONDS = 1.0
UNASKED = 1008
CLOSED_BY_REFUSAL = 4000
"""Added to the HTTP status of the refusal, as the code a socket is closed with."""


class Greeting(Struct, frozen=True):
    """The first message, and the only one a client sends."""

    token: str | None = None
    after: int | None = None
    match: int | None = None


@contextlib.asynccontextmanager
async def greeted(socket: Socket, services: Services, reference: str) -> AsyncIterator[Greeting]:
    """Let a socket in and hear its greeting; whatever is refused from then on closes it."""
    try:
        check_origin(socket, services.settings.public_url)
        await socket.accept()
        yield await receive_greeting(socket)
    except Refused as refusal:
        count_failure(socket, services, reference, refusal)
        await close(socket, CLOSED_BY_REFUSAL + refusal.status, refusal.code)
    except WebSocketDisconnect:
        pass


def count_failure(socket: Socket, services: Services, reference: str, refusal: Refused) -> None:
    services.metrics.refusals.labels(refusal.code).inc()
    if refusal.status in (401, 404):
        with contextlib.suppress(TooMany):
            services.limits.count(f"failures {address_of(socket)}", services.settings.failures)
            services.limits.count(f"failures at {reference[:20]}", services.settings.table_failures)


def check_origin(socket: Socket, public_url: str | None) -> None:
    """A browser says whose page opened the socket: only ours may. Scripts send none."""
    origin = socket.headers.get("origin")
    if origin is None:
        return
    ours = {socket.headers.get("host", ""), urlsplit(public_url or "").netloc}
    if urlsplit(origin).netloc not in ours:
        raise ForeignOrigin(origin=origin[:100])


async def receive_greeting(socket: Socket) -> Greeting:
    try:
        text = await asyncio.wait_for(socket.receive_data(mode="text"), GREETING_SECONDS)
        return msgspec.json.decode(text, type=Greeting)
    except TimeoutError:
        raise BadRequest(problem="no greeting came") from None
    except (msgspec.MsgspecError, UnicodeError, RecursionError, KeyError) as problem:
        raise BadRequest(problem=str(problem)[:200]) from None


async def serve_connection(socket: Socket, connection: Connection) -> None:
    """Until either side ends it."""
    sides = [asyncio.ensure_future(end) for end in (_listen(socket), connection.gone.wait())]
    try:
        await asyncio.wait(sides, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for side in sides:
            side.cancel()
        await asyncio.gather(*sides, return_exceptions=True)


async def _listen(socket: Socket) -> None:
    """After the greeting a client has nothing to say here: writes are HTTP."""
    with contextlib.suppress(WebSocketDisconnect):
        await socket.receive()


async def close(socket: Socket, code: int, reason: str) -> None:
    """The other side may be gone already, or not read what it is told."""
    with contextlib.suppress(Exception):
        await asyncio.wait_for(socket.close(code=code, reason=reason), FAREWELL_SECONDS)
