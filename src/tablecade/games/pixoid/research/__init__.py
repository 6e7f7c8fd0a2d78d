"""Pixoid in the lab."""

from tablecade.core.packages import later
from tablecade.games.pixoid.research.benchmark import BENCHMARK
from tablecade.games.pixoid.research.kernel import KERNEL
from tablecade.lab.research import Research

_HERE = "tablecade.games.pixoid.research"
RESEARCH = Research(
    adapter=later(f"{_HERE}.environment:PixoidAdapter"),
    renderer=later(f"{_HERE}.environment:renderer"),
    kernel=KERNEL,
    benchmark=BENCHMARK,
    tables={"cpu": later(f"{_HERE}.tables:PixoidTables")},
    openspiel=later(f"{_HERE}.openspiel:register"),
)
