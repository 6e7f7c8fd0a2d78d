"""A test that any game can be run through: `check_game(PACKAGE)` lists what is wrong with it.

It plays random matches with fixed seeds at every number of seats. An error is something that does
not work; a warning does no harm. The sentences are for authors of games, so they are in English.
"""

from tablecade.testing.check import check_game, check_installed
from tablecade.testing.checks import Finding

__all__ = ["Finding", "check_game", "check_installed"]
