"""Qwixx On Board in the lab."""

from typing import Any

from tablecade.core.packages import later
from tablecade.games.qwixx.research import BOTS, play_by
from tablecade.lab.research import Columns, GameBenchmark, Kernel, Research, Work


def play(state: Any, bots: tuple[str, ...], work: Work) -> Columns:
    from tablecade.games.qwixx_on_board.bots.compiled import PLAYED  # needs Numba
    from tablecade.games.qwixx_on_board.kernel.numbers import encode_track

    return play_by(PLAYED, encode_track(state.track), bots, work)


_HERE = "tablecade.games.qwixx_on_board.research"
RESEARCH = Research(
    adapter=later(f"{_HERE}.environment:OnBoardAdapter"),
    renderer=later("tablecade.games.qwixx.research.environment:renderer"),
    kernel=Kernel(BOTS, play),
    benchmark=GameBenchmark(seats=(2, 3, 4)),
    tables={"cpu": later(f"{_HERE}.environment:OnBoardTables")},
)
