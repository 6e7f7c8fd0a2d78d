"""PX-4: movement."""

import pytest

from tablecade.games.pixoid.rules.state import Escaped, RoundBegan, RoundEnded
from tests.boards import HALL, MAZE
from tests.games.pixoid.rules.positions import (
    after,
    caught,
    picked,
    pixes,
    position,
    seats,
    turn,
    walked,
)

CAUGHT_AT_ONCE = (
    RoundEnded(seats(0)[0], 0, 0, (0, 12, 12, 12), (0, 12, 12, 12)),
    RoundBegan(2, seats(1)[0]),
)


def test_px_4_1_pixoid_moves_before_the_bugs() -> None:
    """The Bug below steps onto the pix he has just left."""
    step = turn(position(bugs=("d4", "d1", "a3")), "right1", "down1", "left1", "up1")
    assert step.state.cubes == pixes("b4 d3 c1 a4")


def test_px_4_1_the_bugs_move_in_one_go_told_clockwise_from_pixoids_left() -> None:
    state = position(pixoid="a4", bugs=("d4", "d1", "a1"), seat=2)
    step = turn(state, "right1", "down1", "left1", "up1")
    assert after(step) == (
        walked(2, "b4"),
        walked(3, "d3"),
        walked(0, "c1"),
        walked(1, "a2"),
        Escaped(11),
    )
    assert step.state.cubes == pixes("c1 a2 b4 d3")


def test_px_4_1_everybody_moves_the_whole_distance() -> None:
    state = position(HALL, pixoid="a1", bugs=("b3", "l12", "l11"))
    step = turn(state, "right9", "right9", "left1", "left8")
    assert after(step)[:4] == (
        walked(0, "b1 c1 d1 e1 f1 g1 h1 i1 j1"),
        walked(1, "c3 d3 e3 f3 g3 h3 i3 j3 k3"),
        walked(2, "k12"),
        walked(3, "k11 j11 i11 h11 g11 f11 e11 d11"),
    )
    assert step.state.cubes == pixes("j1 k3 k12 d11")


def test_px_4_2_a_wall_stops_a_cube_on_the_pix_beside_it() -> None:
    state = position(MAZE, pixoid="a3", bugs=("b2", "d1", "d4"))
    step = turn(state, "up9", "right9", "left2", "left9")
    assert after(step)[:4] == (
        walked(0, "a4"),
        walked(1, "c2"),
        walked(2, "c1 b1"),
        walked(3, "c4"),
    )


def test_px_4_3_pixoid_walking_onto_a_bug_ends_the_round_at_once() -> None:
    step = turn(position(bugs=("c4", "d1", "a1")), "right2", "down1", "left1", "up1")
    assert after(step) == (walked(0, "b4 c4"), caught("c4", 1), *CAUGHT_AT_ONCE)


def test_px_4_3_pixoid_walking_over_a_bug_is_stopped_there() -> None:
    step = turn(position(bugs=("a1", "c4", "d1")), "right3", "up1", "down1", "left1")
    assert after(step) == (walked(0, "b4 c4"), caught("c4", 2), *CAUGHT_AT_ONCE)


def test_px_4_3_the_pix_before_a_bug_is_safe() -> None:
    step = turn(position(bugs=("c4", "d1", "a1")), "right1", "down1", "left1", "up1")
    assert after(step)[0] == walked(0, "b4")
    assert step.state.cubes == pixes("b4 c3 c1 a2")
    assert step.state.reserve == 11


@pytest.mark.parametrize("program", ["left2", "left3"])
def test_px_4_4_a_bug_moving_onto_or_over_pixoid_catches_him(program: str) -> None:
    step = turn(position(), "right1", program, "left1", "up1")
    path = {"left2": "c4 b4", "left3": "c4 b4 a4"}[program]
    assert after(step) == (
        walked(0, "b4"),
        walked(1, path),
        walked(2, "c1"),
        walked(3, "a2"),
        caught("b4", 1),
        *CAUGHT_AT_ONCE,
    )


def test_px_4_4_a_bug_stopping_beside_pixoid_does_not() -> None:
    step = turn(position(), "right1", "left1", "left1", "up3")
    assert step.state.cubes == pixes("b4 c4 c1 a4")
    assert step.state.round == 1


def test_px_4_5_bugs_do_not_block_each_other() -> None:
    step = turn(position(bugs=("d1", "c1", "b1")), "right1", "left3", "left2", "right2")
    assert step.state.cubes == pixes("b4 a1 a1 d1")


def test_px_4_5_bugs_on_one_pix_stack_and_move_on() -> None:
    stacked = position(bugs=("d1", "d1", "d1"))
    step = turn(stacked, "right1", "left1", "left1", "up1")
    assert step.state.cubes == pixes("b4 c1 c1 d2")


def test_px_4_6_cubes_picked_up_before_the_pix_where_he_is_caught_are_his() -> None:
    state = position(pixoid="a3", bugs=("c3", "d1", "a1"))
    step = turn(state, "right3", "up1", "left1", "up1")
    assert after(step) == (
        walked(0, "b3 c3"),
        picked("b3"),
        caught("c3", 1),
        RoundEnded(seats(0)[0], 0, 1, (1, 12, 12, 12), (1, 12, 12, 12)),
        RoundBegan(2, seats(1)[0]),
    )


def test_px_4_6_the_cube_on_that_very_pix_is_not() -> None:
    state = position(pixoid="a3", bugs=("b3", "d1", "a1"))
    step = turn(state, "right3", "up1", "left1", "up1")
    assert after(step) == (walked(0, "b3"), caught("b3", 1), *CAUGHT_AT_ONCE)


def test_px_4_6_a_bug_catching_pixoid_leaves_him_what_he_picked_up_this_turn() -> None:
    state = position(pixoid="a3", bugs=("d3", "d1", "a1"))
    step = turn(state, "right2", "left1", "left1", "up1")
    assert after(step)[-2] == RoundEnded(seats(0)[0], 0, 2, (2, 12, 12, 12), (2, 12, 12, 12))


def test_px_4_7_all_bugs_that_catch_him_are_named_and_score_the_same() -> None:
    state = position(pixoid="b3", bugs=("d4", "d1", "b1"), seat=2)
    step = turn(state, "up1", "left3", "left1", "up9")
    assert after(step)[4:] == (
        caught("b4", 1, 3),
        RoundEnded(seats(2)[0], 0, 0, (12, 12, 0, 12), (12, 12, 0, 12)),
        RoundBegan(2, seats(3)[0]),
    )


def test_px_4_7_all_bugs_he_runs_into_are_named() -> None:
    state = position(pixoid="a4", bugs=("c4", "d1", "c4"), seat=2)
    step = turn(state, "right9", "left1", "left1", "left1")
    assert after(step)[1] == caught("c4", 1, 3)


def test_px_4_7_a_bug_farther_on_is_not_named() -> None:
    state = position(bugs=("c4", "d4", "b1"))
    step = turn(state, "right9", "left1", "left1", "up1")
    assert after(step)[:2] == (walked(0, "b4 c4"), caught("c4", 1))
