"""Qwixx On Board on its kernel."""

from typing import Any

from tablecade.games.qwixx.research.kernel import BOTS, play_by
from tablecade.lab.research import Columns, Kernel, Work


def play(state: Any, bots: tuple[str, ...], work: Work) -> Columns:
    from tablecade.games.qwixx_on_board.bots.compiled import PLAYED  # needs Numba
    from tablecade.games.qwixx_on_board.kernel.numbers import encode_track

    return play_by(PLAYED, encode_track(state.track), bots, work)


KERNEL = Kernel(BOTS, play)
