"""Closing a row."""

import pytest

from tablecade.core.hand import Hand
from tablecade.games.qwixx.rules.state import ROW_BY_COLOUR, Phase, State
from tests.games.qwixx.rules.positions import (
    COLOURS,
    EMPTY,
    GAME,
    LAST,
    NUMBERS,
    because,
    closed,
    did_close,
    did_cross,
    did_lock,
    did_pass,
    first,
    legal,
    on_action_1,
    on_action_2,
    play,
    refusal,
    sheet,
    turn_to,
    white,
)


def ready_to_close(colour: str, *, crosses: tuple[int, ...], active: int = 0) -> State:
    """Action 1 with the last number of a row on the white dice."""
    sheets = [sheet(first(colour, count)) for count in crosses]
    return on_action_1(roll=white(LAST[colour]), sheets=sheets, active=active)


@pytest.mark.parametrize("colour", COLOURS)
def test_qx_3_1_the_last_number_is_offered_from_five_crosses_on(colour: str) -> None:
    state = ready_to_close(colour, crosses=(4, 5, 6))
    last = f"{colour}{LAST[colour]}"
    assert [last in legal(state, hand) for hand in range(3)] == [False, True, True]
    assert [refusal(state, hand, last) for hand in (1, 2)] == [None, None]
    assert refusal(state, 0, last) == because(
        "too-few-crosses", "QX-3.1", colour=colour, number=LAST[colour], crosses=4
    )


@pytest.mark.parametrize(
    ("colour", "roll"),
    [
        ("red", "roll 66 r6 y1 g1 b1"),
        ("yellow", "roll 66 r1 y6 g1 b1"),
        ("green", "roll 11 r1 y1 g1 b6"),
        ("blue", "roll 11 r1 y1 g6 b1"),
    ],
)
def test_qx_3_1_action_2_needs_five_crosses_too(colour: str, roll: str) -> None:
    last = f"{colour}{LAST[colour]}"
    four = on_action_2(roll=roll, sheets=[sheet(first(colour, 4)), EMPTY])
    assert last not in legal(four, 0)
    five = on_action_2(roll=roll, sheets=[sheet(first(colour, 5)), EMPTY])
    assert last in legal(five, 0)
    step = play(five, last)
    assert step.events == (did_lock(0, last), did_close(colour, 0), turn_to(1))
    assert step.state.closed_rows == (ROW_BY_COLOUR[colour],)


@pytest.mark.parametrize("colour", COLOURS)
def test_qx_3_1_the_cross_of_action_1_counts_for_action_2(colour: str) -> None:
    state = on_action_1(roll="roll 61 r6 y6 g1 b1", sheets=[sheet(first(colour, 4)), EMPTY])
    after = play(state, f"{colour}7", "pass").state
    assert f"{colour}{LAST[colour]}" in legal(after, 0)


@pytest.mark.parametrize("colour", COLOURS)
def test_qx_3_2_the_last_number_brings_the_lock(colour: str) -> None:
    last = f"{colour}{LAST[colour]}"
    step = play(ready_to_close(colour, crosses=(5, 0)), last, "pass")
    assert step.events == (did_lock(0, last), did_pass(1), did_close(colour, 0))
    assert step.state.sheets[0].score == 28


@pytest.mark.parametrize("colour", COLOURS)
def test_qx_3_2_any_other_number_brings_none(colour: str) -> None:
    number = NUMBERS[colour][9]
    state = on_action_1(roll=white(number), sheets=[sheet(first(colour, 9)), EMPTY])
    step = play(state, f"{colour}{number}", "pass")
    assert step.events == (did_cross(0, f"{colour}{number}"), did_pass(1))
    assert step.state.closed_rows == ()


def test_qx_3_2_twelve_locks_neither_green_nor_blue_and_two_neither_red_nor_yellow() -> None:
    step = play(on_action_1(roll=white(12)), "green12", "blue12")
    assert step.events == (did_cross(0, "green12"), did_cross(1, "blue12"))
    step = play(on_action_1(roll=white(2)), "red2", "yellow2")
    assert step.events == (did_cross(0, "red2"), did_cross(1, "yellow2"))
    assert step.state.closed_rows == ()


@pytest.mark.parametrize("closer", [0, 1, 2])
@pytest.mark.parametrize("colour", COLOURS)
def test_qx_3_3_a_closed_row_is_closed_for_everybody(colour: str, closer: int) -> None:
    sheets = [sheet(first(colour, 6))] * 3
    sheets[closer] = sheet(closed(colour))
    number = NUMBERS[colour][7]
    state = on_action_1(roll=white(number, without=colour), sheets=sheets)
    expected = because("row-closed", "QX-3.3", colour=colour, number=number)
    for hand in range(3):
        assert f"{colour}{number}" not in legal(state, hand)
        assert refusal(state, hand, f"{colour}{number}") == expected


@pytest.mark.parametrize("colour", COLOURS)
def test_qx_3_3_a_row_another_closed_takes_no_cross_of_a_sheet_that_could(colour: str) -> None:
    sheets = [sheet(first(colour, 5)), sheet(closed(colour))]
    state = on_action_1(roll=white(LAST[colour], without=colour), sheets=sheets)
    expected = because("row-closed", "QX-3.3", colour=colour, number=LAST[colour])
    assert refusal(state, 0, f"{colour}{LAST[colour]}") == expected


def test_qx_3_3_a_removed_die_is_of_no_use_in_action_2() -> None:
    state = on_action_2(roll="roll 34 r2 y5 b6", sheets=[EMPTY, sheet(closed("green"))])
    assert legal(state, 0) == [
        *("red5", "red6", "yellow8", "yellow9", "blue9", "blue10"),
        "pass",
    ]
    expected = because("row-closed", "QX-3.3", colour="green", number=4)
    assert refusal(state, 0, "green4") == expected


def test_qx_3_3_the_other_rows_stay_open() -> None:
    state = on_action_1(roll="roll 34 y5 g1 b6", sheets=[sheet(closed("red")), EMPTY])
    assert legal(state, 0) == ["yellow7", "green7", "blue7", "pass"]
    assert legal(state, 1) == ["yellow7", "green7", "blue7", "pass"]


@pytest.mark.parametrize("colour", COLOURS)
def test_qx_3_4_several_close_a_row_together(colour: str) -> None:
    last = f"{colour}{LAST[colour]}"
    state = ready_to_close(colour, crosses=(5, 9, 0, 5), active=1)
    step = play(state, last, last, "pass", last)
    assert step.events == (
        *(did_lock(0, last), did_lock(1, last), did_pass(2), did_lock(3, last)),
        did_close(colour, 0, 1, 3),
    )
    assert [taken.score for taken in step.state.sheets] == [28, 66, 0, 28]
    assert step.state.phase is Phase.ACTION_2


@pytest.mark.parametrize("colour", COLOURS)
def test_qx_3_4_who_has_fewer_than_five_crosses_cannot_close_with_the_others(colour: str) -> None:
    last = f"{colour}{LAST[colour]}"
    state = ready_to_close(colour, crosses=(5, 4))
    assert refusal(state, 0, last) is None
    assert refusal(state, 1, last) == because(
        "too-few-crosses", "QX-3.1", colour=colour, number=LAST[colour], crosses=4
    )
    after = play(state, last, "pass").state
    assert after.sheets[1] == sheet(first(colour, 4))


@pytest.mark.parametrize("closer", [0, 1])
@pytest.mark.parametrize("colour", COLOURS)
def test_qx_3_5_a_row_closed_in_action_1_is_closed_in_action_2(colour: str, closer: int) -> None:
    last = LAST[colour]
    sheets = [sheet(first(colour, 2)), sheet(first(colour, 2))]
    sheets[closer] = sheet(first(colour, 5))
    chosen = ["pass", "pass"]
    chosen[closer] = f"{colour}{last}"
    roll = f"roll {'66' if last == 12 else '11'} r3 y3 g3 b3"
    after = play(on_action_1(roll=roll, sheets=sheets), *chosen).state
    number = 9 if last == 12 else 4
    assert after.phase is Phase.ACTION_2
    assert f"{colour}{number}" not in legal(after, 0)
    assert f"{colour}3" not in legal(after, 0)
    expected = because("row-closed", "QX-3.5", colour=colour, number=number)
    assert refusal(after, 0, f"{colour}{number}") == expected


def test_qx_3_5_the_other_rows_serve_in_action_2() -> None:
    state = on_action_1(roll="roll 66 r3 y3 g3 b3", sheets=[EMPTY, sheet(first("red", 5))])
    after = play(state, "pass", "red12").state
    assert legal(after, 0) == ["yellow9", "green9", "blue9", "pass"]
    assert GAME.awaited(after) == (Hand(0),)
