"""Qwixx and Qwixx On Board on their kernel."""

from typing import Any

from tablecade.lab.research import Columns, Kernel, Work

BOTS = ("random", "greedy")


def play(state: Any, bots: tuple[str, ...], work: Work) -> Columns:
    import numpy as np

    from tablecade.games.qwixx.bots.compiled import playout  # needs Numba
    from tablecade.games.qwixx.bots.compiled.policy import POLICIES
    from tablecade.games.qwixx.kernel.codes import encode_track
    from tablecade.games.qwixx.kernel.numbers import REASONS

    seed, first, count = work
    results = np.zeros(count, dtype=playout.RESULT)
    policies = np.array([POLICIES.index(bot) for bot in bots], dtype=np.int8)
    track = encode_track(getattr(state, "track", None))
    playout.play(seed, first, track, policies, results)
    scores = results["scores"][:, : len(bots)]
    return Columns(
        decisions=results["decisions"],
        first=results["first"],
        ended=results["ended"],
        reasons=REASONS,
        wins=scores == scores.max(axis=1, keepdims=True),
        scores=scores,
    )


KERNEL = Kernel(BOTS, play)
