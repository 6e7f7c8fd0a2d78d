"""Many tables of Qwixx, stepped by compiled rules."""

import numpy as np

from tablecade.core.array import Array, Record
from tablecade.core.compiled import open_all
from tablecade.games.qwixx.compiled import compiled
from tablecade.games.qwixx.kernel.numbers import ACTION_1, FIRST, OVER
from tablecade.games.qwixx.kernel.table import (
    COUNT,
    QWIXX,
    SCRATCH,
    act,
    awaits,
    deal,
    legal_slots,
    nth,
    roll,
    score,
    set_up,
    start,
)


@compiled
def _set_up_all(tables: Array, where: Array, seats: int) -> None:
    for index in range(len(tables)):
        if where[index]:
            set_up(tables[index], seats)


@compiled
def _await_all(tables: Array, mask: Array) -> None:
    for index in range(len(tables)):
        for seat in range(mask.shape[1]):
            mask[index, seat] = awaits(tables[index], seat)


@compiled
def _mask_all(tables: Array, board: Record, mask: Array) -> None:
    for index in range(len(tables)):
        table = tables[index]
        for seat in range(mask.shape[1]):
            if awaits(table, seat):
                bits = legal_slots(table, board, seat)
                for n in range(COUNT[bits] + 1):
                    mask[index, seat, nth(table, bits, n)] = True


@compiled
def _give_all(tables: Array, scratches: Array, waiting: Array, first: Array, dice: Array) -> None:
    for index in range(len(tables)):
        if waiting[index] and tables[index].phase == FIRST:
            start(tables[index], first[index])
        elif waiting[index]:
            scratches[index].dice[:] = dice[index]
            roll(tables[index], scratches[index])


@compiled
def _deal_all(tables: Array, scratches: Array, waiting: Array) -> None:
    for index in range(len(tables)):
        if waiting[index]:
            deal(tables[index], scratches[index])


@compiled
def _act_all(tables: Array, board: Record, scratches: Array) -> None:
    for index in range(len(tables)):
        act(tables[index], board, scratches[index])


@compiled
def _score_all(tables: Array, board: Record, scores: Array) -> None:
    for index in range(len(tables)):
        for seat in range(scores.shape[1]):
            scores[index, seat] = score(tables[index], board, seat)


class QwixxBatch:
    """Choices are numbers (games/qwixx/kernel/numbers.py), one for each seat.

    `deal` draws dice for every table that waits for them, or takes given dice.
    """

    rules = QWIXX
    board: Record = None

    def __init__(self, tables: int, *, seats: int, seed: int = 0) -> None:
        self.tables = np.zeros(tables, dtype=self.rules.table)
        self.scratches = np.zeros(tables, dtype=SCRATCH)
        self.seats, self.actions = seats, self.rules.actions
        self.reset(seed=seed)

    def reset(self, where: Array | None = None, *, seed: int | None = None) -> None:
        """Set up all tables, or those of a mask; a seed restarts all random streams."""
        if seed is not None:
            open_all(self.scratches, seed)
        everywhere = np.ones(len(self.tables), dtype=np.bool_)
        self.rules.loop(_set_up_all)(
            self.tables, everywhere if where is None else where, self.seats
        )

    def awaited(self) -> Array:
        """[table, seat]: the seats that owe a choice."""
        mask = np.zeros((len(self.tables), self.seats), dtype=np.bool_)
        _await_all(self.tables, mask)
        return mask

    def legal(self) -> Array:
        """[table, seat, action]; all false for a seat that owes no choice."""
        mask = np.zeros((len(self.tables), self.seats, self.actions), dtype=np.bool_)
        self.rules.loop(_mask_all)(self.tables, self.board, mask)
        return mask

    def deal(
        self, where: Array | None = None, *, first: Array | None = None, dice: Array | None = None
    ) -> None:
        """Deal where dice are awaited: random, or given as `first` (a seat) and `dice` (six)."""
        waiting = self.dice_awaited if where is None else where & self.dice_awaited
        if first is None or dice is None:
            _deal_all(self.tables, self.scratches, waiting)
        else:
            _give_all(self.tables, self.scratches, waiting, first, dice)

    def step(self, choices: Array) -> None:
        """Take the legal choices of the awaited seats; the others are ignored."""
        self.scratches["choices"][:, : self.seats] = choices
        self.rules.loop(_act_all)(self.tables, self.board, self.scratches)

    def scores(self) -> Array:
        scores = np.zeros((len(self.tables), self.seats), dtype=np.int16)
        self.rules.loop(_score_all)(self.tables, self.board, scores)
        return scores

    def credits(self) -> Array:
        """[table, seat]: shares of the win; 0 while a match goes on."""
        scores = self.scores()
        won = (scores == scores.max(axis=1, keepdims=True)) & self.over[:, np.newaxis]
        return won / np.maximum(won.sum(axis=1, keepdims=True), 1)

    @property
    def over(self) -> Array:
        return self.tables["phase"] == OVER

    @property
    def dice_awaited(self) -> Array:
        return self.tables["phase"] < ACTION_1
