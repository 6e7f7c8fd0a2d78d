"""OpenSpiel: importing this registers all games of Tablecade.

import pyspiel
import tablecade.lab.adapters.openspiel

game = pyspiel.load_game("python_tablecade_qwixx", {"seats": 3})
"""

from types import ModuleType
from typing import Any

from tablecade.lab.adapters import openspiel_games
from tablecade.registry import Registry

__all__ = ["SMALL_GAMES", "openspiel_games"]


def _module(game: str, value: Any) -> ModuleType:
    if not isinstance(value, ModuleType):
        raise TypeError(f"{value!r} is not a module with small games of {game}")
    return value


SMALL_GAMES: Registry[ModuleType] = Registry(
    "tablecade.openspiel",
    {
        "pixoid": "tablecade.lab.adapters.pixoid.openspiel_chase",
        "qwixx": "tablecade.lab.adapters.qwixx.openspiel_small",
    },
    make=_module,
)
"""Modules by game id that register parts of a game which solvers can solve."""

for _game in SMALL_GAMES:
    _ = SMALL_GAMES[_game]
