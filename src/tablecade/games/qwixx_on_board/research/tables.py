"""Compiled tables of Qwixx On Board for vector environments."""

from typing import Any

from tablecade.games.qwixx.research import environment as qwixx
from tablecade.games.qwixx.research.tables import Opponents, QwixxTables, opponents_with
from tablecade.games.qwixx_on_board.bots.compiled import PLAYED, PLAYERS
from tablecade.games.qwixx_on_board.bots.learned import load_net
from tablecade.games.qwixx_on_board.kernel.table import OnBoardBatch, variant
from tablecade.games.qwixx_on_board.research.environment import layout, observe
from tablecade.lab.adapters.observation import Layout


class OnBoardTables(QwixxTables):
    rules = PLAYED._replace(loop=variant({**PLAYERS, qwixx.observe: observe}))

    def begin(self, state: Any, count: int, seed: int) -> tuple[OnBoardBatch, Layout, Opponents]:
        seats = len(state.pawns)
        batch = OnBoardBatch(count, seats=seats, track=state.track, seed=seed)
        return batch, layout(seats), opponents_with(lambda: load_net(seats).layers)
