"""Pixoid in the benchmark."""

from tablecade.lab.benchmark.registry import GameBenchmark, Measurement


def _exact() -> dict[str, Measurement]:
    from tablecade.lab.benchmark.pixoid.bounds import BOUNDS
    from tablecade.lab.benchmark.pixoid.exploitability import EXPLOITABILITY

    return {"exploitability": EXPLOITABILITY, "bounds": BOUNDS}


BENCHMARK = GameBenchmark(exact=_exact)
