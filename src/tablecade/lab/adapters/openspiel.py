"""OpenSpiel: importing this registers all games of Tablecade.

import pyspiel
import tablecade.lab.adapters.openspiel

game = pyspiel.load_game("python_tablecade_qwixx", {"seats": 3})
"""

from tablecade.lab.adapters import openspiel_chase, openspiel_games, openspiel_small_qwixx

__all__ = ["openspiel_chase", "openspiel_games", "openspiel_small_qwixx"]
