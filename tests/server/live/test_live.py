"""The socket: what was, then what comes; and who is let in."""

import json

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from tests.server.api.test_tables import place_all
from tests.server.harness.client import PATIENCE, Caller, Group, open_seats
from tests.server.harness.served import Served

WISH = open_seats(4, game="pixoid")


def address(server: Served, table: str) -> str:
    return f"{server.url.replace('http', 'ws', 1)}/api/tables/{table}/live"


def test_who_comes_back_misses_nothing(server: Served) -> None:
    group = Group(server.url, WISH, people=4).start()
    place_all(group)
    for after in (-1, 0, 1, 2, 3):
        live = group.people[0].live(after=after)
        live.hear_until("snapshot")
        told = [m["n"] for m in live.messages if m["kind"] == "resolved"]
        assert told == list(range(after + 1, 4))
    live = group.people[0].live()
    assert live.hear()["kind"] == "snapshot"


def test_presence_is_told(server: Served) -> None:
    group = Group(server.url, WISH, people=2)
    watching = group.host.live()
    watching.hear_until("snapshot")
    live = group.people[1].live()
    assert [seat["present"] for seat in watching.hear_until("seats")["seats"]][:2] == [False, True]
    live.close()
    assert not any(seat["present"] for seat in watching.hear_until("seats")["seats"])


def test_the_start_is_told_with_everything_a_seat_needs(server: Served) -> None:
    group = Group(server.url, WISH, people=4)
    live = group.people[0].live()
    live.hear_until("snapshot")
    group.start()
    seen = live.hear_until("snapshot")
    assert seen["status"] == "playing"
    assert "0" in seen["mine"]["hands"]


def test_the_start_is_told_with_the_time_to_the_first_bell(server: Served) -> None:
    group = Group(server.url, {**WISH, "pace": "brisk"}, people=4)
    live = group.people[0].live()
    live.hear_until("pace")
    group.start()
    live.hear_until("snapshot")
    assert live.hear_until("pace", timeout=10)["left"] == 20


def test_a_dead_token_s_socket_is_dropped(server: Served) -> None:
    group = Group(server.url, WISH, people=4).start()
    live = group.people[0].live()
    live.hear_until("snapshot")
    group.host.at("POST", "/seats/0", {"do": "invite"})
    with pytest.raises(ConnectionClosed):
        live.hear_out()


@pytest.mark.parametrize(
    ("greeting", "code"),
    [
        (json.dumps({"token": "ab" * 32}), 4401),
        ("nonsense", 4400),
        ("[]", 4400),
        ('{"after": "x"}', 4400),
        ("[" * 3000, 4400),
    ],
)
def test_a_bad_greeting_closes_the_socket(server: Served, greeting: str, code: int) -> None:
    group = Group(server.url, WISH, people=0)
    with connect(address(server, group.table)) as socket:
        socket.send(greeting)
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv(timeout=PATIENCE)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == code
    assert "Traceback" not in server.log()


def test_a_table_that_is_not_there_has_no_socket(server: Served) -> None:
    with connect(address(server, "0" * 20)) as socket:
        socket.send("{}")
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv(timeout=PATIENCE)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4404


def test_a_socket_is_for_listening(server: Served) -> None:
    group = Group(server.url, WISH, people=1)
    live = group.people[0].live()
    live.hear_until("pace")
    live.socket.send('{"n": 0, "hand": 0, "action": "up1"}')
    with pytest.raises(ConnectionClosed):
        live.hear_out()


def test_long_messages_close_the_socket(server: Served) -> None:
    group = Group(server.url, WISH, people=0)
    with connect(address(server, group.table)) as socket:
        socket.send(json.dumps({"token": "x" * 10_000}))
        with pytest.raises(ConnectionClosed):
            socket.recv(timeout=PATIENCE)


def test_pages_of_other_sites_get_no_socket(server: Served) -> None:
    group = Group(server.url, WISH, people=0)
    with (
        pytest.raises(InvalidStatus) as refused,
        connect(address(server, group.table), origin=Origin("https://elsewhere.example")),
    ):
        pass
    assert refused.value.response.status_code == httpx.codes.FORBIDDEN
    own = Origin(server.url)
    with connect(address(server, group.table), origin=own) as socket:
        socket.send("{}")
        assert json.loads(socket.recv())["kind"] == "snapshot"


def test_a_spectator_needs_no_token(server: Served) -> None:
    group = Group(server.url, WISH, people=4).start()
    live = Caller(server.url, group.table).live()
    assert live.hear_until("snapshot")["mine"] is None
