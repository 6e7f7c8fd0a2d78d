"""The rules of each game, and its boards."""

import re
from typing import Any, get_type_hints

from tablecade.core.boards import Boards
from tablecade.core.game import Game, Meta
from tablecade.core.registry import Registry, instance_of
from tablecade.core.replay import AnyGame
from tablecade.core.view import Views, fields_of

_ID = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")


def _rules(name: str, value: Any) -> AnyGame:
    game = value() if isinstance(value, type) else value
    if not isinstance(game, Game):
        raise TypeError(f"{value!r} is not a tablecade.core.game.Game")
    if not isinstance(game.meta, Meta):
        raise TypeError(f"meta is {game.meta!r}, not a tablecade.core.game.Meta")
    if game.meta.id != name:
        raise ValueError(f"the entry point is named {name}, but the game's id is {game.meta.id}")
    if not _ID.fullmatch(name):
        raise ValueError("an id has lower-case letters, digits and single hyphens only")
    _check_seats(game)
    _check_types(game)
    return game


def _check_seats(game: AnyGame) -> None:
    """There is a number of seats, and a colour for each hand."""
    meta = game.meta
    if not 1 <= meta.fewest_seats <= meta.most_seats:
        raise ValueError(f"meta has {meta.fewest_seats} to {meta.most_seats} seats")
    if meta.full_table > meta.most_seats:
        raise ValueError(f"full_table is {meta.full_table}, more than {meta.most_seats} seats")
    most = max(len(game.hands(seats=n)) for n in range(meta.fewest_seats, meta.most_seats + 1))
    colours = len(set(meta.colours))
    if colours < most:
        raise ValueError(f"meta.colours has {colours} for {most} hands")


def _check_types(game: AnyGame) -> None:
    """Clients can describe the views, and a bot's process can read the state."""
    if not isinstance(game.views, Views):
        raise TypeError(f"views is {game.views!r}, not a tablecade.core.view.Views")
    for view in (game.views.state, game.views.preview, *game.views.events):
        fields_of(view)
    if "return" not in get_type_hints(type(game).setup):
        raise TypeError("setup does not name the type of its state, as in “-> State”")


GAMES: Registry[AnyGame] = Registry(
    "tablecade.games",
    {
        "pixoid": "tablecade.games.pixoid.rules.game:Pixoid",
        "qwixx": "tablecade.games.qwixx.rules.game:Qwixx",
        "qwixx-on-board": "tablecade.games.qwixx_on_board.rules.game:QwixxOnBoard",
    },
    make=_rules,
)
"""All games by id: those of this package, then those of installed plug-ins."""


BOARDS: Registry[Boards] = Registry(
    "tablecade.boards",
    {
        "pixoid": "tablecade.games.pixoid.rules.boards:BOARDS",
        "qwixx-on-board": "tablecade.games.qwixx_on_board.rules.track:BOARDS",
    },
    make=instance_of(Boards),
)
"""Boards of the games that have any."""
