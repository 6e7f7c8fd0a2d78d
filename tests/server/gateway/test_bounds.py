"""Every connection is bounded in bytes and time, and every address in connections."""

import re
import socket
import time

import psutil
import pytest

from tablecade.server.gateway.admission import Bounds
from tests.server.conftest import Serve
from tests.server.harness import calls
from tests.server.harness.client import PATIENCE, Group, open_seats
from tests.server.harness.served import Served

pytestmark = pytest.mark.parametrize("engine", ["sqlite"], indirect=True)

HASTY = Bounds(head_seconds=0.5, body_seconds=0.5, idle_seconds=0.5)
HALF_A_HEAD = b"GET /healthz HTTP/1.1\r\nHost: lo"
NO_BODY = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n"
WHOLE = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n"


def opened(server: Served) -> socket.socket:
    near = socket.create_connection(("127.0.0.1", server.wanted.port))
    near.settimeout(PATIENCE)
    return near


def read_out(near: socket.socket) -> bytes:
    """Until the server closes. Raises TimeoutError where it does not."""
    read = b""
    try:
        while chunk := near.recv(65536):
            read += chunk
    except ConnectionError:
        pass
    return read


@pytest.mark.parametrize("sent", [b"", HALF_A_HEAD, NO_BODY], ids=["nothing", "head", "body"])
def test_a_connection_that_does_not_finish_its_request_is_closed(serve: Serve, sent: bytes) -> None:
    with opened(serve(bounds=HASTY)) as near:
        near.sendall(sent)
        assert b"200" not in read_out(near)


def test_an_idle_connection_is_closed_after_its_answer(serve: Serve) -> None:
    with opened(serve(bounds=HASTY)) as near:
        near.sendall(WHOLE)
        assert b'{"status":"ok"}' in read_out(near)


def test_closed_connections_are_counted_and_logged(serve: Serve) -> None:
    server = serve(bounds=HASTY)
    with opened(server) as near:
        near.sendall(HALF_A_HEAD)
        read_out(near)
    metrics = calls.get(f"{server.url}/metrics").text
    assert re.search(r'tablecade_refused_connections_total\{reason="[^"]+"\} 1', metrics)
    assert "connections refused" in server.log()


@pytest.mark.parametrize("line", [b"a: b\r\n", b"aaaaaaaa"], ids=["many lines", "one line"])
def test_a_request_head_is_bounded(server: Served, line: bytes) -> None:
    memory = psutil.Process(server.pid).memory_info().rss
    with opened(server) as near:
        answer = pour(near, b"GET / HTTP/1.1\r\nX-Y: " + line * 4_000_000)
    assert answer == b"" or answer.startswith(b"HTTP/1.1 431")
    assert psutil.Process(server.pid).memory_info().rss - memory < 20_000_000


def pour(near: socket.socket, data: bytes) -> bytes:
    try:
        near.sendall(data)
    except OSError:
        return b""
    return read_out(near)


def test_an_address_has_so_many_connections_and_players_stay(serve: Serve) -> None:
    server = serve(bounds=Bounds(connections_per_address=20))
    group = Group(server.url, open_seats(2, game="qwixx"), people=0)
    live = group.host.live()
    live.hear_until("pace")
    held = [opened(server) for _ in range(40)]
    try:
        wait_for_closed(held, 20)
        live.socket.ping().wait(PATIENCE)
    finally:
        for near in held:
            near.close()


def test_an_address_with_many_offences_gets_no_new_connection_and_players_stay(
    serve: Serve,
) -> None:
    server = serve(bounds=Bounds(offences_per_address=5))
    group = Group(server.url, open_seats(2, game="qwixx"), people=0)
    live = group.host.live()
    live.hear_until("pace")
    for _ in range(5):
        with opened(server) as near:
            assert pour(near, b"no request at all\r\n\r\n").startswith(b"HTTP/1.1 400")
    with opened(server) as near:
        assert pour(near, WHOLE) == b""
    assert "too many offences of one address" in server.log()
    live.socket.ping().wait(PATIENCE)


def test_there_are_so_many_connections_in_all(serve: Serve) -> None:
    server = serve(bounds=Bounds(connections=20), trusted_proxy=("127.0.0.1",))
    held = [opened(server) for _ in range(40)]
    try:
        wait_for_closed(held, 20)
    finally:
        for near in held:
            near.close()


def wait_for_closed(held: list[socket.socket], wanted: int) -> None:
    """Until the server has closed so many of them."""
    end = time.monotonic() + PATIENCE
    while sum(map(is_closed, held)) < wanted:
        assert time.monotonic() < end, "too few connections are closed"
        time.sleep(0.05)


def is_closed(near: socket.socket) -> bool:
    near.settimeout(0)
    try:
        return near.recv(1, socket.MSG_PEEK) == b""
    except BlockingIOError:
        return False
    except ConnectionError:
        return True


def test_pipelined_requests_are_answered_in_order(server: Served) -> None:
    with opened(server) as near:
        near.sendall(WHOLE * 20 + WHOLE.replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n"))
        assert read_out(near).count(b'{"status":"ok"}') == 21


def test_a_response_that_is_not_read_is_given_up(serve: Serve) -> None:
    server = serve(bounds=Bounds(read_seconds=0.5))
    with opened(server) as near:
        near.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        near.sendall(b"GET /api/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n" * 50)
        end = time.monotonic() + PATIENCE
        while "response not read" not in calls.get(f"{server.url}/metrics").text:
            assert time.monotonic() < end, "the response still waits"
            time.sleep(0.1)


def test_a_stop_answers_what_was_accepted(serve: Serve) -> None:
    server = serve()
    with opened(server) as near:
        near.sendall(WHOLE)
        assert near.recv(1) == b"H"
        assert server.stop() == 0
