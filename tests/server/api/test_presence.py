"""Several people on one device: all of them are there, although one at most looks."""

import json
import time
from contextlib import ExitStack

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.server.harness.client import OPENED, PATIENCE, Group, open_seats
from tests.server.harness.served import Served

UNKNOWN, DROPPED = 4401, 1008


def attend(server: Served, group: Group, token: str | None) -> ClientConnection:
    address = f"{server.url.replace('http', 'ws', 1)}/api/tables/{group.table}/here"
    kept = ExitStack()
    OPENED.append(kept)
    socket = kept.enter_context(connect(address))
    socket.send(json.dumps({"token": token}))
    return socket


def wait_for_present(group: Group, *, present: list[bool]) -> None:
    end = time.monotonic() + PATIENCE
    while [seat["present"] for seat in group.host.look()["seats"]] != present:
        assert time.monotonic() < end, "nobody comes or goes"
        time.sleep(0.02)


def test_a_seat_is_present_while_its_device_says_so_and_hears_nothing(server: Served) -> None:
    group = Group(server.url, open_seats(2, game="qwixx"), people=2)
    lines = [attend(server, group, person.token) for person in group.people]
    wait_for_present(group, present=[True, True])
    group.start()
    with pytest.raises(TimeoutError):
        lines[0].recv(timeout=0)
    lines[1].close()
    wait_for_present(group, present=[True, False])


def test_only_a_seat_can_be_there(server: Served) -> None:
    group = Group(server.url, open_seats(2, game="qwixx"), people=1)
    for token in ("stranger", None, group.host.token):
        with pytest.raises(ConnectionClosed) as closed:
            attend(server, group, token).recv(timeout=PATIENCE)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code in (UNKNOWN, 4403)
    wait_for_present(group, present=[False, False])


def test_a_seat_that_gets_another_number_is_no_longer_present_on_the_old_one(
    server: Served,
) -> None:
    """Another game closes the gap that the first person left."""
    group = Group(server.url, open_seats(3, game="qwixx"), people=3)
    lines = [attend(server, group, person.token) for person in group.people[1:]]
    wait_for_present(group, present=[False, True, True])
    group.people[0].at("POST", "/leave")
    group.host.at("POST", "/setting", {"game": "qwixx-on-board"})
    for line in lines:
        with pytest.raises(ConnectionClosed) as closed:
            line.recv(timeout=PATIENCE)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == DROPPED
    wait_for_present(group, present=[False, False, False])
    attend(server, group, group.people[2].token)
    wait_for_present(group, present=[False, True, False])
