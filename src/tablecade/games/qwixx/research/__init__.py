"""Qwixx in the lab."""

from tablecade.core.packages import later
from tablecade.games.qwixx.research.kernel import KERNEL
from tablecade.lab.research import GameBenchmark, Research

_HERE = "tablecade.games.qwixx.research"
RESEARCH = Research(
    adapter=later(f"{_HERE}.environment:QwixxAdapter"),
    renderer=later(f"{_HERE}.environment:renderer"),
    kernel=KERNEL,
    benchmark=GameBenchmark(seats=(2, 3, 4, 5), exact=later(f"{_HERE}.benchmark:exact")),
    tables={
        "cpu": later(f"{_HERE}.tables:QwixxTables"),
        "gpu": later(f"{_HERE}.tables:QwixxGpuTables"),
    },
    openspiel=later(f"{_HERE}.openspiel_small:register"),
)
