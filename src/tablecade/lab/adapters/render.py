"""Text and pictures of a table, from an observation. Every game's vector holds all of it."""

from collections.abc import Callable
from typing import Any

import numpy as np
from msgspec import Struct

from tablecade.core.array import Array
from tablecade.core.registry import Registry
from tablecade.core.replay import AnyGame
from tablecade.lab.adapters.observation import Layout

CELL = 12
"""Pixels of a number or a pix."""

Fields = dict[str, Array]


class Renderer(Struct, frozen=True):
    """How a game's observation is shown, from its fields by name."""

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


def _renderer(game: str, value: Any) -> Renderer:
    match value:
        case (text, cells) if callable(text) and callable(cells):
            return Renderer(text, cells)
    raise TypeError(f"{value!r} does not render {game}")


RENDERERS: Registry[Renderer] = Registry(
    "tablecade.renderers",
    {
        "pixoid": "tablecade.games.pixoid.research.render:RENDERER",
        "qwixx": "tablecade.games.qwixx.research.environment:RENDERER",
        "qwixx-on-board": "tablecade.games.qwixx.research.environment:RENDERER",
    },
    make=_renderer,
)
"""Renderers by game id: two functions, for text and for the cells of a picture."""


def renderer_for(game: AnyGame) -> Renderer:
    """The game's own renderer, else one that shows the numbers of each field."""
    return RENDERERS.get(game.meta.id, GENERIC)
