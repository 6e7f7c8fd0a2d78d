"""The hand of chance."""

from collections.abc import Iterable

import pytest

from tablecade.core.errors import IllegalChoice, Refusal
from tablecade.core.game import Draw
from tablecade.core.hand import DICE, Seat
from tablecade.games.qwixx.rules.state import Phase, Rolled, Started, State
from tests.games.qwixx.rules.positions import (
    COLOURS,
    EMPTY,
    GAME,
    because,
    closed,
    legal,
    on_roll,
    play,
    read_roll,
    refusal,
    sheet,
)

FULL_ROLL = "roll 34 r2 y5 g1 b6"
WITHOUT = {
    "red": "roll 34 y5 g1 b6",
    "yellow": "roll 34 r2 g1 b6",
    "green": "roll 34 r2 y5 b6",
    "blue": "roll 34 r2 y5 g1",
}


def from_bytes(stream: Iterable[int]) -> Draw:
    """The fair draw of the match format, over bytes given by hand."""
    left = iter(stream)

    def draw(sides: int) -> int:
        return next(byte for byte in left if byte < 256 // sides * sides) % sides

    return draw


def dealt(state: State, *stream: int) -> str:
    return GAME.write(GAME.deal(state, from_bytes(stream)))


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_qx_2_1_the_dice_draw_who_starts(seats: int) -> None:
    state = GAME.setup({}, seats)
    assert GAME.awaited(state) == (DICE,)
    assert legal(state) == [f"first {seat}" for seat in range(seats)]


@pytest.mark.parametrize("seat", range(5))
def test_qx_2_1_who_was_drawn_is_active_and_rolls(seat: int) -> None:
    step = play(GAME.setup({}, 5), f"first {seat}")
    assert step.events == (Started(Seat(seat)),)
    assert step.state == on_roll(sheets=[EMPTY] * 5, active=seat)
    assert GAME.awaited(step.state) == (DICE,)


def test_qx_2_1_a_seat_nobody_has_cannot_start() -> None:
    state = GAME.setup({}, 3)
    assert refusal(state, DICE, "first 2") is None
    expected = because("no-such-seat", "QX-2.1", seat=3)
    assert refusal(state, DICE, "first 3") == expected


@pytest.mark.parametrize("text", [FULL_ROLL, "pass", "red7"])
def test_qx_2_1_before_anything_else_the_dice_say_who_starts(text: str) -> None:
    state = GAME.setup({}, 2)
    assert refusal(state, DICE, text) == because("not-for-the-dice", "QX-2.1")


def test_qx_2_2_the_active_player_rolls_all_dice() -> None:
    step = play(on_roll(sheets=[EMPTY] * 3, active=2), FULL_ROLL)
    assert step.events == (Rolled(Seat(2), (3, 4), coloured=(2, 5, 1, 6)),)
    assert step.state.phase is Phase.ACTION_1
    assert step.state.roll == read_roll(FULL_ROLL)
    assert step.state.active == 2
    assert step.state.crossed is False


def test_qx_2_2_a_new_roll_forgets_what_was_crossed_in_the_turn_before() -> None:
    step = play(State((EMPTY, EMPTY), Phase.ROLL, active=Seat(0), crossed=True), FULL_ROLL)
    assert step.state.crossed is False


@pytest.mark.parametrize("text", ["first 0", "pass", "red7"])
def test_qx_2_2_where_a_roll_is_due_the_dice_do_nothing_else(text: str) -> None:
    assert refusal(on_roll(), DICE, text) == because("not-for-the-dice", "QX-2.2")


@pytest.mark.parametrize("colour", COLOURS)
def test_qx_2_2_no_die_may_be_missing(colour: str) -> None:
    expected = because("die-missing", "QX-2.2", colour=colour)
    assert refusal(on_roll(), DICE, WITHOUT[colour]) == expected
    with pytest.raises(IllegalChoice) as problem:
        play(on_roll(), WITHOUT[colour])
    assert problem.value.detail == {
        "hand": "dice",
        "action": WITHOUT[colour],
        "refusal": "die-missing",
        "rule": "QX-2.2",
    }


@pytest.mark.parametrize("owner", [0, 1])
@pytest.mark.parametrize("colour", COLOURS)
def test_qx_3_3_the_die_of_a_closed_row_has_left_the_game(colour: str, owner: int) -> None:
    sheets = [EMPTY, EMPTY]
    sheets[owner] = sheet(closed(colour))
    state = on_roll(sheets=sheets)
    assert refusal(state, DICE, WITHOUT[colour]) is None
    expected = because("die-left-the-game", "QX-3.3", colour=colour)
    assert refusal(state, DICE, FULL_ROLL) == expected


def test_qx_3_3_a_roll_without_a_die_says_so() -> None:
    state = on_roll(sheets=[EMPTY, sheet(closed("green"))], active=1)
    step = play(state, WITHOUT["green"])
    assert step.events == (Rolled(Seat(1), (3, 4), coloured=(2, 5, None, 6)),)


def test_qx_1_3_two_white_dice_and_one_of_each_colour() -> None:
    rolls = legal(on_roll())
    assert len(rolls) == 6**6
    assert len(set(rolls)) == 6**6
    assert rolls[0] == "roll 11 r1 y1 g1 b1"
    assert rolls[1] == "roll 11 r1 y1 g1 b2"
    assert rolls[-1] == "roll 66 r6 y6 g6 b6"


def test_qx_1_3_every_roll_offered_is_allowed() -> None:
    state = on_roll()
    assert all(GAME.refusal(state, DICE, roll) is None for roll in GAME.choices(state, DICE))


@pytest.mark.parametrize("colour", COLOURS)
def test_qx_3_3_five_dice_roll_where_a_row_is_closed(colour: str) -> None:
    rolls = legal(on_roll(sheets=[sheet(closed(colour)), EMPTY]))
    assert len(set(rolls)) == 6**5
    assert WITHOUT[colour] in rolls
    assert all(f" {colour[0]}" not in roll for roll in rolls)


def test_a_deal_reads_white_white_red_yellow_green_blue() -> None:
    assert dealt(on_roll(), 2, 3, 1, 4, 0, 5) == "roll 34 r2 y5 g1 b6"
    assert dealt(on_roll(), 251, 6, 7, 8, 9, 10, 11) == "roll 61 r2 y3 g4 b5"


def test_a_deal_skips_bytes_that_would_be_unfair() -> None:
    stream = 252, 2, 253, 254, 3, 255, 1, 252, 4, 255, 255, 0, 5
    assert dealt(on_roll(), *stream) == "roll 34 r2 y5 g1 b6"


def test_a_deal_spends_no_byte_on_a_removed_die() -> None:
    stream = 2, 3, 1, 4, 0, 5
    rolled = {
        colour: dealt(on_roll(sheets=[sheet(closed(colour)), EMPTY]), *stream) for colour in COLOURS
    }
    assert rolled == {
        "red": "roll 34 y2 g5 b1",
        "yellow": "roll 34 r2 g5 b1",
        "green": "roll 34 r2 y5 b1",
        "blue": "roll 34 r2 y5 g1",
    }


def test_qx_2_1_a_deal_draws_the_first_player_among_the_seats() -> None:
    assert dealt(GAME.setup({}, 5), 255, 254) == "first 4"
    assert dealt(GAME.setup({}, 2), 255) == "first 1"
    assert dealt(GAME.setup({}, 3), 7) == "first 1"


FACES = {"white": [3, 4], "red": [2], "yellow": [5], "green": [1], "blue": [6]}


def test_qx_2_2_a_roll_of_real_dice_is_entered_by_colour() -> None:
    assert GAME.dice_to_roll(on_roll()) == ("white", "white", *COLOURS)
    assert GAME.roll_of(on_roll(), FACES) == read_roll(FULL_ROLL)


@pytest.mark.parametrize("colour", COLOURS)
def test_qx_3_3_the_die_of_a_closed_row_is_not_asked_for(colour: str) -> None:
    state = on_roll(sheets=[EMPTY, sheet(closed(colour))])
    assert colour not in GAME.dice_to_roll(state)
    expected = because("die-left-the-game", "QX-3.3", colour=colour)
    assert GAME.roll_of(state, FACES) == expected
    fewer = {other: faces for other, faces in FACES.items() if other != colour}
    assert GAME.roll_of(state, fewer) == read_roll(WITHOUT[colour])


@pytest.mark.parametrize(
    ("faces", "expected"),
    [
        ({"red": [0]}, because("no-such-face", "QX-1.3", colour="red", face=0)),
        ({"white": [3, 7]}, because("no-such-face", "QX-1.3", colour="white", face=7)),
        ({"white": [3]}, because("faces", "QX-1.3", colour="white", faces=1, dice=2)),
        ({"blue": [1, 2]}, because("faces", "QX-1.3", colour="blue", faces=2, dice=1)),
        ({"green": []}, because("die-missing", "QX-2.2", colour="green")),
        ({"pink": [1]}, because("no-such-die", "QX-1.3", die="pink")),
    ],
)
def test_qx_1_3_wrong_faces_are_refused_with_the_die(
    faces: dict[str, list[int]], expected: Refusal
) -> None:
    assert GAME.roll_of(on_roll(), {**FACES, **faces}) == expected


def test_qx_2_1_nobody_rolls_for_who_starts() -> None:
    assert GAME.dice_to_roll(GAME.setup({}, 2)) == ()
