"""PX-2 and PX-3: turns and secret programming."""

import msgspec
import pytest

from tablecade.core.errors import IllegalChoice, Refusal, TablecadeError
from tablecade.core.hand import Hand
from tablecade.games.pixoid.rules.board import Direction, Pix, neighbour
from tablecade.games.pixoid.rules.state import Escaped, RoundBegan, State
from tests.boards import HALL, MAZE
from tests.games.pixoid.rules.positions import (
    BACK,
    GAME,
    SAFE,
    actions,
    choose,
    hands,
    position,
    revealed,
    turn,
    walked,
)

AT_B3 = position(MAZE, pixoid="b3", bugs=("d4", "d1", "a1"))
"""Walls above and to the left of Pixoid."""


def refusal(state: State, notation: str) -> Refusal | None:
    return GAME.refusal(state, Hand(0), GAME.read(notation))


def test_px_2_1_a_round_has_twelve_turns() -> None:
    state, turns = position(), []
    for number in range(12):
        turns.append(state.turn)
        step = turn(state, *(BACK if number % 2 else SAFE))
        state = step.state
    assert turns == [*range(1, 13)]
    assert step.events[-1] == RoundBegan(2, state.pixoid)


def test_px_2_1_a_turn_is_programming_then_movement_then_scoring() -> None:
    assert turn(position(), *SAFE).events == (
        revealed(*SAFE),
        walked(0, "b4"),
        walked(1, "d3"),
        walked(2, "c1"),
        walked(3, "a2"),
        Escaped(11),
    )


@pytest.mark.parametrize(
    ("notation", "stop"), [("up1", "c3"), ("down1", "c1"), ("left1", "b2"), ("right1", "d2")]
)
@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_px_3_1_directions_are_the_same_for_every_seat(seat: int, notation: str, stop: str) -> None:
    state = position(pixoid="c2", bugs=("a4", "a4", "a4"), seat=seat)
    step = turn(state, notation, "down1", "down1", "down1")
    assert step.state.cubes[seat] == stop


def test_px_3_1_up_adds_to_the_row_and_right_to_the_column() -> None:
    around = {str(direction): neighbour(Pix("c9"), direction) for direction in Direction}
    assert around == {"up": "c10", "down": "c8", "left": "b9", "right": "d9"}


def test_px_3_2_the_distance_is_one_to_nine() -> None:
    state = position(HALL, pixoid="a1", bugs=("l1", "l12", "a12"))
    rightwards = [f"right{distance}" for distance in range(1, 10)]
    upwards = [f"up{distance}" for distance in range(1, 10)]
    assert GAME.choices(state, Hand(0)) == actions(*upwards, *rightwards)


@pytest.mark.parametrize("distance", [0, 10])
def test_px_3_2_nought_and_ten_are_refused(distance: int) -> None:
    expected = Refusal("distance", "PX-3.2", {"distance": distance})
    assert refusal(position(), f"down{distance}") == expected


@pytest.mark.parametrize("distance", [1, 9])
def test_px_3_2_one_and_nine_are_not(distance: int) -> None:
    assert refusal(position(), f"down{distance}") is None


@pytest.mark.parametrize("direction", ["up", "left"])
def test_px_3_3_a_direction_with_a_wall_right_ahead_is_refused(direction: str) -> None:
    expected = Refusal("wall-ahead", "PX-3.3", {"direction": direction, "pix": "b3"})
    assert refusal(AT_B3, f"{direction}2") == expected


def test_px_3_3_the_refusal_reaches_who_chose() -> None:
    with pytest.raises(IllegalChoice) as error:
        turn(AT_B3, "up2", "down1", "up1", "up1")
    assert error.value.detail == {
        "hand": "0",
        "action": "up2",
        "refusal": "wall-ahead",
        "rule": "PX-3.3",
    }


def test_px_3_3_all_open_directions_are_offered_and_no_other() -> None:
    downwards = [f"down{distance}" for distance in range(1, 10)]
    rightwards = [f"right{distance}" for distance in range(1, 10)]
    assert GAME.choices(AT_B3, Hand(0)) == actions(*downwards, *rightwards)


@pytest.mark.parametrize("pix", MAZE.pix)
def test_px_3_3_there_is_always_a_choice_and_all_choices_are_legal(pix: str) -> None:
    state = position(MAZE, pixoid=pix)
    choices = GAME.choices(state, Hand(0))
    every = actions(*(f"{way}{distance}" for way in Direction for distance in range(11)))
    legal = tuple(program for program in every if GAME.refusal(state, Hand(0), program) is None)
    assert legal == choices != ()


def test_px_3_4_a_distance_longer_than_the_corridor_is_allowed() -> None:
    assert refusal(AT_B3, "right9") is None
    assert turn(AT_B3, "right9", "down1", "up1", "up1").state.cubes[0] == "c3"


def test_px_3_5_a_state_shows_nothing_of_what_was_programmed() -> None:
    """Two programs that come to the same pix come to the same state."""
    one_step = turn(AT_B3, "right1", "down1", "up1", "right1").state
    to_the_wall = turn(AT_B3, "right9", "down1", "up1", "right1").state
    assert one_step == to_the_wall


def test_px_3_5_after_the_reveal_all_programs_are_public() -> None:
    event = turn(position(), "right2", "down1", "left1", "up3").events[0]
    assert msgspec.to_builtins(event) == {
        "kind": "revealed",
        "programs": {
            0: {"type": "program", "direction": "right", "distance": 2},
            1: {"type": "program", "direction": "down", "distance": 1},
            2: {"type": "program", "direction": "left", "distance": 1},
            3: {"type": "program", "direction": "up", "distance": 3},
        },
    }


def test_px_3_6_nothing_is_revealed_before_the_last_has_programmed() -> None:
    with pytest.raises(TablecadeError) as error:
        choose(position(), {0: "right1", 1: "down1", 3: "up1"})
    assert error.value.detail == {"hand": "2"}


def test_px_3_6_who_was_ready_first_makes_no_difference() -> None:
    programs = dict(enumerate(SAFE))
    backwards = dict(reversed(programs.items()))
    assert choose(position(), programs) == choose(position(), backwards)


def test_px_3_6_all_four_are_awaited_at_once() -> None:
    assert GAME.awaited(position()) == hands(0, 1, 2, 3)
