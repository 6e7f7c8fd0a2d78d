"""Pixoid in the benchmark."""

from collections.abc import Sequence
from typing import Any

from tablecade.lab.benchmark.registry import Effort, GameBenchmark


def _exact(bots: Sequence[str], effort: Effort) -> dict[str, list[Any]]:
    from tablecade.lab.benchmark.pixoid.bounds import measure_bounds
    from tablecade.lab.benchmark.pixoid.exploitability import BOARDS, measure_exploitability

    return {
        "exploitability": [measure_exploitability(bot, board) for bot in bots for board in BOARDS],
        "bounds": [measure_bounds(bot, rounds=effort.rounds) for bot in bots],
    }


BENCHMARK = GameBenchmark(exact=_exact)
