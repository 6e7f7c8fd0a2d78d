"""One HTTP connection: h11's protocol on an asyncio transport, bounded in bytes and time."""

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from typing import Any, Final, Protocol, cast

import h11

from tablecade.server.gateway.bounds import Bounds
from tablecade.server.gateway.exchange import UNREAD_BODY_BYTES, ASGIApp, Exchange
from tablecade.server.gateway.forwarded import Network, client_address, is_trusted, plain_address
from tablecade.server.gateway.head import Head, head_of
from tablecade.server.gateway.open_connections import OpenConnections, Refusals
from tablecade.server.gateway.websocket import WebSocket

_NEVER = float("inf")
READ_BYTES: Final = 1024
"""Parsed in one turn of the event loop, so that a costly request holds up nobody else."""
EVENTS_A_TURN: Final = 32
"""A piece may hold many more chunks of a body."""
MOST_LINES: Final = 256
"""Of a head, or of the headers after a body in chunks."""
MOST_CHUNKS: Final = 1_000
"""Of a body. Browsers send none."""


class Server(Protocol):
    """What a connection needs of the gateway."""

    app: ASGIApp
    bounds: Bounds
    proxies: Sequence[Network]
    refusals: Refusals
    connections: OpenConnections
    stopping: bool

    def spawn(self, work: Coroutine[Any, Any, None]) -> None: ...

    async def serve_socket(self, opened: WebSocket) -> None: ...


class HttpConnection(asyncio.Protocol):
    """Serves one request after the other; becomes a WebSocket when one asks for it."""

    address: str

    def __init__(self, gateway: Server) -> None:
        self._gateway = gateway
        self._bounds = gateway.bounds
        self._h11: h11.Connection
        self._exchange: Exchange | None = None
        self._upgrade: Head | None = None
        self._upgraded = False
        self._deadline = self._read_by = _NEVER
        self._late = ""
        self._idle = self._answered = self._closing = False
        self._unparsed = b""
        self._body_left = self._chunks = self._lines = 0
        self._held = self._paused = self._parse_planned = self._more_events = False
        self._unsent = 0
        self._writable = asyncio.Event()
        self._writable.set()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        peer = transport.get_extra_info("peername")
        self.address = plain_address(peer[0]) if isinstance(peer, tuple) else "local"
        proxy = is_trusted(self.address, self._gateway.proxies)
        if not self._gateway.connections.admit(self, proxy=proxy):
            self._transport.abort()
            return
        most = self._bounds.head_bytes
        self._h11 = h11.Connection(h11.SERVER, max_incomplete_event_size=most)
        self._expire_in(self._bounds.head_seconds, "no request")

    def data_received(self, data: bytes) -> None:
        if self._idle:
            self._idle = False
            self._expire_in(self._bounds.head_seconds, "slow request head")
        self._unparsed = self._unparsed + data if self._unparsed else data
        if not self._parse_planned:
            self._parse()

    def _parse(self) -> None:
        """Handle a piece of what was received; the rest waits for another turn."""
        self._parse_planned = False
        if self._transport.is_closing():
            return
        if self._more_events:
            self._read_events()
        elif self._unparsed and self._takes_more:
            self._parse_piece()
        self._read_or_pause()

    @property
    def _takes_more(self) -> bool:
        """Whether the current request has room; the next one waits for its response."""
        return not self._held and self._h11.their_state in (h11.IDLE, h11.SEND_BODY)

    def _parse_piece(self) -> None:
        size = max(READ_BYTES, min(self._body_left, UNREAD_BODY_BYTES))
        piece, self._unparsed = self._unparsed[:size], self._unparsed[size:]
        self._lines += piece.count(b"\n")
        self._h11.receive_data(piece)
        self._read_events()
        if self._lines > MOST_LINES and not self._closing:
            self._refuse("too many header lines", status=431)

    def _read_or_pause(self) -> None:
        """Read from the connection only if everything received before is handled."""
        if self._upgraded or self._transport.is_closing():
            return
        wait = self._held or self._more_events or bool(self._unparsed)
        if wait != self._paused:
            self._paused = wait
            (self._transport.pause_reading if wait else self._transport.resume_reading)()
        more = self._more_events or (self._unparsed and self._takes_more)
        if more and not self._parse_planned:
            self._parse_planned = True
            asyncio.get_running_loop().call_soon(self._parse)

    def eof_received(self) -> None:
        """Half-closed connections are closed."""
        self._close()

    def connection_lost(self, _problem: Exception | None) -> None:
        self._gateway.connections.remove(self)
        self._writable.set()
        if self._exchange is not None:
            self._exchange.lose()

    def pause_writing(self) -> None:
        self._writable.clear()
        if not self._closing:
            self._read_by = asyncio.get_running_loop().time() + self._bounds.read_seconds

    def resume_writing(self) -> None:
        self._writable.set()
        if not self._closing:
            self._read_by = _NEVER
        if self._answered:
            self._next_request()

    def check(self, now: float) -> None:
        if self._closing:
            self._wait_for_reader(now)
        if now >= min(self._deadline, self._read_by):
            reason = self._late if now >= self._deadline else "response not read"
            self._gateway.refusals.add(reason, self.address)
            self.abort()

    def _wait_for_reader(self, now: float) -> None:
        """A client that is still reading the last response has until `_read_by`."""
        unsent = self._transport.get_write_buffer_size()
        if unsent < self._unsent:
            self._unsent = unsent
            self._deadline = now + self._bounds.close_seconds

    def shut_down(self) -> None:
        if self._exchange is None:
            self._close()

    def abort(self) -> None:
        self._transport.abort()

    def write_events(self, *events: h11.Event) -> None:
        if self._transport.is_closing():
            return
        parts = [self._h11.send(event) for event in events]
        self._transport.write(b"".join(part for part in parts if part))

    def pause_reading(self) -> None:
        self._held = True
        self._read_or_pause()

    def resume_reading(self) -> None:
        self._held = False
        self._read_or_pause()

    def continue_if_awaited(self) -> None:
        if self._h11.they_are_waiting_for_100_continue:
            self.write_events(h11.InformationalResponse(status_code=100, headers=[]))

    async def drain(self) -> None:
        await self._writable.wait()

    def finished(self) -> None:
        """The response is written; the rest of an unread body is read and dropped."""
        self._exchange = None
        self.resume_reading()
        if self._h11.our_state is h11.MUST_CLOSE or self._gateway.stopping:
            self._close()
        elif self._h11.their_state is h11.DONE:
            asyncio.get_running_loop().call_soon(self._next_request)

    def _next_request(self) -> None:
        """Not before the client has read the last response."""
        self._answered = not self._writable.is_set()
        if self._answered or self._transport.is_closing():
            return
        self._h11.start_next_cycle()
        self.resume_reading()
        self._idle = True
        self._expire_in(self._bounds.idle_seconds, "idle")
        self._read_events()
        self._read_or_pause()

    def _read_events(self) -> None:
        self._more_events = False
        for _ in range(EVENTS_A_TURN):
            if self._transport.is_closing() or self._upgraded:
                return
            try:
                event = self._h11.next_event()
            except h11.RemoteProtocolError as problem:
                self._refuse("bad request head", status=problem.error_status_hint or 400)
                return
            if not isinstance(event, h11.Event) or isinstance(event, h11.ConnectionClosed):
                return
            self._on_event(event)
        self._more_events = True

    def _on_event(self, event: h11.Event) -> None:
        self._lines = 0
        if isinstance(event, h11.Request):
            self._begin(event)
        elif isinstance(event, h11.Data):
            self._on_body(event)
        elif isinstance(event, h11.EndOfMessage):
            self._body_ended()

    def _on_body(self, event: h11.Data) -> None:
        self._body_left -= len(event.data)
        self._chunks += event.chunk_start
        if self._chunks > MOST_CHUNKS:
            self._refuse("too many chunks", status=400)
        elif self._exchange is not None:
            self._exchange.feed(bytes(event.data))

    def _begin(self, request: h11.Request) -> None:
        self._idle = False
        self._body_left, self._chunks = _content_length(request), 0
        self._expire_in(self._bounds.body_seconds, "slow request body")
        address = client_address(self.address, request.headers, self._gateway.proxies)
        head = head_of(request, peer=self.address, address=address)
        if head.upgrades:
            self._upgrade = head
            return
        self._exchange = Exchange(self, head)
        self._gateway.spawn(self._exchange.run(self._gateway.app))

    def _body_ended(self) -> None:
        self._deadline = _NEVER
        if self._upgrade is not None:
            self._become_websocket(self._upgrade)
        elif self._exchange is not None:
            self._exchange.end()
        else:
            self._next_request()

    def _become_websocket(self, head: Head) -> None:
        gateway = self._gateway
        socket = WebSocket(self._transport, head, bounds=gateway.bounds, refusals=gateway.refusals)
        if not gateway.connections.upgrade(self, socket):
            self._transport.abort()
            return
        socket.gone = _removal(gateway, socket)
        trailing, _closed = self._h11.trailing_data
        unparsed, self._unparsed = trailing + self._unparsed, b""
        self._held = bool(unparsed)
        self._read_or_pause()
        self._upgraded = True
        self._transport.set_protocol(socket)
        gateway.spawn(gateway.serve_socket(socket))
        if unparsed:
            asyncio.get_running_loop().call_soon(self._pass_on, socket, unparsed)

    def _pass_on(self, socket: WebSocket, unparsed: bytes) -> None:
        """What came with the handshake is read before anything later."""
        if not self._transport.is_closing():
            self._transport.resume_reading()
            socket.data_received(unparsed)

    def _refuse(self, reason: str, *, status: int) -> None:
        self._gateway.refusals.add(reason, self.address)
        if self._h11.our_state in (h11.IDLE, h11.SEND_RESPONSE) and self._exchange is None:
            headers = [("content-length", "0"), ("connection", "close")]
            self.write_events(h11.Response(status_code=status, headers=headers), h11.EndOfMessage())
        self._close()

    def _close(self) -> None:
        if self._closing:
            return
        self._closing = True
        self._unparsed = b""
        self._transport.close()
        self._unsent = self._transport.get_write_buffer_size()
        self._expire_in(self._bounds.close_seconds, "close not finished")
        latest = asyncio.get_running_loop().time() + self._bounds.read_seconds
        self._read_by = min(self._read_by, latest)

    def _expire_in(self, seconds: float, reason: str) -> None:
        self._late = reason
        self._deadline = asyncio.get_running_loop().time() + seconds


def _content_length(request: h11.Request) -> int:
    """Bytes of a body that comes in one piece; 0 of a body in chunks."""
    headers = dict(request.headers)
    return 0 if b"transfer-encoding" in headers else int(headers.get(b"content-length", b"0"))


def _removal(gateway: Server, socket: WebSocket) -> Callable[[], None]:
    return lambda: gateway.connections.remove(socket)
