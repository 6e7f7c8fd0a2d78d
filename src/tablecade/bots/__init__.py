"""Players for empty seats: the bots of each game, and bots of one's own (docs/bots.md)."""

from collections.abc import Mapping
from functools import partial
from importlib.metadata import entry_points
from importlib.util import find_spec
from random import Random
from typing import Any

from tablecade.bots.bot import BackgroundJob as BackgroundJob
from tablecade.bots.bot import Bot as Bot
from tablecade.bots.bot import BotEntry as BotEntry
from tablecade.bots.bot import MakeBot as MakeBot
from tablecade.bots.bot import RandomBot
from tablecade.bots.own_bot import own_bot
from tablecade.bots.process_bot import PREFIX, ProcessBot
from tablecade.core.errors import UnknownBot
from tablecade.core.packages import GAMES
from tablecade.core.replay import AnyGame

GROUP = "tablecade.bots"
"""Entry points of packages that bring bots for a game of another package, named by the game."""

_NONE: Mapping[str, Any] = {}
_known: dict[str, tuple[Mapping[str, Any], Mapping[str, BotEntry]]] = {}
"""By game: the mapping of its package, and all its bots."""


def bots_of(game: str) -> Mapping[str, BotEntry]:
    """The bots of a game by name; `random` plays every game."""
    own = GAMES.part(game, "bots", Mapping) or _NONE  # type: ignore[type-abstract]
    if game not in _known or _known[game][0] is not own:
        bots = {"random": BotEntry(RandomBot)}
        try:
            bots |= _entries(game, own)
        except TypeError as problem:
            GAMES.note(game, "bots", problem)
        for entry in sorted(entry_points(group=GROUP, name=game), key=lambda one: one.value):
            try:  # what other packages bring can't replace any
                added = _entries(game, entry.load())
                if taken := [name for name in added if name in bots or name in own]:
                    raise ValueError(f"there is a bot named {taken[0]} already")  # noqa: TRY301
                bots |= added
            except Exception as problem:
                GAMES.note(game, "bots", problem, entry=entry)
        _known[game] = (own, bots)
    return _known[game][1]


def add_bots(game: str, bots: Mapping[str, Any]) -> None:
    """Add bots to a game in this process, for scripts and tests."""
    known = bots_of(game)
    _known[game] = (_known[game][0], {**known, **_entries(game, bots)})


def _entries(game: str, bots: Mapping[str, Any]) -> dict[str, BotEntry]:
    """Raises TypeError for what is no bot."""
    found: dict[str, BotEntry] = {}
    for name, bot in bots.items():
        if not isinstance(bot, BotEntry) and not callable(bot):
            raise TypeError(f"the bot {name} of {game} is {bot!r}, not a class or a BotEntry")
        found[name] = bot if isinstance(bot, BotEntry) else BotEntry(bot)
    return found


def default_bot(game: str) -> str:
    """The bot that plays where nobody named one: `greedy`, if the game has it."""
    known = bots_of(game)
    return "greedy" if "greedy" in known else next(iter(known))


def playable_bots(game: str) -> tuple[str, ...]:
    """The bots of a game that can play on this installation."""
    compiles = find_spec("numba") is not None
    return tuple(name for name, bot in bots_of(game).items() if compiles or not bot.compiled)


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
    return known[name].make
