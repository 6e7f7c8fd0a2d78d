"""The finish, the other ends, and the score."""

import pytest

from tablecade.core.game import Outcome
from tablecade.core.hand import DICE, Seat
from tablecade.games.qwixx.rules.state import Phase
from tests.games.qwixx.rules import positions as qwixx
from tests.games.qwixx.rules.positions import (
    EMPTY,
    closed,
    did_close,
    did_cross,
    did_lock,
    did_miss,
    did_pass,
    first,
    sheet,
    turn_to,
    won,
)
from tests.games.qwixx_on_board.rules.positions import (
    GAME,
    did_announce,
    did_move,
    on_step_3,
    on_table,
    play,
)
from tests.tracks import SHORTEST, SMALL

ALL_CROSSED = sheet("red 3 6", "yellow 4 9", "green 11 10", "blue 10 8 6")
ROLL = "roll 11 r1 y1 g1 b1"


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("active", [0, 1])
def test_qb_3_1_a_pawn_in_the_finish_announces_the_end(seats: int, active: int) -> None:
    pawns = [0] * seats
    pawns[active] = 7
    step = play(on_step_3(pawns=pawns, active=active), "pawn1")
    assert step.events == (
        *(did_move(active, 7, to=8, bonus=11), did_cross(active, "blue8")),
        *(did_announce(active, seats - 1), turn_to((active + 1) % seats)),
    )
    assert step.state.turns_left == seats - 1
    assert step.state.ended is None


@pytest.mark.parametrize("place", [8, 11, 12])
def test_qb_3_1_each_of_the_last_five_fields_announces(place: int) -> None:
    state = on_step_3(pawns=(place - 1, 0), sheets=[ALL_CROSSED, EMPTY], crossed=True)
    bonus = SMALL["fields"][place - 1]["bonus"]
    assert play(state, "pawn1").events == (
        did_move(0, place - 1, to=place, bonus=bonus),
        did_announce(0, 1),
        turn_to(1),
    )


def test_qb_3_1_the_field_before_them_announces_nothing() -> None:
    step = play(on_step_3(pawns=(6, 0), sheets=[sheet(first("yellow", 5)), EMPTY]), "pawn1")
    assert step.events == (
        *(did_move(0, 6, to=7, bonus=9), did_lock(0, "yellow12"), did_close("yellow", 0)),
        turn_to(1),
    )
    assert step.state.turns_left is None


def test_qb_3_1_on_the_shortest_track_the_second_field_announces() -> None:
    assert play(on_step_3(track=SHORTEST), "pawn1").state.turns_left is None
    assert play(on_step_3(track=SHORTEST), "pawn2").state.turns_left == 1


def test_qb_3_1_a_penalty_is_taken_before_the_announcement() -> None:
    step = play(on_step_3(pawns=(7, 0), sheets=[ALL_CROSSED, EMPTY]), "pawn1")
    assert step.events == (
        *(did_move(0, 7, to=8, bonus=11), did_miss(0, 1)),
        *(did_announce(0, 1), turn_to(1)),
    )


def test_qb_3_1_another_pawn_in_the_finish_is_not_the_active_players() -> None:
    state = on_step_3(pawns=(0, 8), active=0, crossed=True)
    assert play(state, "pass").events == (did_pass(0), turn_to(1))


@pytest.mark.parametrize(("active", "seats"), [(0, 2), (1, 2), (1, 3), (2, 3), (3, 4)])
def test_qb_3_1_every_other_player_is_active_once_more(active: int, seats: int) -> None:
    pawns = [0] * seats
    pawns[active] = 7
    state = play(on_step_3(pawns=pawns, active=active), "pawn1").state
    turns = []
    while GAME.outcome(state) is None:
        turns.append(state.active)
        state = play(state, ROLL).state
        state = play(state, *["red2" if s == state.active else "pass" for s in range(seats)]).state
        state = play(play(state, "pass").state, "pass").state
    assert turns == [(active + later) % seats for later in range(1, seats)]
    assert state.turns_left == 0


def test_qb_3_1_turns_are_counted_down_one_by_one() -> None:
    state = on_step_3(pawns=(8, 0, 0), active=1, turns_left=2, crossed=True)
    step = play(state, "pass")
    assert step.events == (did_pass(1), turn_to(2))
    assert step.state.turns_left == 1
    assert step.state.table.phase is Phase.ROLL
    assert GAME.awaited(step.state) == (DICE,)


def test_qb_3_1_the_last_of_these_turns_ends_the_game() -> None:
    state = on_step_3(pawns=(8, 0, 0), active=2, turns_left=1, crossed=True)
    step = play(state, "pass")
    assert step.events == (did_pass(2), won("finish", (11, 0, 0), by=(0,)))
    assert (step.state.table.phase, step.state.ended) == (Phase.OVER, "finish")
    assert GAME.awaited(step.state) == ()
    assert GAME.outcome(step.state) == Outcome("finish", (11, 0, 0), winners=(Seat(0),))
    assert (step.state.active, step.state.turns_left) == (2, 0)


def test_qb_3_1_the_last_turn_is_played_in_full() -> None:
    sheets = [EMPTY, sheet(penalties=2)]
    state = on_step_3(pawns=(8, 0), sheets=sheets, active=1, turns_left=1)
    step = play(state, "pass")
    assert step.events == (did_pass(1), did_miss(1, 3), won("finish", (11, -15), by=(0,)))


@pytest.mark.parametrize("turns_left", [None, 2, 1])
def test_qb_3_2_the_fourth_penalty_ends_it_at_once(turns_left: int | None) -> None:
    sheets = [EMPTY, sheet(penalties=3), EMPTY]
    state = on_step_3(pawns=(8, 0, 0), sheets=sheets, active=1, turns_left=turns_left)
    step = play(state, "pass")
    assert step.events == (did_pass(1), did_miss(1, 4), won("penalties", (11, -20, 0), by=(0,)))
    assert step.state.turns_left == turns_left


def test_qb_3_2_the_fourth_penalty_comes_before_an_announcement() -> None:
    crossed = sheet("red 3", "blue 8", penalties=3)
    step = play(on_step_3(pawns=(7, 0), sheets=[crossed, EMPTY]), "pawn1")
    assert step.events == (
        *(did_move(0, 7, to=8, bonus=11), did_miss(0, 4)),
        won("penalties", (-7, 0), by=(1,)),
    )


@pytest.mark.parametrize("turns_left", [None, 2, 1])
def test_qb_3_2_the_second_closed_row_ends_it_at_once(turns_left: int | None) -> None:
    sheets = [sheet(closed("green")), EMPTY, sheet(first("red", 5))]
    table = qwixx.on_action_1(roll="roll 66 r1 y1 b1", sheets=sheets, active=1)
    step = play(on_table(table, pawns=(8, 0, 1), turns_left=turns_left), "pass", "pass", "red12")
    assert step.events == (
        *(did_pass(0), did_pass(1), did_lock(2, "red12"), did_close("red", 2)),
        won("rows", (39, 0, 29), by=(0,)),
    )


def test_qb_3_2_rows_closed_in_action_2_leave_no_step_3() -> None:
    sheets = [sheet(closed("green"), first("red", 5)), EMPTY]
    table = qwixx.on_action_2(roll="roll 65 r6 y1 b1", sheets=sheets)
    step = play(on_table(table), "red12")
    assert step.events == (
        *(did_lock(0, "red12"), did_close("red", 0)),
        won("rows", (56, 0), by=(0,)),
    )


def test_qb_3_3_the_bonus_under_the_pawn_is_added() -> None:
    sheets = [sheet("red 2 3", penalties=1), sheet("blue 12"), EMPTY, EMPTY]
    state = on_step_3(pawns=(4, 8, 12, 0), sheets=sheets, active=0, turns_left=1, crossed=True)
    assert state.scores == (3, 12, 20, 0)
    assert play(state, "pass").events[-1] == won("finish", (3, 12, 20, 0), by=(2,))


def test_qb_3_3_a_bonus_can_make_a_tie() -> None:
    sheets = [sheet(first("red", 4)), sheet("blue 12 11 10 9")]
    state = on_step_3(pawns=(5, 4), sheets=sheets, active=1, turns_left=1, crossed=True)
    assert play(state, "pass").events[-1] == won("finish", (15, 15), by=(0, 1))


@pytest.mark.parametrize(("turns_left", "following"), [(2, 1), (3, 2)])
def test_qb_3_4_a_second_pawn_in_the_finish_changes_nothing(
    turns_left: int, following: int
) -> None:
    sheets = [EMPTY, ALL_CROSSED, EMPTY, EMPTY]
    state = on_step_3(
        pawns=(8, 7, 0, 0), sheets=sheets, active=1, crossed=True, turns_left=turns_left
    )
    step = play(state, "pawn3")
    assert step.events == (did_move(1, 7, to=11, bonus=18, jumped=(8,)), turn_to(2))
    assert step.state.turns_left == following


def test_qb_3_4_a_second_pawn_in_the_last_turn_scores_its_bonus() -> None:
    state = on_step_3(pawns=(8, 7), active=1, turns_left=1, sheets=[EMPTY, sheet("yellow 9")])
    step = play(state, "pawn3")
    assert step.events == (
        *(did_move(1, 7, to=11, bonus=18, jumped=(8,)), did_miss(1, 1)),
        won("finish", (11, 14), by=(1,)),
    )


def test_qb_3_5_a_fourth_penalty_in_the_last_turn_is_the_reason() -> None:
    sheets = [EMPTY, sheet(penalties=3)]
    step = play(on_step_3(pawns=(8, 0), sheets=sheets, active=1, turns_left=1), "pass")
    assert step.events[-1] == won("penalties", (11, -20), by=(0,))


def test_qb_3_5_a_second_closed_row_in_the_last_turn_is_the_reason() -> None:
    sheets = [sheet(closed("green")), sheet(first("yellow", 5))]
    state = on_step_3(pawns=(8, 6), sheets=sheets, active=1, turns_left=1, roll="roll 34 r1 y1 b1")
    step = play(state, "pawn1")
    assert step.events == (
        *(did_move(1, 6, to=7, bonus=9), did_lock(1, "yellow12"), did_close("yellow", 1)),
        won("rows", (39, 37), by=(0,)),
    )
