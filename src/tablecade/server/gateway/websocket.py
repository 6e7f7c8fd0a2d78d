"""One WebSocket: websockets' Sans-I/O protocol on an asyncio transport, bounded."""

import asyncio
from collections.abc import Callable, Mapping
from http import HTTPStatus
from typing import Any, Final

from websockets.datastructures import Headers
from websockets.frames import Frame, Opcode
from websockets.http11 import Request, Response
from websockets.protocol import CONNECTING, OPEN, SEND_EOF, Protocol, Side
from websockets.server import ServerProtocol

from tablecade.server.gateway.admission import Admission, Intake

SERVICE_RESTART: Final = 1012
DATA = (Opcode.TEXT, Opcode.CONT, Opcode.BINARY)
READ_BYTES: Final = 1024
"""Parsed in one turn of the event loop, so that a flood of small frames holds up nobody else."""
MOST_PARTS: Final = 64
"""Frames of one message. Empty frames have no bytes, so the limit of bytes does not stop them."""


def text_frame(payload: bytes) -> bytes:
    """A text message as one frame (RFC 6455, 5.2); encoded once for all who get it."""
    size = len(payload)
    if size < 126:
        return b"\x81%c" % size + payload
    if size < 2**16:
        return b"\x81\x7e" + size.to_bytes(2) + payload
    return b"\x81\x7f" + size.to_bytes(8) + payload


class WebSocketClosed(Exception):
    """The connection is gone."""


class WebSocket(Intake):
    """Text messages are read one by one, or given to a callback by `deliver_to`."""

    def __init__(
        self,
        transport: asyncio.Transport,
        scope: Mapping[str, Any],
        admission: Admission,
        *,
        waiting: bytes = b"",
    ) -> None:
        """`waiting` came with the handshake."""
        super().__init__(admission, scope["client"][0], waiting)
        pairs = [(k.decode("latin-1"), v.decode("latin-1")) for k, v in scope["headers"]]
        self.path, self.headers = scope["path"].removeprefix(scope["root_path"]), dict(pairs)
        self.closed: asyncio.Future[None] = self._loop.create_future()
        self._transport = transport
        transport.set_write_buffer_limits(high=self._bounds.unsent_bytes)
        self._request = Request("/", Headers(pairs))
        most = self._bounds.message_bytes
        self._protocol = Protocol(Side.SERVER, state=CONNECTING, max_size=most)
        self._frames: list[bytes] = []
        """To be sent at the end of this turn."""
        self._parts: list[bytes] = []
        """Of a message that is not complete."""
        self._early: asyncio.Queue[bytes | None] = asyncio.Queue()
        """Messages that came before `deliver_to`; None when the connection is gone."""
        self._on_message: Callable[[bytes], None] = self._early.put_nowait
        self.in_progress = 0
        """Messages that are not answered: too many of them stop the reading."""
        self._frames_read = 0
        """Since the last check."""
        self._pinged = 0.0
        """When a ping was sent last."""
        self._close_by = float("inf")

    def accept(self) -> None:
        """Answer the handshake; an invalid one is refused, and the connection closed."""
        self._respond(ServerProtocol().accept(self._request))
        del self._request, self.headers  # they weigh as much as the rest of a socket
        self.read_on()

    def reject(self, status: int, text: str) -> None:
        self._respond(ServerProtocol().reject(status, text))

    def _respond(self, response: Response) -> None:
        """Without a date: the bytes of two equal tables are equal."""
        del response.headers["Date"]
        self._write([response.serialize()])
        if response.status_code == HTTPStatus.SWITCHING_PROTOCOLS:
            self._protocol.state = OPEN
        else:
            self._transport.close()

    def send(self, frame: bytes) -> None:
        """Send a frame of `text_frame`; closes the connection if too many bytes are unsent."""
        if self._protocol.state is OPEN:
            if not self._frames:
                self._loop.call_soon(self.flush)
            self._frames.append(frame)

    def flush(self) -> None:
        frames, self._frames = self._frames, []
        if frames and not self._transport.is_closing():  # else the client is gone: uvloop raises
            self._transport.write(b"".join(frames))

    def close(self, code: int, reason: str) -> None:
        if self._protocol.state is OPEN:
            self._protocol.send_close(code, reason[:100])
            self._write(self._protocol.data_to_send())

    async def receive(self) -> bytes:
        """The next text message, for use before `deliver_to`. Raises WebSocketClosed."""
        message = await self._early.get()
        if message is None:
            raise WebSocketClosed
        return message

    def deliver_to(self, on_message: Callable[[bytes], None]) -> None:
        """Call `on_message` with every message from now on, beginning with waiting ones."""
        if not self.closed.done():
            self._on_message = on_message
        while not self._early.empty():
            message = self._early.get_nowait()
            if message is not None:
                on_message(message)
        self.read_on()

    def end_work(self) -> None:
        """A message is answered."""
        self.in_progress -= 1
        if not self._reads:
            self.read_on()

    def may_take(self) -> bool:
        """Whether the client need not wait: for the handshake, for answers, for the next check."""
        most = self._bounds.unanswered_messages
        return (
            self._protocol.state is not CONNECTING
            and self._frames_read < self._bounds.socket_frames
            and self.in_progress < most
            and self._early.qsize() < most
        )

    def take(self) -> None:
        piece, self._waiting = self._waiting[:READ_BYTES], self._waiting[READ_BYTES:]
        self._protocol.receive_data(piece)
        for frame in self._protocol.events_received():
            self._frames_read += 1
            if not isinstance(frame, Frame) or frame.opcode not in DATA:
                continue  # the protocol answers pings and closes
            if frame.opcode is Opcode.BINARY:
                self.close(1003, "text only")
                continue
            self._parts.append(bytes(frame.data))
            if frame.fin:
                message, self._parts = b"".join(self._parts), []
                self._on_message(message)
            elif len(self._parts) > MOST_PARTS:
                self._parts = []
                self.close(1008, "too many parts")
        if pieces := self._protocol.data_to_send():
            self._write(pieces)

    def connection_lost(self, problem: Exception | None) -> None:
        """Ends what leads back to this socket, which only the garbage collector could free."""
        super().connection_lost(problem)
        self._protocol.parser.close()
        self._on_message = self._early.put_nowait
        self._early.put_nowait(None)
        if not self.closed.done():
            self.closed.set_result(None)

    def pause_writing(self) -> None:
        """The transport calls it beyond `unsent_bytes`."""
        self.abort("too many unsent bytes")

    def check(self, now: float) -> None:
        """Read on, ping a client that is silent, abort one that does not answer or close."""
        self._frames_read = 0
        if not self._reads:
            self.read_on()
        heard = max(self._received, self._pinged)
        if now >= self._close_by:
            self.abort()
        elif self._protocol.state is not OPEN:
            self._close_by = min(self._close_by, now + self._bounds.close_seconds)
        elif now < heard + self._bounds.ping_seconds:
            return
        elif self._pinged > self._received:
            self.abort("no pong")
        else:
            self._pinged = now
            self._protocol.send_ping(b"")
            self._write(self._protocol.data_to_send())

    def shut_down(self) -> None:
        if not self.in_progress:
            self.close(SERVICE_RESTART, "restart")

    def _write(self, pieces: list[bytes]) -> None:
        """Write what the protocol wants sent: pongs, pings, close frames, the end."""
        self._frames += pieces
        self.flush()
        if SEND_EOF in pieces:
            self._transport.close()
