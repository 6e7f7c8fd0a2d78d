"""The observation of a game: one vector of numbers from 0 to 1, described field by field.

It is the same in PettingZoo, Gymnasium, OpenSpiel and datasets. The observer's own side comes
first, then the others in turn order. The mask of legal actions is not part of it.
"""

from collections.abc import Callable, Iterable
from itertools import accumulate
from math import prod
from typing import Any

import numpy as np
from msgspec import Struct

from tablecade.core.array import Array
from tablecade.core.replay import AnyGame
from tablecade.lab.research import research_of

CELL = 12
"""Pixels of a number or a pix."""

Fields = dict[str, Array]
"""The parts of an observation by name, each in its shape."""


class Field(Struct, frozen=True):
    """One part of the vector; `shape` is how to reshape it."""

    name: str
    shape: tuple[int, ...]
    meaning: str

    @property
    def size(self) -> int:
        return prod(self.shape)


class Layout:
    """The fields of an observation in order, and where each of them is."""

    def __init__(self, fields: Iterable[Field]) -> None:
        self.fields = tuple(fields)
        ends = [*accumulate(field.size for field in self.fields)]
        self.size = ends[-1]
        self.slices = {
            field.name: slice(end - field.size, end)
            for field, end in zip(self.fields, ends, strict=True)
        }

    def split(self, observation: Array) -> Fields:
        return {
            field.name: observation[self.slices[field.name]].reshape(field.shape)
            for field in self.fields
        }


class Renderer(Struct, frozen=True):
    """Text and pictures of a table, from an observation: every game's vector holds all of it."""

    text: Callable[[Fields], str]
    cells: Callable[[Fields], Array]
    """uint8 by row, column and colour."""

    def render(self, mode: str, layout: Layout, observation: Array) -> Any:
        """Plain text in the mode `ansi`, else a picture: uint8 by row, column and colour."""
        fields = layout.split(observation)
        if mode == "ansi":
            return self.text(fields)
        return np.kron(self.cells(fields), np.ones((CELL, CELL, 1), dtype=np.uint8))


def _generic_text(fields: Fields) -> str:
    return "\n".join(
        f"{name} {' '.join(f'{number:.2f}' for number in values.ravel())}"
        for name, values in fields.items()
    )


def _generic_cells(fields: Fields) -> Array:
    """A row for each field: 0 is black, 1 is white."""
    longest = max(values.size for values in fields.values())
    rows = [np.pad(values.ravel(), (0, longest - values.size)) for values in fields.values()]
    grey = np.round(np.stack(rows) * 255).astype(np.uint8)
    return np.repeat(grey[:, :, np.newaxis], 3, axis=2)


GENERIC = Renderer(_generic_text, _generic_cells)


def renderer_for(game: AnyGame) -> Renderer:
    """The game's own renderer, else one that shows the numbers of each field."""
    own = research_of(game.meta.id).renderer
    return GENERIC if own is None else own()
