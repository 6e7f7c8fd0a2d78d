"""Text and pictures of a table, from an observation. Every game's vector holds all of it."""

from typing import Any

import numpy as np

from tablecade.kernels.compiled import Array
from tablecade.lab.adapters.observation import Layout

CELL = 12
"""Pixels of a number or a pix."""
_COLOURS = np.array([(214, 60, 56), (232, 190, 46), (58, 150, 78), (56, 98, 182)], dtype=np.uint8)
_CUBES = np.array([(232, 190, 46), (214, 60, 56), (58, 150, 78), (56, 98, 182)], dtype=np.uint8)
_NAMES = ("red   ", "yellow", "green ", "blue  ")
_RISING = range(2, 13)


def draw(layout: Layout, observation: Array) -> str:
    """Plain text for a terminal."""
    fields = layout.split(observation)
    return _draw_maze(fields) if "open" in fields else _draw_sheets(fields)


def frame(layout: Layout, observation: Array) -> Array:
    """A picture: uint8 by row, column and colour."""
    fields = layout.split(observation)
    cells = _maze_cells(fields) if "open" in fields else _sheet_cells(fields)
    return np.kron(cells, np.ones((CELL, CELL, 1), dtype=np.uint8))


def _draw_sheets(fields: dict[str, Array]) -> str:
    faces = fields["dice"].argmax(axis=1) + fields["dice"].any(axis=1)
    lines = ["dice " + " ".join("-" if not face else str(face) for face in faces)]
    for sheet, rows in enumerate(fields["crosses"]):
        active = " *" if fields["active"][sheet] else ""
        misses = round(float(fields["misses"][sheet]) * 4)
        lines.append(f"sheet {sheet}{active}  misses {misses}")
        lines += [
            _draw_row(row, marks, fields["locks"][sheet][row]) for row, marks in enumerate(rows)
        ]
    return "\n".join(lines)


def _draw_row(row: int, marks: Array, lock: Any) -> str:
    numbers = _RISING if row < 2 else reversed(_RISING)
    shown = [" X" if mark else f"{number:2}" for number, mark in zip(numbers, marks, strict=True)]
    return f"{_NAMES[row]} {' '.join(shown)} {'X' if lock else 'o'}"


def _sheet_cells(fields: dict[str, Array]) -> Array:
    """A line for each row of each sheet: numbers in the colour of the row, crosses dark."""
    sheets = []
    for rows, locks in zip(fields["crosses"], fields["locks"], strict=True):
        marks = np.concatenate([rows, locks[:, np.newaxis]], axis=1)[:, :, np.newaxis]
        sheets.append(np.where(marks > 0, _COLOURS[:, np.newaxis] // 4, _COLOURS[:, np.newaxis]))
        sheets.append(np.full((1, marks.shape[1], 3), 255))
    picture: Array = np.concatenate(sheets).astype(np.uint8)
    return picture


def _draw_maze(fields: dict[str, Array]) -> str:
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


def _maze_cells(fields: dict[str, Array]) -> Array:
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
