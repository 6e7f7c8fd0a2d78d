"""Pixoid in the benchmark."""

from tablecade.lab.research import GameBenchmark, Measurement


def _exact() -> dict[str, Measurement]:
    from tablecade.games.pixoid.research.benchmark.bounds import BOUNDS
    from tablecade.games.pixoid.research.benchmark.exploitability import EXPLOITABILITY

    return {"exploitability": EXPLOITABILITY, "bounds": BOUNDS}


BENCHMARK = GameBenchmark(exact=_exact)
