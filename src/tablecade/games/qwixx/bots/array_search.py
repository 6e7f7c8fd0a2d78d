"""Search of a turn at many tables at once, on NumPy or CuPy arrays.

At every table one seat chooses as compiled/plan.py does: all ways to finish its turn are valued,
as if no other player crossed.
"""

from functools import reduce
from operator import or_
from typing import Any, Protocol

import numpy as np

from tablecade.games.qwixx.bots.features import (
    AHEAD,
    LONGEST_WAY,
    PENALTY_COUNTS,
    WIDEST_GAP,
    segment_sizes,
)
from tablecade.games.qwixx.kernel.array_tables import Tables
from tablecade.games.qwixx.kernel.arrays import QwixxArrays
from tablecade.games.qwixx.kernel.numbers import ACTION_2, ACTIONS, OVER, PASS, ROLL
from tablecade.games.qwixx.kernel.rows import CLOSED, ROW_STATE
from tablecade.games.qwixx_on_board.rules.step3 import FARTHEST
from tablecade.games.qwixx_on_board.rules.track import FINISH_FIELDS

MANY = 256
"""From this number of tables on, tables of the same kind are valued once."""


class Net(Protocol):
    def win_shares(self, features: Any) -> Any:
        """[table]: the expected share of the win, or what ranks tables alike."""


class Features(Protocol):
    def of(self, tables: Tables, seat: Any) -> Any:
        """What a network needs to know of each table, as one seat a table sees it."""


class ArrayFeatures:
    """The features of games/qwixx/bots/features.py for many tables between two turns."""

    def __init__(self, arrays: QwixxArrays) -> None:
        xp, self._arrays = arrays.xp, arrays
        sizes = segment_sizes(arrays.seats, on_board=arrays.on_board)
        self._starts = xp.asarray(np.cumsum([0, *sizes[:-1]]))
        self._row_state = xp.asarray(ROW_STATE)
        self._turns = xp.arange(arrays.seats)
        self._ahead = xp.arange(1, FARTHEST + AHEAD + 1)
        self._bits = xp.asarray([1 << step for step in range(FARTHEST)])

    def of(self, tables: Tables, seat: Any) -> Any:
        """[table, feature], as one seat a table sees it; the active player is to roll."""
        arrays, xp = self._arrays, self._arrays.xp
        each = xp.arange(tables.size)[:, None]
        order = (seat[:, None] + self._turns) % arrays.seats
        rows = xp.where(arrays.closed(tables)[:, None], CLOSED, self._row_state[tables.marks])
        scores = arrays.scores(tables)[each, order]
        gaps = xp.clip(scores[:, :1] - scores[:, 1:], -WIDEST_GAP, WIDEST_GAP) + WIDEST_GAP
        columns = [
            rows[each, order].reshape(tables.size, -1),
            xp.minimum(tables.penalties, PENALTY_COUNTS - 1)[each, order],
            gaps,
            ((tables.active - seat) % arrays.seats)[:, None],
        ]
        if arrays.on_board:
            columns += [self._pawn(tables, order[:, turn]) for turn in range(arrays.seats)]
            columns.append(tables.turns_left[:, None] + 1)
        return (xp.concatenate(columns, axis=1) + self._starts).astype(np.int32)

    def _pawn(self, tables: Tables, seat: Any) -> Any:
        """[table, 3]: the way to the finish, the next fields as bits, open fields behind them."""
        arrays, xp = self._arrays, self._arrays.xp
        pawn = tables.pawns[xp.arange(tables.size), seat]
        fields = arrays.tracks.fields[tables.track]
        way = xp.clip(fields - FINISH_FIELDS + 1 - pawn, 0, LONGEST_WAY)
        ahead = pawn[:, None] + self._ahead
        there = ahead <= fields[:, None]
        may = there & arrays.may_land(tables, seat, xp.where(there, ahead, 0))
        steps = reduce(or_, (may[:, step] * self._bits[step] for step in range(FARTHEST)))
        return xp.stack([way, steps, may[:, FARTHEST:].sum(axis=1)], axis=1)


class ArraySearch:
    """`phases` is how many choices a turn has: action 1, action 2 and, with a track, step 3.

    Another network may need other `features`.
    """

    def __init__(self, arrays: QwixxArrays, net: Net, features: Features | None = None) -> None:
        xp, self.arrays, self.net = arrays.xp, arrays, net
        self.features = features or ArrayFeatures(arrays)
        self._order = xp.asarray([*range(1, ACTIONS), PASS])
        self.phases = 3 if arrays.on_board else 2

    def best(self, tables: Tables, seat: Any, depth: int | None = None) -> Any:
        """[table]: the best action of one seat a table; pass where it is not awaited.

        With a `depth` only the first `depth` choices of the turn are searched; the others are
        passes.
        """
        root, action, ends = self.ends(tables, seat, depth)
        return action[self._best(root, ends, seat)]

    def _best(self, root: Any, ends: Tables, seat: Any) -> Any:
        """[table]: the index of its best end; ends are in the order of their tables."""
        xp = self.arrays.xp
        counts = xp.bincount(root, minlength=len(seat))
        starts = xp.cumsum(counts) - counts
        dense = xp.full((len(seat), int(counts.max())), -1, np.float32)
        dense[root, xp.arange(len(root)) - starts[root]] = self.values(ends, seat[root])
        return starts + dense.argmax(axis=1)

    def values(self, tables: Tables, seat: Any) -> Any:
        """[table]: the expected share of the win, or the share itself where it is over."""
        if self.arrays.xp is not np or tables.size < MANY:
            return self._values(tables, seat)
        first, kind = _distinct(tables, seat)
        return self._values(tables.take(first), seat[first])[kind]

    def _values(self, tables: Tables, seat: Any) -> Any:
        arrays, xp = self.arrays, self.arrays.xp
        shares = arrays.win_shares(tables)[xp.arange(tables.size), seat]
        expected = self.net.win_shares(self.features.of(tables, seat))
        return xp.where(tables.phase == OVER, shares, expected)

    def finish_turn(self, tables: Tables) -> Tables:
        """The best ends of turns after action 1, for their active players."""
        root, _, ends = self.ends(tables, tables.active)
        return ends.take(self._best(root, ends, tables.active))

    def choices(self, tables: Tables, seats: Any = None, depth: int | None = None) -> Any:
        """[table, seat]: the best actions of the awaited seats, or of those in the mask `seats`.

        All others pass. `depth` as in `best`.
        """
        xp, awaited = self.arrays.xp, self.arrays.awaited(tables)
        which, seat = xp.nonzero(awaited if seats is None else awaited & seats)
        chosen = xp.full(awaited.shape, PASS, np.int64)
        if len(which):
            chosen[which, seat] = self.best(tables.take(which), seat, depth)
        return chosen

    def ends(self, tables: Tables, seat: Any, depth: int | None = None) -> tuple[Any, Any, Tables]:
        """All ends of the turns: the table each belongs to, the first action, the end."""
        xp = self.arrays.xp
        root, action = xp.arange(tables.size), xp.zeros(tables.size, np.int64)
        for phase in range(self.phases):
            if phase and not self.arrays.awaited(tables).any():
                break
            legal = self.arrays.legal_for(tables, seat[root])
            if phase == depth:
                legal[:, PASS + 1 :] = False
            legal[:, PASS] = True  # a seat whose turn is over stays as it is
            at, column = xp.nonzero(legal[:, self._order])
            chosen = self._order[column]
            root, action = root[at], action[at] if phase else chosen
            acted = self.arrays.step(tables.take(at), self._only(seat[root], chosen))
            tables = self._skip(acted, seat[root])
        return root, action, tables

    def _only(self, seat: Any, action: Any) -> Any:
        """[table, seat]: one seat's action, the others pass."""
        acts = seat[:, None] == self.arrays.xp.arange(self.arrays.seats)
        return self.arrays.xp.where(acts, action[:, None], PASS)

    def _skip(self, tables: Tables, seat: Any) -> Tables:
        """Another player's turn counts as passed once action 1 is over."""
        xp = self.arrays.xp
        skipped = (tables.phase == ACTION_2) & (tables.active != seat)
        following = (tables.active + 1) % self.arrays.seats
        return tables._replace(
            phase=xp.where(skipped, ROLL, tables.phase).astype(np.int8),
            active=xp.where(skipped, following, tables.active).astype(np.int32),
        )


def _distinct(tables: Tables, seat: Any) -> tuple[Any, Any]:
    """The index of one table of each kind, and for every table the number of its kind.

    Tables of a kind have the same value for their seat: dice, and whether a number was crossed,
    no longer matter after a turn. Tables are compared by keys of 64 bits; two of different kinds
    have the same key once in 10^18.
    """
    columns = [tables.marks.reshape(tables.size, -1), tables.penalties, tables.pawns]
    single = (tables.phase, tables.active, tables.turns_left, tables.track, seat)
    values = np.concatenate([*columns, *(part[:, None] for part in single)], axis=1)
    factors = np.random.default_rng(0).integers(1, 1 << 62, values.shape[1])
    _, first, kind = np.unique(values @ factors, return_index=True, return_inverse=True)
    return first, kind
