"""Bots that play Pixoid. Their modules are loaded when a bot is made."""

from collections.abc import Mapping
from random import Random

from tablecade.bots.bot import BackgroundJob, Bot, BotEntry, MakeBot
from tablecade.core.replay import AnyGame
from tablecade.games.pixoid.rules.state import State


def _greedy(game: AnyGame, rng: Random) -> Bot:
    from tablecade.games.pixoid.bots.greedy import GreedyPixoid

    return GreedyPixoid(game, rng)


def _perfect(game: AnyGame, rng: Random) -> Bot:
    from tablecade.games.pixoid.bots.perfect import PerfectPixoid

    return PerfectPixoid(game, rng)


def _level(name: str) -> MakeBot:
    def make(game: AnyGame, rng: Random) -> Bot:
        from tablecade.games.pixoid.bots.levels import LevelPixoid, make_level

        del game  # its rules are looked up directly
        return LevelPixoid(make_level(name), rng)

    return make


def _solving(state: State, keep: int) -> BackgroundJob | None:
    from tablecade.games.pixoid.bots.background import find_job

    return find_job(state, keep)


BOTS: Mapping[str, BotEntry] = {
    "greedy": BotEntry(_greedy),
    "easy": BotEntry(_level("easy")),
    "medium": BotEntry(_level("medium")),
    "hard": BotEntry(_level("hard"), background=_solving),
    "bold": BotEntry(_level("bold"), background=_solving),
    "careful": BotEntry(_level("careful"), background=_solving),
    "perfect": BotEntry(_perfect, compiled=True, background=_solving),
}
