"""Choices: sealed, replaced, taken back, revealed; and the order in which they are checked."""

import pytest

from tests.server.api.test_tables import place_all, refusal
from tests.server.harness.client import Caller, Group, Refused, open_seats
from tests.server.harness.served import Served


@pytest.fixture
def group(server: Served) -> Group:
    """Four people in Pixoid, all cubes placed: all four owe a program now."""
    group = Group(server.url, open_seats(4, game="pixoid"), people=4).start()
    place_all(group)
    return group


def test_others_learn_that_a_hand_has_sealed_and_never_what(group: Group) -> None:
    ada, bo = group.people[:2]
    n, legal = ada.look()["n"], ada.owed()[0]
    ada.choose(n, 0, legal[0])
    assert ada.look()["mine"]["hands"]["0"]["choice"] == legal[0]
    assert bo.look()["sealed"] == [0]
    assert legal[0] not in str({**bo.look(), "mine": None, "options": None})


def test_the_same_again_and_another_one_are_no_mistakes(group: Group) -> None:
    ada = group.people[0]
    n, legal = ada.look()["n"], ada.owed()[0]
    for action in (legal[0], legal[0], legal[1]):
        assert ada.choose(n, 0, action) == {"n": n, "hand": 0}
    assert ada.look()["mine"]["hands"]["0"]["choice"] == legal[1]


def test_replacing_a_choice_tells_others_nothing(group: Group) -> None:
    ada, bo = group.people[:2]
    live = bo.live()
    live.hear_until("pace")
    n, legal = ada.look()["n"], ada.owed()[0]
    ada.choose(n, 0, legal[0])
    live.hear_until("sealed")
    for action in legal[1:4]:
        ada.choose(n, 0, action)
    ada.at("DELETE", f"/choices/{n}/0")
    live.hear_until("unsealed")
    told = [message["kind"] for message in live.messages if message["kind"] != "seats"]
    assert told == ["snapshot", "pace", "sealed", "unsealed"]


def test_ready_lights_wait_for_each_other_but_for_nobody_who_comes(group: Group) -> None:
    """A light may come late, a newcomer's first sight never."""
    first, last = group.people[0], group.people[-1]
    live = group.host.live()
    live.hear_until("pace")
    n = first.look()["n"]
    for person in group.people[:-1]:
        for hand, legal in person.owed().items():
            person.choose(n, hand, legal[0])
            late = first.live()
            seen = late.hear_until("snapshot")
            assert hand in seen["sealed"]
    assert seen["mine"]["hands"]["0"]["choice"] == first.look()["mine"]["hands"]["0"]["choice"]
    for hand, legal in last.owed().items():
        last.choose(n, hand, legal[0])
    live.hear_until("resolved")
    lights = [message["hand"] for message in live.messages if message["kind"] == "sealed"]
    assert lights == sorted(set(lights))


def test_a_choice_is_answered_alike_by_id_and_by_code(group: Group) -> None:
    """The first goes a shorter way; nobody can tell."""
    ada = group.people[0]
    n, legal = ada.look()["n"], ada.owed()[0]
    for body, status in (
        ({"n": n, "hand": 0, "action": legal[0]}, 200),
        ({"n": n, "hand": 1, "action": legal[0]}, 403),
        ({"n": n + 1, "hand": 0, "action": legal[0]}, 409),
        ({"n": n, "hand": 0, "action": "@a1"}, 422),
        ({"n": "x"}, 400),
    ):
        answers = [
            ada.http.post(
                f"/api/tables/{table}/choices",
                json=body,
                headers={"Authorization": f"Bearer {ada.token}"},
            )
            for table in (group.table, group.code)
        ]
        assert [answer.status_code for answer in answers] == [status] * 2
        assert answers[0].content == answers[1].content
        assert answers[0].headers == answers[1].headers


def test_taking_back_twice_is_no_mistake(group: Group) -> None:
    ada = group.people[0]
    n, legal = ada.look()["n"], ada.owed()[0]
    ada.choose(n, 0, legal[0])
    for _ in range(2):
        ada.at("DELETE", f"/choices/{n}/0")
        assert ada.look()["sealed"] == []


def test_the_last_choice_reveals_all(group: Group) -> None:
    lives = [person.live() for person in group.people]
    n = group.host.look()["n"]
    chosen = {}
    for person in group.people:
        chosen[str(person.seat)] = person.owed()[person.seat][0]
        person.choose(n, person.seat, chosen[str(person.seat)])
    for live, person in zip(lives, group.people, strict=True):
        resolved = live.hear_until("resolved")
        assert (resolved["n"], resolved["choices"]) == (n, chosen)
        assert resolved["mine"]["seat"] == person.seat
    with pytest.raises(Refused) as call:
        group.people[0].choose(n, 0, chosen["0"])
    assert refusal(call) == (409, "stale")
    assert call.value.body["n"] == n + 1


def test_checks_come_in_the_order_of_the_protocol(group: Group, server: Served) -> None:
    n = group.host.look()["n"]
    everything_wrong = {"n": n + 5, "hand": 1, "action": "nonsense"}
    nobody = Caller(server.url, group.table)
    ada = group.people[0]
    for who, body, expected in (
        (nobody, everything_wrong, (401, "token-missing")),
        (group.host, everything_wrong, (403, "no-seat")),
        (ada, everything_wrong, (403, "not-your-hand")),
        (ada, {**everything_wrong, "hand": 99}, (403, "not-your-hand")),
        (ada, {**everything_wrong, "hand": -1}, (403, "not-your-hand")),
        (ada, {**everything_wrong, "hand": 0}, (409, "stale")),
        (ada, {"n": n, "hand": 0, "action": "up3", "match": 2}, (409, "stale")),
        (ada, {"n": n, "hand": 0, "action": "nonsense"}, (422, "bad-notation")),
        (ada, {"n": n, "hand": 0, "action": "@a1"}, (422, "already-placed")),
    ):
        with pytest.raises(Refused) as call:
            who.at("POST", "/choices", body)
        assert refusal(call) == expected


def test_an_illegal_choice_names_its_rule(group: Group) -> None:
    ada = group.people[0]
    own = ada.look()["mine"]["hands"]["0"]
    barred, why = next(iter(own["refused"].items()))
    with pytest.raises(Refused) as call:
        ada.choose(group.host.look()["n"], 0, f"{barred}1")
    assert call.value.status == 422
    assert (call.value.code, call.value.body["rule"]) == (why["code"], why["rule"])
    assert call.value.body["rule"] == "PX-3.3"


def test_a_hand_with_one_choice_is_played_by_the_table(server: Served) -> None:
    """Three cubes placed, one starting pix left: nobody has to choose it."""
    group = Group(server.url, open_seats(4, game="pixoid"), people=4).start()
    place_all(group)
    seen = group.host.look()
    assert seen["n"] == 4
    assert len(seen["state"]["cubes"]) == 4


def test_dice_are_rolled_by_the_table(server: Served) -> None:
    group = Group(server.url, open_seats(2, game="qwixx"), people=2).start()
    assert group.host.look()["n"] >= 2
    lines = group.host.match().decode().splitlines()
    assert '"dice":"first' in lines[1]
    assert '"dice":"roll' in lines[2]


def test_no_choice_while_the_table_is_paused(group: Group) -> None:
    ada = group.people[0]
    n, legal = ada.look()["n"], ada.owed()[0]
    group.host.at("POST", "/pause")
    with pytest.raises(Refused) as call:
        ada.choose(n, 0, legal[0])
    assert refusal(call) == (409, "not-playing")
    group.host.at("POST", "/resume")
    ada.choose(n, 0, legal[0])


def test_a_preview_comes_with_every_legal_choice(group: Group) -> None:
    own = group.people[0].look()["mine"]["hands"]["0"]
    assert set(own["preview"]) == set(own["legal"])
    assert all(preview["path"] for preview in own["preview"].values())
