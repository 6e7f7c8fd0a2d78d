"""Bots that play Pixoid. Their modules are loaded when a bot is made."""

import hashlib
from collections.abc import Mapping
from functools import partial
from importlib.util import find_spec

import msgspec

from tablecade.bots.bot import BackgroundJob, BotEntry
from tablecade.core.packages import later
from tablecade.games.pixoid.rules.state import State, Variant
from tablecade.games.pixoid.solver import background


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


_LEVEL = later(f"{__name__}.levels:LevelPixoid")
BOTS: Mapping[str, BotEntry] = {
    "greedy": BotEntry(later(f"{__name__}.greedy:GreedyPixoid")),
    "easy": BotEntry(partial(_LEVEL, "easy")),
    "medium": BotEntry(partial(_LEVEL, "medium")),
    "hard": BotEntry(partial(_LEVEL, "hard"), background=find_job),
    "bold": BotEntry(partial(_LEVEL, "bold"), background=find_job),
    "careful": BotEntry(partial(_LEVEL, "careful"), background=find_job),
    "perfect": BotEntry(
        later(f"{__name__}.levels:PerfectPixoid"), compiled=True, background=find_job
    ),
}
