"""PX-7: the short game, and three players."""

import pytest

from tablecade.core.game import Step
from tablecade.core.hand import Hand
from tablecade.games.pixoid.rules.state import (
    ControllerPassed,
    Escaped,
    RoundBegan,
    RoundEnded,
    State,
    Won,
)
from tests.games.pixoid.rules.positions import (
    BACK,
    CATCH,
    GAME,
    SAFE,
    SHORT,
    actions,
    after,
    caught,
    choose,
    fresh,
    hands,
    outcome,
    picked,
    pixes,
    place_all,
    placed,
    position,
    safe_walks,
    seats,
    turn,
    walked,
)

THROUGH_BONUS = ("right3", "left1", "left1", "up1")
"""For Pixoid on a3: over b3 and c3, which have bonus cubes, to d3."""


def passed_to(step: Step[State]) -> list[int]:
    return [event.to for event in step.events if isinstance(event, ControllerPassed)]


@pytest.mark.parametrize(("taken", "had"), [(11, ()), (10, ("b3",)), (8, ("b3", "c3", "b2"))])
def test_px_7_1_the_twelfth_neutral_cube_wins_whatever_it_is(
    taken: int, had: tuple[str, ...]
) -> None:
    step = turn(position(variant=SHORT, taken=taken, picked=had), *SAFE)
    assert after(step) == (*safe_walks(), Escaped(11 - taken), Won("twelve", seats(0)))
    assert GAME.outcome(step.state) == outcome("twelve", None, 0)
    assert GAME.awaited(step.state) == ()


@pytest.mark.parametrize(("taken", "had"), [(10, ()), (9, ("b3",)), (6, ("b3", "c3", "b2", "c2"))])
def test_px_7_1_the_eleventh_does_not(taken: int, had: tuple[str, ...]) -> None:
    step = turn(position(variant=SHORT, taken=taken, picked=had), *SAFE)
    assert after(step) == (*safe_walks(), Escaped(11 - taken))
    assert GAME.outcome(step.state) is None


def test_px_7_1_he_wins_in_the_middle_of_his_move() -> None:
    step = turn(position(pixoid="a3", variant=SHORT, taken=11), *THROUGH_BONUS)
    assert after(step) == (walked(0, "b3"), picked("b3"), Won("twelve", seats(0)))
    assert step.state.cubes == pixes("b3 d4 d1 a1")
    assert step.state.bonus == pixes("c3 b2 c2")
    assert GAME.outcome(step.state) == outcome("twelve", None, 0)


def test_px_7_1_cubes_of_the_same_move_count_together() -> None:
    step = turn(position(pixoid="a3", variant=SHORT, taken=10), *THROUGH_BONUS)
    assert after(step) == (
        walked(0, "b3 c3"),
        picked("b3"),
        picked("c3"),
        Won("twelve", seats(0)),
    )


def test_px_7_1_twelve_neutral_cubes_win_nothing_in_the_standard_game() -> None:
    step = turn(position(pixoid="a3", taken=11), *THROUGH_BONUS)
    assert step.events[-1] == RoundBegan(2, seats(1)[0])
    step = turn(position(taken=9, picked=("b3", "c3", "b2")), *SAFE)
    assert after(step)[-1] == Escaped(2)


@pytest.mark.parametrize(
    ("seat", "bugs"), [(0, (1, 2, 3)), (1, (0, 2, 3)), (2, (0, 1, 3)), (3, (0, 1, 2))]
)
def test_px_7_1_caught_before_that_the_bugs_win_together(seat: int, bugs: tuple[int, ...]) -> None:
    step = turn(position(seat=seat, variant=SHORT, taken=11), *CATCH)
    assert step.events[-2:] == (caught("b4", (seat + 1) % 4), Won("caught", seats(*bugs)))
    assert GAME.outcome(step.state) == outcome("caught", None, *bugs)
    assert step.state.scores == (0, 0, 0, 0)


def test_px_7_1_running_into_a_bug_loses_too() -> None:
    state = position(variant=SHORT, bugs=("b4", "d1", "a1"))
    step = turn(state, "right1", "down1", "left1", "up1")
    assert after(step) == (walked(0, "b4"), caught("b4", 1), Won("caught", seats(1, 2, 3)))


def test_px_7_1_whoever_is_pixoid_wins() -> None:
    step = turn(position(seat=2, variant=SHORT, taken=11), *SAFE)
    assert GAME.outcome(step.state) == outcome("twelve", None, 2)


def test_px_7_2_a_twelfth_cube_before_a_bug_on_the_path_wins() -> None:
    state = position(pixoid="a3", bugs=("c3", "d1", "a1"), variant=SHORT, taken=11)
    assert after(turn(state, "right3", "up1", "left1", "up1")) == (
        walked(0, "b3"),
        picked("b3"),
        Won("twelve", seats(0)),
    )


def test_px_7_2_one_on_the_pix_of_the_bug_does_not() -> None:
    state = position(pixoid="a3", bugs=("b3", "d1", "a1"), variant=SHORT, taken=11)
    assert after(turn(state, "right3", "up1", "left1", "up1")) == (
        walked(0, "b3"),
        caught("b3", 1),
        Won("caught", seats(1, 2, 3)),
    )


def test_px_7_2_nor_one_behind_the_bug() -> None:
    state = position(pixoid="a3", bugs=("c3", "d1", "a1"), variant=SHORT, taken=10)
    step = turn(state, "right3", "up1", "left1", "up1")
    assert step.events[-1] == Won("caught", seats(1, 2, 3))


@pytest.mark.parametrize(
    ("seat", "order", "second"), [(0, (0, 1, 2, 3), 1), (1, (1, 2, 0, 3), 2), (2, (2, 0, 1, 3), 0)]
)
def test_px_7_3_pixoids_left_takes_the_second_controller_and_places_its_cube_last(
    seat: int, order: tuple[int, ...], second: int
) -> None:
    state, placing = fresh(seats=3, seat=seat), hands()
    for pix in ("a4", "d4", "a1", "d1"):
        placing += GAME.awaited(state)
        state = place_all(state, pix)
    assert placing == order
    assert state.second == second
    assert GAME.holder(state, Hand(3)) == second


def test_px_7_3_the_last_cube_goes_on_the_last_free_start_pix() -> None:
    state = place_all(fresh(seats=3), "a4", "d4", "a1")
    assert GAME.choices(state, Hand(3)) == actions("@d1")
    assert choose(state, {3: "@d1"}).events == (placed(3, "d1"),)


def test_px_7_3_there_are_three_bugs_and_one_player_programs_two_of_them() -> None:
    state = position(seats=3)
    assert GAME.awaited(state) == hands(0, 1, 2, 3)
    assert [GAME.holder(state, hand) for hand in hands(0, 1, 2, 3)] == [0, 1, 2, 1]


def test_px_7_3_with_four_players_everybody_holds_one() -> None:
    state = position(seats=4)
    assert state.second is None
    assert [GAME.holder(state, hand) for hand in hands(0, 1, 2, 3)] == [0, 1, 2, 3]


@pytest.mark.parametrize(("seat", "holders"), [(0, [1, 2, 1]), (1, [2, 0, 2]), (2, [0, 1, 0])])
def test_px_7_4_after_every_scoring_the_other_bug_player_takes_it(
    seat: int, holders: list[int]
) -> None:
    first = position(seats=3, seat=seat)
    one = turn(first, *SAFE)
    two = turn(one.state, *BACK)
    assert [first.second, one.state.second, two.state.second] == holders
    assert passed_to(one) + passed_to(two) == holders[1:]
    assert GAME.holder(one.state, Hand(3)) == holders[1]


def test_px_7_4_it_passes_last_of_all_and_the_third_bug_keeps_its_place() -> None:
    step = turn(position(seats=3), *SAFE)
    assert after(step) == (*safe_walks(), Escaped(11), ControllerPassed(seats(2)[0]))
    assert step.state.cubes == pixes("b4 d3 c1 a2")
    assert step.state.reserve == 11


def test_px_7_4_with_four_players_nothing_passes() -> None:
    assert passed_to(turn(position(seats=4), *SAFE)) == []


@pytest.mark.parametrize(
    ("seat", "second", "next_second"),
    [(0, 1, 2), (0, 2, 2), (1, 2, 0), (1, 0, 0), (2, 0, 1), (2, 1, 1)],
)
def test_px_7_4_every_round_it_starts_again_at_pixoids_left(
    seat: int, second: int, next_second: int
) -> None:
    step = turn(position(seats=3, seat=seat, second=second), *CATCH)
    assert (step.state.second, passed_to(step)) == (next_second, [])


def test_px_7_5_with_three_players_only_players_score() -> None:
    step = turn(position(seats=3, taken=9, picked=("b3",)), *CATCH)
    assert step.events[-2] == RoundEnded(seats(0)[0], 9, 1, (10, 3, 3), (10, 3, 3))


def test_px_7_5_the_third_bug_catches_for_both_bug_players() -> None:
    step = turn(position(seats=3, seat=1), "down1", "down1", "left1", "up2")
    assert step.events[-3:-1] == (
        caught("a3", 3),
        RoundEnded(seats(1)[0], 0, 0, (12, 0, 12), (12, 0, 12)),
    )


def test_px_7_5_three_can_play_the_short_game() -> None:
    step = turn(position(seats=3, seat=1, variant=SHORT), *CATCH)
    assert GAME.outcome(step.state) == outcome("caught", None, 0, 2)
    step = turn(position(seats=3, seat=1, variant=SHORT), *SAFE)
    assert after(step)[-1] == ControllerPassed(seats(0)[0])
    step = turn(position(seats=3, seat=1, variant=SHORT, taken=11), *SAFE)
    assert step.events[-2:] == (Escaped(0), Won("twelve", seats(1)))
