"""Real dice over HTTP and on the socket: entered by one, confirmed by another."""

import json

import pytest

from tablecade.core.match import BY_HAND, read_match
from tablecade.core.packages import GAMES
from tablecade.core.replay import verify
from tests.server.conftest import Serve
from tests.server.harness.client import Caller, Group, Json, Refused
from tests.server.harness.served import Served
from tests.server.live.test_messages import answer, send

FACES = {"white": [3, 4], "red": [2], "yellow": [5], "green": [1], "blue": [6]}
ROLL = "roll 34 r2 y5 g1 b6"
WISH = {"game": "qwixx", "seats": [{"kind": "open"}] * 2, "dice": "yours"}


@pytest.fixture
def group(server: Served) -> Group:
    return Group(server.url, WISH, people=2).start()


def refused(caller: Caller, path: str, body: Json) -> tuple[int, str]:
    with pytest.raises(Refused) as problem:
        caller.at("POST", path, body)
    return problem.value.status, problem.value.code


def test_a_roll_by_http(group: Group) -> None:
    ada, bo = group.people
    assert ada.look()["roll"] == {
        "dice": ["white", "white", "red", "yellow", "green", "blue"],
        "entered": None,
    }
    ada.at("POST", "/roll", {"n": 1, "faces": FACES})
    watching = Caller(ada.url, group.table).look()["roll"]["entered"]
    assert (watching["faces"], watching["seat"]) == ([3, 4, 2, 5, 1, 6], 0)
    assert refused(ada, "/roll/confirm", {"n": 1, "roll": ROLL}) == (403, "own-roll")
    bo.at("POST", "/roll/reject", {"n": 1, "roll": ROLL})
    assert refused(bo, "/roll/confirm", {"n": 1, "roll": ROLL}) == (409, "roll-changed")
    bo.at("POST", "/roll", {"n": 1, "faces": FACES})
    assert ada.at("POST", "/roll/confirm", {"n": 1, "roll": ROLL})["n"] == 2
    seen = ada.look()
    assert (seen["roll"], seen["state"]["roll"]["white"]) == (None, [3, 4])
    assert read_match(ada.match()).header.dice == BY_HAND


@pytest.mark.parametrize(
    ("faces", "status", "code"),
    [
        ({**FACES, "red": [0]}, 422, "no-such-face"),
        ({**FACES, "red": [7]}, 422, "no-such-face"),
        ({**FACES, "white": [3]}, 422, "faces"),
        ({"white": [3, 4]}, 422, "die-missing"),
        ({**FACES, "pink": [1]}, 422, "no-such-die"),
        ({**FACES, "red": "2"}, 400, "bad-request"),
        ([3, 4, 2, 5, 1, 6], 400, "bad-request"),
    ],
)
def test_wrong_faces(group: Group, faces: object, status: int, code: str) -> None:
    ada = group.people[0]
    assert refused(ada, "/roll", {"n": 1, "faces": faces}) == (status, code)
    live = ada.live()
    live.hear_until("snapshot")
    live.socket.send(json.dumps({"do": "roll", "id": 3, "n": 1, "faces": faces}))
    told = answer(live, 3)
    assert (told["kind"], told["status"], told["code"]) == ("refused", status, code)
    assert ada.look()["roll"]["entered"] is None


def test_strangers_and_spectators_have_no_say(group: Group) -> None:
    nobody = Caller(group.host.url, group.table)
    assert refused(nobody, "/roll", {"n": 1, "faces": FACES}) == (401, "token-missing")
    nobody.token = "ab" * 32
    assert refused(nobody, "/roll", {"n": 1, "faces": FACES}) == (401, "bad-token")


def test_a_roll_on_the_socket(group: Group) -> None:
    (ada, bo), screen = [person.live() for person in group.people], group.host.live()
    for live in (ada, bo, screen):
        live.hear_until("snapshot")
    send(ada, 1, "roll", n=1, match=1, faces=FACES)
    assert answer(ada, 1)["kind"] == "done"
    for live in (bo, screen):
        assert live.hear_until("rolling")["roll"]["entered"]["roll"] == ROLL
    send(bo, 2, "reject-roll", n=1, roll=ROLL)
    assert screen.hear_until("rolling")["roll"]["entered"] is None
    send(screen, 3, "roll", n=1, faces=FACES)
    assert screen.hear_until("rolling")["roll"]["entered"]["seat"] is None
    send(bo, 4, "confirm-roll", n=1, roll=ROLL)
    resolved = screen.hear_until("resolved")
    assert (resolved["choices"], resolved["roll"]) == ({"dice": ROLL}, None)
    send(bo, 5, "confirm-roll", n=1, roll=ROLL)
    late = answer(bo, 5)
    assert (late["status"], late["code"], late["n"]) == (409, "stale", 2)


def test_a_roll_survives_a_restart(serve: Serve) -> None:
    server = serve()
    group = Group(server.url, WISH, people=2).start()
    group.people[0].at("POST", "/roll", {"n": 1, "faces": FACES})
    server.stop()
    again = serve()
    bo = Caller(again.url, group.table, token=group.people[1].token)
    assert bo.look()["roll"]["entered"]["roll"] == ROLL
    assert bo.at("POST", "/roll/confirm", {"n": 1, "roll": ROLL})["n"] == 2


def test_a_whole_match_with_real_dice(group: Group) -> None:
    """Both pass always: four misses end it, and every roll was entered."""
    ada, bo = group.people
    while (seen := ada.look())["status"] != "over":
        n = seen["n"]
        if seen["roll"]:
            ada.at("POST", "/roll", {"n": n, "faces": FACES})
            bo.at("POST", "/roll/confirm", {"n": n, "roll": ROLL})
        for person in (ada, bo):
            for hand in person.owed():
                person.choose(person.look()["n"], hand, "pass")
    match = read_match(ada.match())
    assert verify(GAMES, match) == match.outcome
    assert "seed" not in seen["dice"]


def test_the_setting_is_the_host_s_and_everybody_sees_it(server: Served) -> None:
    opened = Caller(server.url).call("POST", "/api/tables", {"game": "qwixx", "grow": True})
    screen = Caller(server.url, opened["table"], token=opened["host"])
    live = Caller(server.url, opened["table"]).live()
    assert "by_hand" not in live.hear_until("snapshot")["dice"]
    screen.at("POST", "/setting", {"dice": "yours"})
    assert live.hear_until("snapshot")["dice"]["by_hand"] is True
    screen.at("POST", "/setting", {"game": "pixoid"})
    assert refused(screen, "/setting", {"dice": "yours"}) == (422, "no-own-dice")
    assert refused(screen, "/setting", {"dice": "mine"}) == (400, "bad-request")
