"""The coach at a table: own hands only, where everybody agreed to it, and nothing secret."""

import random

import pytest

from tablecade.coach import advise
from tablecade.core.hand import Hand
from tablecade.core.match import read_match
from tablecade.core.packages import GAMES
from tablecade.core.replay import replay
from tests.server.harness.client import Caller, Group, Json, Refused, open_seats
from tests.server.harness.served import Served
from tests.server.test_game import play_on

COACHED = open_seats(3, game="pixoid", coach=True, options={"variant": "short"})


def test_a_seat_hears_of_its_own_hands_what_the_coach_says(server: Served) -> None:
    group = Group(server.url, open_seats(2, game="qwixx", coach=True), people=2).start()
    assert Caller(server.url, group.table).look()["coach"] is True
    ada, ben = group.people
    said = ada.at("GET", "/coach")
    *_, now = replay(GAMES["qwixx"], read_match(group.host.match()))
    hands = sorted(ada.owed())
    assert [advice["hand"] for advice in said["advice"]] == hands
    for told in said["advice"]:
        (truth,) = advise(GAMES["qwixx"], now.state, (Hand(told["hand"]),))
        assert [o["action"] for o in told["options"]] == [o.action for o in truth.options]
    assert said["n"] == ben.look()["n"]


def test_it_says_the_same_whatever_others_have_sealed(server: Served) -> None:
    group = Group(server.url, COACHED, people=3).start()
    rng = random.Random(3)
    while len(owing := [person for person in group.people if person.owed()]) < 3:
        for hand, legal in owing[0].owed().items():  # cubes are placed one by one
            owing[0].choose(owing[0].look()["n"], hand, rng.choice(legal))
    ada, ben, _ = group.people
    before = ada.at("GET", "/coach")
    assert before["advice"][0]["options"]
    n = ben.look()["n"]
    for hand, legal in ben.owed().items():
        for action in (legal[0], legal[-1]):
            ben.choose(n, hand, action)
            assert ada.at("GET", "/coach") == before


def refused(caller: Caller, path: str) -> str:
    with pytest.raises(Refused) as caught:
        caller.at("GET", path)
    return caught.value.code


def test_who_has_no_seat_or_no_coach_hears_nothing(server: Served) -> None:
    plain = Group(server.url, open_seats(2, game="qwixx"), people=2).start()
    assert refused(plain.people[0], "/coach") == "no-coach"
    coached = Group(server.url, open_seats(2, game="qwixx", coach=True), people=2).start()
    assert refused(coached.host, "/coach") == "no-seat"
    stranger = Caller(server.url, coached.table)
    assert refused(stranger, "/coach") == "token-missing"
    assert refused(coached.people[0], "/review") == "not-over-yet"


def test_after_the_match_each_seat_is_told_what_its_choices_cost(server: Served) -> None:
    group = Group(server.url, COACHED, people=3).start()
    play_on(group.people, random.Random(1))
    told: list[Json] = []
    for person in group.people:
        review = person.at("GET", "/review")
        assert review["match"] == 1
        assert all(remark["seat"] == person.seat for remark in review["remarks"])
        told += review["remarks"]
    assert told
    assert all(remark["better"] for remark in told)
