"""Pixoid on its kernel."""

from typing import Any

from tablecade.games.pixoid.rules.state import Variant
from tablecade.lab.research import Columns, Kernel, Work


def play(state: Any, bots: tuple[str, ...], work: Work) -> Columns:
    import numpy as np

    from tablecade.games.pixoid.bots import compiled  # needs Numba
    from tablecade.games.pixoid.kernel.board import encode_board
    from tablecade.games.pixoid.kernel.table import REASONS, encode_opening

    seed, first, count = work
    results = np.zeros(count, dtype=compiled.RESULT)
    compiled.play(seed, first, encode_board(state.board), encode_opening(state), results)
    scored = state.variant is Variant.STANDARD
    return Columns(
        decisions=results["decisions"],
        first=np.full(count, state.pixoid),
        ended=results["ended"],
        reasons=REASONS,
        wins=results["wins"][:, : len(bots)] > 0,
        scores=results["scores"][:, : len(bots)] if scored else None,
    )


KERNEL = Kernel(("random",), play)
