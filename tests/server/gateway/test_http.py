"""An HTTP connection is parsed piece by piece, and every state of it has a deadline."""

import asyncio
from collections.abc import Coroutine, Iterator, Sequence
from typing import Any, cast

import pytest

from tablecade.server.gateway.bounds import Bounds
from tablecade.server.gateway.exchange import ASGIApp, Receive, Scope, Send
from tablecade.server.gateway.forwarded import Network
from tablecade.server.gateway.http import EVENTS_A_TURN, HttpConnection
from tablecade.server.gateway.open_connections import OpenConnections, Refusals
from tablecade.server.gateway.websocket import WebSocket
from tests.aside import run_aside
from tests.server.gateway.test_websocket import Timeline

POST = b"POST / HTTP/1.1\r\nHost: localhost\r\n"
IN_CHUNKS = POST + b"Transfer-Encoding: chunked\r\n\r\n"
ONE_BYTE = b"1\r\nx\r\n"
LARGE_ANSWER = b"a" * 100_000


class Transport:
    """Keeps what is written; the test says how much of it the client has not read."""

    def __init__(self, peer: str = "192.0.2.1") -> None:
        self.written = b""
        self._peer = peer
        self.unsent = 0
        self.reading = True
        self.closing = self.aborted = False

    def get_extra_info(self, _name: str) -> tuple[str, int]:
        return self._peer, 1

    def write(self, data: bytes) -> None:
        self.written += data

    def get_write_buffer_size(self) -> int:
        return self.unsent

    def is_closing(self) -> bool:
        return self.closing

    def pause_reading(self) -> None:
        self.reading = False

    def resume_reading(self) -> None:
        self.reading = True

    def close(self) -> None:
        self.closing = True

    def abort(self) -> None:
        self.closing = self.aborted = True


class Gateway:
    """Runs an application that reads a body and answers, and keeps what it read."""

    def __init__(self, *, answer: bytes = b"") -> None:
        self.bounds = Bounds()
        self.proxies: Sequence[Network] = ()
        self.reasons: list[str] = []
        self.refusals = Refusals(self.reasons.append)
        self.connections = OpenConnections(self.bounds, self.refusals, most=100)
        self.stopping = False
        self.app: ASGIApp = self._serve
        self.read: list[bytes] = []
        self._answer = answer
        self._tasks: list[asyncio.Task[None]] = []

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        self._tasks.append(asyncio.get_running_loop().create_task(work))

    async def serve_socket(self, opened: WebSocket) -> None:
        raise NotImplementedError

    async def _serve(self, _scope: Scope, receive: Receive, send: Send) -> None:
        while True:
            message = await receive()
            self.read.append(message.get("body", b""))
            if not message.get("more_body"):
                break
        length = str(len(self._answer)).encode()
        headers = [(b"content-length", length)]
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        await send({"type": "http.response.body", "body": self._answer})


def connect(gateway: Gateway, *, peer: str = "192.0.2.1") -> tuple[HttpConnection, Transport]:
    connection, transport = HttpConnection(gateway), Transport(peer)
    connection.connection_made(cast(asyncio.Transport, transport))
    return connection, transport


def test_people_of_ipv4_are_told_apart_also_on_a_socket_of_ipv6() -> None:
    async def scenario() -> None:
        gateway = Gateway()
        gateway.bounds = Bounds(connections_per_address=1)
        gateway.connections = OpenConnections(gateway.bounds, gateway.refusals, most=100)
        connection, _transport = connect(gateway, peer="::ffff:192.0.2.1")
        _other, transport = connect(gateway, peer="::ffff:192.0.2.2")
        assert connection.address == "192.0.2.1"
        assert not transport.aborted

    run_aside(scenario())


async def turns(count: int) -> None:
    for _ in range(count):
        await asyncio.sleep(0)


def test_a_body_of_one_byte_chunks_is_parsed_in_pieces_and_reading_waits() -> None:
    async def scenario() -> None:
        gateway = Gateway()
        connection, transport = connect(gateway)
        connection.data_received(IN_CHUNKS + ONE_BYTE * 900 + b"0\r\n\r\n")
        assert not transport.reading
        await turns(1)
        assert 0 < sum(map(len, gateway.read)) <= 2 * EVENTS_A_TURN
        await turns(60)
        assert b"".join(gateway.read) == b"x" * 900
        assert transport.reading
        assert transport.written.startswith(b"HTTP/1.1 200")

    run_aside(scenario())


def test_a_body_in_one_piece_is_passed_on_in_large_pieces() -> None:
    async def scenario() -> None:
        gateway = Gateway()
        connection, _transport = connect(gateway)
        body = b"b" * 150_000
        connection.data_received(POST + f"Content-Length: {len(body)}\r\n\r\n".encode() + body)
        await turns(60)
        assert b"".join(gateway.read) == body
        assert len(gateway.read) < 10

    run_aside(scenario())


def test_a_body_the_application_does_not_read_stops_the_reading() -> None:
    async def scenario() -> None:
        gateway = Gateway()
        waiting = asyncio.Event()

        async def idle(_scope: Scope, _receive: Receive, _send: Send) -> None:
            await waiting.wait()

        gateway.app = idle
        connection, transport = connect(gateway)
        connection.data_received(POST + b"Content-Length: 1000000\r\n\r\n")
        for _ in range(10):
            if transport.reading:
                connection.data_received(b"b" * 20_000)
            await turns(60)
        assert not transport.reading

    run_aside(scenario())


FLOODS = {
    "too many chunks": IN_CHUNKS + ONE_BYTE * 2_000,
    "too many header lines": b"GET / HTTP/1.1\r\nHost: localhost\r\n" + b"a:\r\n" * 3_000 + b"\r\n",
}


@pytest.mark.parametrize("reason", FLOODS)
def test_a_costly_request_is_refused_before_it_is_parsed_to_its_end(reason: str) -> None:
    async def scenario() -> None:
        gateway = Gateway()
        connection, transport = connect(gateway)
        connection.data_received(FLOODS[reason])
        await turns(60)
        assert gateway.reasons == [reason]
        assert transport.closing

    run_aside(scenario())


def test_headers_after_a_body_are_bounded_like_those_before_it() -> None:
    async def scenario() -> None:
        gateway = Gateway()
        connection, transport = connect(gateway)
        connection.data_received(IN_CHUNKS + b"0\r\n" + b"a:\r\n" * 3_000 + b"\r\n")
        await turns(60)
        assert gateway.reasons == ["too many header lines"]
        assert transport.closing

    run_aside(scenario())


def test_a_head_as_large_as_a_browser_sends_is_answered() -> None:
    async def scenario() -> None:
        gateway = Gateway()
        connection, transport = connect(gateway)
        head = b"".join(b"X-%d: %s\r\n" % (number, b"y" * 100) for number in range(80))
        connection.data_received(b"GET / HTTP/1.1\r\nHost: localhost\r\n" + head + b"\r\n")
        await turns(60)
        assert transport.written.startswith(b"HTTP/1.1 200")

    run_aside(scenario())


@pytest.fixture
def timeline() -> Iterator[Timeline]:
    loop = Timeline()
    yield loop
    loop.close()


def test_a_body_that_is_owed_keeps_its_deadline_when_the_client_reads_again(
    timeline: Timeline,
) -> None:
    async def scenario() -> None:
        connection, transport = connect(Gateway())
        connection.data_received(POST + b"Content-Length: 10\r\n\r\n")
        connection.pause_writing()
        connection.resume_writing()
        connection.check(timeline.now + Bounds().body_seconds)
        assert transport.aborted

    timeline.run_until_complete(scenario())


def test_a_connection_that_is_closed_keeps_its_deadline_when_the_client_reads_again(
    timeline: Timeline,
) -> None:
    async def scenario() -> None:
        connection, transport = connect(Gateway())
        transport.unsent = 100
        connection.data_received(b"no request\r\n\r\n")
        connection.pause_writing()
        connection.resume_writing()
        connection.check(timeline.now + Bounds().close_seconds)
        assert transport.aborted

    timeline.run_until_complete(scenario())


async def read_slowly(timeline: Timeline, *, seconds: int, bytes_a_second: int) -> Transport:
    """A client that asks for one large response and reads it at this speed."""
    connection, transport = connect(Gateway(answer=LARGE_ANSWER))
    transport.unsent = len(LARGE_ANSWER)
    connection.data_received(
        b"GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n",
    )
    await turns(5)
    assert transport.closing
    for _ in range(seconds):
        timeline.now += 1
        transport.unsent -= bytes_a_second
        connection.check(timeline.now)
    return transport


def test_a_client_that_reads_slowly_gets_the_whole_of_a_last_response(timeline: Timeline) -> None:
    reading = read_slowly(timeline, seconds=50, bytes_a_second=2_000)
    assert not timeline.run_until_complete(reading).aborted


def test_a_client_that_does_not_read_a_last_response_is_cut_off(timeline: Timeline) -> None:
    reading = read_slowly(timeline, seconds=5, bytes_a_second=0)
    assert timeline.run_until_complete(reading).aborted


def test_a_client_that_reads_byte_by_byte_is_cut_off_in_the_end(timeline: Timeline) -> None:
    reading = read_slowly(timeline, seconds=60, bytes_a_second=1)
    assert timeline.run_until_complete(reading).aborted
