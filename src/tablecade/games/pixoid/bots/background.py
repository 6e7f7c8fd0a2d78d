"""The background job of Pixoid: solving the board on which a strong bot plays."""

import hashlib
from importlib.util import find_spec

import msgspec

from tablecade.bots.background import BackgroundJob
from tablecade.games.pixoid.bots.levels import SOLVING
from tablecade.games.pixoid.rules.state import State, Variant
from tablecade.games.pixoid.solver.background import MOST_PIX, Request

MODULE = "tablecade.games.pixoid.solver.background"


def find_job(state: State, bot: str, keep: int) -> BackgroundJob | None:
    """Solving needs Numba, and a board of at most full size. A solved board is done at once."""
    if bot not in SOLVING or state.variant is not Variant.STANDARD:
        return None
    if len(state.board.pix) > MOST_PIX or find_spec("numba") is None:
        return None
    request = msgspec.json.encode(Request(state.board, keep))
    return BackgroundJob(hashlib.sha256(request).hexdigest(), MODULE, request)
