"""Qwixx On Board in the lab."""

from tablecade.core.packages import later
from tablecade.games.qwixx_on_board.research.kernel import KERNEL
from tablecade.lab.research import GameBenchmark, Research

_HERE = "tablecade.games.qwixx_on_board.research"
RESEARCH = Research(
    adapter=later(f"{_HERE}.environment:OnBoardAdapter"),
    renderer=later("tablecade.games.qwixx.research.environment:renderer"),
    kernel=KERNEL,
    benchmark=GameBenchmark(seats=(2, 3, 4)),
    tables={"cpu": later(f"{_HERE}.tables:OnBoardTables")},
)
