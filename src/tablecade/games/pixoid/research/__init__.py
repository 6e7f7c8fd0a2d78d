"""Pixoid in the lab."""

from typing import Any

from tablecade.core.packages import later
from tablecade.games.pixoid.rules.state import Variant
from tablecade.lab.research import Columns, GameBenchmark, Kernel, Research, Work


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


_HERE = "tablecade.games.pixoid.research"
RESEARCH = Research(
    adapter=later(f"{_HERE}.environment:PixoidAdapter"),
    renderer=later(f"{_HERE}.environment:renderer"),
    kernel=Kernel(("random",), play),
    benchmark=GameBenchmark(exact=later(f"{_HERE}.benchmark:exact")),
    tables={"cpu": later(f"{_HERE}.environment:PixoidTables")},
    openspiel=later(f"{_HERE}.openspiel:register"),
)
