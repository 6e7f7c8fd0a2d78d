"""The puzzle of the day over the wire: the position to all, the answer to whoever gave one."""

from datetime import date
from typing import Any

import httpx
import pytest

from tablecade.games.pixoid.coach.puzzles import position, prove, puzzle_of
from tablecade.games.qwixx.coach import qwixx_puzzle_of
from tests.server.harness import calls
from tests.server.harness.served import Served

DAY = date(2026, 11, 15)
PUZZLE = puzzle_of(DAY)
PROOF = prove(position(PUZZLE))


def asked(server: Served) -> dict[str, Any]:
    return dict(calls.get(f"{server.url}/api/puzzle", params={"day": str(DAY)}).json())


def answered(server: Served, program: str, *, day: str = str(DAY)) -> httpx.Response:
    return calls.post(f"{server.url}/api/puzzle", json={"day": day, "program": program})


def test_the_position_holds_nothing_of_its_answer(server: Served) -> None:
    """All that is told follows from the position and the rules: no program stands out."""
    told = asked(server)
    assert told.keys() == {"day", "game", "board", "state", "hands", "own"}
    assert told["day"] == str(DAY)
    assert tuple(told["state"]["cubes"]) == PUZZLE.cubes
    assert told["own"]["choice"] is None
    shown = told["own"]["preview"]
    assert [*shown] == told["own"]["legal"]
    assert {frozenset(preview) for preview in shown.values()} <= {
        frozenset({"path"}),
        frozenset({"path", "bonus"}),
    }


def test_without_a_day_it_is_todays(server: Served) -> None:
    told = calls.get(f"{server.url}/api/puzzle").json()
    assert abs(date.fromisoformat(told["day"]) - date.today()).days <= 1


def test_the_best_program_is_right(server: Served) -> None:
    verdict = answered(server, PUZZLE.answer).json()
    assert verdict["right"] is True
    assert verdict["sure"] == pytest.approx(PROOF.sure)


def test_every_program_is_played_out_to_the_cubes_it_gets(server: Served) -> None:
    """The line after a program is its proof: what happens in it adds up to the value."""
    verdict = answered(server, PUZZLE.answer).json()
    assert verdict["played"].keys() == verdict["sure"].keys()
    for program, turns in verdict["played"].items():
        kinds = [event["kind"] for turn in turns for event in turn["events"]]
        cubes = kinds.count("escaped") + kinds.count("picked")
        assert cubes == pytest.approx(verdict["sure"][program])


def test_another_program_is_told_what_it_gets_and_what_is_better(server: Served) -> None:
    second = PROOF.ranked[1]
    verdict = answered(server, second).json()
    assert (verdict["given"], verdict["right"]) == (second, False)
    assert verdict["answer"] == PUZZLE.answer
    assert verdict["sure"][second] == pytest.approx(PUZZLE.other)


def test_a_program_that_a_wall_stops_counts_as_the_walk_it_is(server: Served) -> None:
    direction = PUZZLE.answer.rstrip("123456789")
    farthest = [p for p in PROOF.sure if p.startswith(direction)][-1]
    assert answered(server, f"{direction}9").json()["given"] == farthest


@pytest.mark.parametrize(
    ("program", "status", "code"),
    [("up0", 422, "distance"), ("@a1", 422, "bad-notation"), ("x" * 99, 400, "bad-request")],
)
def test_what_is_no_program_is_refused(
    server: Served, program: str, status: int, code: str
) -> None:
    refused = answered(server, program)
    assert (refused.status_code, refused.json()["code"]) == (status, code)


def test_a_wall_is_refused_with_its_rule(server: Served) -> None:
    barred = next(iter(asked(server)["own"]["refused"]))
    refused = answered(server, f"{barred}1")
    assert (refused.status_code, refused.json()["rule"]) == (422, "PX-3.3")


def test_a_day_that_is_none_is_refused(server: Served) -> None:
    assert answered(server, "up1", day="2026-02-30").status_code == 400
    assert calls.get(f"{server.url}/api/puzzle", params={"day": "soon"}).status_code == 400


def qwixx(server: Served, choice: str) -> httpx.Response:
    answer = {"day": str(DAY), "game": "qwixx", "program": choice}
    return calls.post(f"{server.url}/api/puzzle", json=answer)


def test_qwixx_shows_a_sheet_and_a_roll_without_its_answer(server: Served) -> None:
    found = qwixx_puzzle_of(DAY)
    asked_for = {"day": str(DAY), "game": "qwixx"}
    told = calls.get(f"{server.url}/api/puzzle", params=asked_for).json()
    assert (told["game"], told["board"]) == ("qwixx", None)
    assert told["own"]["legal"] == [*found.worth]
    assert told["state"]["sheets"][0]["penalties"] == found.penalties


def test_a_choice_of_qwixx_is_judged(server: Served) -> None:
    found = qwixx_puzzle_of(DAY)
    best, worst = qwixx(server, found.answer).json(), qwixx(server, found.ranked[-1]).json()
    assert (best["right"], worst["right"]) == (True, False)
    assert worst["answer"] == found.answer
    assert worst["sure"] == found.worth


@pytest.mark.parametrize(("choice", "code"), [("red2", "not-on-the-dice"), ("up3", "bad-notation")])
def test_a_wrong_choice_of_qwixx_is_refused(server: Served, choice: str, code: str) -> None:
    refused = qwixx(server, choice)
    assert (refused.status_code, refused.json()["code"]) == (422, code)


def test_a_game_without_puzzles_is_refused(server: Served) -> None:
    asked_for = {"game": "qwixx-on-board"}
    assert calls.get(f"{server.url}/api/puzzle", params=asked_for).status_code == 400


@pytest.mark.parametrize("game", ["goofspiel", "qwixx-on-board", ""])
def test_a_game_without_puzzles_is_refused_in_a_sentence(server: Served, game: str) -> None:
    asked = calls.get(f"{server.url}/api/puzzle", params={"game": game})
    body = {"day": str(DAY), "program": "up1", "game": game}
    for refused in (asked, calls.post(f"{server.url}/api/puzzle", json=body)):
        assert refused.status_code == 400
        assert "puzzles are of pixoid or qwixx" in refused.text
