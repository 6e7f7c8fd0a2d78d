"""Whole games, by people and bots, over real sockets."""

import random
from typing import Any

import pytest

from tablecade.core.match import read_match
from tablecade.core.packages import GAMES
from tablecade.core.replay import verify
from tests.server.harness.client import Group, Json, Person, open_seats
from tests.server.harness.served import Served

WISHES: dict[str, Json] = {
    "pixoid with four": {"game": "pixoid", "seats": 4, "options": {}},
    "pixoid with three": {"game": "pixoid", "seats": 3, "options": {"variant": "short"}},
    "qwixx": {"game": "qwixx", "seats": 3, "options": {}},
    "qwixx on board": {"game": "qwixx-on-board", "seats": 2, "options": {"side": "B"}},
}


def wish_of(name: str) -> Json:
    wish = dict(WISHES[name])
    return open_seats(wish.pop("seats"), **wish)


def play_on(people: list[Person], rng: random.Random) -> Json:
    """Until it is over, everybody chooses at random whatever is legal."""
    while True:
        for person in people:
            seen = person.look()
            if seen["status"] == "over":
                return seen
            if seen["rest"] is not None:
                person.at("POST", "/ready")
            for hand, legal in person.owed(seen).items():
                person.choose(seen["n"], hand, rng.choice(legal))


@pytest.mark.parametrize("game", WISHES)
def test_a_whole_game_is_played_and_its_match_proven(server: Served, game: str) -> None:
    wish = wish_of(game)
    group = Group(server.url, wish, people=len(wish["seats"])).start()
    spectator = group.people[0].live(after=-1)
    seen = play_on(group.people, random.Random(game))
    file = group.host.match()
    assert verify(GAMES, read_match(file)) is not None
    assert seen["dice"]["seed"].encode() in file
    over = spectator.hear_until("over")
    assert over["outcome"] == seen["outcome"]
    resolved = [message["n"] for message in spectator.messages if message["kind"] == "resolved"]
    assert resolved == list(range(seen["n"]))


def test_bots_alone_play_to_the_end(server: Served) -> None:
    seats = [{"kind": "bot", "bot": "greedy"}, {"kind": "bot", "bot": "random"}]
    group = Group(server.url, {"game": "qwixx", "seats": seats}, people=0).start()
    live = group.host.live(after=-1)
    live.hear_until("over", timeout=60)
    assert verify(GAMES, read_match(group.host.match())) is not None


def hands_of(message: Json) -> dict[str, Any]:
    return dict(message["mine"]["hands"])


def test_whoever_has_a_socket_never_has_to_ask(server: Served) -> None:
    group = Group(server.url, wish_of("pixoid with four"), people=4).start()
    lives = [person.live() for person in group.people]
    latest = [live.hear_until("snapshot") for live in lives]
    rng = random.Random(7)
    for n in range(12):
        for person, seen in zip(group.people, latest, strict=True):
            for hand, own in hands_of(seen).items():
                person.choose(n, int(hand), rng.choice(own["legal"]))
        latest = [live.hear_until("resolved") for live in lives]
        assert {message["n"] for message in latest} == {n}
