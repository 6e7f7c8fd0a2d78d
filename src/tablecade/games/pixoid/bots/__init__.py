"""Bots that play Pixoid. Their modules are loaded when a bot is made."""

import hashlib
from collections.abc import Mapping
from importlib.util import find_spec
from random import Random

import msgspec

from tablecade.bots.background import BackgroundJob
from tablecade.bots.bot import Bot, MakeBot, compiled_bot
from tablecade.core.replay import AnyGame
from tablecade.games.pixoid.rules.state import State, Variant
from tablecade.games.pixoid.solver import background

SOLVING = ("hard", "bold", "careful", "perfect")
"""Bots that play better on a solved board."""


def _greedy(game: AnyGame, rng: Random) -> Bot:
    from tablecade.games.pixoid.bots.greedy import GreedyPixoid

    return GreedyPixoid(game, rng)


@compiled_bot
def _perfect(game: AnyGame, rng: Random) -> Bot:
    from tablecade.games.pixoid.bots.levels import PerfectPixoid

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


def find_job(state: State, bot: str, keep: int) -> BackgroundJob | None:
    """Solving the board on which a strong bot plays. A solved board is done at once.

    It needs Numba, and a board of at most full size.
    """
    if bot not in SOLVING or state.variant is not Variant.STANDARD:
        return None
    if len(state.board.pix) > background.MOST_PIX or find_spec("numba") is None:
        return None
    request = msgspec.json.encode(background.Request(state.board, keep))
    return BackgroundJob(hashlib.sha256(request).hexdigest(), background.__name__, request)
