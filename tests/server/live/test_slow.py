"""Sockets that do not read, or do not answer, cost the table nothing."""

import asyncio
import re
import socket
import time

import httpx
import pytest

from tablecade.server.live.connection import MAX_UNSENT_BYTES, Connection
from tests.aside import run_aside
from tests.server.conftest import Serve
from tests.server.harness.client import Caller, Group, open_seats
from tests.server.harness.served import Served

WISH = open_seats(4, game="pixoid")
MOST_CALLS = 1_000
"""A line holds some hundred kilobytes, and so does the system before it."""


def greet(server: Served, table: str) -> socket.socket:
    """A WebSocket by hand: it sends its greeting, and from then on does nothing at all."""
    near = socket.socket()
    near.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    near.connect(("127.0.0.1", server.wanted.port))
    near.sendall(
        f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\n"
        "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
    )
    while not near.recv(1):
        pass
    near.sendall(b"\x81\x82\0\0\0\0{}")
    return near


def sockets(server: Served) -> int:
    text = httpx.get(f"{server.url}/metrics").text
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
    server = serve(ping_seconds=0.5)
    group = Group(server.url, WISH, people=1)
    with greet(server, group.table):
        wait_for_sockets(server, 1)
        wait_for_sockets(server, 0)
    live = group.people[0].live()
    live.hear_until("pace")
    wait_for_sockets(server, 1)


def test_a_slow_socket_is_dropped_and_the_others_hear_on(serve: Serve) -> None:
    server = serve(ping_seconds=600.0)
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


def test_a_line_holds_so_much_and_then_nothing() -> None:
    near, far = socket.socketpair()
    with near, far:
        run_aside(fill_a_line(near))
        assert far.recv(1) == b"x", "what the system had taken already comes"


async def fill_a_line(near: socket.socket) -> None:
    loop = asyncio.get_running_loop()
    transport, _ = await loop.create_connection(asyncio.Protocol, sock=near)
    connection = Connection(None, transport, token=None)
    block = b"x" * 1024
    while transport.get_write_buffer_size() <= MAX_UNSENT_BYTES:
        assert not connection.dropped
        connection.send(block)
    connection.send(block)
    assert connection.dropped
    assert transport.is_closing()
    connection.send(block)
