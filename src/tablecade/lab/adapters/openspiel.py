"""OpenSpiel: importing this registers all games of Tablecade.

import pyspiel
import tablecade.lab.adapters.openspiel

game = pyspiel.load_game("python_tablecade_qwixx", {"seats": 3})
"""

from tablecade.core.extras import naming_extra
from tablecade.lab.research import games_with, research_of

with naming_extra():
    from tablecade.lab.adapters import openspiel_games

__all__ = ["openspiel_games"]

for _game in games_with("openspiel"):
    if (_register := research_of(_game).openspiel) is not None:
        _register()
