"""One WebSocket: websockets' Sans-I/O protocol on an asyncio transport, bounded."""

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Final

from websockets.datastructures import Headers
from websockets.frames import Frame, Opcode
from websockets.http11 import Request, Response
from websockets.protocol import OPEN
from websockets.server import ServerProtocol

from tablecade.server.gateway.bounds import Bounds
from tablecade.server.gateway.head import Head
from tablecade.server.gateway.open_connections import Refusals

SERVICE_RESTART: Final = 1012
TEXT, CONT, BINARY = Opcode.TEXT, Opcode.CONT, Opcode.BINARY
READ_BYTES: Final = 1024
"""Parsed in one turn of the event loop, so that a flood of small frames holds up nobody else."""
HANDSHAKE: Final = ("connection", "upgrade", "sec-websocket-")
"""The headers the protocol reads. It keeps all it gets for as long as the socket is open."""
MOST_PARTS: Final = 64
"""Frames of one message. Empty frames have no bytes, so the limit of bytes does not stop them."""
WINDOW_SECONDS: Final = 0.5
"""In which frames are counted (`Bounds.socket_frames`)."""


def text_frame(payload: bytes) -> bytes:
    """A text message as it goes over the wire; encoded once for all who get it."""
    return Frame(TEXT, payload).serialize(mask=False)


class WebSocketClosed(Exception):
    """The connection is gone."""


class WebSocket(asyncio.Protocol):
    """Text messages are read one by one, or given to a callback by `deliver_to`."""

    def __init__(
        self, transport: asyncio.Transport, head: Head, *, bounds: Bounds, refusals: Refusals
    ) -> None:
        self.path, self.headers, self.address = head.path, head.headers, head.address
        self._loop = asyncio.get_running_loop()
        self.closed: asyncio.Future[None] = self._loop.create_future()
        self.gone: Callable[[], None] = lambda: None
        """Called when the connection is lost."""
        self._on_message: Callable[[bytes], None] | None = None
        self._transport = transport
        self._bounds = bounds
        self._refusals = refusals
        pairs = [pair for pair in head.pairs if pair[0].lower().startswith(HANDSHAKE)]
        self._request: Request | None = Request(head.target, Headers(pairs))
        self._protocol = ServerProtocol(max_size=bounds.message_bytes)
        self._protocol.receive_data(self._request.serialize())
        self._protocol.events_received()
        self._outgoing: list[bytes] = []
        """Frames of this turn of the event loop: one write sends them all."""
        self._unparsed = b""
        self._parse_planned = False
        self._early: deque[bytes] = deque()
        self._parts: list[bytes] = []
        self._waiter: asyncio.Future[None] | None = None
        self._in_progress = 0
        self._paused = False
        self._frames = 0
        self._window_end = 0.0
        """When the frames are counted anew."""
        self._window_timer: asyncio.TimerHandle | None = None
        self._close_timer: asyncio.TimerHandle | None = None
        self._ping_timer: asyncio.TimerHandle | None = None
        self._last_received = self._loop.time()
        """When the client last sent anything."""
        self._pinged = False
        """Whether it sent nothing since a ping."""

    def accept(self) -> None:
        """Answer the handshake; an invalid one is refused, and the connection closed."""
        if self._request is None:
            raise RuntimeError("a WebSocket is accepted once")
        self._respond(self._protocol.accept(self._request))
        self._request, self.headers = None, {}  # they weigh as much as the rest of a socket
        self._ping_timer = self._loop.call_later(self._bounds.ping_seconds, self._ping_if_silent)

    def reject(self, status: int, text: str) -> None:
        self._respond(self._protocol.reject(status, text))

    def _respond(self, response: Response) -> None:
        """Without a date: the bytes of two equal tables are equal."""
        del response.headers["Date"]
        self._protocol.send_response(response)
        self._flush()

    def send(self, frame: bytes) -> None:
        """Send a frame of `text_frame`; closes the connection if too many bytes are unsent."""
        if self._protocol.state is OPEN:
            if not self._outgoing:
                self._loop.call_soon(self._write_outgoing)
            self._outgoing.append(frame)

    def close(self, code: int, reason: str) -> None:
        if self._protocol.state is OPEN:
            self._protocol.send_close(code, reason[:100])
            self._flush()
        self._close_soon()

    async def receive(self) -> bytes:
        """The next text message, for use before `deliver_to`. Raises WebSocketClosed."""
        while not self._early:
            if self._protocol.state is not OPEN or self.closed.done():
                raise WebSocketClosed
            self._waiter = self._loop.create_future()
            await self._waiter
        return self._early.popleft()

    def deliver_to(self, on_message: Callable[[bytes], None]) -> None:
        """Call `on_message` with every message from now on, beginning with waiting ones."""
        self._on_message = on_message
        while self._early:
            on_message(self._early.popleft())
        self._read_or_pause()

    def begin_work(self) -> None:
        """A message is in progress: too many of them stop the reading."""
        self._in_progress += 1

    def end_work(self) -> None:
        self._in_progress -= 1
        if self._paused:
            self._read_or_pause()

    def data_received(self, data: bytes) -> None:
        self._last_received = self._loop.time()
        self._pinged = False
        self._unparsed = self._unparsed + data if self._unparsed else data
        self._parse()

    def _parse(self) -> None:
        """Handle a piece of what was received; the rest waits for another turn."""
        self._parse_planned = False
        self._open_window()
        if self._is_full:
            return
        protocol = self._protocol
        piece, self._unparsed = self._unparsed[:READ_BYTES], self._unparsed[READ_BYTES:]
        protocol.receive_data(piece)
        for event in protocol.events_received():
            self._frames += 1
            if isinstance(event, Frame):
                self._on_frame(event)
        self._flush()
        if protocol.state is not OPEN and protocol.close_expected():
            self._close_soon()
            self._wake()
        if self._unparsed or self._paused or self._is_full:
            self._read_or_pause()

    def _open_window(self) -> None:
        now = self._loop.time()
        if now >= self._window_end:
            self._window_end = now + WINDOW_SECONDS
            self._frames = 0

    @property
    def _is_full(self) -> bool:
        """Whether the client has to wait: for answers, or for the next window."""
        bounds = self._bounds
        return (
            self._frames >= bounds.socket_frames
            or self._in_progress >= bounds.unanswered_messages
            or len(self._early) >= bounds.unanswered_messages
        )

    def _read_or_pause(self) -> None:
        """Read from the connection only if everything received before is handled."""
        if self._transport.is_closing():
            return
        wait = bool(self._unparsed) or self._is_full
        if wait != self._paused:
            self._paused = wait
            (self._transport.pause_reading if wait else self._transport.resume_reading)()
        if self._unparsed and not self._is_full and not self._parse_planned:
            self._parse_planned = True
            self._loop.call_soon(self._parse)
        if self._frames >= self._bounds.socket_frames and self._window_timer is None:
            self._window_timer = self._loop.call_at(self._window_end, self._read_on)

    def _read_on(self) -> None:
        self._window_timer = None
        self._frames = 0
        self._read_or_pause()

    def eof_received(self) -> None:
        self._protocol.receive_eof()
        self._flush()

    def connection_lost(self, _problem: Exception | None) -> None:
        if not self.closed.done():
            self.closed.set_result(None)
        for timer in (self._ping_timer, self._close_timer, self._window_timer):
            if timer is not None:
                timer.cancel()
        self._wake()
        self.gone()

    def _ping_if_silent(self) -> None:
        """Ping a client that sent nothing for a while; close it if it does not answer."""
        if self._protocol.state is not OPEN:
            return
        if self._pinged:
            self._abort("no pong")
            return
        wait = self._last_received + self._bounds.ping_seconds - self._loop.time()
        if wait <= 0:
            self._pinged = True
            self._protocol.send_ping(b"")
            self._flush()
            wait = self._bounds.ping_seconds
        self._ping_timer = self._loop.call_later(wait, self._ping_if_silent)

    def shut_down(self) -> None:
        if not self._in_progress:
            self.close(SERVICE_RESTART, "restart")

    def abort(self) -> None:
        self._transport.abort()

    def _on_frame(self, frame: Frame) -> None:
        opcode = frame.opcode
        if opcode is TEXT and frame.fin:
            self._on_text(bytes(frame.data))
        elif opcode is TEXT or opcode is CONT:
            self._parts.append(bytes(frame.data))
            if len(self._parts) > MOST_PARTS:
                self._parts = []
                self.close(1008, "too many parts")
            elif frame.fin:
                message, self._parts = b"".join(self._parts), []
                self._on_text(message)
        elif opcode is BINARY:
            self.close(1003, "text only")

    def _on_text(self, message: bytes) -> None:
        if self._on_message is not None:
            self._on_message(message)
            return
        self._early.append(message)
        self._wake()

    def _wake(self) -> None:
        if self._waiter is not None and not self._waiter.done():
            self._waiter.set_result(None)

    def _flush(self) -> None:
        """Write what the protocol wants sent: handshake, pongs, pings, close frames."""
        self._write_outgoing()
        for data in self._protocol.data_to_send():
            if data:
                self._write(data)
            else:
                self._transport.close()
                self._close_soon()

    def _write_outgoing(self) -> None:
        if self._outgoing:
            frames, self._outgoing = self._outgoing, []
            self._write(frames[0] if len(frames) == 1 else b"".join(frames))

    def _write(self, data: bytes) -> None:
        if self._transport.is_closing():
            return  # the client is gone, and uvloop raises
        self._transport.write(data)
        if self._transport.get_write_buffer_size() > self._bounds.unsent_bytes:
            self._abort("too many unsent bytes")

    def _abort(self, reason: str) -> None:
        if not self._transport.is_closing():
            self._refusals.add(reason, self.address)
        self._transport.abort()

    def _close_soon(self) -> None:
        """Abort a connection that does not finish its close."""
        if self._close_timer is None:
            self._close_timer = self._loop.call_later(self._bounds.close_seconds, self.abort)
