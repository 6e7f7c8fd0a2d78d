"""Connections that do not read, or do not answer, are closed and cost the table nothing."""

import re
import socket
import time

import pytest

from tablecade.server.gateway.admission import Bounds
from tests.server.conftest import Serve
from tests.server.harness import calls
from tests.server.harness.client import PATIENCE, Caller, Group, open_seats
from tests.server.harness.served import Served

WISH = open_seats(4, game="pixoid")
MOST_CALLS = 1_000
"""A connection holds some hundred kilobytes, and so does the kernel before it."""
PING, PONG = b"\x89\x80\0\0\0\0", b"\x8a\x00"


def greet(server: Served, table: str, greeting: bytes = b"{}") -> socket.socket:
    """A WebSocket by hand: it sends its greeting, and from then on does nothing at all."""
    near = socket.socket()
    near.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    near.connect(("127.0.0.1", server.wanted.port))
    near.sendall(
        f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\n"
        "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
    )
    assert near.recv(1), "the server closed at once"
    near.sendall(bytes((0x81, 0x80 | len(greeting))) + b"\0\0\0\0" + greeting)
    return near


def sockets(server: Served) -> int:
    text = calls.get(f"{server.url}/metrics").text
    found = re.search(r"^tablecade_sockets (\d+)", text, re.MULTILINE)
    assert found is not None
    return int(found[1])


def wait_for_sockets(server: Served, count: int) -> None:
    for _ in range(200):
        if sockets(server) == count:
            return
        time.sleep(0.1)
    pytest.fail(f"{sockets(server)} sockets instead of {count}")


def test_a_silent_socket_is_dropped(serve: Serve) -> None:
    server = serve(bounds=Bounds(ping_seconds=0.5))
    group = Group(server.url, WISH, people=1)
    with greet(server, group.table):
        wait_for_sockets(server, 1)
        wait_for_sockets(server, 0)
    live = group.people[0].live()
    live.hear_until("pace")
    wait_for_sockets(server, 1)


def test_a_slow_socket_is_dropped_and_the_others_hear_on(serve: Serve) -> None:
    server = serve(bounds=Bounds(ping_seconds=600.0))
    group = Group(server.url, WISH, people=1)
    with greet(server, group.table):
        wait_for_sockets(server, 1)
        for call in range(MOST_CALLS):
            group.host.at("POST", "/setting", {"coach": call % 2 == 0})
            if call % 50 == 0 and sockets(server) == 0:
                break
        wait_for_sockets(server, 0)
    live = Caller(server.url, group.table).live()
    live.hear_until("pace")
    group.host.at("POST", "/setting", {"pace": "brisk"})
    assert live.hear_until("pace")["pace"]["name"] == "brisk"


@pytest.mark.parametrize("engine", ["sqlite"], indirect=True)
def test_pongs_count_as_unsent_bytes(serve: Serve) -> None:
    """A client that pings and never reads is closed before its pongs fill the memory."""
    server = serve(bounds=Bounds(ping_seconds=600.0, socket_frames=1_000_000))
    group = Group(server.url, WISH, people=0)
    ping = b"\x89\xfd" + b"\0\0\0\0" + b"x" * 125
    with greet(server, group.table) as near:
        near.settimeout(20)
        assert not takes(near, ping * 200, times=2_000), "the server keeps all pongs"
    wait_for_sockets(server, 0)


@pytest.mark.parametrize("engine", ["sqlite"], indirect=True)
def test_a_flood_of_frames_is_read_slowly_and_answered(serve: Serve) -> None:
    server = serve(bounds=Bounds(ping_seconds=600.0, socket_frames=2_000))
    group = Group(server.url, WISH, people=0)
    with greet(server, group.table) as near:
        near.settimeout(PATIENCE)
        near.sendall(PING * 5_000 + b"\x88\x80\0\0\0\0")
        received = b""
        while chunk := near.recv(65536):
            received += chunk
    assert received.count(PONG) >= 5_000


@pytest.mark.parametrize("engine", ["sqlite"], indirect=True)
def test_a_flood_of_frames_is_not_read_beyond_its_limit(serve: Serve) -> None:
    server = serve(bounds=Bounds(ping_seconds=600.0, socket_frames=1))
    group = Group(server.url, WISH, people=0)
    with greet(server, group.table) as near:
        near.settimeout(5)
        assert not takes(near, PING * 10_000, times=200), "the server reads all frames"
        assert sockets(server) == 1


def takes(near: socket.socket, data: bytes, *, times: int) -> bool:
    """Whether the other side takes all of it."""
    try:
        for _ in range(times):
            near.sendall(data)
    except OSError:
        return False
    return True


def test_a_seat_that_does_not_read_is_soon_away(serve: Serve) -> None:
    server = serve(bounds=Bounds(ping_seconds=0.5))
    group = Group(server.url, WISH, people=2)
    token = group.people[1].token
    with greet(server, group.table, f'{{"token":"{token}"}}'.encode()):
        wait_for_sockets(server, 1)
        watching = group.host.live()
        if watching.hear_until("snapshot")["seats"][1]["present"]:
            watching.hear_until("seats", fits=lambda told: not told["seats"][1]["present"])
