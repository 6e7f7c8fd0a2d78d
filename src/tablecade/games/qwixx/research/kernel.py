"""Qwixx on its kernel."""

from typing import Any

from tablecade.lab.research import Columns, Kernel, Work

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


KERNEL = Kernel(BOTS, play)
