import pytest

from tablecade.games.qwixx.rules.state import LAST_NUMBERS, LAST_PLACE, ROW_BY_COLOUR, ROWS, Row
from tests.games.qwixx.rules.positions import COLOURS, LAST, NUMBERS


def test_qx_1_1_four_rows_red_yellow_green_blue() -> None:
    assert [row.colour for row in ROWS] == ["red", "yellow", "green", "blue"]
    assert ROWS == (Row.RED, Row.YELLOW, Row.GREEN, Row.BLUE)


@pytest.mark.parametrize("colour", COLOURS)
def test_qx_1_1_red_and_yellow_rise_green_and_blue_fall(colour: str) -> None:
    row = ROW_BY_COLOUR[colour]
    assert row.colour == colour
    assert row.numbers == NUMBERS[colour]


@pytest.mark.parametrize("colour", COLOURS)
def test_qx_1_1_a_number_has_its_place_from_the_left(colour: str) -> None:
    row = ROW_BY_COLOUR[colour]
    assert [row.place(number) for number in NUMBERS[colour]] == list(range(11))
    assert LAST_PLACE == 10


@pytest.mark.parametrize("colour", COLOURS)
def test_qx_1_1_the_lock_stands_behind_the_last_number(colour: str) -> None:
    row = ROW_BY_COLOUR[colour]
    assert row.numbers[-1] == LAST[colour]
    assert LAST_NUMBERS == (12, 12, 2, 2)
