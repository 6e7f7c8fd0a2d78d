"""One request and its response, as ASGI sees them."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any, Protocol

import h11

from tablecade.server.gateway.head import Head

log = logging.getLogger(__name__)

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
ASGIApp = Callable[[Scope, Receive, Send], Awaitable[None]]

UNREAD_BODY_BYTES = 65_536
"""Of a request's body that the application has not asked for; reading stops beyond."""


class Wire(Protocol):
    """The connection an exchange takes place on."""

    def write_events(self, *events: h11.Event) -> None: ...

    def pause_reading(self) -> None: ...

    def resume_reading(self) -> None: ...

    def continue_if_awaited(self) -> None: ...

    def finished(self) -> None: ...

    def abort(self) -> None: ...

    async def drain(self) -> None: ...


class Exchange:
    def __init__(self, wire: Wire, head: Head) -> None:
        self._wire = wire
        self._head = head
        self._body = bytearray()
        self._ended = self._told_end = self._lost = False
        self._changed = asyncio.Event()
        self._start: h11.Response | None = None
        self._started = self._complete = False

    def feed(self, data: bytes) -> None:
        if self._complete:
            return
        self._body += data
        self._changed.set()
        if len(self._body) > UNREAD_BODY_BYTES:
            self._wire.pause_reading()

    def end(self) -> None:
        self._ended = True
        self._changed.set()

    def lose(self) -> None:
        """The client is gone. The application goes on: what it has begun counts."""
        self._lost = True
        self._changed.set()

    async def run(self, app: ASGIApp) -> None:
        try:
            await app(self._scope(), self._receive, self._send)
        except Exception:
            log.exception("a request failed", extra={"path": self._head.path})
        if self._complete or self._lost:
            return
        if self._started:
            self._wire.abort()
        else:
            await self._send({"type": "http.response.start", "status": 500, "headers": []})
            await self._send({"type": "http.response.body", "body": b""})

    def _scope(self) -> Scope:
        head = self._head
        return {
            "type": "http",
            "asgi": {"version": "3.0", "spec_version": "2.4"},
            "http_version": head.http_version,
            "scheme": "http",
            "method": head.method,
            "path": head.path,
            "raw_path": head.target.partition("?")[0].encode("latin-1"),
            "query_string": head.query,
            "root_path": "",
            "headers": head.raw,
            "client": (head.address, 0),
            "server": None,
            "extensions": {"tablecade": {"peer": head.peer}},
        }

    async def _receive(self) -> Message:
        self._wire.continue_if_awaited()
        while not (self._body or self._lost or (self._ended and not self._told_end)):
            self._changed.clear()
            await self._changed.wait()
        if self._lost:
            return {"type": "http.disconnect"}
        body, self._body = bytes(self._body), bytearray()
        self._told_end = self._ended
        self._wire.resume_reading()
        return {"type": "http.request", "body": body, "more_body": not self._ended}

    async def _send(self, message: Message) -> None:
        if self._lost:
            return
        if message["type"] == "http.response.start":
            headers = [*message.get("headers", ())]
            self._start = h11.Response(status_code=message["status"], headers=headers)
            return
        self._send_body(message.get("body", b""), more=message.get("more_body", False))
        await self._wire.drain()

    def _send_body(self, body: bytes, *, more: bool) -> None:
        events: list[h11.Event] = []
        if self._start is not None:
            events.append(self._start)
            self._start, self._started = None, True
        if body and self._head.method != "HEAD":
            events.append(h11.Data(data=body))
        if not more:
            events.append(h11.EndOfMessage())
        self._wire.write_events(*events)
        if not more:
            self._complete = True
            self._wire.finished()
