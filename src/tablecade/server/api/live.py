"""The socket: what was, then what comes."""

import asyncio
import contextlib
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from msgspec import Struct

from tablecade.server.api.calls import table_id
from tablecade.server.entropy import hashed
from tablecade.server.errors import BadRequest, ForeignOrigin, Refused, TooMany
from tablecade.server.house import House
from tablecade.server.hub import Line
from tablecade.server.limits import neighbourhood
from tablecade.server.presence import HOST
from tablecade.server.table.viewer import Viewer, recognise

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


@websocket("/api/tables/{table:str}/live")
async def live(socket: Socket, house: House, table: str) -> None:
    try:
        _check_origin(socket, house.settings.public_url)
        await socket.accept()
        await _serve(socket, house, table)
    except Refused as refusal:
        _count_failure(socket, house, table, refusal)
        await _close(socket, CLOSED_BY_REFUSAL + refusal.status, refusal.code)
    except WebSocketDisconnect:
        pass


def _check_origin(socket: Socket, public_url: str | None) -> None:
    """A browser says whose page opened the socket: only ours may. Scripts send none."""
    origin = socket.headers.get("origin")
    if origin is None:
        return
    ours = {socket.headers.get("host", ""), urlsplit(public_url or "").netloc}
    if urlsplit(origin).netloc not in ours:
        raise ForeignOrigin(origin=origin[:100])


async def _serve(socket: Socket, house: House, table: str) -> None:
    greeting = await _greeting(socket)
    reference = await table_id(house, table, socket)
    found = await house.store.read(reference)
    viewer = recognise(found, greeting.token)
    line = Line(viewer.seat, token=greeting.token and hashed(greeting.token))
    after = greeting.after if greeting.match in (None, found.setting.match) else None
    await house.hub.join(reference, line, after=after)
    with house.metrics.sockets.track_inprogress():
        try:
            await _attend(socket, house, line, reference, viewer)
        finally:
            house.hub.leave(reference, line)


async def _greeting(socket: Socket) -> Greeting:
    try:
        text = await asyncio.wait_for(socket.receive_data(mode="text"), GREETING_SECONDS)
        return msgspec.json.decode(text, type=Greeting)
    except TimeoutError:
        raise BadRequest(problem="no greeting came") from None
    except (msgspec.MsgspecError, UnicodeError, RecursionError, KeyError) as problem:
        raise BadRequest(problem=str(problem)[:200]) from None


async def _attend(socket: Socket, house: House, line: Line, reference: str, viewer: Viewer) -> None:
    """Until either side ends it: present while here, gone afterwards."""
    who = HOST if viewer.host else viewer.seat
    if who is not None:
        await house.presence.arrive(reference, who)
    ends = (_push(socket, line), _listen(socket), line.gone.wait())
    sides = [asyncio.ensure_future(end) for end in ends]
    try:
        await asyncio.wait(sides, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for side in sides:
            side.cancel()
        await asyncio.gather(*sides, return_exceptions=True)
        if who is not None:
            await house.presence.depart(reference, who)
    await _close(socket, UNASKED, "dropped" if line.dropped else "unasked")


async def _push(socket: Socket, line: Line) -> None:
    while not line.dropped:
        for text in await line.take():
            await socket.send({"type": "websocket.send", "text": text, "bytes": None})


async def _listen(socket: Socket) -> None:
    """After the greeting a client has nothing to say here: writes are HTTP."""
    with contextlib.suppress(WebSocketDisconnect):
        await socket.receive()


async def _close(socket: Socket, code: int, reason: str) -> None:
    """The other side may be gone already, or not read what it is told."""
    with contextlib.suppress(Exception):
        await asyncio.wait_for(socket.close(code=code, reason=reason), FAREWELL_SECONDS)


def _count_failure(socket: Socket, house: House, table: str, refusal: Refused) -> None:
    house.metrics.refusals.labels(refusal.code).inc()
    if refusal.status in (401, 404):
        address = neighbourhood(socket.client.host) if socket.client else "nowhere"
        with contextlib.suppress(TooMany):
            house.limits.count(f"failures {address}", house.settings.failures)
            house.limits.count(f"failures at {table[:20]}", house.settings.table_failures)
