"""Accepts connections and serves HTTP on them: a state machine for each, bounded in time."""

import asyncio
import logging
import re
import socket
import ssl
from collections.abc import Awaitable, Callable, Collection, Coroutine, MutableMapping, Sequence
from contextlib import suppress
from enum import Enum, auto
from functools import partial
from http import HTTPStatus
from typing import Any, cast
from urllib.parse import unquote

import h11
from msgspec import Struct, field

from tablecade.server.gateway.admission import (
    Admission,
    BadHead,
    Intake,
    Network,
    client_address,
    is_trusted,
)
from tablecade.server.gateway.websocket import WebSocket

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
ANSWERED = (h11.DONE, h11.MUST_CLOSE)
CHECK_SECONDS = 0.5
_NEVER = float("inf")
_ROOT = re.compile(rb"(/[\w.~-]+)+")
ROOT_HEADERS = (b"x-ingress-path", b"x-forwarded-prefix")
"""Where a trusted proxy says under which path it serves the application."""


class Exchange(Struct):
    """One request and its response. h11 has read the head, and writes the response."""

    wire: "HttpConnection"
    scope: Scope
    protocol: h11.Connection
    size: int
    body_left: int
    body: bytearray = field(default_factory=bytearray)
    body_told: bool = False
    start: h11.Response | None = None

    async def run(self, app: ASGIApp) -> None:
        try:
            await app(self.scope, self._receive, self._send)
        except Exception:
            log.exception("a request failed", extra={"path": self.scope["path"]})
        if self.protocol.our_state in ANSWERED or self.wire.lost.is_set():
            return
        if self.protocol.our_state is h11.SEND_BODY:
            self.wire.abort()
        else:
            await self._send({"type": "http.response.start", "status": 500})
            await self._send({"type": "http.response.body"})

    async def _receive(self) -> Message:
        if self.body_told:
            await self.wire.lost.wait()
            return {"type": "http.disconnect"}
        self.body_told = True
        return {"type": "http.request", "body": bytes(self.body), "more_body": False}

    async def _send(self, message: Message) -> None:
        """Returns when the client has read it, as far as the kernel's buffer does not hold it."""
        if self.wire.lost.is_set():
            return
        if message["type"] == "http.response.start":
            headers = [*message.get("headers", ())]
            self.start = h11.Response(status_code=message["status"], headers=headers)
            return
        events: list[h11.Event] = [] if self.start is None else [self.start]
        self.start = None
        if message.get("body") and self.scope["method"] != "HEAD":
            events.append(h11.Data(data=message["body"]))
        if not message.get("more_body"):
            events.append(h11.EndOfMessage())
        self.wire.write(b"".join(self.protocol.send(event) or b"" for event in events))
        await self.wire.writable.wait()
        if self.protocol.our_state in ANSWERED and not self.wire.lost.is_set():
            self.wire.answered(last=self.protocol.our_state is h11.MUST_CLOSE)


class State(Enum):
    """Where a connection stands."""

    IDLE = auto()
    """Between two requests."""
    HEAD = auto()
    """The first head is awaited, or a part of one has come."""
    HELD = auto()
    """A head is read, but its address sends too many: it waits."""
    BODY = auto()
    ANSWER = auto()
    """The request is whole. The application runs, or the client has not read its answer."""
    CLOSING = auto()


class HttpConnection(Intake):
    """Serves one request after the other; becomes a WebSocket when one asks for it."""

    def __init__(self, gateway: "Gateway", address: str) -> None:
        super().__init__(gateway.admission, address)
        self._gateway = gateway
        self.is_proxy = is_trusted(self.address, gateway.proxies)
        self._state = State.HEAD
        self._deadline = self._read_by = _NEVER
        self._late = ""
        self._part = b""
        """Of a head that is not complete."""
        self._exchange: Exchange | None = None
        """Of the states BODY and ANSWER."""
        self.lost = asyncio.Event()
        """The client is gone. The application goes on: what it has begun counts."""
        self.writable = asyncio.Event()
        self.writable.set()

    def _enter(self, state: State, seconds: float = _NEVER, late: str = "") -> None:
        """A connection that stays there for longer is aborted, for the reason `late`."""
        self._state = state
        self._deadline, self._late = self._loop.time() + seconds, late

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._transport.set_write_buffer_limits(high=1, low=0)  # `writable`: nothing is unsent
        self._enter(State.HEAD, self._bounds.head_seconds, "no request")

    def write(self, data: bytes) -> None:
        if not self._transport.is_closing():  # else the client is gone, and uvloop raises
            self._transport.write(data)

    def may_take(self) -> bool:
        return self._state in (State.IDLE, State.HEAD, State.BODY)

    def take(self) -> None:
        if self._exchange is None:
            self._attempt(self._take_head)
        else:
            self._take_body(self._exchange)

    def _attempt(self, work: Callable[[], None]) -> None:
        """Answer a head that is refused."""
        try:
            if not self._transport.is_closing():
                work()
        except BadHead as problem:
            self._admission.refuse(str(problem), self)
            status = f"{problem.status} {HTTPStatus(problem.status).phrase}"
            headers = "content-length: 0\r\nconnection: close"
            self.write(f"HTTP/1.1 {status}\r\n{headers}\r\n\r\n".encode())
            self._close()

    def _take_head(self) -> None:
        """Raises BadHead."""
        if self._state is State.IDLE:
            self._enter(State.HEAD, self._bounds.head_seconds, "slow request head")
        came = self._part + self._waiting
        end = came.find(END, max(0, len(self._part) - len(END)))
        size = len(came) if end < 0 else end + len(END)
        self._part, self._waiting = came[:size], came[size:]
        if size > self._bounds.head_bytes:
            raise BadHead(431)
        if self._part.count(b"\n") > MOST_LINES:
            raise BadHead(431, "too many header lines")
        if came[:1] <= b" " or _BAD_LINE.search(self._part):
            raise BadHead  # the first: an empty line, or the start of a TLS handshake
        if end < 0:
            return
        raw, self._part = self._part, b""
        exchange = self._read(raw) if self.is_proxy else None  # else not before its turn
        asks = self.address if exchange is None else exchange.scope["client"][0]
        begin = partial(self._begin, raw, exchange)
        wait = self._admission.seconds_to_wait(asks, self._loop.time())
        if wait > 0:
            self._enter(State.HELD)
            self._loop.call_later(wait, self._attempt, begin)
        else:
            begin()

    def _read(self, raw: bytes) -> Exchange:
        """Read a head into a scope, as ASGI describes it. The path is decoded and has single
        slashes; it begins with the root path, also where a proxy took that off. The client is the
        one behind any proxy.

        Raises BadHead, also for a body in chunks (browsers send none), and for a target that does
        not begin with one slash, also after decoding.
        """
        gateway = self._gateway
        protocol = h11.Connection(h11.SERVER)
        try:
            protocol.receive_data(raw)
            request = protocol.next_event()
        except h11.RemoteProtocolError as problem:
            raise BadHead(problem.error_status_hint or 400) from None
        if not isinstance(request, h11.Request):
            raise BadHead
        named = dict(request.headers)
        if b"transfer-encoding" in named:
            raise BadHead(400 if b"content-length" in named else 411)
        target, _, query = request.target.partition(b"?")
        path = unquote(target.decode("latin-1"))
        if not path.startswith("/") or path.startswith("//"):
            raise BadHead
        upgrades = named.get(b"upgrade", b"").lower() == b"websocket"
        length = int(named.get(b"content-length", 0))
        if upgrades and (request.method, request.http_version, length) != (b"GET", b"1.1", 0):
            raise BadHead
        root, headers = gateway.root_path, [*request.headers]
        if self.is_proxy:
            told = next((named[name] for name in ROOT_HEADERS if name in named), b"").rstrip(b"/")
            root = told.decode() if _ROOT.fullmatch(told) else root
        else:
            headers = [pair for pair in headers if pair[0] not in gateway.proxy_headers]
        client = client_address(self.address, headers, gateway.proxies)
        path = re.sub("/{2,}", "/", path)
        scope = {
            "type": "websocket" if upgrades else "http",
            "asgi": {"version": "3.0", "spec_version": "2.4"},
            "http_version": request.http_version.decode("latin-1"),
            "scheme": "http" if gateway.certificate is None else "https",
            "method": request.method.decode("latin-1"),
            "path": path if f"{path}/".startswith(f"{root}/") else root + path,
            "raw_path": target,
            "query_string": query,
            "root_path": root,
            "headers": headers,
            "client": (client, 0),
            "server": None,
        }
        return Exchange(self, scope, protocol, size=length, body_left=length)

    def _begin(self, raw: bytes, exchange: Exchange | None) -> None:
        """Raises BadHead."""
        exchange = exchange or self._read(raw)
        if exchange.scope["type"] == "websocket":
            waiting, self._waiting = self._waiting, b""
            self.read_on()
            opened = WebSocket(self._transport, exchange.scope, self._admission, waiting=waiting)
            if self._admission.upgrade(self, opened):
                self._transport.set_protocol(opened)
                self._gateway.spawn(self._gateway.sockets(opened))
            else:
                self._transport.abort()
            return
        if exchange.protocol.they_are_waiting_for_100_continue:
            go_on = h11.InformationalResponse(status_code=100, headers=[])
            self.write(exchange.protocol.send(go_on) or b"")
        self._exchange = exchange
        self._enter(State.BODY, self._bounds.body_seconds, "slow request body")
        self._take_body(exchange)
        self.read_on()

    def _take_body(self, exchange: Exchange) -> None:
        size = exchange.body_left
        piece, self._waiting = self._waiting[:size], self._waiting[size:]
        exchange.body_left -= len(piece)
        if exchange.size <= LARGEST_BODY:
            exchange.body += piece
        if not exchange.body_left:
            self._enter(State.ANSWER)
            self._gateway.spawn(exchange.run(self._gateway.app))

    def answered(self, *, last: bool) -> None:
        """The client has the response; `last` where a side does not keep the connection."""
        if last or self._gateway.stopping:
            self._close()
            return
        self._exchange = None
        self._enter(State.IDLE, self._bounds.idle_seconds, "idle")
        self.read_on()

    def connection_lost(self, problem: Exception | None) -> None:
        super().connection_lost(problem)
        self.writable.set()
        self.lost.set()

    def pause_writing(self) -> None:
        self.writable.clear()
        self._read_by = self._loop.time() + self._bounds.read_seconds

    def resume_writing(self) -> None:
        self.writable.set()
        self._read_by = _NEVER

    def check(self, now: float) -> None:
        if now >= min(self._deadline, self._read_by):
            self.abort(self._late if now >= self._deadline else "response not read")

    def shut_down(self) -> None:
        if self._state not in (State.BODY, State.ANSWER):
            self._close()

    def _close(self) -> None:
        if self._state is not State.CLOSING:
            self._enter(State.CLOSING, self._bounds.close_seconds, "close not finished")
            self._waiting = b""
            self._transport.close()


class Gateway(Struct):
    """Serves an ASGI application and a handler of WebSockets on one listening socket."""

    app: ASGIApp
    sockets: Callable[[WebSocket], Coroutine[Any, Any, None]]
    admission: Admission
    proxies: Sequence[Network] = ()
    proxy_headers: Collection[bytes] = ()
    """Taken from trusted proxies only."""
    root_path: str = ""
    """Where the application is served, as `/games`, unless a trusted proxy says otherwise."""
    certificate: ssl.SSLContext | None = None
    stopping: bool = False
    tasks: set[asyncio.Task[None]] = field(default_factory=set)

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    async def run(
        self, listening: socket.socket, stop: asyncio.Event, *, seconds_to_close: float
    ) -> None:
        """Serve until `stop` is set; what was accepted is answered before its connection is closed,
        unless `stop` is set again.
        """
        accepting = self.spawn(self._accept(listening))
        await stop.wait()
        stop.clear()
        self.stopping = True
        accepting.cancel()
        await asyncio.wait([accepting])
        listening.close()
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds_to_close):
                while self.admission.open and not stop.is_set():
                    for connection in tuple(self.admission.open):
                        connection.shut_down()
                    await asyncio.sleep(0.02)
        for connection in tuple(self.admission.open):
            connection.abort()
        if self.tasks:  # handlers have a moment to see that their connections are gone
            await asyncio.wait(self.tasks, timeout=1.0)
        for task in tuple(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    async def _accept(self, listening: socket.socket) -> None:
        """Connections are counted before anything is read, also before a TLS handshake."""
        listening.setblocking(False)  # noqa: FBT003 - the standard library's
        async with asyncio.TaskGroup() as opening:
            while True:
                try:
                    accepted, peer = await asyncio.get_running_loop().sock_accept(listening)
                except OSError as problem:  # there are no files left
                    log.warning("a connection could not be accepted", extra={"why": problem})
                    await asyncio.sleep(CHECK_SECONDS)
                    continue
                connection = HttpConnection(self, peer[0])
                if self.admission.admit(connection, proxy=connection.is_proxy):
                    opening.create_task(self._open(connection, accepted))
                else:
                    accepted.close()

    async def _open(self, connection: HttpConnection, accepted: socket.socket) -> None:
        """A TLS handshake is work, so it counts as a request of its address."""
        loop, admission = asyncio.get_running_loop(), self.admission
        seconds = None if self.certificate is None else admission.bounds.head_seconds
        try:
            if self.certificate is not None and not connection.is_proxy:
                await asyncio.sleep(admission.seconds_to_wait(connection.address, loop.time()))
            await loop.connect_accepted_socket(
                lambda: connection, accepted, ssl=self.certificate, ssl_handshake_timeout=seconds
            )
        except (Exception, asyncio.CancelledError) as problem:  # it must not stop the others
            reason = str(problem) if isinstance(problem, BadHead) else "no TLS handshake"
            admission.refuse(reason, connection)
            admission.remove(connection)
            accepted.close()
