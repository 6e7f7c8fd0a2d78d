"""How a field of a view is shown: as a grid, cards, dice, a track or a tally.

The values of a view stay plain. An annotation on a field's type says how clients without code for
the game draw it, and which legal choices its places stand for. Terminal, browser, environments and
`tablecade check` all read it.
"""

import re
from functools import cache
from typing import Any, Literal

from msgspec import Struct, convert

from tablecade.core.hand import Seat

MOST_COLUMNS = 26
"""Columns have the letters a to z."""


class Cell(Struct, frozen=True, omit_defaults=True):
    """One cell of a grid."""

    owner: Seat | None = None
    """Drawn in the seat's colour with the seat's sign."""
    piece: str | None = None
    """What stands on it; without a piece, an owned cell holds the seat's sign."""
    value: int | None = None
    """A number on it."""
    ground: str | None = None
    """The cell itself: "wall", "water"; "none" is not part of the board."""


class Show(Struct, frozen=True, kw_only=True, tag_field="as", omit_defaults=True):
    """`choice` is the notation of the choices that a place stands for, with the place left open:
    `{cell}` of a Grid, `{card}` of Cards, `{die}` of Dice, `{field}` of a Track. A choice may name
    several places: `{cell}-{cell}`.
    """

    choice: str = ""


class Grid(Show, frozen=True, kw_only=True, tag="grid"):
    """On rows of cells from the top, `tuple[tuple[C, ...], ...]`, where C is Cell, Seat | None,
    str | None (a piece) or int (a value). Cells are named a1, b1 …
    """

    rows: int
    """At most; a board may have fewer."""
    columns: int
    first_row: Literal["top", "bottom"] = "top"
    """Where row 1 is."""
    pieces: tuple[str, ...] = ()
    """All there are."""
    grounds: tuple[str, ...] = ()
    """All there are."""

    def __post_init__(self) -> None:
        if self.columns > MOST_COLUMNS:
            raise ValueError(f"a grid has at most {MOST_COLUMNS} columns, not {self.columns}")


class Cards(Show, frozen=True, kw_only=True, tag="cards"):
    """On one card (`int | None`), a tuple of cards, or PerSeat of tuples, where a person can tap
    only the own ones.
    """

    deck: tuple[int | str, ...]
    """All faces there are."""
    copies: int = 1
    """Of each face."""


class Dice(Show, frozen=True, kw_only=True, tag="dice"):
    """On `tuple[int | None, ...]`; None is a die that is not rolled, or gone. A choice names a die
    by its colour, or by its place in the row from 1 where the dice have no colours.
    """

    faces: int = 6
    colours: tuple[str, ...] = ()
    """One for each die."""


class Track(Show, frozen=True, kw_only=True, tag="track"):
    """On PerSeat[int]: the field each seat stands on, 0 before the first."""

    fields: int
    marks: tuple[str, ...] = ()
    """A text on each field."""


class Tally(Show, frozen=True, kw_only=True, tag="tally"):
    """On PerSeat[int]: a number beside the name, with a bar up to `most`."""

    most: int


AnyShow = Grid | Cards | Dice | Track | Tally


def cell_name(row: int, column: int, grid: Grid, *, rows: int | None = None) -> str:
    """`a1`, from the indices of a cell. `rows` are those of a board that has fewer than the grid
    can have; it matters where row 1 is at the bottom.
    """
    number = row + 1 if grid.first_row == "top" else (rows or grid.rows) - row
    return f"{chr(ord('a') + column)}{number}"


def read_cell(kind: str, value: Any) -> Cell:
    """A cell from plain JSON; `kind` is the one of the grid's innermost field."""
    if value is None or isinstance(value, dict):
        return convert(value or {}, Cell)
    match kind:
        case "seat":
            return Cell(owner=value)
        case "text":
            return Cell(piece=value)
    return Cell(value=value)


def read_choice(show: AnyShow, written: str) -> tuple[str, ...] | None:
    """The places that a written choice names, in order: `("a1", "b2")` for `a1-b2` with
    `{cell}-{cell}`. A choice may go on after them, as `a7-a8=queen` does. None for a choice that
    does not fit.
    """
    pattern = choice_pattern(show)
    found = pattern.match(written) if pattern is not None else None
    return None if found is None else found.groups()


@cache
def choice_pattern(show: AnyShow) -> re.Pattern[str] | None:
    """`choice` as an expression, with a group for each place left open; None without a `choice`.

    Raises ValueError for a place that the show doesn't have, such as `{card}` in a Grid.
    """
    if not show.choice:
        return None
    name, place = _place(show)
    expression = ""
    for part in re.split(r"(\{\w*\})", show.choice):
        if part.startswith("{") and part != name:
            kind = type(show).__name__
            raise ValueError(f"{part} in {show.choice} is no place of {kind}: {name or 'none'}")
        expression += f"({place})" if part == name else re.escape(part)
    return re.compile(expression + r"(?![A-Za-z0-9])")


def _place(show: AnyShow) -> tuple[str, str]:
    """What a show's places are called in `choice`, and an expression for one."""
    match show:
        case Grid(rows=rows, columns=columns):
            return "{cell}", f"[a-{chr(ord('a') + columns - 1)}](?:{_any(range(1, rows + 1))})"
        case Cards(deck=deck):
            return "{card}", _any(deck)
        case Dice(colours=colours):
            return "{die}", _any(colours) if colours else "[1-9][0-9]*"
        case Track(fields=fields):
            return "{field}", _any(range(fields + 1))
        case Tally():
            return "", ""


def _any(names: range | tuple[int | str, ...]) -> str:
    return "|".join(re.escape(str(name)) for name in names)
