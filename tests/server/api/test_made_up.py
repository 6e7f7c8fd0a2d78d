"""Made-up tokens, sockets and their messages count against the address they come from."""

import json
from itertools import takewhile
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidMessage

from tablecade.server.gateway.admission import Bounds
from tablecade.server.settings import Rate
from tests.server.conftest import Serve
from tests.server.harness import calls
from tests.server.harness.client import Caller, Group, Live, open_seats
from tests.server.harness.served import ONE_WINDOW, Served
from tests.server.live.test_messages import answer, send

pytestmark = pytest.mark.parametrize("engine", ["sqlite"], indirect=True)
WISH = open_seats(2, game="qwixx")
FIVE = Rate(5, seconds=ONE_WINDOW)
OPENED = 3
"""Calls without a token that a group of two has made before it plays."""


def status(server: Served, path: str, token: str | None) -> int:
    headers = {} if token is None else {"Authorization": f"Bearer {token}"}
    return calls.get(f"{server.url}/api/{path}", headers=headers).status_code


def test_made_up_tokens_count_against_their_address(serve: Serve) -> None:
    server = serve(anonymous=FIVE)
    found = [status(server, "games", f"{number}" * 64) for number in range(7)]
    assert found == [200] * 5 + [429] * 2


def test_people_with_tokens_play_on_at_an_address_that_made_up_many(serve: Serve) -> None:
    server = serve(anonymous=Rate(OPENED + 2, seconds=ONE_WINDOW))
    group = Group(server.url, WISH, people=2)
    made_up = [status(server, f"tables/{group.table}", f"{n}" * 64) for n in range(4)]
    assert made_up == [401] * 2 + [429] * 2
    group.host.at("POST", "/start")
    live = group.people[0].live()
    seen = live.hear_until("snapshot")
    send(live, 1, "seal", n=seen["n"], hand=0, action=seen["mine"]["hands"]["0"]["legal"][0])
    assert answer(live, 1)["kind"] == "done"
    assert group.people[1].look()["status"] == "playing"


def test_a_token_used_with_a_join_code_counts_against_its_address_once(serve: Serve) -> None:
    server = serve(anonymous=Rate(OPENED + 1, seconds=ONE_WINDOW))
    group = Group(server.url, WISH, people=2)
    found = [status(server, f"tables/{group.code}", group.people[0].token) for _ in range(4)]
    assert found == [200] * 4
    assert status(server, "games", None) == 429


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("GET", "tables/{table}", None),
        ("GET", "tables/{code}", None),
        ("POST", "shows/{show}/position", {"step": 0}),
    ],
)
def test_a_call_that_proves_a_token_takes_no_made_up_one(
    server: Served, method: str, path: str, body: Any
) -> None:
    group = Group(server.url, WISH, people=2).start()
    file = Caller(server.url, group.table).match()
    opened = calls.post(f"{server.url}/api/shows", content=file).json()
    path = path.format(table=group.table, code=group.code, show=opened["show"])
    headers = {"Authorization": f"Bearer {'ab' * 32}"}
    answered = calls.request(method, f"{server.url}/api/{path}", json=body, headers=headers)
    assert answered.status_code == 401


def close_code(live: Live) -> int:
    with pytest.raises(ConnectionClosed) as closed:
        live.hear_out()
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code


def test_sockets_without_a_token_count_as_calls_of_their_address(serve: Serve) -> None:
    server = serve(anonymous=Rate(OPENED + 2, seconds=ONE_WINDOW))
    group = Group(server.url, WISH, people=2)
    for _ in range(2):
        Caller(server.url, group.table).live().hear_until("pace")
    assert close_code(Caller(server.url, group.table).live()) == 4429
    group.people[0].live().hear_until("pace")


def test_asking_for_a_whole_match_costs_calls(serve: Serve) -> None:
    server = serve(anonymous=Rate(OPENED + 3, seconds=ONE_WINDOW))
    group = Group(server.url, WISH, people=2).start()
    seen = Caller(server.url, group.table).live(after=-1).hear_until("snapshot")
    assert seen["n"] > 0, "a greeting and a replay were counted"
    Caller(server.url, group.table).live(after=seen["n"] - 1).hear_until("snapshot")
    assert close_code(Caller(server.url, group.table).live()) == 4429


@pytest.mark.parametrize("do", ["ready", "nonsense"])
def test_messages_without_a_token_count_as_calls_of_their_address(serve: Serve, do: str) -> None:
    server = serve(anonymous=Rate(OPENED + 3, seconds=ONE_WINDOW))
    group = Group(server.url, WISH, people=2)
    live = Caller(server.url, group.table).live()
    refused = []
    for number in range(4):
        live.socket.send(json.dumps({"do": do, "id": number}))
        refused.append(answer(live, number)["status"] == 429)
    assert refused == [False, False, True, True]


def test_messages_with_made_up_tokens_count_as_calls_of_their_address(serve: Serve) -> None:
    server = serve(anonymous=Rate(OPENED + 3, seconds=ONE_WINDOW))
    group = Group(server.url, WISH, people=2)
    live = Caller(server.url, group.table).live()
    found = []
    for number in range(4):
        send(live, number, "ready", token=f"{number}" * 64)
        found.append(answer(live, number)["status"])
    assert found == [401, 401, 429, 429]
    send(live, 9, "react", reaction="wow", token=group.people[0].token)
    assert answer(live, 9)["kind"] == "done"


def test_an_address_opens_so_many_sockets_in_a_minute(serve: Serve) -> None:
    """A minute of the gateway's clock may turn once meanwhile."""
    server = serve(bounds=Bounds(sockets_per_address=3))
    group = Group(server.url, WISH, people=2)
    opened = [*takewhile(bool, (opens(group.people[0]) for _ in range(7)))]
    assert 3 <= len(opened) <= 6
    assert "too many sockets opened by one address" in server.log()


def opens(caller: Caller) -> bool:
    """Whether it gets a socket; which is closed again."""
    try:
        live = caller.live()
    except InvalidMessage:
        return False
    live.hear_until("pace")
    live.close()
    return True
