"""One turn ahead in Qwixx: what the next roll makes of a table, in the mean.

All 36 pairs of white dice are looked at, and only the coloured dice drawn; everybody is thought
to choose by the same net, without guessing at the others.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tablecade.bots.qwixx.tables import (
    Tables,
    can_cross,
    close,
    cross,
    miss,
    over,
    tables_of,
    worth,
)
from tablecade.core.hand import Seat, to_the_left
from tablecade.games.qwixx.row import ROWS

if TYPE_CHECKING:
    from tablecade.bots.qwixx.tables import Array
    from tablecade.bots.qwixx.value_net import ValueNet
    from tablecade.games.qwixx.state import State

WHITE_PAIRS = [(one, two) for one in range(1, 7) for two in range(1, 7)]
_NOTHING = -1


class Lookahead:
    """Of one table between two turns, with the coloured dice that go with each white pair."""

    def __init__(self, net: ValueNet, state: State, active: Seat, coloured: list[list[int]]):
        import numpy as np

        self._net = net
        self._active = active
        self._following = to_the_left(active, seats=len(state.sheets))
        self._white = np.array(WHITE_PAIRS)
        self._coloured = np.array(coloured)
        self._start = tables_of(state, len(WHITE_PAIRS))

    def expect(self, seat: Seat) -> float:
        """The share of the victory a seat can expect."""
        together, alone = self._choose_active()
        tables = self._cross_white(self._start, self._active, together)
        for other in range(self._start.scores.shape[1]):
            if other != self._active:
                tables = self._cross_white(tables, other, self._choose_beside(other))
        tables = close(tables)
        ended = over(tables)
        crossed = together != _NOTHING
        for row in ROWS:
            for die in (0, 1):
                numbers = self._white[:, die] + self._coloured[:, row]
                may = (alone == 2 * row + die) & ~ended
                may &= can_cross(tables, self._active, row, numbers)
                tables = cross(tables, self._active, row, numbers, may)
                crossed = crossed | may
        tables = miss(close(tables), self._active, ~crossed & ~ended)
        return float(worth(tables, seat, self._net, following=self._following).mean())

    def _cross_white(self, tables: Tables, seat: int, chosen: Array) -> Tables:
        for row in ROWS:
            tables = cross(tables, seat, row, self._white.sum(axis=1), chosen == row)
        return tables

    def _choose_beside(self, seat: int) -> Array:
        """The row each roll is crossed in by who is not active."""
        numbers, options = self._white.sum(axis=1), []
        for row in ROWS:
            may = can_cross(self._start, seat, row, numbers)
            options.append((row, may, close(cross(self._start, seat, row, numbers, may))))
        nobody = numbers > 0
        return self._best(seat, [*options, (_NOTHING, nobody, self._start)])[0]

    def _choose_active(self) -> tuple[Array, Array]:
        """The row of action 1 and the row and die of action 2, for each roll."""
        seat, numbers = self._active, self._white.sum(axis=1)
        options: list[tuple[Any, ...]] = []
        for first in (*ROWS, None):
            tables, may = self._start, numbers > 0
            if first is not None:
                may = can_cross(tables, seat, first, numbers)
                tables = close(cross(tables, seat, first, numbers, may))
            options += self._continue(tables, _NOTHING if first is None else first, may)
        return self._best(seat, options)

    def _continue(self, tables: Tables, first: int, may: Any) -> list[tuple[Any, ...]]:
        """Action 2 after this action 1: nothing, or each row with each white die."""
        seat, ended = self._active, over(tables)
        options: list[tuple[Any, ...]] = []
        for row in ROWS:
            for die in (0, 1):
                numbers = self._white[:, die] + self._coloured[:, row]
                both = may & ~ended & can_cross(tables, seat, row, numbers)
                second = close(cross(tables, seat, row, numbers, both))
                options.append((first, both, second, 2 * row + die))
        missed = miss(tables, seat, may & (first == _NOTHING))
        return [*options, (first, may, missed, _NOTHING)]

    def _best(self, seat: int, options: list[tuple[Any, ...]]) -> tuple[Array, Array]:
        """For each roll, of the options that are allowed, the one worth most to the seat."""
        import numpy as np

        allowed = np.stack([option[1] for option in options])
        which, rolls = np.nonzero(allowed)
        stacked = Tables(*(np.stack(parts) for parts in zip(*(o[2] for o in options), strict=True)))
        tables = Tables(*(part[which, rolls] for part in stacked))
        values = np.full(allowed.shape, -1.0)
        values[which, rolls] = worth(tables, seat, self._net, following=self._following)
        best = values.argmax(axis=0)
        firsts = np.array([option[0] for option in options])
        seconds = np.array([option[3] if len(option) > 3 else _NOTHING for option in options])
        return firsts[best], seconds[best]
