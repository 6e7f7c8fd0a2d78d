"""Compiled tables of Qwixx On Board for vector environments."""

from typing import Any

from tablecade.games.qwixx.bots.net import load_weights
from tablecade.games.qwixx.kernel.batch import QwixxBatch
from tablecade.games.qwixx.research import environment as qwixx
from tablecade.games.qwixx.research.tables import Opponents, QwixxTables, opponents_with
from tablecade.games.qwixx_on_board import bots
from tablecade.games.qwixx_on_board.bots.compiled import PLAYED, PLAYER, PLAYERS, SEARCH
from tablecade.games.qwixx_on_board.compiled import variant
from tablecade.games.qwixx_on_board.kernel.table import OnBoardBatch
from tablecade.games.qwixx_on_board.research.environment import layout, observe
from tablecade.lab.adapters.observation import Layout


def opponents(seats: int) -> Opponents:
    name = f"qwixx-on-board-net-{seats}"
    return opponents_with(lambda: load_weights(name, bots.__name__), PLAYER)


class OnBoardTables(QwixxTables):
    rules = PLAYED._replace(loop=variant({**PLAYERS, qwixx.observe: observe}))
    search = SEARCH

    def _make(self, state: Any, count: int, seed: int) -> tuple[QwixxBatch, Layout, Opponents]:
        seats = len(state.pawns)
        batch = OnBoardBatch(count, seats=seats, track=state.track, seed=seed)
        return batch, layout(seats), opponents(seats)
