"""Opening a table, sitting down, getting up, and what the host can do."""

import pytest

from tablecade.bots import BOTS
from tests.server.harness.client import Caller, Group, Json, Person, Refused, open_seats
from tests.server.harness.served import Served

QWIXX = open_seats(3, game="qwixx")


def refusal(call: "pytest.ExceptionInfo[Refused]") -> tuple[int, str]:
    return call.value.status, call.value.code


def test_games_are_listed_with_what_a_table_needs(server: Served) -> None:
    games = Caller(server.url).http.get("/api/games").json()
    assert [game["game"] for game in games] == ["pixoid", "qwixx", "qwixx-on-board"]
    assert [game["bots"] for game in games] == [list(bots) for bots in BOTS.values()]
    assert len(games[0]["boards"]) == 384


def test_a_table_is_found_by_its_code_in_any_case(server: Served) -> None:
    group = Group(server.url, QWIXX, people=0)
    assert len(group.code) == 6
    found = Caller(server.url, group.code.lower()).look()
    assert found["table"] == group.table
    assert found["status"] == "lobby"
    assert [seat["kind"] for seat in found["seats"]] == ["open"] * 3


@pytest.mark.parametrize(
    ("wish", "status", "code"),
    [
        ({"game": "chess", "seats": []}, 422, "unknown-game"),
        ({"game": "qwixx", "seats": [{"kind": "open"}]}, 422, "wrong-seats"),
        (open_seats(2, game="qwixx", options={"colour": 1}), 422, "unknown-option"),
        (open_seats(4, game="pixoid", options={"board": "A1"}), 422, "bad-option"),
        (open_seats(4, game="pixoid", options={"variant": []}), 422, "bad-option"),
        ({"game": "qwixx", "seats": [{"kind": "bot", "bot": "x"}] * 2}, 422, "unknown-bot"),
        ({"game": "qwixx", "seats": "two"}, 400, "bad-request"),
        ({}, 400, "bad-request"),
    ],
)
def test_a_table_that_cannot_be_is_refused(
    server: Served, wish: Json, status: int, code: str
) -> None:
    with pytest.raises(Refused) as call:
        Caller(server.url).call("POST", "/api/tables", wish)
    assert refusal(call) == (status, code)


def test_people_take_the_lowest_seat_or_the_one_they_want(server: Served) -> None:
    group = Group(server.url, QWIXX, people=0)
    stranger = Caller(server.url, group.table)
    assert stranger.at("POST", "/join", {"name": "Ada", "seat": 1, "colour": "pink"})["seat"] == 1
    assert stranger.at("POST", "/join", {"name": "Bo"})["seat"] == 0
    assert stranger.at("POST", "/join", {"name": "Cleo"})["seat"] == 2
    seats = stranger.look()["seats"]
    assert [seat["name"] for seat in seats] == ["Bo", "Ada", "Cleo"]
    assert seats[1]["colour"] == "pink"
    assert len({seat["colour"] for seat in seats}) == 3
    with pytest.raises(Refused) as call:
        stranger.at("POST", "/join", {"name": "Dan"})
    assert refusal(call) == (409, "table-full")


@pytest.mark.parametrize(
    ("wish", "status", "code"),
    [
        ({"name": "Bo", "seat": 0}, 409, "seat-taken"),
        ({"name": "Bo", "seat": 7}, 404, "no-such-seat"),
        ({"name": "Bo", "colour": "yellow"}, 409, "colour-taken"),
        ({"name": "Bo", "colour": "beige"}, 422, "unknown-colour"),
        ({"name": " "}, 422, "bad-name"),
        ({"name": "x" * 25}, 422, "bad-name"),
        ({"name": "a\u0007b"}, 422, "bad-name"),
        ({"name": "Bo", "nonce": "zz"}, 400, "bad-request"),
        ({"invitation": "0" * 64}, 401, "bad-invitation"),
    ],
)
def test_a_seat_that_cannot_be_had_is_refused(
    server: Served, wish: Json, status: int, code: str
) -> None:
    group = Group(server.url, QWIXX, people=1)
    with pytest.raises(Refused) as call:
        Caller(server.url, group.table).at("POST", "/join", wish)
    assert refusal(call) == (status, code)


def test_a_table_starts_when_no_seat_is_open(server: Served) -> None:
    group = Group(server.url, QWIXX, people=2)
    with pytest.raises(Refused) as call:
        group.host.at("POST", "/start")
    assert refusal(call) == (409, "seats-open")
    group.host.at("POST", "/seats/2", {"do": "bot", "bot": "random"})
    assert group.host.at("POST", "/start")["status"] == "playing"
    with pytest.raises(Refused) as call:
        group.host.at("POST", "/start")
    assert refusal(call) == (409, "wrong-status")


def test_a_bot_on_a_seat_nobody_took_has_a_colour_of_its_own(server: Served) -> None:
    group = Group(server.url, QWIXX, people=2)
    group.host.at("POST", "/seats/2", {"do": "bot"})
    colours = [seat["colour"] for seat in group.host.look()["seats"]]
    assert all(colours)
    assert len(set(colours)) == len(colours)


@pytest.mark.parametrize("call", ["start", "pause", "resume", "rematch", "seats/1"])
def test_only_the_host_steers(server: Served, call: str) -> None:
    group = Group(server.url, QWIXX, people=2)
    body = {"do": "free"} if call.startswith("seats") else None
    for who, expected in (
        (Caller(server.url, group.table), (401, "token-missing")),
        (group.people[0], (403, "not-the-host")),
        (Caller(server.url, group.table, token="0" * 64), (401, "bad-token")),
    ):
        with pytest.raises(Refused) as refused:
            who.at("POST", f"/{call}", body)
        assert refusal(refused) == expected


def test_a_bot_plays_for_who_went_away_and_hands_the_seat_back(server: Served) -> None:
    group = Group(server.url, open_seats(2, game="qwixx"), people=2).start()
    away = group.people[1]
    group.host.at("POST", "/seats/1", {"do": "bot"})
    with pytest.raises(Refused) as call:
        away.choose(0, 1, "pass")
    assert refusal(call) == (403, "bot-plays")
    group.host.at("POST", "/seats/1", {"do": "human"})
    seen = away.look()
    assert seen["seats"][1]["kind"] == "human"
    for hand, legal in away.owed(seen).items():
        away.choose(seen["n"], hand, legal[0])


def test_an_invitation_works_once_and_the_old_token_dies(server: Served) -> None:
    group = Group(server.url, open_seats(4, game="pixoid"), people=4).start()
    lost, stranger = group.people[0], Caller(server.url, group.table)
    invitation = group.host.at("POST", "/seats/0", {"do": "invite"})["invitation"]
    with pytest.raises(Refused) as call:
        lost.look()
    assert refusal(call) == (401, "bad-token")
    joined = stranger.at("POST", "/join", {"invitation": invitation})
    found = Person(server.url, group.table, token=joined["token"], seat=joined["seat"])
    assert found.look()["mine"]["seat"] == 0
    assert found.look()["seats"][0]["name"] == "Person 0"
    with pytest.raises(Refused) as call:
        stranger.at("POST", "/join", {"invitation": invitation})
    assert refusal(call) == (401, "bad-invitation")


def test_an_invitation_drops_what_the_lost_phone_had_sealed(server: Served) -> None:
    group = Group(server.url, open_seats(4, game="pixoid"), people=4).start()
    place_all(group)
    lost = group.people[2]
    n = lost.look()["n"]
    lost.choose(n, 2, lost.owed()[2][0])
    assert lost.look()["sealed"] == [2]
    group.host.at("POST", "/seats/2", {"do": "invite"})
    assert group.host.look()["sealed"] == []


def place_all(group: Group) -> None:
    """Pixoid's cubes onto their starting pix; the last has only one left."""
    for person in group.people[:3]:
        seen = person.look()
        for hand, legal in person.owed(seen).items():
            person.choose(seen["n"], hand, legal[0])


def test_who_leaves_is_followed_by_a_bot(server: Served) -> None:
    group = Group(server.url, open_seats(2, game="qwixx"), people=2)
    group.people[1].at("POST", "/leave")
    assert group.host.look()["seats"][1]["kind"] == "open"
    again = Caller(server.url, group.table).at("POST", "/join", {"name": "Bo"})
    group.host.at("POST", "/start")
    leaver = Person(server.url, group.table, token=again["token"], seat=again["seat"])
    leaver.at("POST", "/leave")
    seat = group.host.look()["seats"][1]
    assert (seat["kind"], seat["name"]) == ("bot", "Bo")
    with pytest.raises(Refused) as call:
        leaver.look()
    assert refusal(call) == (401, "bad-token")


def test_a_freed_seat_is_open_and_can_be_taken_in_mid_game(server: Served) -> None:
    group = Group(server.url, open_seats(2, game="qwixx"), people=2).start()
    group.host.at("POST", "/seats/1", {"do": "free"})
    assert group.host.look()["seats"][1]["kind"] == "open"
    joined = Caller(server.url, group.table).at("POST", "/join", {"name": "Dan"})
    assert joined["seat"] == 1
    assert group.host.look()["status"] == "playing"


def test_nobody_replaces_a_host_who_is_there(server: Served) -> None:
    group = Group(server.url, QWIXX, people=1)
    with pytest.raises(Refused) as call:
        group.people[0].at("POST", "/host")
    assert refusal(call) == (409, "host-present")
