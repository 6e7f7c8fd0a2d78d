"""Choices, readiness and reactions as messages on a table's socket."""

import json
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tablecade.server.settings import Rate
from tests.server.api.test_tables import place_all
from tests.server.conftest import Serve
from tests.server.harness.client import Group, Json, Live, open_seats
from tests.server.harness.served import ONE_WINDOW, Served


@pytest.fixture
def group(server: Served) -> Group:
    """Four people in Pixoid, all cubes placed: all four owe a program now."""
    group = Group(server.url, open_seats(4, game="pixoid"), people=4).start()
    place_all(group)
    return group


def send(live: Live, number: int, do: str, **rest: Any) -> None:
    live.socket.send(json.dumps({"do": do, "id": number, **rest}))


def answer(live: Live, number: int) -> Json:
    while True:
        message = live.hear()
        if message["kind"] in ("done", "refused") and message["id"] == number:
            return message


def sitting(group: Group, seat: int = 0) -> tuple[Live, int, list[str]]:
    live = group.people[seat].live()
    seen = live.hear_until("snapshot")
    return live, seen["n"], seen["mine"]["hands"][str(seat)]["legal"]


def test_a_choice_is_sealed_replaced_and_taken_back(group: Group) -> None:
    live, n, legal = sitting(group)
    for number, action in enumerate((legal[0], legal[0], legal[1])):
        send(live, number, "seal", n=n, hand=0, action=action)
        assert answer(live, number) == {"kind": "done", "id": number}
    assert group.people[0].look()["mine"]["hands"]["0"]["choice"] == legal[1]
    send(live, 9, "take-back", n=n, hand=0)
    assert answer(live, 9) == {"kind": "done", "id": 9}
    assert group.people[0].look()["mine"]["hands"]["0"]["choice"] is None


def test_a_whole_decision_goes_over_sockets(group: Group) -> None:
    lives = [sitting(group, seat) for seat in range(4)]
    for seat, (live, n, legal) in enumerate(lives):
        send(live, 1, "seal", n=n, hand=seat, action=legal[0], match=1)
    for seat, (live, n, legal) in enumerate(lives):
        resolved = live.hear_until("resolved")
        assert (resolved["n"], resolved["choices"][str(seat)]) == (n, legal[0])


@pytest.mark.parametrize(
    ("message", "status", "code"),
    [
        ({"do": "seal", "n": 4, "hand": 1, "action": "up1"}, 403, "not-your-hand"),
        ({"do": "seal", "n": 0, "hand": 0, "action": "up1"}, 409, "stale"),
        ({"do": "seal", "n": 4, "hand": 0, "action": "xx"}, 422, "bad-notation"),
        ({"do": "seal", "n": 4, "hand": 0, "action": "up1", "token": "ab" * 32}, 401, "bad-token"),
        ({"do": "seal", "n": 4, "hand": 0}, 400, "bad-request"),
        ({"do": "seal", "n": "4", "hand": 0, "action": "up1"}, 400, "bad-request"),
        ({"do": "dance"}, 400, "bad-request"),
        ({"do": "react", "reaction": "wow"}, 409, "round-runs"),
        ({"do": "react", "reaction": "boo"}, 400, "bad-request"),
    ],
)
def test_refusals_have_the_codes_of_http(
    group: Group, message: Json, status: int, code: str
) -> None:
    live, n, _legal = sitting(group)
    assert n == 4
    live.socket.send(json.dumps({"id": 7, **message}))
    refused = answer(live, 7)
    assert (refused["kind"], refused["status"], refused["code"]) == ("refused", status, code)
    if code == "stale":
        assert refused["n"] == n


def test_an_illegal_choice_is_refused_with_its_rule(group: Group) -> None:
    live, n, _legal = sitting(group)
    barred = live.messages[-1]["mine"]["hands"]["0"]["refused"]
    action, why = next(iter(barred.items()))
    send(live, 1, "seal", n=n, hand=0, action=f"{action}1")
    refused = answer(live, 1)
    assert (refused["status"], refused["rule"]) == (422, why["rule"])


def test_a_message_sent_again_after_a_reconnect_is_harmless(group: Group) -> None:
    live, n, legal = sitting(group)
    send(live, 1, "seal", n=n, hand=0, action=legal[0])
    live.socket.close()
    again, _, _ = sitting(group)
    send(again, 1, "seal", n=n, hand=0, action=legal[0])
    assert answer(again, 1) == {"kind": "done", "id": 1}
    for seat in (1, 2, 3):
        other, _, choices = sitting(group, seat)
        send(other, 1, "seal", n=n, hand=seat, action=choices[0])
    again.hear_until("resolved")
    send(again, 2, "seal", n=n, hand=0, action=legal[0])
    assert answer(again, 2)["code"] == "stale"


def test_a_shared_device_says_whose_message_it_is(group: Group) -> None:
    live = group.host.live()
    n = live.hear_until("snapshot")["n"]
    for seat in (0, 1):
        token, legal = group.people[seat].token, group.people[seat].owed()[seat]
        send(live, seat, "seal", n=n, hand=seat, action=legal[0], token=token)
        assert answer(live, seat)["kind"] == "done"
    assert group.host.look()["sealed"] == [0, 1]
    send(live, 5, "seal", n=n, hand=2, action="up1")
    assert answer(live, 5)["code"] == "no-seat"


def test_a_seal_is_told_to_all_but_the_connection_that_sealed(group: Group) -> None:
    """A second device of the same seat is told."""
    live, n, legal = sitting(group)
    second, other = group.people[0].live(), group.people[1].live()
    for one in (second, other):
        one.hear_until("pace")
    send(live, 1, "seal", n=n, hand=0, action=legal[0])
    for one in (second, other):
        assert one.hear_until("sealed")["hand"] == 0
    theirs = group.people[1].owed()[1]
    send(other, 1, "seal", n=n, hand=1, action=theirs[0])
    assert live.hear_until("sealed")["hand"] == 1
    assert [m["hand"] for m in live.messages if m["kind"] == "sealed"] == [1]
    send(second, 1, "take-back", n=n, hand=0)
    assert live.hear_until("unsealed")["hand"] == 0
    send(second, 2, "seal", n=n, hand=0, action=legal[0])
    assert live.hear_until("sealed")["hand"] == 0


def test_a_spectator_sends_nothing(group: Group) -> None:
    group.host.token = None
    live = group.host.live()
    live.hear_until("pace")
    send(live, 1, "ready")
    assert answer(live, 1)["code"] == "token-missing"


@pytest.mark.parametrize("text", ["nonsense", "[]", '{"do": "seal"}', '{"id": "x"}', "[" * 3_000])
def test_a_message_without_an_id_closes_the_socket(group: Group, text: str) -> None:
    live, _, _ = sitting(group)
    live.socket.send(text)
    with pytest.raises(ConnectionClosed) as closed:
        live.hear_out()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4400


def test_readiness_and_reactions(server: Served) -> None:
    group = Group(server.url, open_seats(2, game="qwixx"), people=2).start()
    live = group.people[0].live()
    live.hear_until("pace")
    send(live, 1, "ready")
    assert answer(live, 1)["kind"] == "done"


@pytest.mark.parametrize("engine", ["sqlite"], indirect=True)
def test_a_greeting_and_messages_count_against_the_token_s_limit_once_each(serve: Serve) -> None:
    server = serve(calls=Rate(1 + 5, seconds=ONE_WINDOW))
    group = Group(server.url, open_seats(2, game="qwixx"), people=2).start()
    live = group.people[0].live()
    live.hear_until("pace")
    kinds = []
    for number in range(7):
        send(live, number, "seal", n=-1, hand=0, action="x")
        kinds.append(answer(live, number)["code"])
    assert kinds == ["stale"] * 5 + ["too-many"] * 2


@pytest.mark.parametrize("engine", ["sqlite"], indirect=True)
def test_many_messages_at_once_are_all_answered(group: Group) -> None:
    """More than may be in progress: reading pauses, and nothing is lost."""
    live, n, legal = sitting(group)
    for number in range(300):
        send(live, number, "seal", n=n, hand=0, action=legal[number % 2])
    seen = {answer_any(live)["id"] for _ in range(300)}
    assert seen == set(range(300))


def answer_any(live: Live) -> Json:
    while True:
        message = live.hear()
        if message["kind"] in ("done", "refused"):
            return message
