"""Mazes drawn as text, for tiles and boards alike.

    +---+---+
    | S     |     a wall is `---` or `|`, a gap is spaces, `+` stands at every corner,
    +   +---+     `S` marks the start pix and `B` the bonus pix
    |     B |
    +---+---+

Trailing spaces may be missing.
"""

from msgspec import Struct

from tablecade.core.errors import BadBoard, Details, Fault

_CELL = 4
_MARKS = {" ": "", "S": "start", "B": "bonus"}

Cell = tuple[int, int]
"""A row and a column of a drawing, both from 0, from the upper left corner."""


class Drawing(Struct, frozen=True):
    """A square maze as drawn: what is open to the right and below of each cell, and the marks."""

    size: int
    open_right: frozenset[Cell]
    open_below: frozenset[Cell]
    open_left_border: frozenset[int]
    open_top_border: frozenset[int]
    start: tuple[Cell, ...]
    bonus: tuple[Cell, ...]


def read_drawing(lines: list[str], *, size: int, name: str) -> Drawing:
    """Read a drawing of size × size. Raises BadBoard naming it, the row and the column."""
    if len(lines) != 2 * size + 1:
        detail = {"lines": len(lines), "wanted": 2 * size + 1}
        raise BadBoard(Fault("drawing-height", "PX-8.3", name, detail))
    lines = [line.ljust(_CELL * size + 1) for line in lines]
    for number, line in enumerate(lines):
        _check_line(line, number, size=size, name=name)
    cells = [(row, column) for row in range(size) for column in range(size)]
    return Drawing(
        size=size,
        open_right=frozenset(cell for cell in cells if _gap_right(lines, cell)),
        open_below=frozenset(cell for cell in cells if _gap_above(lines, (cell[0] + 1, cell[1]))),
        open_left_border=frozenset(r for r in range(size) if _gap_right(lines, (r, -1))),
        open_top_border=frozenset(c for c in range(size) if _gap_above(lines, (0, c))),
        start=tuple(cell for cell in cells if _mark(lines, cell) == "S"),
        bonus=tuple(cell for cell in cells if _mark(lines, cell) == "B"),
    )


def _gap_right(lines: list[str], cell: Cell) -> bool:
    row, column = cell
    return lines[2 * row + 1][_CELL * (column + 1)] == " "


def _gap_above(lines: list[str], cell: Cell) -> bool:
    row, column = cell
    return lines[2 * row][_CELL * column + 1] == " "


def _mark(lines: list[str], cell: Cell) -> str:
    row, column = cell
    return lines[2 * row + 1][_CELL * column + 2]


def _check_line(line: str, number: int, *, size: int, name: str) -> None:
    """Every character is one that may stand there; a wall between two rows is whole."""
    if len(line) > _CELL * size + 1:
        raise _fault("drawing-width", name, number, _CELL * size + 1, found=line[_CELL * size + 1])
    for position, character in enumerate(line):
        if character not in _allowed(number, position):
            raise _fault("drawing-character", name, number, position, found=character)
    if number % 2 == 0:
        for column in range(size):
            wall = line[_CELL * column + 1 : _CELL * (column + 1)]
            if wall not in ("---", "   "):
                raise _fault("drawing-broken-wall", name, number, _CELL * column + 1, found=wall)


def _allowed(number: int, position: int) -> str:
    at_edge = position % _CELL == 0
    if number % 2 == 0:
        return "+" if at_edge else "- "
    if at_edge:
        return "| "
    return "".join(_MARKS) if position % _CELL == 2 else " "


def _fault(code: str, name: str, number: int, position: int, *, found: str) -> BadBoard:
    place = f"{name} row {number // 2 + 1} column {position // _CELL + 1}"
    detail: Details = {"line": number + 1, "character": position + 1, "found": found}
    return BadBoard(Fault(code, "PX-8.3", place, detail))
