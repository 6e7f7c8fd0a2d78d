"""PX-5: bonus cubes."""

from tablecade.games.pixoid.rules.state import Escaped
from tests.games.pixoid.rules.positions import after, picked, pixes, position, turn, walked

BUGS_AWAY = ("d4", "d1", "a1")


def test_px_5_1_pixoid_picks_up_what_he_moves_onto_or_over() -> None:
    state = position(pixoid="a3", bugs=BUGS_AWAY)
    step = turn(state, "right2", "left1", "left1", "up1")
    assert after(step) == (
        walked(0, "b3 c3"),
        picked("b3"),
        picked("c3"),
        walked(1, "c4"),
        walked(2, "c1"),
        walked(3, "a2"),
        Escaped(11),
    )
    assert step.state.bonus == pixes("b2 c2")
    assert (step.state.picked, step.state.taken, step.state.neutral_cubes) == (2, 1, 3)


def test_px_5_1_he_picks_them_up_in_the_order_of_his_way() -> None:
    state = position(pixoid="d3", bugs=BUGS_AWAY)
    step = turn(state, "left9", "left1", "left1", "up1")
    assert after(step)[:3] == (walked(0, "c3 b3 a3"), picked("c3"), picked("b3"))


def test_px_5_1_each_only_once() -> None:
    state = position(pixoid="a3", bugs=BUGS_AWAY, picked=("b3",))
    step = turn(state, "right1", "left1", "left1", "up1")
    assert after(step)[:2] == (walked(0, "b3"), walked(1, "c4"))
    assert step.state.picked == 1


def test_px_5_1_not_by_standing_where_he_started() -> None:
    """A cube stays on the pix he leaves: only moving onto it counts."""
    state = position(pixoid="b3", bugs=BUGS_AWAY)
    step = turn(state, "left1", "left1", "left1", "right1")
    assert step.state.bonus == pixes("b3 c3 b2 c2")


def test_px_5_2_bugs_pass_and_stop_on_bonus_cubes_and_leave_them() -> None:
    state = position(bugs=("d3", "d2", "b1"))
    step = turn(state, "right1", "left3", "left1", "up1")
    assert step.state.cubes == pixes("b4 a3 c2 b2")
    assert step.state.bonus == pixes("b3 c3 b2 c2")
    assert step.state.picked == 0


def test_px_5_2_what_a_bug_stood_on_is_still_there_for_pixoid() -> None:
    state = position(pixoid="a3", bugs=("b3", "d1", "a1"))
    moved = turn(state, "up1", "down1", "left1", "right1").state
    step = turn(moved, "down1", "right1", "left1", "right1")
    step = turn(step.state, "right1", "right1", "left1", "left1")
    assert picked("b3") in after(step)
