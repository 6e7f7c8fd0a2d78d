"""A player's sheet (QX-1.1), actions with their notation (`red7`, `pass`, `first 2`,
`roll 34 r2 …`), state and events.
"""

import re
from enum import IntEnum, StrEnum
from functools import cache
from typing import Literal

from msgspec import Struct

from tablecade.core.errors import BadNotation, Details, Refusal
from tablecade.core.game import Event
from tablecade.core.hand import Hand, Seat

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
MOST_CROSSES = 12
"""All numbers of a row and its lock."""
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
        return sum(map(self.row_score, ROWS)) - PENALTY_POINTS * self.penalties

    def row_score(self, row: Row) -> int:
        return points(self.crosses(row))


def points(crosses: int) -> int:
    """QX-4.4: what a row with so many crosses scores."""
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


_CROSS = re.compile(r"(red|yellow|green|blue)([2-9]|1[0-2])")
_FIRST = re.compile(r"first ([0-9])")
_ROLL = re.compile(r"roll ([1-6])([1-6])(?: r([1-6]))?(?: y([1-6]))?(?: g([1-6]))?(?: b([1-6]))?")


class Cross(Struct, frozen=True, tag="cross"):
    row: Row
    number: int


class Pass(Struct, frozen=True, tag="pass"):
    """Cross nothing, move nothing: always allowed."""


class First(Struct, frozen=True, tag="first"):
    """The dice choose who starts (QX-2.1)."""

    seat: Seat


class Roll(Struct, frozen=True, tag="roll"):
    """All dice still in the game: two white ones as drawn, then a die for each open row."""

    white: tuple[int, int]
    coloured: tuple[int | None, ...]
    """By row; None for a die that left the game (QX-3.3)."""

    @property
    def white_sum(self) -> int:
        return sum(self.white)

    def sums(self, row: Row) -> tuple[int, ...]:
        """QX-2.4: one white die and the row's own, for each white die."""
        die = self.coloured[row]
        if die is None:
            return ()
        return tuple(sorted({white + die for white in self.white}))


Action = Cross | Pass | First | Roll
PASS = Pass()


def write(action: Action) -> str:
    match action:
        case Cross(row, number):
            return f"{row.colour}{number}"
        case Pass():
            return "pass"
        case First(seat):
            return f"first {seat}"
        case Roll((one, two), coloured):
            dice = [f"{row.colour[0]}{die}" for row in ROWS if (die := coloured[row]) is not None]
            return " ".join(["roll", f"{one}{two}", *dice])


@cache
def cross(row: Row, number: int) -> Cross:
    return Cross(row, number)


def read(text: str) -> Action:
    if text == "pass":
        return PASS
    if found := _CROSS.fullmatch(text):
        return cross(ROW_BY_COLOUR[found[1]], int(found[2]))
    if found := _FIRST.fullmatch(text):
        return First(Seat(int(found[1])))
    if found := _ROLL.fullmatch(text):
        coloured = tuple(int(die) if die else None for die in found.groups()[2:])
        return Roll((int(found[1]), int(found[2])), coloured)
    raise BadNotation(text)


class Phase(StrEnum):
    FIRST = "first"
    ROLL = "roll"
    ACTION_1 = "action-1"
    ACTION_2 = "action-2"
    OVER = "over"


class State(Struct, frozen=True):
    sheets: tuple[Sheet, ...]
    phase: Phase = Phase.FIRST
    active: Seat | None = None
    roll: Roll | None = None
    crossed: bool = False
    """Whether the active player crossed a number in this turn."""
    ended: str | None = None

    @property
    def scores(self) -> tuple[int, ...]:
        return tuple(sheet.score for sheet in self.sheets)

    @property
    def turn_holder(self) -> Seat:
        """The active player, once one was drawn."""
        if self.active is None:
            raise ValueError("nobody is active before the first player is drawn")
        return self.active

    @property
    def rolled(self) -> Roll:
        if self.roll is None:
            raise ValueError("no dice lie on the table before the first roll")
        return self.roll

    @property
    def hands(self) -> tuple[Hand, ...]:
        return tuple(Hand(seat) for seat in range(len(self.sheets)))

    def closed(self, row: Row) -> bool:
        """QX-3.3: closed for everybody as soon as anybody has its lock."""
        return any(sheet.locked(row) for sheet in self.sheets)

    @property
    def closed_rows(self) -> tuple[Row, ...]:
        locked = [row for sheet in self.sheets for row in ROWS if sheet.locked(row)]
        return tuple(row for row in ROWS if row in locked) if locked else ()


class Started(Event, frozen=True):
    """The first active player was drawn."""

    seat: Seat


class Rolled(Event, frozen=True):
    """`coloured` by row, None for a die that left the game."""

    seat: Seat
    white: tuple[int, int]
    coloured: tuple[int | None, ...]


class Crossed(Event, frozen=True):
    """`lock` when the last number took the lock with it (QX-3.2)."""

    seat: Seat
    colour: Colour
    number: int
    lock: bool


class Passed(Event, frozen=True):
    seat: Seat


class Closed(Event, frozen=True):
    """A row was closed, by whom; its die left the game (QX-3.3)."""

    colour: Colour
    by: tuple[Seat, ...]


class Missed(Event, frozen=True):
    """The active player crossed nothing and took a penalty."""

    seat: Seat
    penalties: int


class TurnPassed(Event, frozen=True):
    to: Seat


class Won(Event, frozen=True):
    """The match is over."""

    reason: str
    scores: tuple[int, ...]
    winners: tuple[Seat, ...]


EVENTS = (Started, Rolled, Crossed, Passed, Closed, Missed, TurnPassed, Won)
