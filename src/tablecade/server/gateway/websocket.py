"""One WebSocket: websockets' Sans-I/O protocol on an asyncio transport, bounded."""

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Final

from websockets.datastructures import Headers
from websockets.frames import Frame, Opcode
from websockets.http11 import Request, Response
from websockets.protocol import CONNECTING, OPEN
from websockets.server import ServerProtocol

from tablecade.server.gateway.admission import Admission
from tablecade.server.gateway.exchange import Head
from tablecade.server.gateway.intake import Intake

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
SHORT, LONG = 126, 127
"""In place of a frame's length, which follows in two or eight bytes."""


def text_frame(payload: bytes) -> bytes:
    """A text message as it goes over the wire; encoded once for all who get it."""
    size = len(payload)
    if size < SHORT:
        return bytes((0x81, size)) + payload
    if size < 2**16:
        return bytes((0x81, SHORT)) + size.to_bytes(2, "big") + payload
    return bytes((0x81, LONG)) + size.to_bytes(8, "big") + payload


class WebSocketClosed(Exception):
    """The connection is gone."""


class WebSocket(Intake):
    """Text messages are read one by one, or given to a callback by `deliver_to`."""

    def __init__(
        self,
        transport: asyncio.Transport,
        head: Head,
        admission: Admission,
        *,
        waiting: bytes = b"",
    ) -> None:
        """`waiting` came with the handshake."""
        super().__init__(waiting)
        pairs = [(name.decode("latin-1"), value.decode("latin-1")) for name, value in head.headers]
        self.path, self.headers, self.address = head.path, dict(pairs), head.address
        self.closed: asyncio.Future[None] = self._loop.create_future()
        self._transport = transport
        self._admission = admission
        self._bounds = admission.bounds
        transport.set_write_buffer_limits(high=self._bounds.unsent_bytes)
        handshake = Headers([pair for pair in pairs if pair[0].startswith(HANDSHAKE)])
        self._request: Request | None = Request(head.target, handshake)
        self._protocol = ServerProtocol(max_size=self._bounds.message_bytes)
        self._protocol.receive_data(self._request.serialize())
        self._protocol.events_received()
        self._frames: list[bytes] = []
        """To be sent at the end of this turn."""
        self._parts: list[bytes] = []
        """Of a message that is not complete."""
        self._early: deque[bytes] = deque()
        """Messages that came before `deliver_to`."""
        self._arrived: asyncio.Future[None] | None = None
        """What `receive` waits for: a message, or the end."""
        self._on_message: Callable[[bytes], None] = self._keep
        self._in_progress = 0
        self._frames_read = 0
        self._window_end = 0.0
        """When the frames are counted anew."""
        self._window_timer: asyncio.TimerHandle | None = None
        self._timer: asyncio.TimerHandle | None = None
        """Of the next ping; once the socket is being closed, of its abort."""
        self._last_received = self._loop.time()
        self._pinged = False
        """Whether nothing has come since a ping."""

    def accept(self) -> None:
        """Answer the handshake; an invalid one is refused, and the connection closed."""
        if self._request is None:
            raise RuntimeError("a WebSocket is accepted once")
        self._respond(self._protocol.accept(self._request))
        self._request, self.headers = None, {}  # they weigh as much as the rest of a socket
        if self._protocol.state is OPEN:
            self._timer = self._loop.call_later(self._bounds.ping_seconds, self._ping_if_silent)
        self.read_on()

    def reject(self, status: int, text: str) -> None:
        self._respond(self._protocol.reject(status, text))

    def _respond(self, response: Response) -> None:
        """Without a date: the bytes of two equal tables are equal."""
        del response.headers["Date"]
        self._protocol.send_response(response)
        self._flush_protocol()

    def send(self, frame: bytes) -> None:
        """Send a frame of `text_frame`; closes the connection if too many bytes are unsent."""
        if self._protocol.state is OPEN:
            if not self._frames:
                self._loop.call_soon(self.flush)
            self._frames.append(frame)

    def flush(self) -> None:
        if self._frames:
            frames, self._frames = self._frames, []
            self.write(frames[0] if len(frames) == 1 else b"".join(frames))

    def close(self, code: int, reason: str) -> None:
        if self._protocol.state is OPEN:
            self._protocol.send_close(code, reason[:100])
            self._flush_protocol()
        self._close_soon()

    async def receive(self) -> bytes:
        """The next text message, for use before `deliver_to`. Raises WebSocketClosed."""
        while not self._early:
            if self._protocol.state is not OPEN or self.closed.done():
                raise WebSocketClosed
            self._arrived = self._loop.create_future()
            await self._arrived
        return self._early.popleft()

    def _keep(self, message: bytes) -> None:
        self._early.append(message)
        self._wake()

    def _wake(self) -> None:
        if self._arrived is not None and not self._arrived.done():
            self._arrived.set_result(None)

    def deliver_to(self, on_message: Callable[[bytes], None]) -> None:
        """Call `on_message` with every message from now on, beginning with waiting ones."""
        self._on_message = on_message
        while self._early:
            on_message(self._early.popleft())
        self.read_on()

    def begin_work(self) -> None:
        """A message is in progress: too many of them stop the reading."""
        self._in_progress += 1

    def end_work(self) -> None:
        self._in_progress -= 1
        if not self._reads:
            self.read_on()

    def data_received(self, data: bytes) -> None:
        self._last_received = self._loop.time()
        self._pinged = False
        super().data_received(data)

    def may_take(self) -> bool:
        """Whether the client need not wait: for the handshake, for answers, for the next window."""
        most = self._bounds.unanswered_messages
        return (
            self._protocol.state is not CONNECTING
            and self._frames_read < self._bounds.socket_frames
            and self._in_progress < most
            and len(self._early) < most
        )

    may_read = may_take

    def take(self) -> None:
        protocol, now = self._protocol, self._loop.time()
        if now >= self._window_end:
            self._window_end = now + WINDOW_SECONDS
            self._frames_read = 0
        piece, self._waiting = self._waiting[:READ_BYTES], self._waiting[READ_BYTES:]
        protocol.receive_data(piece)
        for event in protocol.events_received():
            self._frames_read += 1
            if isinstance(event, Frame):
                self._on_frame(event)
        self._flush_protocol()
        if protocol.state is not OPEN and protocol.close_expected():
            self._close_soon()
            self._wake()
        if self._frames_read >= self._bounds.socket_frames and self._window_timer is None:
            self._window_timer = self._loop.call_at(self._window_end, self._open_window)

    def _open_window(self) -> None:
        self._window_timer = None
        self._frames_read = 0
        self.read_on()

    def _on_frame(self, frame: Frame) -> None:
        opcode = frame.opcode
        if opcode is TEXT and frame.fin:
            self._on_message(bytes(frame.data))
        elif opcode is TEXT or opcode is CONT:
            self._parts.append(bytes(frame.data))
            if len(self._parts) > MOST_PARTS:
                self._parts = []
                self.close(1008, "too many parts")
            elif frame.fin:
                message, self._parts = b"".join(self._parts), []
                self._on_message(message)
        elif opcode is BINARY:
            self.close(1003, "text only")

    def eof_received(self) -> None:
        self._protocol.receive_eof()
        self._flush_protocol()

    def connection_lost(self, _problem: Exception | None) -> None:
        if not self.closed.done():
            self.closed.set_result(None)
        for timer in (self._timer, self._window_timer):
            if timer is not None:
                timer.cancel()
        self._wake()

    def pause_writing(self) -> None:
        """The transport calls it beyond `unsent_bytes`."""
        self._abort("too many unsent bytes")

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
            self._flush_protocol()
            wait = self._bounds.ping_seconds
        self._timer = self._loop.call_later(wait, self._ping_if_silent)

    def shut_down(self) -> None:
        if not self._in_progress:
            self.close(SERVICE_RESTART, "restart")

    def _flush_protocol(self) -> None:
        """Write what the protocol wants sent: handshake, pongs, pings, close frames."""
        for data in self._protocol.data_to_send():
            self.flush()
            if data:
                self.write(data)
            else:
                self._transport.close()
                self._close_soon()

    def _abort(self, reason: str) -> None:
        if not self._transport.is_closing():
            self._admission.refuse(reason, self)
        self._transport.abort()

    def _close_soon(self) -> None:
        """Abort a connection that does not finish its close."""
        if self._timer is not None:
            self._timer.cancel()
        self._timer = self._loop.call_later(self._bounds.close_seconds, self.abort)
