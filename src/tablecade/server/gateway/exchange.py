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

    def write(self, data: bytes) -> None: ...
    def read_on(self) -> None: ...
    def answered(self) -> None: ...
    def abort(self) -> None: ...
    async def drain(self) -> None: ...


class Exchange:
    """h11 has read the head; it writes the response, and knows how far that has come."""

    def __init__(self, wire: Wire, head: Head, protocol: h11.Connection, *, scheme: str) -> None:
        self._wire = wire
        self._head = head
        self._protocol = protocol
        self._scheme = scheme
        self.body_left = head.body_bytes
        self._body = bytearray()
        self._body_told = self._lost = False
        self._changed = asyncio.Event()
        self._start: h11.Response | None = None

    @property
    def is_answered(self) -> bool:
        return self._protocol.our_state in (h11.DONE, h11.MUST_CLOSE)

    @property
    def must_close(self) -> bool:
        return self._protocol.our_state is h11.MUST_CLOSE

    @property
    def is_full(self) -> bool:
        return len(self._body) > UNREAD_BODY_BYTES

    def feed(self, data: bytes) -> None:
        """A piece of the body. It is dropped if the response is there already."""
        self.body_left -= len(data)
        if not self.is_answered:
            self._body += data
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
        if self.is_answered or self._lost:
            return
        if self._protocol.our_state is h11.SEND_BODY:
            self._wire.abort()
        else:
            await self._send({"type": "http.response.start", "status": 500})
            await self._send({"type": "http.response.body"})

    def _scope(self) -> Scope:
        head = self._head
        path, _, query = head.target.partition("?")
        return {
            "type": "http",
            "asgi": {"version": "3.0", "spec_version": "2.4"},
            "http_version": head.http_version,
            "scheme": self._scheme,
            "method": head.method,
            "path": head.path,
            "raw_path": path.encode("latin-1"),
            "query_string": query.encode("latin-1"),
            "root_path": "",
            "headers": head.headers,
            "client": (head.address, 0),
            "server": None,
        }

    async def _receive(self) -> Message:
        if self._protocol.they_are_waiting_for_100_continue:
            go_on = h11.InformationalResponse(status_code=100, headers=[])
            self._wire.write(self._protocol.send(go_on) or b"")
        while not (self._body or self._lost or not (self.body_left or self._body_told)):
            self._changed.clear()
            await self._changed.wait()
        if self._lost:
            return {"type": "http.disconnect"}
        body, self._body = bytes(self._body), bytearray()
        self._body_told = not self.body_left
        self._wire.read_on()
        return {"type": "http.request", "body": body, "more_body": not self._body_told}

    async def _send(self, message: Message) -> None:
        if self._lost:
            return
        if message["type"] == "http.response.start":
            headers = [*message.get("headers", ())]
            self._start = h11.Response(status_code=message["status"], headers=headers)
            return
        events: list[h11.Event] = [] if self._start is None else [self._start]
        self._start = None
        if message.get("body") and self._head.method != "HEAD":
            events.append(h11.Data(data=message["body"]))
        if not message.get("more_body"):
            events.append(h11.EndOfMessage())
        self._wire.write(b"".join(self._protocol.send(event) or b"" for event in events))
        if self.is_answered:
            self._body.clear()
            self._wire.answered()
        await self._wire.drain()
