"""What a client without rules is shown."""

from typing import Any

import pytest

from tablecade.core.game import plain
from tablecade.core.hand import Hand
from tablecade.games.qwixx.rules.state import State
from tests.games.qwixx.rules.positions import (
    COLOURS,
    EMPTY,
    GAME,
    LAST,
    NUMBERS,
    closed,
    first,
    on_action_1,
    on_action_2,
    play,
    sheet,
    white,
)

NOTHING = {"crossed": [], "lost": [], "lock": False, "score": 0}
EMPTY_SHOWN = {"rows": dict.fromkeys(COLOURS, NOTHING), "penalties": 0, "score": 0}


def preview(state: State, hand: int, text: str) -> dict[str, Any]:
    shown: dict[str, Any] = plain(GAME.preview(state, Hand(hand), GAME.read(text)))
    return shown


def show(state: State) -> dict[str, Any]:
    """The view as a client reads it."""
    shown: dict[str, Any] = plain(GAME.show(state))
    return shown


def test_a_preview_tells_the_cross_what_it_skips_and_the_score() -> None:
    state = on_action_1(roll=white(7), sheets=[sheet("red 3", "blue 12", penalties=1), EMPTY])
    assert preview(state, 0, "red7") == {
        "crosses": ["red7"],
        "lock": False,
        "skips": [4, 5, 6],
        "score": -1,
    }
    assert preview(state, 1, "blue7") == {
        "crosses": ["blue7"],
        "lock": False,
        "skips": [12, 11, 10, 9, 8],
        "score": 1,
    }


def test_a_preview_of_the_next_number_skips_nothing() -> None:
    state = on_action_1(roll=white(7), sheets=[sheet("green 8"), EMPTY])
    shown = preview(state, 0, "green7")
    assert shown == {"crosses": ["green7"], "lock": False, "skips": [], "score": 3}


@pytest.mark.parametrize("colour", COLOURS)
def test_a_preview_tells_the_lock(colour: str) -> None:
    last = LAST[colour]
    state = on_action_1(roll=white(last), sheets=[sheet(first(colour, 5)), EMPTY])
    assert preview(state, 0, f"{colour}{last}") == {
        "crosses": [f"{colour}{last}"],
        "lock": True,
        "skips": list(NUMBERS[colour][5:10]),
        "score": 28,
    }


def test_a_preview_of_a_pass_is_the_sheet_as_it_is() -> None:
    state = on_action_2(sheets=[EMPTY, sheet("red 2 3", penalties=1)], active=1)
    assert preview(state, 1, "pass") == {"crosses": [], "lock": False, "skips": [], "score": -2}


def test_a_new_match_shows_empty_sheets() -> None:
    assert show(GAME.setup({}, 2)) == {
        "phase": "first",
        "active": None,
        "roll": None,
        "crossed": False,
        "closed": [],
        "sheets": [EMPTY_SHOWN, EMPTY_SHOWN],
    }


def test_a_roll_shows_every_die_and_none_for_one_that_left() -> None:
    state = on_action_1(roll="roll 34 r2 y5 b6", sheets=[sheet(closed("green")), EMPTY], active=1)
    shown = show(state)
    assert shown["roll"] == {"white": [3, 4], "red": 2, "yellow": 5, "green": None, "blue": 6}
    assert (shown["phase"], shown["active"]) == ("action-1", 1)
    assert shown["closed"] == ["green"]


def test_a_cross_of_the_active_player_shows() -> None:
    state = on_action_1(roll="roll 34 r2 y5 g1 b6")
    assert show(play(state, "red7", "pass").state)["crossed"] is True
    assert show(play(state, "pass", "red7").state)["crossed"] is False


def test_a_sheet_shows_what_is_crossed_and_what_is_lost() -> None:
    state = on_action_1(sheets=[sheet("red 3 5", "blue 10", penalties=2), EMPTY])
    assert show(state)["sheets"][0] == {
        "rows": {
            "red": {"crossed": [3, 5], "lost": [2, 4], "lock": False, "score": 3},
            "yellow": NOTHING,
            "green": NOTHING,
            "blue": {"crossed": [10], "lost": [12, 11], "lock": False, "score": 1},
        },
        "penalties": 2,
        "score": -6,
    }


@pytest.mark.parametrize("colour", COLOURS)
def test_a_closed_row_is_lost_to_the_last_number_for_all(colour: str) -> None:
    numbers = NUMBERS[colour]
    closer, other = sheet(closed(colour)), sheet(first(colour, 1))
    shown = show(on_action_2(roll="roll 34", sheets=[closer, other]))
    assert shown["sheets"][0]["rows"][colour] == {
        "crossed": [*numbers[:5], LAST[colour]],
        "lost": list(numbers[5:10]),
        "lock": True,
        "score": 28,
    }
    assert shown["sheets"][1]["rows"][colour] == {
        "crossed": [numbers[0]],
        "lost": list(numbers[1:]),
        "lock": False,
        "score": 1,
    }


def test_what_is_over_shows_so() -> None:
    shown = show(play(on_action_2(sheets=[sheet(penalties=3), EMPTY]), "pass").state)
    assert shown["phase"] == "over"
