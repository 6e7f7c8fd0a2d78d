"""What one turn of the event loop sends goes out in one write, in order."""

import asyncio
import base64
from typing import cast

from tablecade.server.gateway.bounds import Bounds
from tablecade.server.gateway.head import Head
from tablecade.server.gateway.registry import Refusals
from tablecade.server.gateway.websocket import WebSocket, text_frame
from tests.aside import run_aside

KEY = base64.b64encode(bytes(16))
HEADERS = [
    (b"Host", b"localhost"),
    (b"Upgrade", b"websocket"),
    (b"Connection", b"Upgrade"),
    (b"Sec-WebSocket-Version", b"13"),
    (b"Sec-WebSocket-Key", KEY),
]
HEAD = Head("GET", "/", HEADERS, peer="127.0.0.1", address="127.0.0.1", http_version="1.1")


class Written:
    """A transport that keeps each write."""

    def __init__(self) -> None:
        self.writes: list[bytes] = []

    def write(self, data: bytes) -> None:
        self.writes.append(data)

    def get_write_buffer_size(self) -> int:
        return 0

    def is_closing(self) -> bool:
        return False


def accepted() -> tuple[WebSocket, list[bytes]]:
    transport = Written()
    socket = WebSocket(
        cast(asyncio.Transport, transport),
        HEAD,
        bounds=Bounds(),
        refusals=Refusals(lambda _reason: None),
    )
    socket.accept()
    transport.writes.clear()
    return socket, transport.writes


def test_frames_of_one_turn_share_a_write() -> None:
    async def scenario() -> None:
        socket, writes = accepted()
        frames = [text_frame(b"one"), text_frame(b"two"), text_frame(b"three")]
        socket.send(frames[0])
        socket.send(frames[1])
        assert writes == []
        await asyncio.sleep(0)
        socket.send(frames[2])
        await asyncio.sleep(0)
        assert writes == [frames[0] + frames[1], frames[2]]

    run_aside(scenario())


def test_frames_go_out_before_the_close_that_follows_them() -> None:
    async def scenario() -> None:
        socket, writes = accepted()
        frame = text_frame(b"last words")
        socket.send(frame)
        socket.close(1008, "dropped")
        await asyncio.sleep(0)
        assert writes[0] == frame
        assert len(writes) == 2
        socket.send(frame)
        await asyncio.sleep(0)
        assert len(writes) == 2

    run_aside(scenario())
