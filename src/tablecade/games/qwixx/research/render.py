"""Sheets of Qwixx as text and as cells of a picture."""

from typing import Any

import numpy as np

from tablecade.core.array import Array
from tablecade.lab.adapters.observation import Renderer

_COLOURS = np.array([(214, 60, 56), (232, 190, 46), (58, 150, 78), (56, 98, 182)], dtype=np.uint8)
_NAMES = ("red   ", "yellow", "green ", "blue  ")
_RISING = range(2, 13)


def draw_sheets(fields: dict[str, Array]) -> str:
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


def sheet_cells(fields: dict[str, Array]) -> Array:
    """A line for each row of each sheet: numbers in the colour of the row, crosses dark."""
    sheets = []
    for rows, locks in zip(fields["crosses"], fields["locks"], strict=True):
        marks = np.concatenate([rows, locks[:, np.newaxis]], axis=1)[:, :, np.newaxis]
        sheets.append(np.where(marks > 0, _COLOURS[:, np.newaxis] // 4, _COLOURS[:, np.newaxis]))
        sheets.append(np.full((1, marks.shape[1], 3), 255))
    picture: Array = np.concatenate(sheets).astype(np.uint8)
    return picture


def renderer() -> Renderer:
    return Renderer(draw_sheets, sheet_cells)
