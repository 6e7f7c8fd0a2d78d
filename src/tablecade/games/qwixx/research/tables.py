"""Tables of Qwixx for vector environments: compiled, or in the memory of a GPU."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

import numpy as np

from tablecade.core.array import Array, Record
from tablecade.core.compiled import is_learner
from tablecade.games.qwixx.bots.compiled.player import PLAYER, TUNED_WEIGHTS, make_hard, make_player
from tablecade.games.qwixx.bots.compiled.search import choose_move, search_type
from tablecade.games.qwixx.bots.net import load_net, load_weights
from tablecade.games.qwixx.kernel.cuda.tables import CudaTables, Gpu
from tablecade.games.qwixx.kernel.numbers import ACTION_1, OVER
from tablecade.games.qwixx.kernel.table import (
    QWIXX,
    QwixxBatch,
    act,
    awaits,
    compiled_apart,
    deal,
    seats_of,
)
from tablecade.games.qwixx.research.environment import layout, observe
from tablecade.lab.adapters.observation import Layout
from tablecade.lab.research import UnknownOpponent

Opponents = Mapping[str, Callable[[], Record]]
"""What makes each compiled opponent, by name."""


def opponents_with(net: Callable[[], Mapping[str, Array]]) -> Opponents:
    """The opponents that games with a network of this kind have."""
    return {
        "random": partial(make_player, "random"),
        "greedy": partial(make_player, "greedy"),
        "weights": partial(make_player, "weights", weights=TUNED_WEIGHTS),
        "net": lambda: make_player("net", net=net()),
        "hard": lambda: make_hard(net()),
    }


class QwixxTables:
    """One learner or more; the other seats are played by compiled opponents."""

    xp = np
    rules = QWIXX

    def __init__(self, state: Any, *, count: int, opponents: Mapping[int, str], seed: int) -> None:
        batch, self.layout, known = self.begin(state, count, seed)
        self._batch = batch
        self.hands, self.actions = batch.seats, batch.actions
        self.reset, self.legal, self.credits = batch.reset, batch.masks, batch.credits
        self._players = np.zeros(self.hands, dtype=PLAYER)
        for seat, name in opponents.items():
            if name not in known:
                raise UnknownOpponent(opponent=name, known=", ".join(known))
            self._players[seat] = known[name]()
        self._search = np.zeros(2, dtype=search_type(self.rules.table))

    def begin(self, state: Any, count: int, seed: int) -> tuple[QwixxBatch, Layout, Opponents]:
        """Tables like this state, and the opponents that there are."""
        seats = len(state.sheets)
        known = {
            **opponents_with(lambda: load_net(seats).layers),
            "points": lambda: make_player("points", net=load_weights(f"qwixx-points-{seats}")),
        }
        return QwixxBatch(count, seats=seats, seed=seed), layout(seats), known

    def seed(self, seed: int) -> None:
        self._batch.reset(seed=seed)

    def advance(self, where: Array, learners: Array) -> None:
        batch = self._batch
        self.rules.loop(_advance_all)(
            batch.tables, batch.board, batch.scratches, self._players, self._search, learners, where
        )

    def answer(self, where: Array, choices: Array, learners: Array) -> None:
        batch = self._batch
        self.rules.loop(_answer_all)(
            batch.tables, batch.board, batch.scratches, self._players, self._search, learners,
            choices, where,
        )  # fmt: skip

    def observe(self, learners: Array) -> Array:
        out = np.empty((len(self._batch.tables), len(learners), self.layout.size), dtype=np.float32)
        self.rules.loop(_observe_all)(self._batch.tables, self._batch.board, learners, out)
        return out

    @property
    def over(self) -> Array:
        return self._batch.over


@compiled_apart
def _choose_others(
    table: Record, board: Record, scratch: Record, players: Array, search: Array, learners: Array
) -> None:
    for seat in seats_of(table):
        if awaits(table, seat) and not is_learner(learners, seat):
            scratch.choices[seat] = choose_move(table, board, seat, players[seat], search, scratch)


@compiled_apart
def _advance_all(
    tables: Array,
    board: Record,
    scratches: Array,
    players: Array,
    search: Array,
    learners: Array,
    where: Array,
) -> None:
    for index in range(len(tables)):
        table, scratch = tables[index], scratches[index]
        owed = not where[index]
        while not owed and table.phase != OVER:
            for learner in learners:
                owed |= awaits(table, learner)
            if table.phase < ACTION_1:
                deal(table, scratch)
            elif not owed:
                _choose_others(table, board, scratch, players, search, learners)
                act(table, board, scratch)


@compiled_apart
def _answer_all(
    tables: Array,
    board: Record,
    scratches: Array,
    players: Array,
    search: Array,
    learners: Array,
    choices: Array,
    where: Array,
) -> None:
    for index in range(len(tables)):
        if where[index]:
            table, scratch = tables[index], scratches[index]
            _choose_others(table, board, scratch, players, search, learners)
            for slot in range(len(learners)):
                if awaits(table, learners[slot]):
                    scratch.choices[learners[slot]] = choices[index, slot]
            act(table, board, scratch)


@compiled_apart
def _observe_all(tables: Array, board: Record, learners: Array, out: Array) -> None:
    for index in range(len(tables)):
        for slot in range(len(learners)):
            observe(tables[index], board, learners[slot], out[index, slot])


class QwixxGpuTables(CudaTables):
    """Opponents choose at random. `backend` is a GPU unless another one is given."""

    def __init__(
        self,
        state: Any,
        *,
        count: int,
        opponents: Mapping[int, str],
        seed: int,
        backend: Any = None,
    ) -> None:
        for name in opponents.values():
            if name != "random":
                raise UnknownOpponent(opponent=name, known="random")
        seats = len(state.sheets)
        super().__init__(backend or Gpu(seats), seats=seats, count=count, seed=seed)
        self.layout = layout(seats)
