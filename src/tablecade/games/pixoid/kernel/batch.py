"""Many tables of Pixoid, stepped by compiled rules."""

import numpy as np

from tablecade.core.array import Array, Record
from tablecade.core.compiled import open_all
from tablecade.games.pixoid.compiled import compiled
from tablecade.games.pixoid.kernel.table import (
    ACTIONS,
    SCRATCH,
    TABLE,
    act,
    awaits,
    count_legal,
    nth,
    set_up,
    wins,
)
from tablecade.games.pixoid.rules.state import HANDS


class PixoidBatch:
    """All tables have one board. Choices are numbers (kernel/board.py)."""

    actions = ACTIONS

    def __init__(self, tables: int, *, maze: Record, opening: Record, seed: int = 0) -> None:
        self.tables = np.zeros(tables, dtype=TABLE)
        self.scratches = np.zeros(tables, dtype=SCRATCH)
        self.maze = maze
        self.opening = opening
        self.reset(seed=seed)

    def reset(self, where: Array | None = None, *, seed: int | None = None) -> None:
        """Set up all tables, or those of a mask; a seed restarts all random streams."""
        if seed is not None:
            open_all(self.scratches, seed)
        everywhere = np.ones(len(self.tables), dtype=np.bool_)
        _set_up_all(self.tables, self.opening, everywhere if where is None else where)

    def awaited(self) -> Array:
        """[table, hand]: the hands that owe a choice."""
        mask = np.zeros((len(self.tables), HANDS), dtype=np.bool_)
        _await_all(self.tables, mask)
        return mask

    def legal(self) -> Array:
        """[table, hand, action]; all false for a hand that owes no choice."""
        mask = np.zeros((len(self.tables), HANDS, ACTIONS), dtype=np.bool_)
        _mask_all(self.tables, self.maze, mask)
        return mask

    def step(self, choices: Array) -> None:
        """Take the legal choices of the awaited hands; the others are ignored."""
        self.scratches["choices"][:] = choices
        _act_all(self.tables, self.maze, self.scratches)

    def wins(self) -> Array:
        """[table, seat]: the winners; false while a match goes on."""
        won = np.zeros((len(self.tables), int(self.opening["seats"])), dtype=np.bool_)
        _win_all(self.tables, won)
        return won

    def credits(self) -> Array:
        """[table, seat]: shares of the win; in the short game each Bug has a whole win."""
        won = self.wins()
        sharers = 1 if self.opening["short"] else np.maximum(won.sum(axis=1, keepdims=True), 1)
        return won / sharers

    @property
    def over(self) -> Array:
        return self.tables["ended"] > 0


@compiled
def _set_up_all(tables: Array, opening: Record, where: Array) -> None:
    for index in range(len(tables)):
        if where[index]:
            set_up(tables[index], opening.seats, opening.short, opening.pixoid)


@compiled
def _await_all(tables: Array, mask: Array) -> None:
    for index in range(len(tables)):
        for hand in range(HANDS):
            mask[index, hand] = awaits(tables[index], hand)


@compiled
def _mask_all(tables: Array, maze: Record, mask: Array) -> None:
    for index in range(len(tables)):
        table = tables[index]
        for hand in range(HANDS):
            if awaits(table, hand):
                for n in range(count_legal(table, maze, hand)):
                    mask[index, hand, nth(table, maze, hand, n)] = True


@compiled
def _act_all(tables: Array, maze: Record, scratches: Array) -> None:
    for index in range(len(tables)):
        act(tables[index], maze, scratches[index])


@compiled
def _win_all(tables: Array, won: Array) -> None:
    for index in range(len(tables)):
        if tables[index].ended:
            for seat in range(won.shape[1]):
                won[index, seat] = wins(tables[index], seat)
