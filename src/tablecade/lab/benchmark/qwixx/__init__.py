"""Qwixx and Qwixx On Board in the benchmark."""

from collections.abc import Sequence
from typing import Any

from tablecade.lab.benchmark.registry import Effort, GameBenchmark


def _exact(bots: Sequence[str], effort: Effort) -> dict[str, list[Any]]:
    from tablecade.lab.benchmark.qwixx.regret import measure_regret

    return {"regret": [measure_regret(bot, count=effort.positions) for bot in bots]}


QWIXX = GameBenchmark(seats=(2, 3, 4, 5), exact=_exact)
ON_BOARD = GameBenchmark(seats=(2, 3, 4))
