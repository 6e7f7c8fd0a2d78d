"""Accepts connections and serves HTTP on them: a state machine for each, bounded in time."""

import asyncio
import logging
import socket
import ssl
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from enum import Enum, auto
from http import HTTPStatus
from typing import Any, cast

import h11

from tablecade.server.gateway.admission import TOO_MANY_REQUESTS, Admission
from tablecade.server.gateway.bounds import Bounds
from tablecade.server.gateway.exchange import (
    END,
    ASGIApp,
    BadHead,
    Exchange,
    Head,
    check_lines,
    read_head,
)
from tablecade.server.gateway.forwarded import Network, is_trusted, plain_address
from tablecade.server.gateway.intake import Intake
from tablecade.server.gateway.websocket import WebSocket

log = logging.getLogger(__name__)

CHECK_SECONDS = 0.5
_NEVER = float("inf")

SocketHandler = Callable[[WebSocket], Awaitable[None]]


class Gateway:
    """Serves an ASGI application and a handler of WebSockets on one listening socket.

    `connections` are allowed at a time, and `refused` is called with the reason of a refusal.
    """

    def __init__(  # noqa: PLR0913 - all but two have names
        self,
        app: ASGIApp,
        sockets: SocketHandler,
        *,
        bounds: Bounds,
        connections: int,
        proxies: Sequence[Network] = (),
        certificate: ssl.SSLContext | None = None,
        refused: Callable[[str], None] = lambda _reason: None,
    ) -> None:
        self.app = app
        self.bounds = bounds
        self.proxies = proxies
        self.scheme = "http" if certificate is None else "https"
        self.admission = Admission(bounds, refused, most=connections)
        self.stopping = False
        self._certificate = certificate
        self._sockets = sockets
        self._tasks: set[asyncio.Task[None]] = set()

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def serve_socket(self, opened: WebSocket) -> None:
        try:
            await self._sockets(opened)
        except Exception:
            log.exception("a socket failed", extra={"path": opened.path})
            opened.abort()

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
        end = asyncio.get_running_loop().time() + seconds_to_close
        while self.admission.open and not stop.is_set():
            if asyncio.get_running_loop().time() >= end:
                break
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

    async def check_deadlines(self) -> None:
        """Close connections that take too long. To be called every `CHECK_SECONDS`."""
        self.admission.check(asyncio.get_running_loop().time())

    async def _accept(self, listening: socket.socket) -> None:
        """Connections are counted before anything is read, also before a TLS handshake."""
        listening.setblocking(False)  # noqa: FBT003 - the standard library's
        loop = asyncio.get_running_loop()
        while True:
            try:
                accepted, peer = await loop.sock_accept(listening)
            except OSError as problem:  # there are no files left
                log.warning("a connection could not be accepted", extra={"why": problem})
                await asyncio.sleep(CHECK_SECONDS)
                continue
            connection = HttpConnection(self, plain_address(peer[0]))
            proxy = is_trusted(connection.address, self.proxies)
            if self.admission.admit(connection, proxy=proxy):
                connection.opening = self.spawn(self._open(connection, accepted))
            else:
                accepted.close()

    async def _open(self, connection: "HttpConnection", accepted: socket.socket) -> None:
        seconds = self.bounds.head_seconds if self._certificate else None
        try:
            await asyncio.get_running_loop().connect_accepted_socket(
                lambda: connection, accepted, ssl=self._certificate, ssl_handshake_timeout=seconds
            )
        except (OSError, asyncio.CancelledError):
            self.admission.refuse("no TLS handshake", connection)
            self.admission.remove(connection)
            accepted.close()


class State(Enum):
    """Where a connection stands. A request takes it through HEAD, HELD, BODY, ANSWER, UNREAD and
    IDLE, of which HELD and UNREAD are left out where nobody has to wait.
    """

    OPENING = auto()
    """Accepted and counted; with TLS the handshake goes on."""
    IDLE = auto()
    """Between two requests."""
    HEAD = auto()
    """The first head is awaited, or a part of one has come."""
    HELD = auto()
    """A head is read, but its address sends too many: it waits, and nothing more is read."""
    BODY = auto()
    ANSWER = auto()
    """The request is whole, and the application runs."""
    UNREAD = auto()
    """The answer is written, but the client has not read it."""
    CLOSING = auto()
    UPGRADED = auto()
    """The transport belongs to a WebSocket."""


class HttpConnection(Intake):
    """Serves one request after the other; becomes a WebSocket when one asks for it."""

    def __init__(self, gateway: Gateway, address: str) -> None:
        super().__init__()
        self.address = address
        self.opening: asyncio.Task[None] | None = None
        """Ends when the transport is there."""
        self._gateway = gateway
        self._bounds = gateway.bounds
        self._state = State.OPENING
        self._deadline = self._read_by = _NEVER
        self._late = ""
        self._part = b""
        """Of a head that is not complete."""
        self._exchange: Exchange | None = None
        """Of the states BODY, ANSWER and UNREAD."""
        self._held: asyncio.TimerHandle | None = None
        self._unsent = 0
        self.writable = asyncio.Event()
        self.writable.set()

    def _enter(self, state: State, seconds: float = _NEVER, late: str = "") -> None:
        """A connection that stays there for longer is aborted, for the reason `late`."""
        self._state = state
        self._deadline, self._late = self._loop.time() + seconds, late

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._enter(State.HEAD, self._bounds.head_seconds, "no request")

    def may_take(self) -> bool:
        return self._state in (State.IDLE, State.HEAD, State.BODY)

    def may_read(self) -> bool:
        """Also where a client that goes away is all that is to be noticed."""
        return self._state is not State.HELD

    def take(self) -> None:
        if self._exchange is not None:
            self._take_body(self._exchange)
            return
        try:
            self._take_head()
        except BadHead as problem:
            self._gateway.admission.refuse(problem.reason, self)
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
        if end < 0:
            self._part, self._waiting = came, b""
            check_lines(came, most_bytes=self._bounds.head_bytes)
            return
        raw = came[: end + len(END)]
        self._part, self._waiting = b"", came[len(raw) :]
        check_lines(raw, most_bytes=self._bounds.head_bytes)
        protocol = h11.Connection(h11.SERVER)
        head = read_head(protocol, raw, peer=self.address, proxies=self._gateway.proxies)
        wait = self._gateway.admission.seconds_to_wait(head.address, self._loop.time())
        if wait is None:
            raise BadHead(429, TOO_MANY_REQUESTS)
        if wait > 0:
            self._enter(State.HELD)
            self._held = self._loop.call_later(wait, self._begin, protocol, head)
        else:
            self._begin(protocol, head)

    def _begin(self, protocol: h11.Connection, head: Head) -> None:
        if self._transport.is_closing():
            return
        if head.upgrades:
            self._become_websocket(head)
            return
        if protocol.they_are_waiting_for_100_continue:
            go_on = h11.InformationalResponse(status_code=100, headers=[])
            self.write(protocol.send(go_on) or b"")
        self._exchange = Exchange(self, head, protocol, scheme=self._gateway.scheme)
        self._enter(State.BODY, self._bounds.body_seconds, "slow request body")
        self._take_body(self._exchange)
        self.read_on()

    def _take_body(self, exchange: Exchange) -> None:
        size = exchange.body_left
        exchange.feed(self._waiting[:size])
        self._waiting = self._waiting[size:]
        if not exchange.body_left:
            self._enter(State.ANSWER)
            self._gateway.spawn(exchange.run(self._gateway.app))

    def answered(self, *, last: bool) -> None:
        """The response is written; it is the `last` where a side does not keep the connection."""
        if last or self._gateway.stopping:
            self._close()
        else:
            self._next_request()

    def _next_request(self) -> None:
        """Not before the client has read the last response."""
        if not self.writable.is_set():
            self._enter(State.UNREAD)
            return
        self._exchange = None
        self._enter(State.IDLE, self._bounds.idle_seconds, "idle")
        self.read_on()

    def _become_websocket(self, head: Head) -> None:
        gateway = self._gateway
        if not self._reads:
            self._transport.resume_reading()
        admission = gateway.admission
        socket = WebSocket(self._transport, head, admission, waiting=self._waiting)
        self._waiting = b""
        self._enter(State.UPGRADED)
        if not admission.upgrade(self, socket):
            self._transport.abort()
            return
        socket.closed.add_done_callback(lambda _closed: admission.remove(socket))
        self._transport.set_protocol(socket)
        gateway.spawn(gateway.serve_socket(socket))

    def read_on(self) -> None:
        if self._state is not State.UPGRADED:
            super().read_on()

    def eof_received(self) -> None:
        """Half-closed connections are closed."""
        self._close()

    def connection_lost(self, _problem: Exception | None) -> None:
        self._gateway.admission.remove(self)
        self.writable.set()
        if self._held is not None:
            self._held.cancel()
        if self._exchange is not None:
            self._exchange.lose()

    def pause_writing(self) -> None:
        self.writable.clear()
        if self._state is not State.CLOSING:
            self._read_by = self._loop.time() + self._bounds.read_seconds

    def resume_writing(self) -> None:
        self.writable.set()
        if self._state is not State.CLOSING:
            self._read_by = _NEVER
        if self._state is State.UNREAD:
            self._next_request()

    def check(self, now: float) -> None:
        """A client that reads a last response has until `_read_by`."""
        if self._state is State.CLOSING:
            unsent = self._transport.get_write_buffer_size()
            if unsent < self._unsent:
                self._unsent = unsent
                self._deadline = now + self._bounds.close_seconds
        if now >= min(self._deadline, self._read_by):
            reason = self._late if now >= self._deadline else "response not read"
            self._gateway.admission.refuse(reason, self)
            self.abort()

    def shut_down(self) -> None:
        if self._state is State.OPENING:
            self.abort()
        elif self._state not in (State.BODY, State.ANSWER):
            self._close()

    def abort(self) -> None:
        if self._state is not State.OPENING:
            super().abort()
        elif self.opening is not None:
            self.opening.cancel()

    def _close(self) -> None:
        if self._state in (State.CLOSING, State.UPGRADED):
            return
        self._enter(State.CLOSING, self._bounds.close_seconds, "close not finished")
        self._waiting = b""
        self._transport.close()
        self._unsent = self._transport.get_write_buffer_size()
        self._read_by = min(self._read_by, self._loop.time() + self._bounds.read_seconds)
