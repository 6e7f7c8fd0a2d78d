"""The notation: Qwixx's, and with the pawn's that of On Board."""

from typing import Any

import pytest

from tablecade.core.errors import BadNotation
from tablecade.core.hand import Seat
from tablecade.core.replay import AnyGame
from tablecade.games.qwixx.rules.state import PASS, ROWS, Action, Cross, First, Roll, Row
from tablecade.games.qwixx_on_board.rules.state import Action as BoardAction
from tablecade.games.qwixx_on_board.rules.state import Pawn
from tests.games.qwixx.rules.positions import COLOURS, GAME, read_roll
from tests.games.qwixx_on_board.rules.positions import GAME as BOARD_GAME

WRITTEN: list[tuple[str, Action]] = [
    ("pass", PASS),
    ("red7", Cross(Row.RED, 7)),
    ("yellow12", Cross(Row.YELLOW, 12)),
    ("green3", Cross(Row.GREEN, 3)),
    ("blue2", Cross(Row.BLUE, 2)),
    ("first 0", First(Seat(0))),
    ("first 4", First(Seat(4))),
    ("roll 34 r2 y5 g1 b6", Roll((3, 4), (2, 5, 1, 6))),
    ("roll 61 y5 g1 b6", Roll((6, 1), (None, 5, 1, 6))),
    ("roll 11 r2 g1 b6", Roll((1, 1), (2, None, 1, 6))),
    ("roll 22 r2 y5 b6", Roll((2, 2), (2, 5, None, 6))),
    ("roll 56 r2 y5 g1", Roll((5, 6), (2, 5, 1, None))),
    ("roll 66", Roll((6, 6), (None, None, None, None))),
]

NO_NOTATION = [
    "",
    " ",
    "Pass",
    "pass ",
    " pass",
    "pass\n",
    "passed",
    "red",
    "red0",
    "red1",
    "red13",
    "red20",
    "red07",
    "red 7",
    "red7 ",
    "Red7",
    "RED7",
    "red-7",
    "red٧",
    "white7",
    "purple7",
    "redyellow7",
    "first",
    "first ",
    "first  2",
    "first 02",
    "first 12",
    "first -1",
    "First 2",
    "first2",
    "first x",
    "roll",
    "roll 3",
    "roll 345",
    "roll 3 4 r2 y5 g1 b6",
    "roll  34 r2 y5 g1 b6",
    "roll 34  r2 y5 g1 b6",
    "roll 34 r2 y5 g1 b6 ",
    "roll 34 r2 y5 g1 b6 r2",
    "roll 34 y5 r2 g1 b6",
    "roll 34 r2 r2",
    "roll 04 r2 y5 g1 b6",
    "roll 37 r2 y5 g1 b6",
    "roll 34 r0 y5 g1 b6",
    "roll 34 r7 y5 g1 b6",
    "roll 34 r02 y5 g1 b6",
    "roll 34 R2 y5 g1 b6",
    "Roll 34 r2 y5 g1 b6",
    "roll 34r2y5g1b6",
    "roll34 r2 y5 g1 b6",
    "pawn3",
]


ON_BOARD: list[tuple[str, BoardAction]] = [
    *((f"pawn{fields}", Pawn(fields)) for fields in range(10)),
    ("pass", PASS),
    ("green10", Cross(Row.GREEN, 10)),
    ("first 3", First(Seat(3))),
    ("roll 34 r2 y5 b6", Roll((3, 4), (2, 5, None, 6))),
]

NO_NOTATION_ON_BOARD = [
    "",
    "4",
    "pawn",
    "pawn ",
    "pawn 4",
    "pawn04",
    "pawn10",
    "pawn-1",
    "pawn٤",
    "pawn4 ",
    "pawn4\n",
    "pawns4",
    "Pawn4",
    "PAWN4",
    "red13",
    "first 12",
    "roll  34",
]
CASES = [(GAME, *case) for case in WRITTEN] + [(BOARD_GAME, *case) for case in ON_BOARD]
BAD: list[tuple[AnyGame, str]] = [(GAME, text) for text in NO_NOTATION]
BAD += [(BOARD_GAME, text) for text in NO_NOTATION_ON_BOARD]


@pytest.mark.parametrize(("game", "text", "action"), CASES)
def test_an_action_is_read_from_its_notation(game: AnyGame, text: str, action: Any) -> None:
    assert game.read(text) == action


@pytest.mark.parametrize(("game", "text", "action"), CASES)
def test_an_action_is_written_in_its_notation(game: AnyGame, text: str, action: Any) -> None:
    assert game.write(action) == text


@pytest.mark.parametrize("colour", COLOURS)
def test_every_number_of_every_row_has_a_notation(colour: str) -> None:
    for number in range(2, 13):
        action = GAME.read(f"{colour}{number}")
        assert action == Cross(Row[colour.upper()], number)
        assert GAME.write(action) == f"{colour}{number}"


@pytest.mark.parametrize(("game", "text"), BAD)
def test_any_other_text_is_no_action(game: AnyGame, text: str) -> None:
    with pytest.raises(BadNotation) as problem:
        game.read(text)
    assert problem.value.detail == {"text": text}


def test_qx_2_3_the_white_dice_have_one_sum() -> None:
    assert read_roll("roll 34 r2 y5 g1 b6").white_sum == 7
    assert read_roll("roll 66 r2 y5 g1 b6").white_sum == 12


def test_qx_2_4_each_white_die_makes_a_sum_with_the_coloured_one() -> None:
    roll = read_roll("roll 41 r2 y5 g1 b6")
    assert [roll.sums(row) for row in ROWS] == [(3, 6), (6, 9), (2, 5), (7, 10)]


def test_qx_2_4_two_equal_white_dice_make_one_sum() -> None:
    roll = read_roll("roll 33 r2 y5 g1 b6")
    assert [roll.sums(row) for row in ROWS] == [(5,), (8,), (4,), (9,)]


def test_qx_2_4_a_die_that_left_the_game_makes_no_sum() -> None:
    roll = read_roll("roll 41 r2 y5 b6")
    assert [roll.sums(row) for row in ROWS] == [(3, 6), (6, 9), (), (7, 10)]
