"""An HTTP connection is parsed piece by piece, and every state of it has a deadline."""

import asyncio
import socket
import ssl
from collections.abc import Iterator
from typing import cast

import pytest

from tablecade.server.gateway.admission import Admission, Bounds
from tablecade.server.gateway.gateway import Gateway, HttpConnection, Receive, Scope, Send
from tablecade.server.gateway.websocket import WebSocket
from tests.aside import run_aside
from tests.server.gateway.test_websocket import Timeline

PLENTY = Bounds(requests_per_second=100_000)
GET = b"GET / HTTP/1.1\r\nHost: localhost\r\n"
POST = b"POST / HTTP/1.1\r\nHost: localhost\r\n"
NEAR = "fe80:0000:0000:0000::/64"
LARGE_ANSWER = b"a" * 100_000


class Transport:
    """Keeps what is written."""

    def __init__(self) -> None:
        self.written = b""
        self.reading = True
        self.closing = self.aborted = False

    def write(self, data: bytes) -> None:
        self.written += data

    def set_write_buffer_limits(self, high: int, low: int | None = None) -> None:
        """Not kept."""

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        self.protocol = protocol

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


class Server:
    """A gateway with an application that reads a body and answers, and keeps what it read."""

    def __init__(self, *, answer: bytes = b"", bounds: Bounds = PLENTY) -> None:
        self.reasons: list[str] = []
        self.read: list[bytes] = []
        self.paths: list[str] = []
        self._answer = answer
        admission = Admission(bounds, most=100, count=self.reasons.append)
        self.gateway = Gateway(self._serve, self._open, admission)

    async def _open(self, opened: WebSocket) -> None:
        self.paths.append(opened.path)
        opened.accept()

    async def _serve(self, scope: Scope, receive: Receive, send: Send) -> None:
        self.paths.append(scope["path"])
        while True:
            message = await receive()
            self.read.append(message.get("body", b""))
            if not message.get("more_body"):
                break
        length = str(len(self._answer)).encode()
        headers = [(b"content-length", length)]
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        await send({"type": "http.response.body", "body": self._answer})


def connect(server: Server, *, peer: str = "192.0.2.1") -> tuple[HttpConnection, Transport]:
    connection, transport = HttpConnection(server.gateway, peer), Transport()
    connection.connection_made(cast(asyncio.Transport, transport))
    return connection, transport


async def turns(count: int) -> None:
    for _ in range(count):
        await asyncio.sleep(0)


def test_the_application_runs_when_the_whole_body_has_come() -> None:
    async def scenario() -> None:
        server = Server()
        connection, _transport = connect(server)
        connection.data_received(POST + b"Content-Length: 90000\r\n\r\n" + b"b" * 50_000)
        await turns(10)
        assert server.paths == []
        connection.data_received(b"b" * 40_000)
        await turns(10)
        assert server.read == [b"b" * 90_000]

    run_aside(scenario())


def test_a_body_that_is_too_large_is_dropped_and_the_next_request_answered() -> None:
    async def scenario() -> None:
        server = Server()
        connection, transport = connect(server)
        connection.data_received(POST + b"Content-Length: 3000000\r\n\r\n")
        for _ in range(10):
            connection.data_received(b"b" * 300_000)
        connection.data_received(GET + b"\r\n")
        await turns(30)
        assert server.read == [b"", b""]
        assert transport.written.count(b"HTTP/1.1 200") == 2

    run_aside(scenario())


def test_who_waits_for_a_word_before_the_body_gets_it() -> None:
    _server, transport = answered(POST + b"Expect: 100-continue\r\nContent-Length: 5\r\n\r\n")
    assert transport.written.startswith(b"HTTP/1.1 100 ")


def test_a_head_of_many_lines_is_refused_before_it_is_parsed_to_its_end() -> None:
    async def scenario() -> None:
        server = Server()
        connection, transport = connect(server)
        connection.data_received(GET + b"a:\r\n" * 3_000)
        assert server.reasons == ["too many header lines"]
        assert transport.closing

    run_aside(scenario())


def test_a_head_as_large_as_a_browser_sends_is_answered() -> None:
    async def scenario() -> None:
        server = Server()
        connection, transport = connect(server)
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
        connection, transport = connect(Server())
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
        connection, transport = connect(Server())
        connection.data_received(b"no request\r\n\r\n")
        connection.pause_writing()
        connection.resume_writing()
        connection.check(timeline.now + Bounds().close_seconds)
        assert transport.aborted

    timeline.run_until_complete(scenario())


async def read_slowly(timeline: Timeline, *, bytes_a_second: int) -> Transport:
    """A client that asks for one large response and reads it at this speed, for a minute."""
    connection, transport = connect(Server(answer=LARGE_ANSWER))
    connection.data_received(
        b"GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n",
    )
    connection.pause_writing()
    await turns(5)
    unsent = len(LARGE_ANSWER)
    for _ in range(60):
        assert not transport.closing
        timeline.now += 1
        unsent -= bytes_a_second
        if unsent <= 0:
            connection.resume_writing()
            await turns(5)
            break
        connection.check(timeline.now)
    return transport


def test_a_client_that_reads_slowly_gets_the_whole_of_a_last_response(timeline: Timeline) -> None:
    transport = timeline.run_until_complete(read_slowly(timeline, bytes_a_second=2_000))
    assert transport.closing
    assert not transport.aborted


@pytest.mark.parametrize("bytes_a_second", [0, 1])
def test_a_client_that_does_not_read_a_last_response_is_cut_off(
    timeline: Timeline, bytes_a_second: int
) -> None:
    reading = read_slowly(timeline, bytes_a_second=bytes_a_second)
    assert timeline.run_until_complete(reading).aborted


def answered(sent: bytes) -> tuple[Server, Transport]:
    """What a server makes of these bytes."""

    async def scenario() -> tuple[Server, Transport]:
        server = Server()
        connection, transport = connect(server)
        connection.data_received(sent)
        await turns(10)
        return server, transport

    return run_aside(scenario())


UPGRADE = (
    b"Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
)
BAD_HEADS = {
    "bare LF": b"GET / HTTP/1.1\nHost: localhost\n\n",
    "one bare LF": b"GET / HTTP/1.1\r\nHost: localhost\nX: y\r\n\r\n",
    "obs-fold": GET + b"X: y\r\n z\r\n\r\n",
    "length and chunks": POST + b"Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
    "chunks": POST + b"Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
    "upgrade by POST": POST + UPGRADE + b"\r\n",
    "upgrade with a body": GET + UPGRADE + b"Content-Length: 1\r\n\r\nx",
    "two slashes": GET.replace(b" / ", b" //api/games ") + b"\r\n",
    "a coded slash": GET.replace(b" / ", b" /%2Fapi/games ") + b"\r\n",
    "no slash": GET.replace(b" / ", b" api/games ") + b"\r\n",
    "a whole address": GET.replace(b" / ", b" http://localhost/api/games ") + b"\r\n",
    "an empty line": b"\r\n" + GET + b"\r\n",
}


@pytest.mark.parametrize("name", BAD_HEADS)
def test_a_head_that_others_may_read_differently_is_refused(name: str) -> None:
    server, transport = answered(BAD_HEADS[name])
    assert server.paths == []
    assert server.reasons == ["bad request head"]
    assert transport.written.startswith((b"HTTP/1.1 400 ", b"HTTP/1.1 411 "))
    assert transport.closing


def test_a_device_of_the_same_network_is_served_by_its_address_with_a_zone() -> None:
    async def scenario() -> None:
        server = Server()
        connection, transport = connect(server, peer="fe80::1%eth0")
        connection.data_received(GET + b"\r\n")
        await turns(10)
        assert transport.written.startswith(b"HTTP/1.1 200 ")
        assert (connection.address, connection.network) == ("fe80::1", NEAR)

    run_aside(scenario())


def test_the_application_gets_the_path_that_the_router_sees() -> None:
    server, _transport = answered(GET.replace(b" / ", b" /api//tables///A%42 ") + b"\r\n")
    assert server.paths == ["/api/tables/AB"]


def test_a_get_becomes_a_websocket() -> None:
    server, transport = answered(GET + UPGRADE + b"\r\n")
    assert transport.written.startswith(b"HTTP/1.1 101 ")
    assert server.paths == ["/"]


@pytest.mark.parametrize("certificate", [None, ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)])
def test_the_scheme_is_that_of_the_connection(certificate: ssl.SSLContext | None) -> None:
    async def scenario() -> None:
        scopes: list[Scope] = []

        async def app(scope: Scope, _receive: Receive, _send: Send) -> None:
            scopes.append(scope)

        server = Server()
        admission = Admission(PLENTY, most=10)
        server.gateway = Gateway(app, server._open, admission, certificate=certificate)
        connection, _transport = connect(server)
        connection.data_received(GET + b"\r\n")
        await turns(3)
        assert scopes[0]["scheme"] == ("http" if certificate is None else "https")
        assert "extensions" not in scopes[0]

    run_aside(scenario())


def test_requests_beyond_the_rate_wait_and_their_connections_are_not_read(
    timeline: Timeline,
) -> None:
    async def scenario() -> None:
        server = Server(bounds=Bounds(requests_per_second=10))
        first, transport = connect(server)
        for _ in range(10):
            first.data_received(GET + b"\r\n")
            await turns(5)
        assert len(server.paths) == 6
        assert not transport.reading
        neighbour, _transport = connect(server, peer="192.0.2.2")
        neighbour.data_received(GET + b"\r\n")
        await turns(5)
        assert len(server.paths) == 7
        await timeline.pass_seconds(1)
        await turns(30)
        assert len(server.paths) > 8

    timeline.run_until_complete(scenario())


def test_nothing_of_a_request_is_parsed_before_its_turn(timeline: Timeline) -> None:
    async def scenario() -> None:
        server = Server(bounds=Bounds(requests_per_second=10))
        bad = b"GET / HTTP/1.1\r\nHost: localhost\r\nContent-Length: many\r\n\r\n"
        transports = []
        for _ in range(7):
            connection, transport = connect(server)
            connection.data_received(bad)
            transports.append(transport)
        assert transports[0].written.startswith(b"HTTP/1.1 400 ")
        assert transports[6].written == b""
        await timeline.pass_seconds(1)
        await turns(5)
        assert transports[6].written.startswith(b"HTTP/1.1 400 ")

    timeline.run_until_complete(scenario())


def test_handshakes_that_would_wait_too_long_are_refused() -> None:
    """Each computes as much as some requests."""

    async def scenario() -> None:
        server, stop = Server(bounds=Bounds(requests_per_second=1)), asyncio.Event()
        server.gateway.certificate = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        listening = socket.create_server(("127.0.0.1", 0))
        serving = asyncio.ensure_future(server.gateway.run(listening, stop, seconds_to_close=5))
        opened = [await asyncio.open_connection(*listening.getsockname()) for _ in range(40)]
        assert await asyncio.wait_for(opened[-1][0].read(), 60) == b""
        assert "too many requests of one address" in server.reasons
        stop.set()
        await serving
        for _, writer in opened:
            writer.close()

    run_aside(scenario())


def test_requests_that_would_wait_too_long_are_refused(timeline: Timeline) -> None:
    async def scenario() -> None:
        server = Server(bounds=Bounds(requests_per_second=1))
        transports = []
        for _ in range(9):
            connection, transport = connect(server)
            connection.data_received(GET + b"\r\n")
            transports.append(transport)
        assert transports[-1].written.startswith(b"HTTP/1.1 429 ")
        assert "too many requests of one address" in server.reasons
        assert transports[5].written == b""

    timeline.run_until_complete(scenario())
