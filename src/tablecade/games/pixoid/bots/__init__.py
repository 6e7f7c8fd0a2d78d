"""Bots that play Pixoid. Their modules are loaded when a bot is made."""

import hashlib
from collections.abc import Mapping
from importlib.util import find_spec
from random import Random

import msgspec

from tablecade.bots.bot import BackgroundJob, Bot, BotEntry, MakeBot
from tablecade.core.packages import later
from tablecade.core.replay import AnyGame
from tablecade.games.pixoid.rules.state import State, Variant
from tablecade.games.pixoid.solver import background


def _level(name: str) -> MakeBot:
    def make(game: AnyGame, rng: Random) -> Bot:
        from tablecade.games.pixoid.bots.levels import LevelPixoid, make_level

        del game  # its rules are looked up directly
        return LevelPixoid(make_level(name), rng)

    return make


def find_job(state: State, keep: int) -> BackgroundJob | None:
    """Solving the board on which a strong bot plays. A solved board is done at once.

    It needs Numba, and a board of at most full size.
    """
    if state.variant is not Variant.STANDARD:
        return None
    if len(state.board.pix) > background.MOST_PIX or find_spec("numba") is None:
        return None
    request = msgspec.json.encode(background.Request(state.board, keep))
    return BackgroundJob(hashlib.sha256(request).hexdigest(), background.__name__, request)


BOTS: Mapping[str, BotEntry] = {
    "greedy": BotEntry(later(f"{__name__}.greedy:GreedyPixoid")),
    "easy": BotEntry(_level("easy")),
    "medium": BotEntry(_level("medium")),
    "hard": BotEntry(_level("hard"), background=find_job),
    "bold": BotEntry(_level("bold"), background=find_job),
    "careful": BotEntry(_level("careful"), background=find_job),
    "perfect": BotEntry(
        later(f"{__name__}.levels:PerfectPixoid"), compiled=True, background=find_job
    ),
}
