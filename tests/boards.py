"""Small boards and tiles for tests, drawn as text. Pix go from a1, the lower left corner."""

from tablecade.games.pixoid.rules.board import Board
from tablecade.games.pixoid.rules.tiles import SIDES, TILES, read_board_drawing

ROOM = read_board_drawing("""
+---+---+---+---+
| S           S |
+   +   +   +   +
|     B   B     |
+   +   +   +   +
|     B   B     |
+   +   +   +   +
| S           S |
+---+---+---+---+
""")
"""No wall inside: starts a4 d4 a1 d1, bonus b3 c3 b2 c2."""

MAZE_DRAWING = """
+---+---+---+---+
| S     |     S |
+   +---+   +   +
|   | B   B |   |
+   +   +---+   +
|     B   B |   |
+   +---+   +   +
| S           S |
+---+---+---+---+
"""

MAZE = read_board_drawing(MAZE_DRAWING)
"""The marks of ROOM, with walls between them."""


def open_room(size: int) -> Board:
    """A board without inner walls; starts in the corners, a bonus diagonally beside each."""
    ends, inner = (0, size - 1), (1, size - 2)
    marks = {(r, c): "S" for r in ends for c in ends} | {(r, c): "B" for r in inner for c in inner}
    rows = [_row([marks.get((r, c), " ") for c in range(size)]) for r in range(size)]
    border, gaps = "+---" * size + "+", "+   " * size + "+"
    return read_board_drawing("\n".join([border, f"\n{gaps}\n".join(rows), border]))


def _row(marks: list[str]) -> str:
    return "|" + " ".join(f" {mark} " for mark in marks) + "|"


HALL = open_room(12)
"""Wide enough for a distance of nine, and for eleven: starts a12 l12 a1 l1."""

TILE = """\
+---+---+---+---+---+
|   | S
+   +---+---+   +   +
|           |   |   |
+---+   +   +   +   +
|     B |           |
+   +---+   +---+   +
|           |
+   +   +---+   +---+
|       |           |
+   +---+---+   +---+
"""
"""A tile side as in the upper left corner: the first and fourth place of each edge are open."""


def tile_file(**changed: str) -> str:
    """A file of eight tile sides, all drawn as TILE but for those given by name."""
    return "\n".join(
        f"tile {tile} side {side}\n{changed.get(tile + side, TILE)}"
        for tile in TILES
        for side in SIDES
    )
