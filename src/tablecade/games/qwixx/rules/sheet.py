"""A player's sheet (QX-1.1): its four rows, crosses, locks, misses and what they are worth."""

from enum import IntEnum
from typing import Literal

from msgspec import Struct

from tablecade.core.errors import Details, Refusal

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


CROSSES_BEFORE_LOCK = 5
MOST_PENALTIES = 4
PENALTY_POINTS = 5


class Sheet(Struct, frozen=True):
    """The numbers crossed in each row, left to right, and the penalties."""

    rows: tuple[tuple[int, ...], ...] = ((), (), (), ())
    penalties: int = 0

    def has(self, row: Row, number: int) -> bool:
        return number in self.rows[row]

    def last(self, row: Row) -> int:
        """The place of the rightmost cross; -1 in an empty row."""
        crossed = self.rows[row]
        return row.place(crossed[-1]) if crossed else -1

    def locked(self, row: Row) -> bool:
        """QX-3.2: the lock is crossed with the last number, never without it."""
        return LAST_NUMBERS[row] in self.rows[row]

    def crosses(self, row: Row) -> int:
        """All crosses of a row, the lock's included."""
        return len(self.rows[row]) + self.locked(row)

    def crossed(self, row: Row, number: int) -> "Sheet":
        rows = (*self.rows[:row], (*self.rows[row], number), *self.rows[row + 1 :])
        return Sheet(rows, self.penalties)

    def missed(self) -> "Sheet":
        return Sheet(self.rows, self.penalties + 1)

    @property
    def score(self) -> int:
        """QX-4.4."""
        return sum(map(self.row_score, ROWS)) - PENALTY_POINTS * self.penalties

    def row_score(self, row: Row) -> int:
        crosses = self.crosses(row)
        return crosses * (crosses + 1) // 2


def can_cross(sheet: Sheet, row: Row, number: int) -> bool:
    """QX-1.2 left to right only; QX-3.1 the last number needs five crosses before it."""
    place = row.place(number)
    if place <= sheet.last(row):
        return False
    return place < LAST_PLACE or sheet.crosses(row) >= CROSSES_BEFORE_LOCK


def refuse_cross(sheet: Sheet, row: Row, number: int) -> Refusal | None:
    """Why a sheet can't take this cross, as far as the sheet alone can say."""
    if can_cross(sheet, row, number):
        return None
    detail: Details = {"colour": row.colour, "number": number}
    if row.place(number) <= sheet.last(row):
        return Refusal("left-to-right", "QX-1.2", detail)
    return Refusal("too-few-crosses", "QX-3.1", {**detail, "crosses": sheet.crosses(row)})
