"""Bots that play Pixoid. Their modules are loaded when a bot is made."""

from collections.abc import Mapping
from random import Random

from tablecade.bots.bot import Bot, MakeBot, compiled_bot
from tablecade.core.replay import AnyGame


def _greedy(game: AnyGame, rng: Random) -> Bot:
    from tablecade.games.pixoid.bots.greedy import GreedyPixoid

    return GreedyPixoid(game, rng)


@compiled_bot
def _perfect(game: AnyGame, rng: Random) -> Bot:
    from tablecade.games.pixoid.bots.perfect import PerfectPixoid

    return PerfectPixoid(game, rng)


def _level(name: str) -> MakeBot:
    def make(game: AnyGame, rng: Random) -> Bot:
        from tablecade.games.pixoid.bots.levels import LevelPixoid, make_level

        del game  # its rules are looked up directly
        return LevelPixoid(make_level(name), rng)

    return make


BOTS: Mapping[str, MakeBot] = {
    "greedy": _greedy,
    "easy": _level("easy"),
    "medium": _level("medium"),
    "hard": _level("hard"),
    "bold": _level("bold"),
    "careful": _level("careful"),
    "perfect": _perfect,
}
