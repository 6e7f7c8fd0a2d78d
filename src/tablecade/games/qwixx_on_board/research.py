"""Qwixx On Board in the lab."""

from tablecade.core.packages import later
from tablecade.games.qwixx.research.benchmark import ON_BOARD
from tablecade.games.qwixx.research.kernel import KERNEL
from tablecade.lab.research import Research

_QWIXX = "tablecade.games.qwixx.research"
RESEARCH = Research(
    adapter=later(f"{_QWIXX}.adapter:QwixxAdapter"),
    renderer=later(f"{_QWIXX}.render:renderer"),
    kernel=KERNEL,
    benchmark=ON_BOARD,
    tables={"cpu": later(f"{_QWIXX}.tables:QwixxTables")},
)
