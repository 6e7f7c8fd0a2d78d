"""Qwixx and Qwixx On Board under the same names, for tests that hold for both."""

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np

from tablecade.core.array import Record
from tablecade.games.qwixx.bots import learned
from tablecade.games.qwixx.bots.compiled import player
from tablecade.games.qwixx.bots.greedy import GreedyQwixx
from tablecade.games.qwixx.bots.net import ArrayFeatures, ArraySearch, ValueNet, load_net
from tablecade.games.qwixx.kernel import arrays, numbers, table
from tablecade.games.qwixx.rules.state import State
from tablecade.games.qwixx_on_board.bots import compiled as board_compiled
from tablecade.games.qwixx_on_board.bots import learned as board_learned
from tablecade.games.qwixx_on_board.bots.greedy import GreedyOnBoard
from tablecade.games.qwixx_on_board.kernel import arrays as board_arrays
from tablecade.games.qwixx_on_board.kernel import numbers as board_numbers
from tablecade.games.qwixx_on_board.kernel import table as board_table
from tablecade.games.qwixx_on_board.kernel.numbers import encode_track
from tablecade.games.qwixx_on_board.rules.state import State as BoardState
from tablecade.games.qwixx_on_board.rules.state import Track


class Kind(NamedTuple):
    numbers: Any
    encode_states: Callable[..., Any]
    greedy: type[GreedyQwixx]
    learned: type[learned.LearnedQwixx]
    load_net: Callable[[int], ValueNet]
    search: Any
    """The type of the record of a compiled search."""
    compiled: Callable[[Any], Any]
    """Makes the compiled functions of Qwixx again for this game."""


KINDS = {
    "qwixx": Kind(
        numbers,
        arrays.encode_states,
        GreedyQwixx,
        learned.LearnedQwixx,
        load_net,
        player.search_type(),
        table.QWIXX.loop,
    ),
    "qwixx-on-board": Kind(
        board_numbers,
        board_arrays.encode_states,
        GreedyOnBoard,
        board_learned.LearnedOnBoard,
        board_learned.load_net,
        player.search_type(board_numbers.TABLE),
        board_compiled.PLAYED.loop,
    ),
}


def kind_of(state: State | BoardState) -> Kind:
    return KINDS["qwixx-on-board" if isinstance(state, BoardState) else "qwixx"]


def table_of(state: State | BoardState) -> State:
    return state.table if isinstance(state, BoardState) else state


def board_of(state: State | BoardState) -> Record:
    """What compiled functions take as the board."""
    return encode_track(state.track) if isinstance(state, BoardState) else None


class OnBoardBatch(table.QwixxBatch):
    rules = board_table.ON_BOARD


def batch_of(tables: int, state: State | BoardState) -> table.QwixxBatch:
    kind = OnBoardBatch if isinstance(state, BoardState) else table.QwixxBatch
    batch = kind(tables, seats=len(table_of(state).sheets))
    batch.board = board_of(state)
    return batch


def features_of(seats: int, tracks: list[Track]) -> ArrayFeatures:
    if tracks:
        return board_learned.BoardFeatures(board_arrays.OnBoardArrays(np, seats, tracks))
    return ArrayFeatures(arrays.QwixxArrays(np, seats))


def search_of(state: State | BoardState) -> ArraySearch:
    """With the network of the package."""
    seats = len(table_of(state).sheets)
    features = features_of(seats, [state.track] if isinstance(state, BoardState) else [])
    return ArraySearch(features.arrays, kind_of(state).load_net(seats), features)
