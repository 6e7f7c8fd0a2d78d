"""OpenSpiel: importing this registers all games of Tablecade.

import pyspiel
import tablecade.lab.adapters.openspiel

game = pyspiel.load_game("python_tablecade_qwixx", {"seats": 3})
"""

from types import ModuleType

from tablecade.core.extras import naming_extra
from tablecade.core.registry import Registry, instance_of

with naming_extra():
    from tablecade.lab.adapters import openspiel_games

__all__ = ["SMALL_GAMES", "openspiel_games"]


SMALL_GAMES: Registry[ModuleType] = Registry(
    "tablecade.openspiel",
    {
        "pixoid": "tablecade.games.pixoid.research.openspiel",
        "qwixx": "tablecade.games.qwixx.research.openspiel_small",
    },
    make=instance_of(ModuleType),
)
"""Modules by game id that register parts of a game which solvers can solve."""

for _game in SMALL_GAMES:
    _ = SMALL_GAMES[_game]
