"""Accepts connections and serves HTTP on them: a state machine for each, bounded in time.

A head is checked as it came; the application sees the rest as ASGI describes it.
"""

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

import h11

from tablecade.server.gateway.admission import (
    Admission,
    BadHead,
    Intake,
    Network,
    is_trusted,
)
from tablecade.server.gateway.bounds import Bounds
from tablecade.server.gateway.head import Scope, Site
from tablecade.server.gateway.websocket import WebSocket

log = logging.getLogger(__name__)

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


class Exchange:
    """One request and its response. h11 has read the head; it writes the response, and knows how
    far that has come.
    """

    def __init__(self, wire: "HttpConnection", scope: Scope, protocol: h11.Connection) -> None:
        self._wire = wire
        self._scope = scope
        self._protocol = protocol
        self.size = self.body_left = int(dict(scope["headers"]).get(b"content-length", 0))
        self.body = bytearray()
        self._body_told = False
        self._start: h11.Response | None = None

    async def run(self, app: ASGIApp) -> None:
        try:
            await app(self._scope, self._receive, self._send)
        except Exception:
            log.exception("a request failed", extra={"path": self._scope["path"]})
        if self._protocol.our_state in ANSWERED or self._wire.lost.is_set():
            return
        if self._protocol.our_state is h11.SEND_BODY:
            self._wire.abort()
        else:
            await self._send({"type": "http.response.start", "status": 500})
            await self._send({"type": "http.response.body"})

    async def _receive(self) -> Message:
        if self._body_told:
            await self._wire.lost.wait()
            return {"type": "http.disconnect"}
        self._body_told = True
        return {"type": "http.request", "body": bytes(self.body), "more_body": False}

    async def _send(self, message: Message) -> None:
        """Returns when the client has read it, as far as the kernel's buffer does not hold it."""
        if self._wire.lost.is_set():
            return
        if message["type"] == "http.response.start":
            headers = [*message.get("headers", ())]
            self._start = h11.Response(status_code=message["status"], headers=headers)
            return
        events: list[h11.Event] = [] if self._start is None else [self._start]
        self._start = None
        if message.get("body") and self._scope["method"] != "HEAD":
            events.append(h11.Data(data=message["body"]))
        if not message.get("more_body"):
            events.append(h11.EndOfMessage())
        self._wire.write(b"".join(self._protocol.send(event) or b"" for event in events))
        await self._wire.writable.wait()
        if self._protocol.our_state in ANSWERED and not self._wire.lost.is_set():
            self._wire.answered(last=self._protocol.our_state is h11.MUST_CLOSE)


class State(Enum):
    """Where a connection stands. A request takes it through HEAD, HELD, BODY, ANSWER and IDLE, of
    which HELD is left out where nobody has to wait.
    """

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
        if self._exchange is not None:
            self._take_body(self._exchange)
            return
        self._attempt(self._take_head)

    def _attempt(self, work: Callable[[], None]) -> None:
        """Answer a head that is refused."""
        try:
            if not self._transport.is_closing():
                work()
        except BadHead as problem:
            self._admission.refuse(problem.reason, self)
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
        if is_trusted(self.address, self._gateway.site.proxies):  # the head says who asks
            protocol, scope = self._gateway.site.read(raw, self.address)
            self._begin_in_turn(scope["client"][0], lambda: self._begin(protocol, scope))
        else:  # before its turn nothing is parsed
            read = partial(self._gateway.site.read, raw, self.address)
            self._begin_in_turn(self.address, lambda: self._begin(*read()))

    def _begin_in_turn(self, address: str, begin: Callable[[], None]) -> None:
        """Begin a request when its address may send another one. Raises BadHead."""
        wait = self._admission.seconds_to_wait(address, self._loop.time())
        if wait > 0:
            self._enter(State.HELD)
            self._loop.call_later(wait, self._attempt, begin)
        else:
            begin()

    def _begin(self, protocol: h11.Connection, scope: Scope) -> None:
        if scope["type"] == "websocket":
            self._become_websocket(scope)
            return
        if protocol.they_are_waiting_for_100_continue:
            go_on = h11.InformationalResponse(status_code=100, headers=[])
            self.write(protocol.send(go_on) or b"")
        self._exchange = Exchange(self, scope, protocol)
        self._enter(State.BODY, self._bounds.body_seconds, "slow request body")
        self._take_body(self._exchange)
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

    def _become_websocket(self, scope: Scope) -> None:
        if not self._reads:
            self._transport.resume_reading()
            self._reads = True
        opened = WebSocket(self._transport, scope, self._admission, waiting=self._waiting)
        self._waiting = b""
        if not self._admission.upgrade(self, opened):
            self._transport.abort()
            return
        self._transport.set_protocol(opened)
        self._gateway.spawn(self._gateway.sockets(opened))

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


class Gateway:
    """Serves an ASGI application and a handler of WebSockets on one listening socket.

    `connections` are allowed at a time, and `refused` is called with the reason of a refusal.
    `proxy_headers` are taken from trusted proxies only. `root_path` is where the application is
    served, as `/games`, unless a trusted proxy says otherwise.
    """

    def __init__(  # noqa: PLR0913 - all but two have names
        self,
        app: ASGIApp,
        sockets: Callable[[WebSocket], Coroutine[Any, Any, None]],
        *,
        bounds: Bounds,
        connections: int,
        proxies: Sequence[Network] = (),
        proxy_headers: Collection[bytes] = (),
        root_path: str = "",
        certificate: ssl.SSLContext | None = None,
        refused: Callable[[str], None] = lambda _reason: None,
    ) -> None:
        self.app = app
        scheme = "http" if certificate is None else "https"
        self.site = Site(scheme, root_path, proxies, proxy_headers)
        self.admission = Admission(bounds, refused, most=connections)
        self.stopping = False
        self._certificate = certificate
        self.sockets = sockets
        self._tasks: set[asyncio.Task[None]] = set()

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
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
        if self._tasks:  # handlers have a moment to see that their connections are gone
            await asyncio.wait(self._tasks, timeout=1.0)
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

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
                proxy = is_trusted(connection.address, self.site.proxies)
                if self.admission.admit(connection, proxy=proxy):
                    opening.create_task(self._open(connection, accepted, proxy=proxy))
                else:
                    accepted.close()

    async def _open(
        self, connection: HttpConnection, accepted: socket.socket, *, proxy: bool
    ) -> None:
        """A TLS handshake is work, so it counts as a request of its address."""
        seconds = self.admission.bounds.head_seconds if self._certificate else None
        loop = asyncio.get_running_loop()
        try:
            if self._certificate is not None and not proxy:
                address = connection.address
                await asyncio.sleep(self.admission.seconds_to_wait(address, loop.time()))
            await loop.connect_accepted_socket(
                lambda: connection, accepted, ssl=self._certificate, ssl_handshake_timeout=seconds
            )
        except (Exception, asyncio.CancelledError) as problem:  # it must not stop the others
            reason = problem.reason if isinstance(problem, BadHead) else "no TLS handshake"
            self.admission.refuse(reason, connection)
            self.admission.remove(connection)
            accepted.close()
