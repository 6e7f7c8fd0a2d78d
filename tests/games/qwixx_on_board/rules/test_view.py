"""What a client without rules is shown."""

from typing import Any

import pytest

from tablecade.core.game import plain
from tablecade.core.hand import Hand
from tablecade.games.qwixx_on_board.rules.state import State
from tests.games.qwixx.rules import positions as qwixx
from tests.games.qwixx.rules.positions import EMPTY, first, sheet
from tests.games.qwixx_on_board.rules.positions import GAME, on_step_3, on_table


def preview(state: State, hand: int, text: str) -> dict[str, Any]:
    shown: dict[str, Any] = plain(GAME.preview(state, Hand(hand), GAME.read(text)))
    return shown


def show(state: State) -> dict[str, Any]:
    """The view as a client reads it."""
    shown: dict[str, Any] = plain(GAME.show(state))
    return shown


def test_actions_1_and_2_preview_as_in_qwixx() -> None:
    expected = {"crosses": ["red7"], "lock": False, "skips": [2, 3, 4, 5, 6], "score": 1}
    assert preview(on_table(qwixx.on_action_1(), pawns=(4, 5)), 1, "red7") == expected
    expected = {"crosses": ["red4"], "lock": False, "skips": [2, 3], "score": 1}
    assert preview(on_table(qwixx.on_action_2(), pawns=(4, 5)), 0, "red4") == expected


def test_a_move_previews_its_cross_its_field_and_the_bonus_there() -> None:
    state = on_step_3(pawns=(3, 0, 1), sheets=[EMPTY, EMPTY, sheet("blue 12")], active=2)
    assert preview(state, 2, "pawn2") == {
        "crosses": ["blue10"],
        "lock": False,
        "skips": [11],
        "score": 3,
        "pawn": 4,
        "bonus": 5,
    }


def test_a_move_previews_the_lock() -> None:
    state = on_step_3(pawns=(6, 0), sheets=[sheet(first("yellow", 10)), EMPTY])
    assert preview(state, 0, "pawn1") == {
        "crosses": ["yellow12"],
        "lock": True,
        "skips": [],
        "score": 78,
        "pawn": 7,
        "bonus": 9,
    }


def test_a_move_to_a_crossed_number_previews_no_cross() -> None:
    state = on_step_3(sheets=[sheet("red 3"), EMPTY])
    assert preview(state, 0, "pawn1") == {
        "crosses": [],
        "lock": False,
        "skips": [],
        "score": 1,
        "pawn": 1,
        "bonus": 1,
    }


@pytest.mark.parametrize(("place", "bonus"), [(0, 0), (6, 8)])
def test_a_pass_previews_the_pawn_where_it_stands(place: int, bonus: int) -> None:
    state = on_step_3(pawns=(2, place), sheets=[EMPTY, sheet("red 2", penalties=1)], active=1)
    assert preview(state, 1, "pass") == {
        "crosses": [],
        "lock": False,
        "skips": [],
        "score": -4,
        "pawn": place,
        "bonus": bonus,
    }


def test_the_table_the_pawns_and_the_scores_are_shown() -> None:
    state = on_step_3(pawns=(8, 2), sheets=[sheet("red 2"), EMPTY], active=1, turns_left=1)
    shown = show(state)
    assert shown == {
        **plain(qwixx.GAME.show(state.table)),
        "phase": "step-3",
        "pawns": [8, 2],
        "turns_left": 1,
        "scores": [12, 2],
    }
    assert shown["phase"] == "step-3"
    assert show(on_step_3())["turns_left"] is None
