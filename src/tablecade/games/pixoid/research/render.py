"""The maze of Pixoid as text and as cells of a picture."""

from typing import Any

import numpy as np

from tablecade.core.array import Array
from tablecade.lab.adapters.render import Renderer

_CUBES = np.array([(232, 190, 46), (214, 60, 56), (58, 150, 78), (56, 98, 182)], dtype=np.uint8)


def draw_maze(fields: dict[str, Array]) -> str:
    size = fields["start"].shape[0]
    up, _, _, right = fields["open"]
    lines = ["+" + "---+" * size]
    for row in reversed(range(size)):
        cells = (f" {_mark(fields, row, column)} {' ' if right[row, column] else '|'}"
                 for column in range(size))  # fmt: skip
        lines.append("|" + "".join(cells))
        below = (f"{'   ' if row and up[row - 1, column] else '---'}+" for column in range(size))
        lines.append("+" + "".join(below))
    return "\n".join(lines)


def _mark(fields: dict[str, Array], row: int, column: int) -> str:
    """P for Pixoid, 1 to 4 for the hands of Bugs, * for a bonus cube, s for a start pix."""
    if fields["pixoid"][row, column]:
        return "P"
    hand = int(fields["hand"].argmax())
    for turn, plane in enumerate([fields["own"], *fields["others"]]):
        if plane[row, column]:
            return str((hand + turn) % 4 + 1)
    return "*" if fields["bonus"][row, column] else "s" if fields["start"][row, column] else " "


def maze_cells(fields: dict[str, Array]) -> Array:
    """Three by three cells a pix, so that walls have a place."""
    size = fields["start"].shape[0]
    cells = np.full((3 * size, 3 * size, 3), 40, dtype=np.uint8)
    up, down, left, right = fields["open"] > 0
    for row, column in np.ndindex(size, size):
        y, x = 3 * (size - 1 - row) + 1, 3 * column + 1
        cells[y, x] = _pix_colour(fields, row, column)
        for open_way, place in (
            (up, (y - 1, x)), (down, (y + 1, x)), (left, (y, x - 1)), (right, (y, x + 1)),
        ):  # fmt: skip
            if open_way[row, column]:
                cells[place] = 225
    return cells


def _pix_colour(fields: dict[str, Array], row: int, column: int) -> Any:
    if fields["pixoid"][row, column]:
        return _CUBES[0]
    for turn, plane in enumerate([fields["own"], *fields["others"]]):
        if plane[row, column]:
            return _CUBES[1 + turn % 3]
    return (150, 150, 150) if fields["bonus"][row, column] else (225, 225, 225)


def renderer() -> Renderer:
    return Renderer(draw_maze, maze_cells)
