"""A table without a form: open at once, settled in the lobby, by the big screen or the crown."""

import pytest

from tests.server.harness.client import Caller, Json, Refused
from tests.server.harness.served import Served


def open_table(server: Served, **wish: object) -> tuple[Caller, str]:
    """The big screen of a new table, and its code."""
    opened = Caller(server.url).call("POST", "/api/tables", {"game": "qwixx", "grow": True, **wish})
    return Caller(server.url, opened["table"], token=opened["host"]), opened["code"]


def sit(server: Served, code: str, name: str, **wish: object) -> Caller:
    person = Caller(server.url, code)
    person.token = person.at("POST", "/join", {"name": name, **wish})["token"]
    return person


def seats(caller: Caller) -> list[Json]:
    return list(caller.look()["seats"])


def test_the_first_phone_gets_the_crown_and_starts(server: Served) -> None:
    screen, code = open_table(server)
    ada, bo = sit(server, code, "Ada"), sit(server, code, "Bo")
    assert [seat["hosts"] for seat in seats(screen)] == [True, False, False]
    with pytest.raises(Refused) as refused:
        bo.at("POST", "/start")
    assert refused.value.code == "not-the-host"
    assert ada.at("POST", "/start")["status"] == "playing"
    assert [seat["kind"] for seat in seats(screen)] == ["human", "human"]
    assert screen.at("POST", "/pause")["status"] == "paused"


def test_everybody_sees_the_setting_change(server: Served) -> None:
    screen, code = open_table(server)
    ada, bo = sit(server, code, "Ada"), sit(server, code, "Bo")
    live = bo.live()
    live.hear_until("snapshot")
    ada.at("POST", "/setting", {"game": "pixoid", "options": {"variant": "short"}})
    assert live.hear_until("snapshot")["game"] == "pixoid"
    screen.at("POST", "/setting", {"hide_seals": True, "fill": 3})
    seen = live.hear_until("snapshot")
    assert (seen["hide_seals"], seen["fill"], len(seen["seats"])) == (True, 3, 3)
    assert seen["asked"]["variant"] == "short"


def test_the_crown_is_passed_on(server: Served) -> None:
    screen, code = open_table(server)
    ada, bo = sit(server, code, "Ada"), sit(server, code, "Bo")
    ada.at("POST", "/seats/1", {"do": "crown"})
    assert [seat["hosts"] for seat in seats(screen)] == [False, True, False]
    assert bo.at("POST", "/start")["status"] == "playing"


def test_somebody_who_moved_is_told_on_the_new_seat(server: Served) -> None:
    _, code = open_table(server, game="pixoid")
    ada = sit(server, code, "Ada")
    assert ada.at("POST", "/me", {"seat": 2, "name": "Anna"})["seat"] == 2
    assert ada.look()["mine"]["seat"] == 2
    assert [seat["name"] for seat in seats(ada)] == ["", "", "Anna", ""]


def test_a_latecomer_takes_a_bots_seat_in_the_middle(server: Served) -> None:
    _, code = open_table(server, game="pixoid")
    ada = sit(server, code, "Ada")
    ada.at("POST", "/start")
    with pytest.raises(Refused) as refused:
        sit(server, code, "Zoe")
    assert refused.value.code == "table-full"
    zoe = sit(server, code, "Zoe", seat=3)
    assert seats(ada)[3]["name"] == "Zoe"
    zoe.at("POST", "/leave")
    assert seats(ada)[3]["kind"] == "bot"
    assert seats(ada)[3]["name"] == "greedy 3"


def test_a_seat_lets_a_bot_play_and_comes_back_by_itself(server: Served) -> None:
    _, code = open_table(server)
    ada, bo = sit(server, code, "Ada"), sit(server, code, "Bo")
    ada.at("POST", "/start")
    bo.at("POST", "/seats/1", {"do": "bot"})
    assert seats(ada)[1]["kind"] == "bot"
    bo.at("POST", "/seats/1", {"do": "human"})
    assert seats(ada)[1]["kind"] == "human"
    with pytest.raises(Refused) as refused:
        bo.at("POST", "/seats/0", {"do": "bot"})
    assert refused.value.code == "not-the-host"


def test_a_name_is_counted_as_people_see_it(server: Served) -> None:
    _, code = open_table(server)
    family = "\U0001f468\u200d\U0001f469\u200d\U0001f467"
    sit(server, code, family * 24)
    with pytest.raises(Refused) as refused:
        sit(server, code, family * 25)
    assert refused.value.code == "bad-name"
