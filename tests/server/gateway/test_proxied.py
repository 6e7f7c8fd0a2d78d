"""Behind a real Caddy or nginx the application gets the requests that the client sent.

Whatever the bytes: a proxy and the gateway never disagree about where a request ends. Where a
program is missing, its tests are skipped.
"""

import asyncio
import re
import socket
import ssl
import time
from collections.abc import Callable, Iterator
from contextlib import closing, suppress
from pathlib import Path
from threading import Thread
from urllib.parse import unquote

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.server.gateway.test_differential import Reading, Seen, by_h11, request_bytes
from tests.server.harness.client import PATIENCE
from tests.server.harness.postgres import free_port
from tests.web.test_proxies import caddy, nginx, running

IN_EVERY_RUN, IN_LONG_RUNS = 40, 4_000
A_MOMENT = 1.0
ANSWER = b"x-seen: yes"
LAST = b"GET /last HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"


class Behind:
    """A gateway in a thread, and the port of the proxy before it."""

    def __init__(self, folder: Path, program: Callable[..., list[str]]) -> None:
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.direct, self.port = self._listening.getsockname()[1], free_port()
        self.proxy = program(folder, path="", port=self.port, to=self.direct)
        self._loop, self._stop = asyncio.new_event_loop(), asyncio.Event()
        self._thread = Thread(target=self._loop.run_until_complete, args=[self._serve()])
        self._thread.start()

    async def _serve(self) -> None:
        self.reading = Reading()
        await self.reading.gateway.run(self._listening, self._stop, seconds_to_close=1)

    def send(self, data: bytes, *, direct: bool = False) -> tuple[int, list[Seen]]:
        """How many answers of the application come, and which requests it saw.

        All bytes go over one connection. Where it says nothing for a moment, more is to be sent.
        """
        self.reading.seen.clear()
        port, answers = self.direct if direct else self.port, b""
        near = socket.create_connection(("127.0.0.1", port), PATIENCE)
        if not direct:
            near = _any_certificate().wrap_socket(near, server_hostname="localhost")
        with near, suppress(ConnectionError):
            near.sendall(data)
            near.settimeout(A_MOMENT)
            end = time.monotonic() + PATIENCE
            while time.monotonic() < end:
                try:
                    piece = near.recv(65536)
                except TimeoutError:
                    piece = b""
                    if answers.lower().count(ANSWER) < len(self.reading.seen):
                        continue
                if not piece:
                    break
                answers += piece
        return answers.lower().count(ANSWER), [*self.reading.seen]

    def close(self) -> None:
        self._loop.call_soon_threadsafe(self._stop.set)
        self._thread.join()
        self._loop.close()


def _any_certificate() -> ssl.SSLContext:
    context = ssl.create_default_context()
    context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
    return context


@pytest.fixture(scope="module", params=[caddy, nginx])
def behind(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Behind]:
    folder = tmp_path_factory.mktemp("proxy")
    with (
        closing(Behind(folder, request.param)) as gateway,
        running(gateway.proxy, f"https://localhost:{gateway.port}", folder),
    ):
        yield gateway


def alike(seen: Seen) -> tuple[str, str, bytes]:
    """Without what proxies may write in another way."""
    path = re.sub("^http://[^/]*", "", unquote(seen.target.decode("latin-1")))
    return seen.method, re.sub("/{2,}", "/", path), seen.body


def check(behind: Behind, data: bytes) -> None:
    """The application sees what the proxy has read, and nothing else."""
    answers, seen = behind.send(data + LAST)
    assert answers == len(seen), (data, seen)


ODD = st.lists(request_bytes(), min_size=1, max_size=2).map(b"".join)


@settings(max_examples=IN_EVERY_RUN, deadline=None)
@given(ODD)
def test_odd_requests_arrive_as_they_were_sent_or_not_at_all(behind: Behind, data: bytes) -> None:
    check(behind, data)


@pytest.mark.long
@settings(max_examples=IN_LONG_RUNS, deadline=None)
@given(ODD)
def test_many_odd_requests(behind: Behind, data: bytes) -> None:
    check(behind, data)


@st.composite
def usual_bytes(draw: st.DrawFn) -> bytes:
    """What browsers send, and what a body may hold: another request."""
    path = draw(st.sampled_from(["/", "/api/tables", "/a?b=c", "/a%20b", "/api/tables/ABC234/me"]))
    body = draw(st.none() | st.binary(min_size=1, max_size=50) | st.just(LAST))
    if body is None:
        return f"GET {path} HTTP/1.1\r\nHost: localhost\r\n\r\n".encode()
    head = f"POST {path} HTTP/1.1\r\nHost: localhost\r\nContent-Length: {len(body)}\r\n\r\n"
    return head.encode() + body


@settings(max_examples=IN_EVERY_RUN, deadline=None)
@given(st.lists(usual_bytes(), min_size=1, max_size=4).map(b"".join))
def test_usual_requests_arrive_the_same_with_and_without_a_proxy(
    behind: Behind, data: bytes
) -> None:
    wanted = [alike(one) for one in by_h11(data + LAST)]
    for direct in (True, False):
        answers, seen = behind.send(data + LAST, direct=direct)
        assert [alike(one) for one in seen] == wanted
        assert answers == len(wanted)
