"""Match files, replays, rematches and boards of people's own."""

import json
import random

import pytest

from tablecade.core.match import Stopped, read_match
from tablecade.core.packages import GAMES
from tablecade.core.replay import verify
from tests.server.api.test_tables import refusal
from tests.server.harness import calls
from tests.server.harness.client import Caller, Group, Json, Refused, open_seats
from tests.server.harness.served import Served
from tests.server.test_game import play_on

SHORT = open_seats(3, game="pixoid", options={"variant": "short"})


def test_a_match_file_is_true_at_every_moment(server: Served) -> None:
    group = Group(server.url, SHORT, people=3).start()
    rng = random.Random(5)
    for _ in range(4):
        seen = group.host.look()
        match = read_match(group.host.match())
        assert len(match.decisions) == seen["n"]
        verify(GAMES, match)
        for person in group.people:
            for hand, legal in person.owed().items():
                person.choose(person.look()["n"], hand, rng.choice(legal))


def test_a_waiting_choice_is_not_in_the_match_file(server: Served) -> None:
    group = Group(server.url, SHORT, people=3).start()
    before = group.host.match()
    ada = group.people[0]
    ada.choose(0, 0, ada.owed()[0][0])
    group.people[1].look()
    assert group.host.match().startswith(before)


def test_an_evening_keeps_its_scores_and_moves_roles_on(server: Served) -> None:
    group = Group(server.url, SHORT, people=3).start()
    files = []
    for number in range(2):
        seen = play_on(group.people, random.Random(number))
        files.append(group.host.match())
        assert len(seen["evening"]) == number + 1
        group.host.at("POST", "/rematch")
    seen = group.host.look()
    assert (seen["match"], seen["n"], seen["status"]) == (3, 0, "playing")
    assert [read_match(file).header.options["first_pixoid"] for file in files] == [0, 1]
    for number, file in enumerate(files, start=1):
        kept = calls.get(f"{server.url}/api/tables/{group.table}/match?match={number}")
        assert kept.content == file
        assert verify(GAMES, read_match(file)) is not None


def test_a_match_that_the_host_stops_says_by_whom_and_shows_nothing_that_waited(
    server: Served,
) -> None:
    group = Group(server.url, open_seats(3, game="qwixx"), people=3).start()
    ada, bo, _ = group.people
    live = bo.live()
    n, [(hand, legal)] = ada.look()["n"], ada.owed().items()
    ada.choose(n, hand, legal[0])
    group.host.at("POST", "/pause")
    group.host.at("POST", "/seats/0", {"do": "crown"})
    with pytest.raises(Refused) as call:
        bo.at("POST", "/stop")
    assert refusal(call) == (403, "not-the-host")
    ada.at("POST", "/stop")
    over = live.hear_until("over")
    assert (over["outcome"], over["evening"][0]["stopped"]) == (None, {"by": 0})
    seen, file = bo.look(), group.host.match()
    assert (seen["status"], seen["awaited"], seen["sealed"]) == ("over", [], [])
    match = read_match(file)
    assert verify(GAMES, match) is None
    assert (match.stopped, len(match.decisions)) == (Stopped(0), n)
    assert seen["dice"]["seed"].encode() in file
    with pytest.raises(Refused) as call:
        bo.choose(n, 1, "pass")
    assert call.value.code == "not-playing"
    for person in group.people:
        person.at("POST", "/vote", {"game": "qwixx"})
    assert (group.host.look()["match"], group.host.look()["status"]) == (2, "playing")
    kept = calls.get(f"{server.url}/api/tables/{group.table}/match?match=1")
    assert kept.content == file


def test_only_a_match_that_goes_on_is_stopped(server: Served) -> None:
    group = Group(server.url, SHORT, people=3)
    with pytest.raises(Refused) as call:
        group.host.at("POST", "/stop")
    assert refusal(call) == (409, "wrong-status")
    group.start().host.at("POST", "/stop")
    last = json.loads(group.host.match().splitlines()[-1])
    assert last["stopped"] == {"by": "host"}
    with pytest.raises(Refused) as call:
        group.host.at("POST", "/stop")
    assert refusal(call) == (409, "wrong-status")


def test_the_next_commitment_was_fixed_with_the_first(server: Served) -> None:
    """It is the seed revealed before: nobody chose it after nonces were known."""
    group = Group(server.url, SHORT, people=3).start()
    seed = play_on(group.people, random.Random(1))["dice"]["seed"]
    group.host.at("POST", "/rematch")
    dice = group.host.look()["dice"]
    assert dice["commit"] == seed
    assert "seed" not in dice


def test_a_rematch_needs_a_match_that_is_over(server: Served) -> None:
    group = Group(server.url, SHORT, people=3).start()
    with pytest.raises(Refused) as call:
        group.host.at("POST", "/rematch")
    assert refusal(call) == (409, "wrong-status")


def test_a_match_that_was_not_played_is_not_there(server: Served) -> None:
    group = Group(server.url, SHORT, people=3)
    for number in (0, -1, 7, 10**12):
        answer = calls.get(f"{server.url}/api/tables/{group.table}/match?match={number}")
        assert (answer.status_code, answer.json()["code"]) == (404, "no-such-match")


def test_a_replay_tells_every_step(server: Served) -> None:
    group = Group(server.url, SHORT, people=3).start()
    seen = play_on(group.people, random.Random(3))
    told = calls.post(f"{server.url}/api/replays", content=group.host.match()).json()
    assert [step["n"] for step in told["steps"]] == list(range(seen["n"] + 1))
    assert told["steps"][-1]["state"] == seen["state"]
    assert told["outcome"] == seen["outcome"]


def test_an_untrue_match_is_refused_with_its_line(server: Served) -> None:
    group = Group(server.url, SHORT, people=3).start()
    play_on(group.people, random.Random(3))
    lines = group.host.match().splitlines(keepends=True)
    answer = calls.post(f"{server.url}/api/replays", content=b"".join(lines[:2] + lines[3:]))
    body = answer.json()
    assert (answer.status_code, body["code"]) == (422, "bad-match")
    assert (body["detail"]["line"], body["detail"]["reason"]) == (3, "wrong-count")


def test_a_good_board_has_figures_and_a_bad_one_faults(server: Served) -> None:
    caller = Caller(server.url)
    wish = {"game": "pixoid", "board": "A1 B2 C1 D2"}
    good = caller.call("POST", "/api/boards/check", wish)
    assert good["faults"] == []
    assert good["figures"]["end_points"] > 3
    board = GAMES["pixoid"].settle({}, seats=4, draw=lambda _sides: 0)["board"]
    bad = {**board, "start": board["start"][:3]}
    found = caller.call("POST", "/api/boards/check", {"game": "pixoid", "board": bad})
    assert [fault["code"] for fault in found["faults"]] == ["start-count"]
    track = {"fields": [{"colour": "mauve", "number": 3, "bonus": 1}] * 6}
    found = caller.call("POST", "/api/boards/check", {"game": "qwixx-on-board", "track": track})
    assert found["faults"][0]["place"] == "field 1"


@pytest.mark.parametrize(
    ("game", "board", "code"),
    [
        ("pixoid", {"board": {}}, "malformed-option"),
        ("pixoid", {}, "malformed-option"),
        ("pixoid", {"board": "E1 B2 C1 D2"}, "bad-option"),
        ("qwixx-on-board", {"track": [1, 2]}, "malformed-option"),
        ("qwixx", {"board": {}}, "bad-request"),
    ],
)
def test_what_is_no_board_is_refused(server: Served, game: str, board: Json, code: str) -> None:
    with pytest.raises(Refused) as refused:
        Caller(server.url).call("POST", "/api/boards/check", {"game": game, **board})
    assert refused.value.code == code


def test_a_board_of_one_s_own_is_played_on(server: Served) -> None:
    settled = GAMES["pixoid"].settle({"board": "D2 C1 B2 A1"}, seats=4, draw=lambda _sides: 0)
    board = json.loads(json.dumps(settled["board"]))
    group = Group(server.url, open_seats(4, game="pixoid", options={"board": board}), people=4)
    assert group.host.look()["options"]["board"] == board
