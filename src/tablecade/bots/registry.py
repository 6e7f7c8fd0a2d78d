"""The bots of each game, and bots of one's own."""

from collections.abc import Mapping
from functools import partial
from importlib.util import find_spec
from random import Random
from types import MappingProxyType
from typing import Any

from tablecade.bots.bot import Bot, MakeBot, is_compiled
from tablecade.bots.own_bot import own_bot
from tablecade.bots.process_bot import PREFIX, ProcessBot
from tablecade.bots.random_bot import RandomBot
from tablecade.core.errors import UnknownBot
from tablecade.core.registry import Registry
from tablecade.core.replay import AnyGame


def _named(game: str, value: Any) -> Mapping[str, MakeBot]:
    if not isinstance(value, Mapping) or not all(map(callable, value.values())):
        raise TypeError(f"{value!r} does not map names to classes of bots for {game}")
    return MappingProxyType({"random": RandomBot, **value})


def _merged(known: Mapping[str, MakeBot], added: Mapping[str, MakeBot]) -> Mapping[str, MakeBot]:
    """The bots of a game with those of another package, which can't replace any."""
    names = sorted(added.keys() & known.keys() - {"random"})
    if names:
        raise ValueError(f"there is a bot named {names[0]} already")
    return MappingProxyType({**known, **added})


BOTS: Registry[Mapping[str, MakeBot]] = Registry(
    "tablecade.bots",
    {
        "pixoid": "tablecade.games.pixoid.bots:BOTS",
        "qwixx": "tablecade.games.qwixx.bots:BOTS",
        "qwixx-on-board": "tablecade.games.qwixx_on_board.bots:BOTS",
    },
    make=_named,
    merge=_merged,
)
"""All bots, by game and name. A game without bots of its own is not in it: use `bots_of`."""


def bots_of(game: str) -> Mapping[str, MakeBot]:
    """The bots of a game by name; `random` plays every game."""
    return BOTS.get(game, {"random": RandomBot})


def default_bot(game: str) -> str:
    """The bot that plays where nobody named one: `greedy`, if the game has it."""
    known = bots_of(game)
    return "greedy" if "greedy" in known else next(iter(known))


def playable_bots(game: str) -> tuple[str, ...]:
    """The bots of a game that can play on this installation."""
    compiles = find_spec("numba") is not None
    return tuple(name for name, make in bots_of(game).items() if compiles or not is_compiled(make))


def make_bot(game: AnyGame, name: str, rng: Random) -> Bot:
    """A bot by its name, by `module:Class`, or by `process:COMMAND` for a program.

    Raises UnknownBot for a name, BadBot for a class that can't be used.
    """
    return find_bot(game, name)(game, rng)


def find_bot(game: AnyGame, name: str) -> MakeBot:
    """What makes the bot of this name, or of this `module:Class`: `find_bot(…)(game, rng)`."""
    if name.startswith(PREFIX):
        return partial(ProcessBot, name)
    if ":" in name:
        return own_bot(name)
    known = bots_of(game.meta.id)
    if name not in known:
        raise UnknownBot(game=game.meta.id, bot=name, known=", ".join(known))
    return known[name]
