"""The four rows of a sheet (QX-1.1)."""

from enum import IntEnum
from typing import Literal

Colour = Literal["red", "yellow", "green", "blue"]


class Row(IntEnum):
    """Red and yellow rise from 2 to 12, green and blue fall from 12 to 2."""

    RED = 0
    YELLOW = 1
    GREEN = 2
    BLUE = 3

    @property
    def colour(self) -> Colour:
        return _COLOURS[self]

    @property
    def numbers(self) -> tuple[int, ...]:
        """From left to right."""
        return _NUMBERS[self]

    @property
    def last_number(self) -> int:
        return LAST_NUMBERS[self]

    def place(self, number: int) -> int:
        """How far right a number stands, from 0."""
        return number - 2 if self < Row.GREEN else 12 - number


ROWS = tuple(Row)
LAST_PLACE = 10
_COLOURS: tuple[Colour, ...] = ("red", "yellow", "green", "blue")
_RISING = tuple(range(2, 13))
_FALLING = tuple(reversed(_RISING))
_NUMBERS = (_RISING, _RISING, _FALLING, _FALLING)
LAST_NUMBERS = tuple(numbers[-1] for numbers in _NUMBERS)
ROW_BY_COLOUR: dict[str, Row] = dict(zip(_COLOURS, ROWS, strict=True))
