"""Opening a table, sitting down, getting up, and what the host can do."""

import pytest

from tablecade.bots import bots_of
from tablecade.core.match import read_match
from tablecade.core.packages import GAMES
from tablecade.server.address import network_address, shared_address
from tablecade.server.settings import Settings
from tests.server.conftest import Serve
from tests.server.harness.client import Caller, Group, Json, Person, Refused, open_seats
from tests.server.harness.served import Served

QWIXX = open_seats(3, game="qwixx")


def refusal(call: "pytest.ExceptionInfo[Refused]") -> tuple[int, str]:
    return call.value.status, call.value.code


def test_games_are_listed_with_what_a_table_needs(server: Served) -> None:
    games = Caller(server.url).http.get("/api/games").json()
    assert [game["game"] for game in games] == ["pixoid", "qwixx", "qwixx-on-board"]
    assert [game["bots"] for game in games] == [list(bots_of(game)) for game in GAMES]
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
        ({"game": "qwixx", "seats": [{"kind": "bot"}] * 7}, 422, "wrong-seats"),
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


def test_a_bot_on_an_open_seat_is_a_player_like_others(server: Served) -> None:
    group = Group(server.url, QWIXX, people=1)
    for seat, bot in ((1, "random"), (2, "random"), (2, "greedy")):
        group.host.at("POST", f"/seats/{seat}", {"do": "bot", "bot": bot})
    group.start()
    seen = group.host.look()
    assert [seat["name"] for seat in seen["seats"]] == ["Person 0", "random 1", "greedy 2"]
    assert len({seat["colour"] for seat in seen["seats"]} - {""}) == 3
    assert len({*seen["dice"]["nonces"]} - {""}) == 3


def test_a_bot_that_stands_in_keeps_the_person_s_name_and_colour(server: Served) -> None:
    group = Group(server.url, open_seats(2, game="qwixx"), people=2).start()
    before = group.host.look()
    for bot in ("random", "greedy"):
        group.host.at("POST", "/seats/1", {"do": "bot", "bot": bot})
    seen = group.host.look()
    assert (seen["seats"][1]["name"], seen["seats"][1]["bot"]) == ("Person 1", "greedy")
    assert seen["seats"][1]["colour"] == before["seats"][1]["colour"]
    assert seen["dice"] == before["dice"]


@pytest.mark.parametrize("call", ["start", "pause", "resume", "rematch", "seats/1", "setting"])
def test_only_the_host_steers(server: Served, call: str) -> None:
    group = Group(server.url, QWIXX, people=2)
    body = {"seats/1": {"do": "free"}, "setting": {"coach": True}}.get(call)
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


def test_the_host_sets_the_table_anew_while_it_is_in_its_lobby(server: Served) -> None:
    group = Group(server.url, open_seats(3, game="pixoid"), people=2)
    live = group.people[0].live()
    live.hear_until("pace")
    wish = {"options": {"variant": "short", "first_pixoid": "2"}, "pace": "brisk", "coach": True}
    group.host.at("POST", "/setting", wish)
    seen = live.hear_until("snapshot")
    assert (seen["options"]["variant"], seen["options"]["first_pixoid"]) == ("short", 2)
    assert (seen["pace"]["name"], seen["pace"]["seconds"], seen["coach"]) == ("brisk", 20, True)
    assert [seat["kind"] for seat in seen["seats"]] == ["human", "human", "open"]
    group.host.at("POST", "/setting", {"pace": "none"})
    assert live.hear_until("pace")["pace"]["name"] == "none"
    seen = group.host.look()
    assert (seen["options"]["first_pixoid"], seen["coach"]) == (2, True)
    group.host.at("POST", "/seats/2", {"do": "bot"})
    group.start()
    header = read_match(group.host.match()).header
    assert header.options == seen["options"]


@pytest.mark.parametrize(
    ("wish", "status", "code"),
    [
        ({"options": {"variant": "endless"}}, 422, "bad-option"),
        ({"pace": {"name": "brisk", "bot": "x"}}, 422, "unknown-bot"),
        ({"pace": "hasty"}, 400, "bad-request"),
    ],
)
def test_a_setting_that_cannot_be_changes_nothing(
    server: Served, wish: Json, status: int, code: str
) -> None:
    group = Group(server.url, open_seats(3, game="pixoid"), people=1)
    before = group.host.look()
    with pytest.raises(Refused) as call:
        group.host.at("POST", "/setting", {"coach": True, **wish})
    assert refusal(call) == (status, code)
    assert group.host.look() == before


def test_what_a_match_is_played_by_stands(server: Served) -> None:
    group = Group(server.url, open_seats(2, game="qwixx"), people=2).start()
    with pytest.raises(Refused) as call:
        group.host.at("POST", "/setting", {"pace": "brisk"})
    assert refusal(call) == (409, "wrong-status")


def test_the_server_says_where_others_find_it(server: Served, serve: Serve) -> None:
    assert Caller(server.url).call("GET", "/api/address") == {"address": None}
    public = serve(public_url="https://party.example/")
    assert Caller(public.url).call("GET", "/api/address") == {"address": "https://party.example"}


def test_a_server_for_everybody_is_found_by_its_address_in_the_network() -> None:
    seen_as = network_address()
    shared = shared_address(Settings("sqlite:///x.db", host="0.0.0.0", port=8123))  # noqa: S104
    assert shared == (None if seen_as is None else f"http://{seen_as}:8123")
