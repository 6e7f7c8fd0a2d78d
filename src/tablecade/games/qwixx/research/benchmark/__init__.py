"""Qwixx and Qwixx On Board in the benchmark."""

from tablecade.lab.research import GameBenchmark, Measurement


def _exact() -> dict[str, Measurement]:
    from tablecade.games.qwixx.research.benchmark.regret import REGRET

    return {"regret": REGRET}


QWIXX = GameBenchmark(seats=(2, 3, 4, 5), exact=_exact)
ON_BOARD = GameBenchmark(seats=(2, 3, 4))
