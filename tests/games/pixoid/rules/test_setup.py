"""PX-1: pieces and set-up."""

import pytest

from tablecade.core.errors import Refusal, WrongSeats
from tablecade.core.hand import Hand
from tablecade.games.pixoid.rules.board import Direction
from tablecade.games.pixoid.rules.state import Program, State, play_turn
from tests.boards import MAZE, ROOM
from tests.games.pixoid.rules.positions import (
    GAME,
    STANDARD,
    actions,
    choose,
    fresh,
    hands,
    pixes,
    place_all,
    placed,
    position,
    seats,
    turn,
)

CLOCKWISE = {0: (0, 1, 2, 3), 1: (1, 2, 3, 0), 2: (2, 3, 0, 1), 3: (3, 0, 1, 2)}


@pytest.mark.parametrize("count", [3, 4])
def test_px_1_1_three_or_four_play(count: int) -> None:
    assert fresh(seats=count).seats == count


@pytest.mark.parametrize("count", [2, 5])
def test_px_1_1_two_or_five_do_not(count: int) -> None:
    with pytest.raises(WrongSeats) as error:
        fresh(seats=count)
    allowed = {"fewest": 3, "most": 4, "allowed": "range"}
    assert error.value.detail == {"game": "pixoid", "seats": count, **allowed}


def test_px_1_1_there_are_six_colours_to_take_one_from() -> None:
    assert len(set(GAME.meta.colours)) == 6


def test_px_1_3_walls_cannot_be_crossed() -> None:
    state = position(MAZE, pixoid="a1", bugs=("d1", "d4", "a4"))
    step = turn(state, "up1", "left9", "down9", "right9")
    assert step.state.cubes == pixes("a2 a1 d1 b4")


def test_px_1_4_a_cube_on_each_bonus_pix_and_twelve_in_the_reserve() -> None:
    state = fresh()
    assert state.bonus == pixes("b3 c3 b2 c2")
    assert (state.reserve, state.taken, state.picked, state.neutral_cubes) == (12, 0, 0, 0)


@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_px_1_5_the_host_says_who_is_the_first_pixoid_and_the_others_are_bugs(seat: int) -> None:
    state = fresh(seat=seat)
    assert state.pixoid == seat
    assert state.bugs == CLOCKWISE[seat][1:]
    assert state.bug_seats == tuple(sorted(CLOCKWISE[seat][1:]))


def test_px_1_6_every_score_starts_at_0() -> None:
    assert fresh(seats=4).scores == (0, 0, 0, 0)
    assert fresh(seats=3).scores == (0, 0, 0)


def test_set_up_begins_the_first_round_with_an_empty_maze() -> None:
    assert fresh(MAZE, seat=2) == State(
        board=MAZE,
        variant=STANDARD,
        scores=(0, 0, 0, 0),
        round=1,
        pixoid=seats(2)[0],
        second=None,
        cubes=(None,) * 4,
        bonus=MAZE.bonus,
        reserve=12,
        ended=None,
    )


@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_px_1_7_pixoid_places_first_then_the_bugs_clockwise(seat: int) -> None:
    state, order = fresh(seat=seat), hands()
    for pix in ("a4", "d4", "a1", "d1"):
        order += GAME.awaited(state)
        state = place_all(state, pix)
    assert order == CLOCKWISE[seat]
    assert [state.cubes[hand] for hand in order] == ["a4", "d4", "a1", "d1"]


def test_px_1_7_each_takes_any_start_pix_that_is_empty() -> None:
    state = fresh()
    assert GAME.choices(state, Hand(0)) == actions("@a4", "@d4", "@a1", "@d1")
    state = place_all(state, "d4")
    assert GAME.choices(state, Hand(1)) == actions("@a4", "@a1", "@d1")
    state = place_all(state, "d1", "a4")
    assert GAME.choices(state, Hand(3)) == actions("@a1")


def test_px_1_7_placing_is_seen_by_all_and_moves_nothing_else() -> None:
    before = place_all(fresh(), "a1")
    step = choose(before, {1: "@d4"})
    assert step.events == (placed(1, "d4"),)
    assert step.state.cubes == ("a1", "d4", None, None)
    assert (step.state.pixoid, step.state.reserve, step.state.bonus) == (0, 12, ROOM.bonus)


def test_px_1_7_programming_begins_when_all_are_placed() -> None:
    three = place_all(fresh(), "a4", "d4", "d1")
    four = place_all(three, "a1")
    assert three.placing
    assert not four.placing
    assert four == position()
    assert GAME.awaited(four) == hands(0, 1, 2, 3)


@pytest.mark.parametrize(
    ("notation", "refusal"),
    [
        ("@b3", Refusal("not-a-start-pix", "PX-1.7", {"pix": "b3"})),
        ("@z99", Refusal("not-a-start-pix", "PX-1.7", {"pix": "z99"})),
        ("@a4", Refusal("start-pix-taken", "PX-1.7", {"pix": "a4"})),
        ("up1", Refusal("place-first", "PX-1.7")),
        ("@d4", None),
    ],
)
def test_px_1_7_what_may_not_be_placed(notation: str, refusal: Refusal | None) -> None:
    state = place_all(fresh(), "a4")
    assert GAME.refusal(state, Hand(1), GAME.read(notation)) == refusal


def test_px_1_7_who_has_placed_programs() -> None:
    refusal = GAME.refusal(position(), Hand(0), GAME.read("@d1"))
    assert refusal == Refusal("already-placed", "PX-1.7")


def test_a_turn_before_placement_is_a_mistake_of_the_caller() -> None:
    programs = dict.fromkeys(hands(0, 1, 2, 3), Program(Direction.UP, 1))
    with pytest.raises(ValueError, match=r"^a cube moves only after it was placed$"):
        play_turn(fresh(), programs)
