"""PX-6: scoring, end of round, end of game."""

import pytest

from tablecade.core.game import Step
from tablecade.games.pixoid.rules.state import Escaped, RoundBegan, RoundEnded, State, Won
from tests.boards import ROOM
from tests.games.pixoid.rules.positions import (
    CATCH,
    GAME,
    SAFE,
    STANDARD,
    after,
    outcome,
    pixes,
    position,
    safe_walks,
    seats,
    turn,
)


def ended(step: Step[State]) -> RoundEnded:
    (event,) = [event for event in step.events if isinstance(event, RoundEnded)]
    return event


def test_px_6_1_who_is_not_caught_takes_a_cube_from_the_reserve() -> None:
    step = turn(position(), *SAFE)
    assert after(step) == (*safe_walks(), Escaped(11))
    assert (step.state.reserve, step.state.taken, step.state.turn) == (11, 1, 2)
    assert step.state.scores == (0, 0, 0, 0)


def test_px_6_1_the_eleventh_leaves_one_turn() -> None:
    step = turn(position(taken=10), *SAFE)
    assert after(step)[-1] == Escaped(1)
    assert (step.state.round, step.state.reserve, step.state.turn) == (1, 1, 12)


def test_px_6_1_the_twelfth_ends_the_round() -> None:
    step = turn(position(taken=11), *SAFE)
    assert after(step) == (
        *safe_walks(),
        Escaped(0),
        RoundEnded(seats(0)[0], 12, 0, (12, 0, 0, 0), (12, 0, 0, 0)),
        RoundBegan(2, seats(1)[0]),
    )


def test_px_6_2_all_twelve_score_twelve_and_the_bonus_cubes() -> None:
    event = ended(turn(position(taken=11, picked=("b3", "c2")), *SAFE))
    assert (event.taken, event.bonus) == (12, 2)
    assert event.points == (14, 0, 0, 0)


def test_px_6_2_a_bonus_cube_of_the_last_turn_counts() -> None:
    state = position(pixoid="a3", taken=11, picked=("b2", "c2"))
    event = ended(turn(state, "right2", "left1", "left1", "up1"))
    assert event.points == (16, 0, 0, 0)


def test_px_6_3_nine_taken_and_one_bonus_score_ten_and_leave_three_to_each_bug() -> None:
    event = ended(turn(position(taken=9, picked=("b3",)), *CATCH))
    assert event == RoundEnded(seats(0)[0], 9, 1, (10, 3, 3, 3), (10, 3, 3, 3))


@pytest.mark.parametrize(
    ("taken", "points"), [(0, (0, 12, 12, 12)), (1, (1, 11, 11, 11)), (11, (11, 1, 1, 1))]
)
def test_px_6_3_caught_the_bugs_score_what_is_left_in_the_reserve(
    taken: int, points: tuple[int, ...]
) -> None:
    assert ended(turn(position(taken=taken), *CATCH)).points == points


@pytest.mark.parametrize("program", ["right2", "right3"])
def test_px_6_3_running_into_a_bug_scores_the_same(program: str) -> None:
    state = position(bugs=("c4", "d1", "a1"), taken=4)
    event = ended(turn(state, program, "down1", "left1", "up1"))
    assert event.points == (4, 8, 8, 8)


@pytest.mark.parametrize(
    ("seat", "points"),
    [(0, (5, 7, 7, 7)), (1, (7, 5, 7, 7)), (2, (7, 7, 5, 7)), (3, (7, 7, 7, 5))],
)
def test_px_6_3_points_go_to_the_seat_that_is_pixoid(seat: int, points: tuple[int, ...]) -> None:
    event = ended(turn(position(seat=seat, taken=5), *CATCH))
    assert (event.pixoid, event.points) == (seat, points)


def test_px_6_3_points_are_added_to_the_scores() -> None:
    state = position(seat=1, taken=5, scores=(10, 3, 20, 0), round_number=2)
    step = turn(state, *CATCH)
    assert ended(step).scores == (17, 8, 27, 7)
    assert step.state.scores == (17, 8, 27, 7)


@pytest.mark.parametrize(("seat", "left"), [(0, 1), (1, 2), (2, 3), (3, 0)])
def test_px_6_4_the_player_to_pixoids_left_is_next_and_all_is_restored(
    seat: int, left: int
) -> None:
    state = position(seat=seat, taken=11, picked=("b3", "c3"), round_number=2)
    step = turn(state, *SAFE)
    assert step.events[-1] == RoundBegan(3, seats(left)[0])
    assert step.state == State(
        board=ROOM,
        variant=STANDARD,
        scores=tuple(14 if number == seat else 0 for number in range(4)),
        round=3,
        pixoid=seats(left)[0],
        second=None,
        cubes=(None, None, None, None),
        bonus=pixes("b3 c3 b2 c2"),
        reserve=12,
    )


def test_px_6_4_pixoids_heir_places_first() -> None:
    step = turn(position(), *CATCH)
    assert GAME.awaited(step.state) == (1,)


@pytest.mark.parametrize("count", [3, 4])
def test_px_6_5_the_game_ends_after_as_many_rounds_as_players(count: int) -> None:
    last = position(seats=count, seat=count - 1, round_number=count, taken=2)
    step = turn(last, *CATCH)
    scores = (10,) * (count - 1) + (2,)
    winners = tuple(range(count - 1))
    assert step.events[-2:] == (
        RoundEnded(seats(count - 1)[0], 2, 0, scores, scores),
        Won("rounds", seats(*winners)),
    )
    assert GAME.outcome(step.state) == outcome("rounds", scores, *winners)
    assert GAME.awaited(step.state) == ()
    assert (step.state.round, step.state.reserve) == (count, 10)


@pytest.mark.parametrize("count", [3, 4])
def test_px_6_5_not_a_round_earlier(count: int) -> None:
    step = turn(position(seats=count, round_number=count - 1), *CATCH)
    assert step.events[-1] == RoundBegan(count, seats(1)[0])
    assert GAME.outcome(step.state) is None
    assert GAME.awaited(step.state) == (1,)


def test_px_6_5_the_game_can_end_with_the_twelfth_cube() -> None:
    step = turn(position(taken=11, round_number=4, scores=(0, 11, 5, 5)), *SAFE)
    assert after(step)[4:] == (
        Escaped(0),
        RoundEnded(seats(0)[0], 12, 0, (12, 0, 0, 0), (12, 11, 5, 5)),
        Won("rounds", seats(0)),
    )
    assert (step.state.turn, step.state.taken) == (12, 12)


@pytest.mark.parametrize(
    ("before", "winners"),
    [
        ((0, 0, 0, 0), (1, 2, 3)),
        ((3, 0, 1, 0), (0, 2)),
        ((4, 0, 1, 1), (0,)),
        ((2, 0, 0, 0), (0, 1, 2, 3)),
    ],
)
def test_px_6_5_most_points_win_and_ties_share(
    before: tuple[int, ...], winners: tuple[int, ...]
) -> None:
    """Seat 0 adds 5 to what it had before, the others 7."""
    state = turn(position(taken=5, round_number=4, scores=before), *CATCH).state
    totals = (before[0] + 5, before[1] + 7, before[2] + 7, before[3] + 7)
    assert GAME.outcome(state) == outcome("rounds", totals, *winners)
