"""Mazes drawn as text: tiles, the boards that four of them make, and whole boards (PX-1.2, PX-8).

    +---+---+
    | S     |     a wall is `---` or `|`, a gap is spaces, `+` stands at every corner,
    +   +---+     `S` marks the start pix and `B` the bonus pix
    |     B |
    +---+---+

Trailing spaces may be missing.
"""

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from itertools import permutations, product
from typing import Any

import msgspec
from msgspec import Struct

from tablecade.core.errors import BadBoard, BadOption, Details, Fault, MalformedOption, form_problem
from tablecade.core.game import Boards, Checked
from tablecade.games.pixoid.rules.board import (
    Board,
    Direction,
    Pix,
    end_points,
    faults,
    neighbour,
    pix_at,
)

_CELL = 4

Cell = tuple[int, int]
"""A row and a column of a drawing, both from 0, from the upper left corner."""

TILES, SIDES, TILE_SIZE = "ABCD", "12", 5
BOARD_SIZE = 2 * TILE_SIZE

_HEADING = re.compile(r"tile ([A-D]) side ([12])")


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
    walls, rows = lines[::2], lines[1::2]
    cells = [*product(range(size), repeat=2)]
    return Drawing(
        size=size,
        open_right=frozenset((r, c) for r, c in cells if rows[r][_CELL * (c + 1)] == " "),
        open_below=frozenset((r, c) for r, c in cells if walls[r + 1][_CELL * c + 1] == " "),
        open_left_border=frozenset(r for r in range(size) if rows[r][0] == " "),
        open_top_border=frozenset(c for c in range(size) if walls[0][_CELL * c + 1] == " "),
        start=tuple((r, c) for r, c in cells if rows[r][_CELL * c + 2] == "S"),
        bonus=tuple((r, c) for r, c in cells if rows[r][_CELL * c + 2] == "B"),
    )


def _check_line(line: str, number: int, *, size: int, name: str) -> None:
    """Every character is one that may stand there; a wall between two rows is whole."""
    if len(line) > _CELL * size + 1:
        raise _fault("drawing-width", name, number, _CELL * size + 1, found=line[_CELL * size + 1])
    for position, character in enumerate(line):
        at_edge = position % _CELL == 0
        if number % 2 == 0:
            allowed = "+" if at_edge else "- "
        else:
            allowed = "| " if at_edge else " SB" if position % _CELL == 2 else " "
        if character not in allowed:
            raise _fault("drawing-character", name, number, position, found=character)
    if number % 2 == 0:
        for column in range(size):
            wall = line[_CELL * column + 1 : _CELL * (column + 1)]
            if wall not in ("---", "   "):
                raise _fault("drawing-broken-wall", name, number, _CELL * column + 1, found=wall)


def _fault(code: str, name: str, number: int, position: int, *, found: str) -> BadBoard:
    place = f"{name} row {number // 2 + 1} column {position // _CELL + 1}"
    detail: Details = {"line": number + 1, "character": position + 1, "found": found}
    return BadBoard(Fault(code, "PX-8.3", place, detail))


TileSet = dict[str, Drawing]
"""Tile sides by name (`A1` … `D2`), drawn as they lie in the upper left corner."""


@cache
def project_tiles() -> TileSet:
    """The project's own tiles."""
    return read_tiles(files(__package__).joinpath("tiles.txt").read_text(encoding="utf-8"))


def read_tiles(text: str) -> TileSet:
    """All eight tile sides from a file of drawings. Raises BadBoard with tile, place and rule."""
    tiles: TileSet = {}
    kept = [line.rstrip() for line in text.splitlines() if not line.startswith("#")]
    for paragraph in "\n".join(kept).split("\n\n"):
        heading, *lines = paragraph.strip("\n").split("\n")
        if not heading:
            continue
        found = _HEADING.fullmatch(heading)
        if found is None:
            raise BadBoard(Fault("tile-heading", "PX-8.3", heading))
        name = found[1] + found[2]
        if name in tiles:
            raise BadBoard(Fault("twice", "PX-1.2", f"tile {name}", {"name": name}))
        tiles[name] = _check_tile(name, read_drawing(lines, size=TILE_SIZE, name=f"tile {name}"))
    for tile, side in product(TILES, SIDES):
        if tile + side not in tiles:
            raise BadBoard(Fault("tile-missing", "PX-1.2", f"tile {tile}{side}"))
    _check_edges_meet(tiles)
    return tiles


def _check_tile(name: str, drawing: Drawing) -> Drawing:
    place = f"tile {name}"
    gaps = [(row + 1, 1) for row in sorted(drawing.open_left_border)]
    gaps += [(1, column + 1) for column in sorted(drawing.open_top_border)]
    for row, column in gaps:
        raise BadBoard(Fault("border-open", "PX-1.2", f"{place} row {row} column {column}"))
    for kind, marked in (("start", drawing.start), ("bonus", drawing.bonus)):
        if len(marked) != 1:
            detail = {"count": len(marked), "wanted": 1}
            raise BadBoard(Fault(f"{kind}-count", "PX-1.3", place, detail))
    return drawing


def exits(drawing: Drawing) -> tuple[frozenset[int], frozenset[int]]:
    """Where corridors cross the right and the lower edge, counted from the border."""
    last = drawing.size - 1
    return (
        frozenset(row for row, column in drawing.open_right if column == last),
        frozenset(column for row, column in drawing.open_below if row == last),
    )


def _check_edges_meet(tiles: TileSet) -> None:
    """PX-8.2: any edge can meet any other, so all must have their gaps in the same places."""
    wanted = exits(tiles["A1"])[0]
    for name, drawing in tiles.items():
        for edge, found in zip(("right", "lower"), exits(drawing), strict=True):
            if found != wanted:
                at = min(found ^ wanted) + 1
                row, column = (at, TILE_SIZE) if edge == "right" else (TILE_SIZE, at)
                place = f"tile {name} row {row} column {column}"
                raise BadBoard(Fault("edges-do-not-meet", "PX-8.2", place, {"edge": edge}))


def board_names() -> Iterator[str]:
    """All 4! × 2^4 = 384 boards, as `A1 B2 C1 D2`: corners clockwise from the upper left."""
    for tiles in permutations(TILES):
        for sides in product(SIDES, repeat=len(TILES)):
            yield " ".join(tile + side for tile, side in zip(tiles, sides, strict=True))


def read_board_name(name: str) -> tuple[str, ...]:
    """The four tile sides a board's name means. Raises BadOption."""
    sides = tuple(name.split(" "))
    well_named = all(re.fullmatch("[A-D][12]", side) for side in sides)
    if not well_named or sorted(side[0] for side in sides) != list(TILES):
        raise BadOption(name="board", value=name, rule="PX-1.2")
    return sides


def lay_board(name: str, tiles: TileSet) -> Board:
    """Lay four tiles, each turned so that its two border edges lie outside (PX-1.2)."""
    return _lay([tiles[side] for side in read_board_name(name)], size=BOARD_SIZE)


def _lay(drawings: list[Drawing], *, size: int) -> Board:
    """The board of four tiles, corners clockwise from the upper left, or of one whole drawing.

    A gap over an inner edge leads into the next tile.
    """
    gaps: set[frozenset[Pix]] = set()
    start: list[Pix] = []
    bonus: list[Pix] = []
    for corner, drawing in enumerate(drawings):

        def lie(row: int, column: int, corner: int = corner) -> Pix:
            """Where a cell comes to lie, the tile turned clockwise once for each corner."""
            for _ in range(corner):
                row, column = column, size - 1 - row
            return pix_at(column, size - 1 - row)

        gaps |= {frozenset((lie(r, c), lie(r, c + 1))) for r, c in drawing.open_right}
        gaps |= {frozenset((lie(r, c), lie(r + 1, c))) for r, c in drawing.open_below}
        start += [lie(*cell) for cell in drawing.start]
        bonus += [lie(*cell) for cell in drawing.bonus]
    pix = all_pix(size)
    ways = Direction.RIGHT, Direction.UP
    edges = ((one, neighbour(one, way)) for one in pix for way in ways)
    opened = tuple(edge for edge in edges if frozenset(edge) in gaps)
    return Board(size, pix, opened, tuple(start), tuple(bonus))


def all_pix(size: int) -> tuple[Pix, ...]:
    return tuple(pix_at(column, row) for row in range(size) for column in range(size))


def read_board_drawing(text: str) -> Board:
    """A whole board drawn as one maze, for those who draw their own."""
    lines = [line.rstrip() for line in text.strip("\n").splitlines() if not line.startswith("#")]
    drawing = read_drawing(lines, size=len(lines) // 2, name="board")
    right, lower = exits(drawing)
    for row in sorted(right | drawing.open_left_border):
        raise BadBoard(Fault("border-open", "PX-1.3", f"board row {row + 1}"))
    for column in sorted(lower | drawing.open_top_border):
        raise BadBoard(Fault("border-open", "PX-1.3", f"board column {column + 1}"))
    return _lay([drawing], size=drawing.size)


def convert_board(value: Any) -> Board:
    """A board in full."""
    try:
        return msgspec.convert(value, Board)
    except msgspec.ValidationError as problem:
        raise MalformedOption(name="board", rule="PX-8.1", **form_problem(problem)) from None


def read_board(value: Any, *, tiles: str | None = None) -> Board:
    """A board in full, a drawing or a name. A name means the project's tiles, or those drawn."""
    if not isinstance(value, str):
        return convert_board(value)
    if "\n" in value:
        return read_board_drawing(value)
    return lay_board(value, project_tiles() if tiles is None else read_tiles(tiles))


def check_board(value: Any) -> Checked:
    try:
        board = read_board(value)
    except BadBoard as problem:
        return Checked((problem.fault,))
    found = tuple(faults(board))
    return Checked(found, {} if found else {"end_points": round(end_points(board), 2)})


BOARDS = Boards("board", "board", tuple(board_names()), check_board, Board)
