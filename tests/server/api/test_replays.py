"""A replay holds all that a client without rules needs to replay a match."""

import random

import pytest

import tablecade
from tests.server.harness import calls
from tests.server.harness.client import Group, Json, open_seats
from tests.server.harness.served import Served
from tests.server.test_game import play_on

SHORT = open_seats(3, game="pixoid", options={"variant": "short"})


def told(server: Served, file: bytes) -> Json:
    return dict(calls.post(f"{server.url}/api/replays", content=file).json())


@pytest.fixture
def played(server: Served) -> Json:
    group = Group(server.url, SHORT, people=3).start()
    play_on(group.people, random.Random(3))
    return told(server, group.host.match())


def test_every_hand_shows_the_choice_it_is_about_to_make(played: Json) -> None:
    for step, after in zip(played["steps"], played["steps"][1:], strict=False):
        choices = {hand: own["choice"] for hand, own in step["own"].items()}
        assert choices == after["choices"]
        for own in step["own"].values():
            assert own["choice"] in own["legal"]
            assert [*own["preview"]] == [own["choice"]]
    assert played["steps"][-1]["own"] == {}


def test_hands_say_who_holds_them_at_each_step(played: Json) -> None:
    """With three players the second controller, hand 3, is held by a Bug."""
    first = played["steps"][0]
    assert [hand["seat"] for hand in first["hands"]][:3] == [0, 1, 2]
    assert first["hands"][3]["seat"] == first["state"]["second"]
    assert len({hand["colour"] for hand in first["hands"]}) == 4


def test_a_replay_rests_after_each_round_but_the_last(server: Served) -> None:
    match = tablecade.play("pixoid", ["random"] * 3, seed=3, options={"variant": "standard"})
    steps = told(server, match.write().encode())["steps"]
    ends = [any(event["kind"] == "round-ended" for event in step["events"]) for step in steps]
    assert ends[-1]
    assert any(ends[:-1])
    assert [step["rest"] for step in steps] == [*ends[:-1], False]


def test_seats_are_people_and_bots(server: Served) -> None:
    wish = {"game": "qwixx", "seats": [{"kind": "open"}, {"kind": "bot"}]}
    group = Group(server.url, wish, people=1).start()
    seats = told(server, group.host.match())["seats"]
    assert [(seat["kind"], seat["bot"]) for seat in seats] == [("human", None), ("bot", "greedy")]
    assert seats[0]["name"] == "Person 0"


def test_the_dice_are_nobody_s_hand(server: Served) -> None:
    group = Group(server.url, open_seats(2, game="qwixx"), people=2).start()
    steps = told(server, group.host.match())["steps"]
    assert "dice" in steps[1]["choices"]
    assert all("dice" not in step["own"] and "-1" not in step["own"] for step in steps)
    assert steps[-1]["own"]["0"]["choice"] is None
