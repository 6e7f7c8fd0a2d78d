"""Bots, bell, rest and pause."""

import time

import pytest

from tablecade.server.table.table import Tempo
from tests.server.api.test_tables import place_all, refusal
from tests.server.conftest import Serve
from tests.server.harness.client import Group, Refused, open_seats
from tests.server.harness.leaks import LATER
from tests.server.harness.served import Served

PACED = {"name": "brisk", "seconds": 5}
LOOKS = 0.3
"""Seconds in which a server looks more than once for tables that are due."""
CONFLICT = 409


def test_at_the_bell_a_bot_chooses_and_the_match_says_so(serve: Serve) -> None:
    server = serve(tempo=Tempo(0.02, 0.1, -4.5, 0.4, 2.0))  # the bell rings after half a second
    wish = open_seats(2, game="qwixx", pace=PACED)
    group = Group(server.url, wish, people=2).start()
    live = group.host.live(after=-1)
    while not (resolved := live.hear_until("resolved"))["by"]:
        pass
    assert set(resolved["by"].values()) == {"bell"}
    assert '"by":{' in group.host.match().decode()


def test_the_bell_survives_a_restart(serve: Serve) -> None:
    server = serve(tempo=Tempo(0.02, 0.1, -4.0, 0.4, 2.0))
    group = Group(server.url, open_seats(2, game="qwixx", pace=PACED), people=2).start()
    n = group.host.look()["n"]
    server.kill()
    server.start()
    live = group.host.live(after=n - 1)
    assert live.hear_until("resolved")["by"]


def test_without_a_pace_nobody_is_hurried(serve: Serve) -> None:
    server = serve(leak=LATER)
    group = Group(server.url, open_seats(2, game="qwixx"), people=2).start()
    n = group.host.look()["n"]
    server.an_hour_later()
    time.sleep(LOOKS)
    assert group.host.look()["n"] == n


def test_a_bot_seals_beside_people_who_have_not_all_chosen(server: Served) -> None:
    seats = [{"kind": "open"}, {"kind": "open"}, {"kind": "open"}, {"kind": "bot"}]
    wish = {"game": "pixoid", "seats": seats, "options": {"first_pixoid": "0"}}
    group = Group(server.url, wish, people=3).start()
    place_all(group)
    ada, *others = group.people
    n = ada.look()["n"]
    for person in others:
        person.choose(n, person.seat, person.owed()[person.seat][0])
    live = ada.live()
    sealed = live.hear_until("snapshot")["sealed"]
    while 3 not in sealed:
        sealed = [*sealed, live.hear_until("sealed")["hand"]]
    assert ada.look()["n"] == n


def test_the_table_rests_after_a_round_until_all_are_ready(serve: Serve) -> None:
    server = serve(tempo=Tempo(0.02, 0.05, 0.05, 60.0, 2.0))
    group = Group(server.url, open_seats(3, game="pixoid"), people=3).start()
    play_a_round(group)
    seen = group.host.look()
    assert seen["rest"] == {"seconds": 60.0, "ready": []}
    group.people[0].at("POST", "/reactions", {"reaction": "well-played"})
    for person in group.people:
        person.at("POST", "/ready")
    assert group.host.look()["rest"] is None


def play_a_round(group: Group) -> None:
    """Until the first round is over; a short rest after it may have passed unseen."""
    seen = group.host.look()
    first = seen["state"]["round"]
    while True:
        for person in group.people:
            seen = person.look()
            if seen["state"]["round"] != first:
                return
            for hand, legal in person.owed(seen).items():
                person.choose(seen["n"], hand, legal[0])


def test_a_rest_ends_by_itself(server: Served) -> None:
    group = Group(server.url, open_seats(3, game="pixoid"), people=3).start()
    live = group.people[0].live()
    play_a_round(group)
    while live.hear()["kind"] != "rest":
        pass
    assert live.messages[-1]["rest"] is None


def test_nobody_speaks_while_a_round_runs(server: Served) -> None:
    group = Group(server.url, open_seats(3, game="pixoid"), people=3)
    group.people[0].at("POST", "/reactions", {"reaction": "wow"})
    group.start()
    with pytest.raises(Refused) as call:
        group.people[0].at("POST", "/reactions", {"reaction": "wow"})
    assert refusal(call) == (409, "round-runs")


def test_two_equal_reactions_are_told_twice(server: Served) -> None:
    group = Group(server.url, open_seats(2, game="qwixx"), people=1)
    live = group.host.live()
    live.hear_until("snapshot")
    for _ in range(2):
        group.people[0].at("POST", "/reactions", {"reaction": "wow"})
        told = live.hear_until("reacted")
        assert (told["seat"], told["reaction"]) == (0, "wow")


def test_time_stands_still_in_a_pause(serve: Serve) -> None:
    server = serve(tempo=Tempo(0.02, 0.1, -4.8, 0.4, 2.0), leak=LATER)
    group = Group(server.url, open_seats(2, game="qwixx", pace=PACED), people=2).start()
    group.host.at("POST", "/pause")
    n = group.host.look()["n"]
    server.an_hour_later()
    time.sleep(LOOKS)
    assert group.host.look()["n"] == n
    group.host.at("POST", "/resume")
    live = group.host.live(after=n - 1)
    assert live.hear_until("resolved")["by"]


def test_nobody_replaces_a_host_who_is_connected(serve: Serve) -> None:
    """Also after the connection was lost and opened again, more than once."""
    server = serve(leak=LATER)
    group = Group(server.url, open_seats(2, game="qwixx"), people=2)
    for _ in range(3):
        lost = group.host.live()
        lost.hear_until("snapshot")
        again = group.host.live()
        again.hear_until("snapshot")
        lost.close()
        again.close()
        kept = group.host.live()
        kept.hear_until("pace")
        server.an_hour_later()
        with pytest.raises(Refused) as call:
            group.people[0].at("POST", "/host")
        assert refusal(call) == (409, "host-present")
        kept.close()
    while group.people[0].http.post(f"/api/tables/{group.table}/host").status_code == CONFLICT:
        server.an_hour_later()  # until the server has seen the host go


def test_nobody_replaces_a_host_who_has_just_moved(serve: Serve) -> None:
    """The socket of the old seat is closed, and nobody was seen on the new one yet."""
    server = serve(leak=LATER)
    group = Group(server.url, {"game": "pixoid", "grow": True}, people=2)
    group.host.at("POST", "/setting", {"coach": True})
    crowned = group.people[0].live()
    crowned.hear_until("snapshot")
    server.an_hour_later()
    group.people[0].at("POST", "/me", {"seat": 3})
    with pytest.raises(Refused) as call:
        group.people[1].at("POST", "/host")
    assert refusal(call) == (409, "host-present")


def test_a_host_who_stays_away_is_replaced(serve: Serve) -> None:
    server = serve(leak=LATER)
    group = Group(server.url, open_seats(2, game="qwixx"), people=2)
    server.an_hour_later()
    token = group.people[0].at("POST", "/host")["host"]
    with pytest.raises(Refused) as call:
        group.host.at("POST", "/start")
    assert refusal(call) == (401, "bad-token")
    group.host.token = token
    group.start()
