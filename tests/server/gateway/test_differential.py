"""The same bytes through h11 alone give the same requests, however they are cut."""

import asyncio
import re
from itertools import pairwise
from typing import Any, cast

import h11
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import Struct

from tablecade.server.gateway.admission import Admission, Bounds
from tablecade.server.gateway.gateway import Gateway, HttpConnection, Receive, Scope, Send
from tablecade.server.gateway.websocket import WebSocket
from tests.aside import run_aside
from tests.server.gateway.test_http import Transport

NAMES = st.sampled_from(["Host", "X-Y", "Content-Length", "content-length", "Transfer-Encoding"])
ODD = [
    "0",
    "5",
    "+5",
    "5, 5",
    "-1",
    "chunked",
    "gzip, chunked",
    "localhost",
    "",
    "a b",
    "\x7f",
    "é",
]
LINES = st.builds("{}:{}{}".format, NAMES, st.sampled_from(["", " ", "\t"]), st.sampled_from(ODD))
ENDS = st.sampled_from(["\r\n"] * 60 + ["\n", "\r", "\r\n ", "\r\n\r\n"])
STARTS = tuple(
    f"{verb} {path} {version}"
    for verb in ("GET", "POST", "HEAD", "G:T", "get")
    for path in ("/", "/a?b", "//a", "*", "/%2fa", "/a//b", "a", "/é", "http://x/")
    for version in ("HTTP/1.1", "HTTP/1.0", "HTTP/2.0")
)


@st.composite
def request_bytes(draw: st.DrawFn) -> bytes:
    start = draw(st.sampled_from(STARTS))
    lines = [start, "Host: localhost", *draw(st.lists(LINES, max_size=3))]
    ended = "".join(line + draw(ENDS) for line in lines)
    body = draw(st.sampled_from(["", "hello", "0\r\n\r\n"]))
    return (ended + draw(ENDS) + body).encode("latin-1")


Sent = st.lists(request_bytes(), min_size=1, max_size=3).map(b"".join)


class Seen(Struct, frozen=True):
    method: str
    target: bytes
    headers: list[tuple[bytes, bytes]]
    body: bytes


def by_h11(data: bytes) -> list[Seen]:
    """Requests that h11 reads by itself until the first error, each with its whole body."""
    connection = h11.Connection(h11.SERVER)
    connection.receive_data(data)
    found: list[Seen] = []
    try:
        while isinstance(request := connection.next_event(), h11.Request):
            body = b""
            while isinstance(event := connection.next_event(), h11.Data):
                body += event.data
            if not isinstance(event, h11.EndOfMessage):
                break
            found.append(Seen(request.method.decode(), request.target, [*request.headers], body))
            connection.send(h11.Response(status_code=200, headers=[(b"content-length", b"0")]))
            connection.send(h11.EndOfMessage())
            if connection.our_state is not h11.DONE:
                break
            connection.start_next_cycle()
    except (h11.RemoteProtocolError, h11.LocalProtocolError):
        pass
    return found


class Reading:
    """A gateway that keeps the requests it is given."""

    def __init__(self) -> None:
        self.seen: list[Seen] = []
        bounds = Bounds(requests_per_second=100_000)
        self.gateway = Gateway(self._app, self._socket, Admission(bounds, most=10))

    async def _socket(self, _opened: WebSocket) -> None:
        raise AssertionError

    async def _app(self, scope: Scope, receive: Receive, send: Send) -> None:
        body = b""
        while (message := await receive())["type"] == "http.request":
            body += message["body"]
            if not message["more_body"]:
                query = b"?" + scope["query_string"] if scope["query_string"] else b""
                target = scope["raw_path"] + query
                self.seen.append(Seen(scope["method"], target, [*scope["headers"]], body))
                break
        headers = [(b"content-length", b"0"), (b"x-seen", b"yes")]
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        await send({"type": "http.response.body"})


async def by_gateway(pieces: list[bytes]) -> list[Seen]:
    reading, transport = Reading(), Transport()
    connection = HttpConnection(reading.gateway, "192.0.2.1")
    connection.connection_made(cast(asyncio.Transport, transport))
    for piece in pieces:
        if not transport.closing:
            connection.data_received(piece)
        for _ in range(30):
            await asyncio.sleep(0)
    connection.connection_lost(None)
    await asyncio.sleep(0)
    return reading.seen


STRICTER = re.compile(rb"(?<!\r)\n|\n[ \t]|^\r?\n|transfer-encoding", re.IGNORECASE)


@settings(max_examples=300, deadline=None)
@given(Sent, st.lists(st.integers(0, 400), max_size=4))
def test_requests_are_those_that_h11_reads(data: bytes, cuts: list[int]) -> None:
    ends = [0, *sorted(cut for cut in cuts if cut < len(data)), len(data)]
    pieces = [data[a:b] for a, b in pairwise(ends) if a < b]
    wanted = by_h11(data)
    seen: list[Any] = run_aside(by_gateway(pieces))
    assert seen == wanted[: len(seen)]
    if len(seen) < len(wanted):
        refused = wanted[len(seen)]
        assert not re.match(rb"/(?!/|%2f)", refused.target) or STRICTER.search(data)


@settings(max_examples=300, deadline=None)
@given(st.lists(st.binary(max_size=200) | request_bytes(), min_size=1, max_size=5))
def test_no_bytes_make_a_connection_fail(pieces: list[bytes]) -> None:
    run_aside(by_gateway(pieces))
