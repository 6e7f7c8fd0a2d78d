"""Tablecade: a digital table for board games.

What a script needs can be imported from here, and is loaded when it is first used:

- `play`, `simulate`, `load`, `replay`: matches (tablecade.api)
- `GAMES`, `bots_of(game)`: games and bots by name; `GamePackage` for a game of one's own
- `Game`, `Bot`, `Match`, `Outcome`, `Hand`, `Seat`, `DICE`: the types of the contract
- `TablecadeError`: the base of all errors; `str(error)` is a sentence
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from tablecade.version import __version__ as __version__

if TYPE_CHECKING:
    from tablecade.api import load, play, replay, simulate
    from tablecade.bots import Bot, BotEntry, bots_of
    from tablecade.core.errors import TablecadeError
    from tablecade.core.game import Game, Outcome
    from tablecade.core.hand import DICE, Hand, Seat
    from tablecade.core.match import Match
    from tablecade.core.packages import GAMES, GamePackage

__all__ = [
    "DICE",
    "GAMES",
    "Bot",
    "BotEntry",
    "Game",
    "GamePackage",
    "Hand",
    "Match",
    "Outcome",
    "Seat",
    "TablecadeError",
    "bots_of",
    "load",
    "play",
    "replay",
    "simulate",
]

_HOMES = {
    **dict.fromkeys(("load", "play", "replay", "simulate"), "tablecade.api"),
    **dict.fromkeys(("Bot", "BotEntry", "bots_of"), "tablecade.bots"),
    "TablecadeError": "tablecade.core.errors",
    **dict.fromkeys(("Game", "Outcome"), "tablecade.core.game"),
    **dict.fromkeys(("DICE", "Hand", "Seat"), "tablecade.core.hand"),
    "Match": "tablecade.core.match",
    **dict.fromkeys(("GAMES", "GamePackage"), "tablecade.core.packages"),
}


def __getattr__(name: str) -> Any:
    if name not in _HOMES:
        raise AttributeError(f"module 'tablecade' has no attribute {name!r}")
    return getattr(import_module(_HOMES[name]), name)


def __dir__() -> list[str]:
    return sorted([*globals(), *__all__])
