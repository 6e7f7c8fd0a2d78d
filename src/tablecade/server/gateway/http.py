"""One HTTP connection: h11's protocol on an asyncio transport, bounded in bytes and time."""

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from typing import Any, Protocol, cast

import h11

from tablecade.server.gateway.bounds import Bounds
from tablecade.server.gateway.exchange import ASGIApp, Exchange
from tablecade.server.gateway.forwarded import Network, client_address, is_trusted
from tablecade.server.gateway.head import Head, head_of
from tablecade.server.gateway.registry import Refusals, Registry
from tablecade.server.gateway.websocket import WebSocket

_NEVER = float("inf")


class Server(Protocol):
    """What a connection needs of the gateway."""

    app: ASGIApp
    bounds: Bounds
    proxies: Sequence[Network]
    refusals: Refusals
    registry: Registry
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
        self._deadline = _NEVER
        self._late = ""
        self._idle = self._answered = False
        self._reading = True
        self._writable = asyncio.Event()
        self._writable.set()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        peer = transport.get_extra_info("peername")
        self.address = peer[0] if isinstance(peer, tuple) else "local"
        proxy = is_trusted(self.address, self._gateway.proxies)
        if not self._gateway.registry.admit(self, proxy=proxy):
            self._transport.abort()
            return
        most = self._bounds.head_bytes
        self._h11 = h11.Connection(h11.SERVER, max_incomplete_event_size=most)
        self._expire_in(self._bounds.head_seconds, "no request")

    def data_received(self, data: bytes) -> None:
        if self._idle:
            self._idle = False
            self._expire_in(self._bounds.head_seconds, "slow request head")
        self._h11.receive_data(data)
        self._read_events()

    def eof_received(self) -> None:
        """Half-closed connections are closed."""

    def connection_lost(self, _problem: Exception | None) -> None:
        self._gateway.registry.remove(self)
        self._writable.set()
        if self._exchange is not None:
            self._exchange.lose()

    def pause_writing(self) -> None:
        self._writable.clear()
        self._expire_in(self._bounds.read_seconds, "response not read")

    def resume_writing(self) -> None:
        self._writable.set()
        self._deadline = _NEVER
        if self._answered:
            self._next_request()

    def check(self, now: float) -> None:
        if now >= self._deadline:
            self._gateway.refusals.add(self._late, self.address)
            self.abort()

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
        if self._reading and not self._transport.is_closing():
            self._reading = False
            self._transport.pause_reading()

    def resume_reading(self) -> None:
        if not self._reading and not self._transport.is_closing():
            self._reading = True
            self._transport.resume_reading()

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

    def _read_events(self) -> None:
        while not self._transport.is_closing() and not self._upgraded:
            try:
                event = self._h11.next_event()
            except h11.RemoteProtocolError as problem:
                self._refuse(problem)
                return
            if event is h11.PAUSED:  # a request that waits for the current response
                self.pause_reading()
            if not isinstance(event, h11.Event) or isinstance(event, h11.ConnectionClosed):
                return
            self._on_event(event)

    def _on_event(self, event: h11.Event) -> None:
        if isinstance(event, h11.Request):
            self._begin(event)
        elif isinstance(event, h11.Data) and self._exchange is not None:
            self._exchange.feed(bytes(event.data))
        elif isinstance(event, h11.EndOfMessage):
            self._body_ended()

    def _begin(self, request: h11.Request) -> None:
        self._idle = False
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
        if not gateway.registry.upgrade(self, socket):
            self._transport.abort()
            return
        socket.gone = _removal(gateway, socket)
        self._upgraded = True
        self._transport.set_protocol(socket)
        gateway.spawn(gateway.serve_socket(socket))
        trailing, _closed = self._h11.trailing_data
        if trailing:
            asyncio.get_running_loop().call_soon(socket.data_received, trailing)

    def _refuse(self, problem: h11.RemoteProtocolError) -> None:
        self._gateway.refusals.add("bad request head", self.address)
        if self._h11.our_state in (h11.IDLE, h11.SEND_RESPONSE) and self._exchange is None:
            headers = [("content-length", "0"), ("connection", "close")]
            status = problem.error_status_hint or 400
            self.write_events(h11.Response(status_code=status, headers=headers), h11.EndOfMessage())
        self._close()

    def _close(self) -> None:
        self._transport.close()
        self._expire_in(self._bounds.close_seconds, "close not finished")

    def _expire_in(self, seconds: float, reason: str) -> None:
        self._late = reason
        self._deadline = asyncio.get_running_loop().time() + seconds


def _removal(gateway: Server, socket: WebSocket) -> Callable[[], None]:
    return lambda: gateway.registry.remove(socket)
