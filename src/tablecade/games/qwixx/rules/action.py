"""What a hand or the dice choose, and its notation: `red7`, `pass`, `first 2`, `roll 34 r2 …`."""

import re
from functools import cache

from msgspec import Struct

from tablecade.core.errors import BadNotation
from tablecade.core.hand import Seat
from tablecade.games.qwixx.rules.row import ROW_BY_COLOUR, ROWS, Row

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
        case Roll():
            return _write_roll(action)


def _write_roll(roll: Roll) -> str:
    dice = [f"{row.colour[0]}{die}" for row in ROWS if (die := roll.coloured[row]) is not None]
    return " ".join(["roll", "{}{}".format(*roll.white), *dice])


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
