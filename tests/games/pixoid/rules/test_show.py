"""What a client without rules is told."""

import json
from typing import Any

import msgspec
import pytest

from tablecade.core.game import plain
from tablecade.core.hand import Hand
from tablecade.games.pixoid.rules.state import State
from tests.boards import HALL, MAZE
from tests.games.pixoid.rules.positions import GAME, SAFE, SHORT, fresh, place_all, position, turn


def preview(state: State, hand: int, notation: str) -> dict[str, Any]:
    shown: dict[str, Any] = plain(GAME.preview(state, Hand(hand), GAME.read(notation)))
    return shown


def show(state: State) -> dict[str, Any]:
    """The view as a client reads it."""
    shown: dict[str, Any] = plain(GAME.show(state))
    return shown


def test_a_state_is_shown_as_plain_json() -> None:
    state = position(seat=1, seats=3, taken=3, picked=("c3",), round_number=2, scores=(4, 0, 9))
    shown = show(state)
    assert shown == {
        "round": 2,
        "rounds": 3,
        "turn": 4,
        "phase": "programming",
        "pixoid": 1,
        "second": 2,
        "cubes": ["d1", "a4", "d4", "a1"],
        "bonus": ["b3", "b2", "c2"],
        "reserve": 9,
        "taken": 3,
        "picked": 1,
        "scores": [4, 0, 9],
    }
    assert json.loads(msgspec.json.encode(shown)) == shown


def test_a_match_just_set_up_is_shown_in_its_placement() -> None:
    shown = show(fresh(seats=4))
    assert shown["phase"] == "placement"
    assert shown["cubes"] == [None, None, None, None]
    assert (shown["turn"], shown["round"], shown["rounds"], shown["second"]) == (1, 1, 4, None)


def test_placement_is_shown_until_the_last_cube() -> None:
    three = place_all(fresh(), "a4", "d4", "d1")
    assert show(three)["phase"] == "placement"
    assert show(place_all(three, "a1"))["phase"] == "programming"


def test_px_7_1_the_short_game_shows_one_round_and_no_scores() -> None:
    shown = show(position(variant=SHORT))
    assert (shown["rounds"], shown["scores"]) == (1, None)


@pytest.mark.parametrize(("taken", "number"), [(0, 1), (10, 11), (11, 12)])
def test_px_2_1_the_turn_is_shown(taken: int, number: int) -> None:
    assert show(position(taken=taken))["turn"] == number


def test_px_2_1_a_match_that_is_over_stays_at_turn_12() -> None:
    over = turn(position(taken=11, round_number=4), *SAFE).state
    shown = show(over)
    assert (shown["phase"], shown["turn"], shown["taken"]) == ("over", 12, 12)


def test_a_preview_shows_the_way_until_the_wall() -> None:
    assert preview(position(MAZE, pixoid="a4"), 0, "down9") == {
        "path": ["a3", "a2", "a1"],
        "bonus": [],
    }


@pytest.mark.parametrize(("distance", "last"), [(1, "b1"), (2, "c1"), (9, "j1")])
def test_a_preview_shows_as_many_pix_as_programmed(distance: int, last: str) -> None:
    path = preview(position(HALL, pixoid="a1"), 0, f"right{distance}")["path"]
    assert (len(path), path[-1]) == (distance, last)


@pytest.mark.parametrize("seat", [0, 2])
def test_a_preview_shows_pixoid_the_bonus_cubes_on_his_way(seat: int) -> None:
    state = position(pixoid="a3", seat=seat, picked=("c3",))
    shown = preview(state, seat, "right3")
    assert shown == {"path": ["b3", "c3", "d3"], "bonus": ["b3"]}


def test_px_5_2_a_preview_shows_a_bug_no_bonus_cubes() -> None:
    state = position(bugs=("a3", "d1", "a1"))
    assert preview(state, 1, "right2") == {"path": ["b3", "c3"], "bonus": []}


def test_a_preview_takes_no_heed_of_others() -> None:
    state = position(bugs=("b4", "d1", "a1"))
    assert preview(state, 0, "right2")["path"] == ["b4", "c4"]


def test_a_preview_of_a_placement_has_no_path() -> None:
    assert preview(fresh(), 0, "@a4") == {"path": []}
    assert preview(fresh(), 0, "up1") == {"path": []}
    assert preview(position(), 0, "@a4") == {"path": []}


@pytest.mark.parametrize("hand", range(4))
def test_all_previews_at_once_are_those_of_each_program(hand: int) -> None:
    """Quicker, and in the same order: a client takes the legal choices from them."""
    state = position(MAZE, pixoid="a4")
    parts = GAME.previews(state, Hand(hand))
    assert [one for part in parts for one in part.shown.items()] == [
        (GAME.write(action), GAME.preview(state, Hand(hand), action))
        for action in GAME.choices(state, Hand(hand))
    ]
