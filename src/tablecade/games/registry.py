"""The rules of each game, and its boards."""

import re
from typing import Any

from tablecade.core.game import Game
from tablecade.core.replay import AnyGame
from tablecade.games.boards import Boards
from tablecade.registry import Registry, instance_of

_ID = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")


def _rules(name: str, value: Any) -> AnyGame:
    game = value() if isinstance(value, type) else value
    if not isinstance(game, Game):
        raise TypeError(f"{value!r} is not a tablecade.core.game.Game")
    if game.meta.id != name:
        raise ValueError(f"the entry point is named {name}, but the game's id is {game.meta.id}")
    if not _ID.fullmatch(name):
        raise ValueError("an id has lower-case letters, digits and single hyphens only")
    return game


GAMES: Registry[AnyGame] = Registry(
    "tablecade.games",
    {
        "pixoid": "tablecade.games.pixoid.rules:Pixoid",
        "qwixx": "tablecade.games.qwixx.rules:Qwixx",
        "qwixx-on-board": "tablecade.games.qwixx_on_board.rules:QwixxOnBoard",
    },
    make=_rules,
)
"""All games by id: those of this package, then those of installed plug-ins."""


BOARDS: Registry[Boards] = Registry(
    "tablecade.boards",
    {
        "pixoid": "tablecade.games.pixoid.boards:BOARDS",
        "qwixx-on-board": "tablecade.games.qwixx_on_board.boards:BOARDS",
    },
    make=instance_of(Boards),
)
"""Boards of the games that have any."""
