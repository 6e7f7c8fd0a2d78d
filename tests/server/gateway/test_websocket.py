"""A WebSocket writes once in a turn of the event loop, and pings who is silent."""

import asyncio
import base64
import weakref
from typing import cast

import pytest
from websockets.frames import Frame, Opcode

from tablecade.server.gateway.admission import Admission, Bounds
from tablecade.server.gateway.websocket import WebSocket, text_frame
from tests.aside import run_aside

KEY = base64.b64encode(bytes(16))
HEADERS = [
    (b"host", b"localhost"),
    (b"upgrade", b"websocket"),
    (b"connection", b"Upgrade"),
    (b"sec-websocket-version", b"13"),
    (b"sec-websocket-key", KEY),
]
PING = b"\x89\x00"
MESSAGE = b"\x81\x80\0\0\0\0"
PONG = b"\x8a\x80\0\0\0\0"
SCOPE = {"path": "/", "root_path": "", "headers": HEADERS, "client": ("127.0.0.1", 0)}


class Written:
    """A transport that keeps each write."""

    def __init__(self) -> None:
        self.writes: list[bytes] = []
        self.aborted = False
        self.high = 0

    def set_write_buffer_limits(self, high: int) -> None:
        self.high = high

    def write(self, data: bytes) -> None:
        self.writes.append(data)

    def is_closing(self) -> bool:
        return self.aborted

    def abort(self) -> None:
        self.aborted = True


def accepted() -> tuple[WebSocket, list[bytes]]:
    transport = Written()
    return accepted_on(transport), transport.writes


def accepted_on(transport: Written) -> WebSocket:
    reasons: list[str] = []
    socket = WebSocket(
        cast(asyncio.Transport, transport),
        SCOPE,
        Admission(Bounds(), most=10, count=reasons.append),
    )
    socket.accept()
    transport.writes.clear()
    return socket


@pytest.mark.parametrize("size", [0, 125, 126, 2**16 - 1, 2**16])
def test_a_text_frame_is_that_of_websockets(size: int) -> None:
    payload = b"x" * size
    assert text_frame(payload) == Frame(Opcode.TEXT, payload).serialize(mask=False)


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


@pytest.mark.parametrize("lost_at", ["the end", "the greeting"])
def test_a_lost_connection_leaves_nothing_for_the_collector(lost_at: str) -> None:
    """It is seldom asked to collect, and what waits for it looks like a leak."""

    async def scenario() -> None:
        left = weakref.ref(lost())
        assert left() is None

    def lost() -> WebSocket:
        socket, _ = accepted()
        if lost_at == "the greeting":
            socket.connection_lost(None)
        socket.deliver_to(lambda _message: socket.close(1008, "presence only"))
        if lost_at == "the end":
            socket.connection_lost(None)
        return socket

    run_aside(scenario())


def test_who_does_not_read_is_cut_off() -> None:
    async def scenario() -> None:
        transport = Written()
        socket = accepted_on(transport)
        assert transport.high == Bounds().unsent_bytes
        socket.pause_writing()
        assert transport.aborted

    run_aside(scenario())


def test_frames_go_out_before_the_close_that_follows_them() -> None:
    async def scenario() -> None:
        socket, writes = accepted()
        frame = text_frame(b"last words")
        socket.send(frame)
        socket.close(1008, "dropped")
        await asyncio.sleep(0)
        assert len(writes) == 1
        assert writes[0].startswith(frame)
        socket.send(frame)
        await asyncio.sleep(0)
        assert len(writes) == 1

    run_aside(scenario())


def test_who_does_not_finish_a_close_is_cut_off() -> None:
    async def scenario() -> None:
        transport = Written()
        socket = accepted_on(transport)
        socket.close(1008, "dropped")
        now = asyncio.get_running_loop().time()
        socket.check(now)
        socket.check(now + Bounds().close_seconds - 1)
        assert not transport.aborted
        socket.check(now + Bounds().close_seconds)
        assert transport.aborted

    run_aside(scenario())


class Timeline(asyncio.SelectorEventLoop):
    """An event loop whose clock the test moves."""

    now = 0.0

    def time(self) -> float:
        return self.now

    async def pass_seconds(self, seconds: int, socket: WebSocket | None = None) -> None:
        for _ in range(seconds):
            self.now += 1
            if socket is not None:
                socket.check(self.now)
            await asyncio.sleep(0)
            await asyncio.sleep(0)


async def play(timeline: Timeline, *, seconds: int, every: int, sent: bytes) -> Written:
    """A client that sends something every few seconds."""
    transport = Written()
    socket = accepted_on(transport)
    for _ in range(0, seconds, every):
        await timeline.pass_seconds(every, socket)
        socket.data_received(sent)
    return transport


def client(*, seconds: int, every: int, sent: bytes = MESSAGE) -> Written:
    timeline = Timeline()
    scenario = play(timeline, seconds=seconds, every=every, sent=sent)
    try:
        return timeline.run_until_complete(scenario)
    finally:
        timeline.close()


def test_who_sends_messages_gets_no_ping() -> None:
    transport = client(seconds=300, every=15)
    assert transport.writes == []
    assert not transport.aborted


def test_who_is_silent_for_20_seconds_gets_a_ping_and_has_20_more() -> None:
    assert client(seconds=19, every=19).writes == []
    answered = client(seconds=304, every=38, sent=PONG)
    assert set(answered.writes) == {PING}
    assert len(answered.writes) == 8
    assert not answered.aborted


def test_a_pong_may_come_in_the_same_moment() -> None:
    assert not client(seconds=300, every=20, sent=PONG).aborted


def test_who_does_not_answer_a_ping_is_closed() -> None:
    assert client(seconds=41, every=41).aborted


FIRST_PART, NEXT_PART, LAST_PART = b"\x01\x80\0\0\0\0", b"\x00\x80\0\0\0\0", b"\x80\x80\0\0\0\0"


def test_a_message_in_parts_is_delivered_whole() -> None:
    async def scenario() -> None:
        socket, _writes = accepted()
        socket.data_received(b"\x01\x81\0\0\0\0a" + NEXT_PART * 10 + b"\x80\x81\0\0\0\0b")
        assert await socket.receive() == b"ab"

    run_aside(scenario())


def test_a_message_of_empty_parts_without_end_closes_the_socket() -> None:
    async def scenario() -> None:
        socket, writes = accepted()
        socket.data_received(FIRST_PART + NEXT_PART * 80 + LAST_PART)
        assert b"too many parts" in b"".join(writes)

    run_aside(scenario())


class Reset(Written):
    """A transport as uvloop leaves it after the client has reset the connection."""

    def write(self, data: bytes) -> None:
        if self.aborted:
            raise RuntimeError("the handler is closed")
        super().write(data)


def test_a_frame_for_a_client_that_is_gone_is_dropped() -> None:
    async def scenario() -> None:
        transport = Reset()
        socket = accepted_on(transport)
        failures: list[object] = []
        loop = asyncio.get_running_loop()
        loop.set_exception_handler(lambda _loop, context: failures.append(context))
        socket.send(text_frame(b"late"))
        transport.aborted = True
        await asyncio.sleep(0)
        socket.close(1008, "dropped")
        assert failures == []
        assert transport.writes == []

    run_aside(scenario())
