"""Tiles: data drawn as text, and the boards that four of them make (PX-1.2, PX-8)."""

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from itertools import permutations, product

from tablecade.core.errors import BadBoard, BadOption, Fault
from tablecade.games.pixoid.rules.board import Board, Direction, Pix, neighbour, pix_at
from tablecade.games.pixoid.rules.drawing import Cell, Drawing, read_drawing

TILES, SIDES, TILE_SIZE = "ABCD", "12", 5
BOARD_SIZE = 2 * TILE_SIZE

_HEADING = re.compile(r"tile ([A-D]) side ([12])")

TileSet = dict[str, Drawing]
"""Tile sides by name (`A1` … `D2`), drawn as they lie in the upper left corner."""


@cache
def project_tiles() -> TileSet:
    """The project's own tiles."""
    return read_tiles(files(__package__).joinpath("tiles.txt").read_text(encoding="utf-8"))


def read_tiles(text: str) -> TileSet:
    """All eight tile sides from a file of drawings. Raises BadBoard with tile, place and rule."""
    tiles: TileSet = {}
    for heading, lines in _paragraphs(text):
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


def _paragraphs(text: str) -> Iterator[tuple[str, list[str]]]:
    lines = [line.rstrip() for line in text.splitlines() if not line.startswith("#")]
    for paragraph in "\n".join(lines).split("\n\n"):
        heading, *drawing = paragraph.strip("\n").split("\n")
        if heading:
            yield heading, drawing


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
    drawings = [tiles[side] for side in read_board_name(name)]
    gaps = {gap for corner, drawing in enumerate(drawings) for gap in _gaps(drawing, corner)}
    return Board(
        size=BOARD_SIZE,
        pix=all_pix(BOARD_SIZE),
        open=edges_from_gaps(gaps, size=BOARD_SIZE),
        start=tuple(_lie(drawing.start[0], corner) for corner, drawing in enumerate(drawings)),
        bonus=tuple(_lie(drawing.bonus[0], corner) for corner, drawing in enumerate(drawings)),
    )


def all_pix(size: int) -> tuple[Pix, ...]:
    return tuple(pix_at(column, row) for row in range(size) for column in range(size))


def edges_from_gaps(gaps: set[frozenset[Pix]], *, size: int) -> tuple[tuple[Pix, Pix], ...]:
    """Open edges in reading order: from each pix to the right, then up."""
    candidates = (
        (pix, neighbour(pix, direction))
        for pix in all_pix(size)
        for direction in (Direction.RIGHT, Direction.UP)
    )
    return tuple(edge for edge in candidates if frozenset(edge) in gaps)


def _gaps(drawing: Drawing, corner: int) -> Iterator[frozenset[Pix]]:
    """The gaps of a tile in its corner; over an inner edge they lead into the next tile."""
    for row, column in drawing.open_right:
        yield frozenset((_lie((row, column), corner), _lie((row, column + 1), corner)))
    for row, column in drawing.open_below:
        yield frozenset((_lie((row, column), corner), _lie((row + 1, column), corner)))


def _lie(cell: Cell, corner: int) -> Pix:
    """Where a cell of a tile comes to lie, the tile turned clockwise once for each corner."""
    row, column = cell
    for _ in range(corner):
        row, column = column, BOARD_SIZE - 1 - row
    return pix_at(column, BOARD_SIZE - 1 - row)


def read_board_drawing(text: str) -> Board:
    """A whole board drawn as one maze, for those who draw their own."""
    lines = [line.rstrip() for line in text.strip("\n").splitlines() if not line.startswith("#")]
    drawing = read_drawing(lines, size=len(lines) // 2, name="board")
    _check_closed_border(drawing)
    size = drawing.size

    def lie(cell: Cell) -> Pix:
        return pix_at(cell[1], size - 1 - cell[0])

    gaps = {frozenset((lie((r, c)), lie((r, c + 1)))) for r, c in drawing.open_right}
    gaps |= {frozenset((lie((r, c)), lie((r + 1, c)))) for r, c in drawing.open_below}
    return Board(
        size=size,
        pix=all_pix(size),
        open=edges_from_gaps(gaps, size=size),
        start=tuple(map(lie, drawing.start)),
        bonus=tuple(map(lie, drawing.bonus)),
    )


def _check_closed_border(drawing: Drawing) -> None:
    right, lower = exits(drawing)
    rows, columns = right | drawing.open_left_border, lower | drawing.open_top_border
    for row in sorted(rows):
        raise BadBoard(Fault("border-open", "PX-1.3", f"board row {row + 1}"))
    for column in sorted(columns):
        raise BadBoard(Fault("border-open", "PX-1.3", f"board column {column + 1}"))
