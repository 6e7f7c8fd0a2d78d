"""Qwixx in the lab."""

from typing import Any

from tablecade.core.packages import later
from tablecade.lab.research import Columns, GameBenchmark, Kernel, Research, Work

BOTS = ("random", "greedy")


def play(state: Any, bots: tuple[str, ...], work: Work) -> Columns:  # noqa: ARG001
    from tablecade.games.qwixx.kernel.table import QWIXX  # needs Numba

    return play_by(QWIXX, None, bots, work)


def play_by(rules: Any, board: Any, bots: tuple[str, ...], work: Work) -> Columns:
    """Matches of Qwixx, or of a game that extends it."""
    import numpy as np

    from tablecade.games.qwixx.bots.compiled import playout  # needs Numba

    seed, first, count = work
    results = np.zeros(count, dtype=playout.RESULT)
    policies = np.array([playout.POLICIES.index(bot) for bot in bots], dtype=np.int8)
    playout.play((seed, first), policies, results, rules=rules, board=board)
    scores = results["scores"][:, : len(bots)]
    return Columns(
        decisions=results["decisions"],
        first=results["first"],
        ended=results["ended"],
        reasons=rules.reasons,
        wins=scores == scores.max(axis=1, keepdims=True),
        scores=scores,
    )


_HERE = "tablecade.games.qwixx.research"
RESEARCH = Research(
    adapter=later(f"{_HERE}.environment:QwixxAdapter"),
    renderer=later(f"{_HERE}.environment:renderer"),
    kernel=Kernel(BOTS, play),
    benchmark=GameBenchmark(seats=(2, 3, 4, 5), exact=later(f"{_HERE}.benchmark:exact")),
    tables={
        "cpu": later(f"{_HERE}.environment:QwixxTables"),
        "gpu": later(f"{_HERE}.environment:QwixxGpuTables"),
    },
    openspiel=later(f"{_HERE}.openspiel_small:register"),
)
