"""The end, and the score."""

from types import SimpleNamespace

import pytest

from tablecade.core.game import Outcome
from tablecade.core.hand import Seat
from tablecade.games.qwixx.rules.game import outcome
from tablecade.games.qwixx.rules.state import Phase
from tests.games.qwixx.rules.positions import (
    COLOURS,
    EMPTY,
    GAME,
    LAST,
    closed,
    did_close,
    did_cross,
    did_lock,
    did_miss,
    did_pass,
    first,
    on_action_1,
    on_action_2,
    on_roll,
    play,
    sheet,
    turn_to,
    white,
    won,
)

PAIRS = [(one, other) for one in COLOURS for other in COLOURS if one != other]


@pytest.mark.parametrize("active", [0, 1, 2])
def test_qx_4_1_the_fourth_penalty_ends_the_game(active: int) -> None:
    sheets = [EMPTY] * 3
    sheets[active] = sheet(penalties=3)
    step = play(on_action_2(sheets=sheets, active=active), "pass")
    scores = tuple(-20 if seat == active else 0 for seat in range(3))
    winners = tuple(seat for seat in range(3) if seat != active)
    assert step.events == (
        did_pass(active),
        did_miss(active, 4),
        won("penalties", scores, by=winners),
    )
    assert (step.state.phase, step.state.ended) == (Phase.OVER, "penalties")
    assert GAME.awaited(step.state) == ()
    expected = Outcome("penalties", scores, winners=tuple(map(Seat, winners)))
    assert GAME.outcome(step.state) == expected


def test_qx_4_1_the_third_penalty_does_not_end_it() -> None:
    step = play(on_action_2(sheets=[sheet(penalties=2), EMPTY]), "pass")
    assert step.events == (did_pass(0), did_miss(0, 3), turn_to(1))
    assert GAME.outcome(step.state) is None


def test_qx_4_1_penalties_of_several_players_are_not_added() -> None:
    step = play(on_action_2(sheets=[sheet(penalties=2), sheet(penalties=3)]), "pass")
    assert step.state.ended is None


@pytest.mark.parametrize("colour", COLOURS)
def test_qx_4_1_one_closed_row_does_not_end_it(colour: str) -> None:
    state = on_action_1(roll=white(LAST[colour]), sheets=[sheet(first(colour, 5)), EMPTY])
    step = play(state, f"{colour}{LAST[colour]}", "pass")
    assert step.state.ended is None
    assert GAME.outcome(step.state) is None


@pytest.mark.parametrize(("before", "colour"), PAIRS)
def test_qx_4_1_the_second_closed_row_ends_it(before: str, colour: str) -> None:
    last = f"{colour}{LAST[colour]}"
    sheets = [sheet(first(colour, 5)), sheet(closed(before))]
    state = on_action_1(roll=white(LAST[colour], without=before), sheets=sheets)
    step = play(state, last, "pass")
    assert step.events == (
        *(did_lock(0, last), did_pass(1), did_close(colour, 0)),
        won("rows", (28, 28), by=(0, 1)),
    )
    assert (step.state.phase, step.state.ended) == (Phase.OVER, "rows")
    assert GAME.awaited(step.state) == ()


def test_qx_4_1_the_same_row_locked_by_two_is_one_closed_row() -> None:
    sheets = [sheet(first("red", 5)), sheet(first("red", 5))]
    step = play(on_action_1(roll="roll 66 r1 y1 g1 b1", sheets=sheets), "red12", "red12")
    assert step.state.ended is None


def test_qx_4_1_two_rows_closed_by_one_player_end_it_in_action_2() -> None:
    sheets = [EMPTY, sheet(closed("red"), first("blue", 5))]
    state = on_action_2(roll="roll 16 y6 g6 b1", sheets=sheets, active=1)
    step = play(state, "blue2")
    assert step.events == (
        *(did_lock(1, "blue2"), did_close("blue", 1)),
        won("rows", (0, 56), by=(1,)),
    )


@pytest.mark.parametrize(("one", "other"), [("red", "yellow"), ("green", "blue")])
def test_qx_4_2_two_rows_can_close_at_the_same_time(one: str, other: str) -> None:
    sheets = [sheet(first(other, 5)), EMPTY, sheet(first(one, 5))]
    state = on_action_1(roll=white(LAST[one]), sheets=sheets)
    first_lock, second_lock = f"{other}{LAST[other]}", f"{one}{LAST[one]}"
    step = play(state, first_lock, "pass", second_lock)
    assert step.events == (
        *(did_lock(0, first_lock), did_pass(1), did_lock(2, second_lock)),
        *(did_close(one, 2), did_close(other, 0)),
        won("rows", (28, 0, 28), by=(0, 2)),
    )


def test_qx_4_2_a_second_and_a_third_row_both_count() -> None:
    sheets = [sheet(first("red", 5)), sheet(first("yellow", 6)), sheet(closed("blue"))]
    step = play(
        on_action_1(roll="roll 66 r1 y1 g1", sheets=sheets, active=2), "red12", "yellow12", "pass"
    )
    assert step.events == (
        *(did_lock(0, "red12"), did_lock(1, "yellow12"), did_pass(2)),
        *(did_close("red", 0), did_close("yellow", 1)),
        won("rows", (28, 36, 28), by=(1,)),
    )
    assert [row.colour for row in step.state.closed_rows] == ["red", "yellow", "blue"]


def test_qx_4_3_no_action_2_and_no_penalty_follow_the_end() -> None:
    sheets = [sheet(penalties=3), sheet(closed("green"), first("red", 5))]
    state = on_action_1(roll="roll 66 r1 y1 b1", sheets=sheets)
    step = play(state, "pass", "red12")
    assert step.events == (
        *(did_pass(0), did_lock(1, "red12"), did_close("red", 1)),
        won("rows", (-15, 56), by=(1,)),
    )
    assert step.state.sheets[0].penalties == 3
    assert step.state.active == 0


def test_qx_4_3_the_turn_does_not_pass_after_the_end() -> None:
    sheets = [sheet(closed("green"), first("red", 5)), EMPTY]
    step = play(on_action_2(roll="roll 65 r6 y1 b1", sheets=sheets), "red12")
    assert step.events == (
        *(did_lock(0, "red12"), did_close("red", 0)),
        won("rows", (56, 0), by=(0,)),
    )
    assert step.state.active == 0


def test_qx_4_3_all_crosses_of_the_action_that_ends_the_game_count() -> None:
    sheets = [sheet(closed("green"), first("red", 5)), sheet("blue 12"), EMPTY]
    state = on_action_1(roll="roll 66 r1 y1 b1", sheets=sheets, active=2)
    step = play(state, "red12", "pass", "blue12")
    assert step.events == (
        *(did_lock(0, "red12"), did_pass(1), did_cross(2, "blue12"), did_close("red", 0)),
        won("rows", (56, 1, 1), by=(0,)),
    )


def test_qx_4_4_the_outcome_has_every_sheets_points() -> None:
    rows = first("red", 4), first("yellow", 3), first("green", 7), first("blue", 8)
    sheets = [sheet(penalties=3), sheet(*rows, penalties=2), sheet(first("blue", 2))]
    step = play(on_action_2(sheets=sheets), "pass")
    assert step.events[-1] == won("penalties", (-20, 70, 3), by=(1,))


@pytest.mark.parametrize(
    ("scores", "winners"),
    [
        ((3, 1), (0,)),
        ((1, 3), (1,)),
        ((2, 2), (0, 1)),
        ((-5, -10, -5), (0, 2)),
        ((0, 70, 69, 70, 1), (1, 3)),
        ((4, 4, 4), (0, 1, 2)),
    ],
)
def test_qx_4_5_most_points_win_and_ties_share(
    scores: tuple[int, ...], winners: tuple[int, ...]
) -> None:
    expected = Outcome("rows", scores, winners=tuple(map(Seat, winners)))
    assert outcome(SimpleNamespace(ended="rows", scores=scores)) == expected


def test_qx_4_5_a_game_that_goes_on_has_no_outcome() -> None:
    for state in (GAME.setup({}, 2), on_roll(), on_action_1(), on_action_2()):
        assert GAME.outcome(state) is None
