"""Qwixx in the lab."""

from tablecade.core.packages import later
from tablecade.games.qwixx.research.benchmark import QWIXX
from tablecade.games.qwixx.research.kernel import KERNEL
from tablecade.lab.research import Research

_HERE = "tablecade.games.qwixx.research"
RESEARCH = Research(
    adapter=later(f"{_HERE}.adapter:QwixxAdapter"),
    renderer=later(f"{_HERE}.render:renderer"),
    kernel=KERNEL,
    benchmark=QWIXX,
    tables={
        "cpu": later(f"{_HERE}.tables:QwixxTables"),
        "gpu": later(f"{_HERE}.gpu_tables:QwixxGpuTables"),
    },
    openspiel=later(f"{_HERE}.openspiel_small:register"),
)
