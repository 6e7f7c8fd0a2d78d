"""One request and its response: the head is checked as it came, the rest is what ASGI sees."""

import asyncio
import logging
import re
from collections.abc import Awaitable, Callable, MutableMapping, Sequence
from typing import TYPE_CHECKING, Any
from urllib.parse import unquote

import h11
from msgspec import Struct

from tablecade.server.gateway.forwarded import Network, client_address

if TYPE_CHECKING:
    from tablecade.server.gateway.gateway import HttpConnection

log = logging.getLogger(__name__)

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
ASGIApp = Callable[[Scope, Receive, Send], Awaitable[None]]

END = b"\r\n\r\n"
MOST_LINES = 256
_BAD_LINE = re.compile(rb"(?<!\r)\n|\n[ \t]")
"""A line that ends without a carriage return, or one that goes on in the next (obs-fold). Servers
and proxies read such heads differently, so that one may see a request which the other does not.
"""
LARGEST_BODY = 2_000_000
"""Bytes. A larger body is read and dropped, and the application refuses it by its length."""


class BadHead(Exception):
    """A head that is refused, with this status."""

    def __init__(self, status: int = 400, reason: str = "bad request head") -> None:
        super().__init__(reason)
        self.status = status
        self.reason = reason


class Head(Struct, frozen=True):
    """`path` is decoded and has single slashes; `address` is the client's, behind any proxy."""

    method: str
    target: str
    path: str
    headers: list[tuple[bytes, bytes]]
    address: str
    http_version: str
    body_bytes: int
    upgrades: bool
    """Whether it asks for a WebSocket."""


def check_lines(part: bytes, *, most_bytes: int) -> None:
    """Of a head, or of as much as has come. Raises BadHead."""
    if part[:1] <= b" ":  # an empty line, or the start of a TLS handshake
        raise BadHead
    if len(part) > most_bytes:
        raise BadHead(431)
    if part.count(b"\n") > MOST_LINES:
        raise BadHead(431, "too many header lines")
    if _BAD_LINE.search(part):
        raise BadHead


def read_head(
    protocol: h11.Connection, raw: bytes, *, peer: str, proxies: Sequence[Network]
) -> Head:
    """Raises BadHead, also for a body in chunks (browsers send none), and for a target that does
    not begin with one slash, also after decoding.
    """
    try:
        protocol.receive_data(raw)
        request = protocol.next_event()
    except h11.RemoteProtocolError as problem:
        raise BadHead(problem.error_status_hint or 400) from None
    if not isinstance(request, h11.Request):
        raise BadHead
    headers, target = dict(request.headers), request.target.decode("latin-1")
    if b"transfer-encoding" in headers:
        raise BadHead(400 if b"content-length" in headers else 411)
    path = unquote(target.partition("?")[0])
    if not path.startswith("/") or path.startswith("//"):
        raise BadHead
    head = Head(
        method=request.method.decode("latin-1"),
        target=target,
        path=re.sub("/{2,}", "/", path),
        headers=[*request.headers],
        address=client_address(peer, request.headers, proxies),
        http_version=request.http_version.decode("latin-1"),
        body_bytes=int(headers.get(b"content-length", 0)),
        upgrades=headers.get(b"upgrade", b"").lower() == b"websocket",
    )
    if head.upgrades and (head.method, head.http_version, head.body_bytes) != ("GET", "1.1", 0):
        raise BadHead
    return head


class Exchange:
    """h11 has read the head; it writes the response, and knows how far that has come."""

    def __init__(
        self, wire: "HttpConnection", head: Head, protocol: h11.Connection, *, scheme: str
    ) -> None:
        self._wire = wire
        self._head = head
        self._protocol = protocol
        self._scheme = scheme
        self.body_left = head.body_bytes
        self._body = bytearray()
        self._body_told = False
        self._lost = asyncio.Event()
        self._start: h11.Response | None = None

    def feed(self, data: bytes) -> None:
        """A piece of the body; the application runs when it is complete."""
        self.body_left -= len(data)
        if self._head.body_bytes <= LARGEST_BODY:
            self._body += data

    def lose(self) -> None:
        """The client is gone. The application goes on: what it has begun counts."""
        self._lost.set()

    async def run(self, app: ASGIApp) -> None:
        try:
            await app(self._scope(), self._receive, self._send)
        except Exception:
            log.exception("a request failed", extra={"path": self._head.path})
        if self._is_answered or self._lost.is_set():
            return
        if self._protocol.our_state is h11.SEND_BODY:
            self._wire.abort()
        else:
            await self._send({"type": "http.response.start", "status": 500})
            await self._send({"type": "http.response.body"})

    @property
    def _is_answered(self) -> bool:
        return self._protocol.our_state in (h11.DONE, h11.MUST_CLOSE)

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
        if self._body_told:
            await self._lost.wait()
            return {"type": "http.disconnect"}
        self._body_told = True
        return {"type": "http.request", "body": bytes(self._body), "more_body": False}

    async def _send(self, message: Message) -> None:
        if self._lost.is_set():
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
        if self._is_answered:
            self._wire.answered(last=self._protocol.our_state is h11.MUST_CLOSE)
        await self._wire.writable.wait()
