"""Thousands of tables of Qwixx side by side, all at the same turn: self-play for a GPU.

Everything is an array by table, on NumPy or on CuPy alike. A row is its state
(kernels/qwixx/rows.py). Everybody chooses by one net, as `plan` of the kernels does: a turn is
thought to its end as if nobody else crossed anything, and action 2 is thought over once action 1
is seen. A match that is over makes room for a new one, begun by whose turn it is.
"""

from typing import Any, NamedTuple, Protocol

import numpy as np

from tablecade.bots.qwixx.features import WIDEST_GAP, segment_sizes
from tablecade.games.qwixx.row import LAST_PLACE, ROWS, Row
from tablecade.games.qwixx.sheet import MOST_PENALTIES, PENALTY_POINTS
from tablecade.games.qwixx.turn import ROWS_TO_END
from tablecade.kernels.qwixx.rows import CLOSED, CROSSED, POINTS

TOGETHER_PASS = len(ROWS)
"""The way of action 1 that crosses nothing; the others are the rows."""
ALONE_PASS = 2 * len(ROWS)
"""The way of action 2 that crosses nothing; the others are a row with each white die."""
WHOLE_TURNS = (TOGETHER_PASS + 1) * (ALONE_PASS + 1)


class Evaluator(Protocol):
    """Whoever says what a table is worth."""

    def win_shares(self, seen: Any) -> Any: ...


class Tables(NamedTuple):
    """By seat and table."""

    rows: Any
    penalties: Any
    scores: Any


class Ways(NamedTuple):
    """What one seat can come to, by table and way."""

    rows: Any
    points: Any
    missed: Any
    may: Any


class Turn(NamedTuple):
    """One turn of all tables: what each seat saw before it, what was done, what came of it."""

    seen: Any
    """[seat, table, number], as bots/qwixx/compiled/features.py tells it."""
    dice: Any
    """Two white ones, then by row."""
    together: Any
    """[seat, table], ways of action 1."""
    alone: Any
    scores: Any
    over: Any
    shares: Any
    """Of the victory, where it is over."""
    margins: Any


class BatchedSelfPlay:
    def __init__(self, seats: int, size: int, xp: Any, seed: int) -> None:
        self._seats, self._size, self._xp = seats, size, xp
        self._rng = xp.random.default_rng(seed)
        self._crossed, self._points = (xp.asarray(one, dtype=np.int32) for one in (CROSSED, POINTS))
        self._starts = xp.asarray(np.cumsum([0, *segment_sizes(seats, on_board=False)[:-1]]))
        self._each = xp.arange(size)
        self._row_alone = xp.arange(ALONE_PASS) // 2
        self.active = 0
        self.tables = Tables(
            xp.zeros((seats, size, len(ROWS)), dtype=np.int32),
            xp.zeros((seats, size), dtype=np.int32),
            xp.zeros((seats, size), dtype=np.int32),
        )

    def play(self, evaluator: Evaluator, epsilon: float) -> Turn:
        """One turn at every table; so many choices of a thousand are random."""
        seen, dice = self.features(), self._rng.integers(1, 7, (self._size, 6))
        together = self._act_together(dice, evaluator, epsilon)
        alone = self._act_alone(dice, together[self.active] == TOGETHER_PASS, evaluator, epsilon)
        over, scores = self._over(self.tables), self.tables.scores.copy()
        turn = Turn(seen, dice, together, alone, scores, over, *self._results(scores))
        for part in self.tables:
            part[:, over] = 0
        self.active = self._following()
        return turn

    def features(self) -> Any:
        """The lines each seat sees before the dice are rolled."""
        seats = range(self._seats)
        return self._xp.stack([self._seen(seat, self.tables, self.active) for seat in seats])

    def _following(self) -> int:
        return (self.active + 1) % self._seats

    def _results(self, scores: Any) -> tuple[Any, Any]:
        won = scores == scores.max(axis=0)
        margins = []
        for seat in range(self._seats):
            others = [other for other in range(self._seats) if other != seat]
            margins.append(scores[seat] - scores[others].max(axis=0))
        return won / won.sum(axis=0), self._xp.stack(margins)

    def _act_together(self, dice: Any, evaluator: Evaluator, epsilon: float) -> Any:
        """Action 1: all choose by what lay open before, then all of it counts (QX-2.3, 3.4)."""
        chosen, ways = [], []
        for seat in range(self._seats):
            first = self._ways_together(seat, dice)
            if seat == self.active:
                whole = self._choose(seat, self._whole_turns(first, dice), evaluator, epsilon)
                chosen.append(whole // (ALONE_PASS + 1))
            else:
                chosen.append(self._choose(seat, first, evaluator, epsilon))
            ways.append(first)
        for seat, (way, first) in enumerate(zip(chosen, ways, strict=True)):
            self._take(seat, first, way)
        self._close()
        return self._xp.stack(chosen)

    def _act_alone(self, dice: Any, idle: Any, evaluator: Evaluator, epsilon: float) -> Any:
        """Action 2 or the penalty; nothing of it where action 1 ended the match (QX-4.3)."""
        before, ended = self.tables.rows[self.active], self._over(self.tables)
        many = self._ways_alone(before[:, None], idle[:, None], ended[:, None], dice)
        ways = Ways(*(part[:, 0] for part in many))
        chosen = self._choose(self.active, ways, evaluator, epsilon)
        self._take(self.active, ways, chosen)
        self._close()
        return chosen

    def _take(self, seat: int, ways: Ways, chosen: Any) -> None:
        self.tables.rows[seat] = ways.rows[self._each, chosen]
        self.tables.scores[seat] += ways.points[self._each, chosen]
        self.tables.penalties[seat] += ways.missed[self._each, chosen]

    def _close(self) -> None:
        """QX-3.3: closed by one, closed for all."""
        self.tables.rows[:, (self.tables.rows == CLOSED).any(axis=0)] = CLOSED

    @staticmethod
    def _over(tables: Tables) -> Any:
        """QX-4.1."""
        closed = (tables.rows[0] == CLOSED).sum(axis=1) >= ROWS_TO_END
        return closed | (tables.penalties >= MOST_PENALTIES).any(axis=0)

    def _ways_together(self, seat: int, dice: Any) -> Ways:
        """A cross in one row, or none."""
        xp, before = self._xp, self.tables.rows[seat]
        places = _places(xp, dice[:, :2].sum(axis=1, keepdims=True), xp.arange(len(ROWS)))
        after = self._crossed[before, places]
        rows = xp.repeat(before[:, None], TOGETHER_PASS + 1, axis=1)
        rows[:, range(len(ROWS)), range(len(ROWS))] = xp.where(after >= 0, after, before)
        nothing = xp.zeros((self._size, 1), dtype=np.int32)
        points = xp.concatenate([self._points[before, places], nothing], axis=1)
        may = xp.concatenate([after >= 0, nothing == 0], axis=1)
        return Ways(rows, points, xp.zeros_like(may), may)

    def _whole_turns(self, first: Ways, dice: Any) -> Ways:
        """Each way of action 1 with each way of action 2 that can follow it."""
        ended = (first.rows == CLOSED).sum(axis=2) >= ROWS_TO_END
        idle = self._xp.zeros_like(first.may)
        idle[:, TOGETHER_PASS] = True
        second = self._ways_alone(first.rows, idle, ended, dice)
        parts = Ways(
            second.rows,
            second.points + first.points[:, :, None],
            second.missed,
            second.may & first.may[:, :, None],
        )
        return Ways(*(part.reshape(self._size, WHOLE_TURNS, *part.shape[3:]) for part in parts))

    def _ways_alone(self, before: Any, idle: Any, ended: Any, dice: Any) -> Ways:
        """By table, way of action 1, and way of action 2; a penalty for who stays idle."""
        xp, row = self._xp, self._row_alone
        numbers = dice[:, [0, 1] * len(ROWS)] + dice[:, 2 + row]
        places = _places(xp, numbers, row)[:, None].repeat(before.shape[1], axis=1)
        states = before[:, :, row]
        after = self._crossed[states, places]
        may = (after >= 0) & ~ended[:, :, None]
        replaced = may[..., None] & (row[:, None] == xp.arange(len(ROWS)))
        rows = xp.where(replaced, after[..., None], before[:, :, None])
        missed = (idle & ~ended)[:, :, None]
        return Ways(
            xp.concatenate([rows, before[:, :, None]], axis=2),
            xp.concatenate([self._points[states, places], -PENALTY_POINTS * missed], axis=2),
            xp.concatenate([xp.zeros_like(may), missed], axis=2),
            xp.concatenate([may, xp.ones_like(missed)], axis=2),
        )

    def _choose(self, seat: int, ways: Ways, evaluator: Evaluator, epsilon: float) -> Any:
        xp = self._xp
        table, way = xp.nonzero(ways.may)
        values = xp.full(ways.may.shape, -1, dtype=np.float32)
        values[table, way] = self._worth(seat, ways, table, way, evaluator)
        lost = self._rng.random(self._size) < epsilon / 1000
        drawn = xp.where(ways.may, self._rng.random(ways.may.shape), -1)
        return xp.where(lost[:, None], drawn, values).argmax(axis=1)

    def _worth(self, seat: int, ways: Ways, table: Any, way: Any, evaluator: Evaluator) -> Any:
        """The share of the victory: expected, or known where the match is over then."""
        xp = self._xp
        own = ways.rows[table, way]
        tables = Tables(*(part[:, table] for part in self.tables))
        tables.rows[:] = xp.where(own == CLOSED, CLOSED, tables.rows)
        tables.rows[seat] = own
        tables.penalties[seat] += ways.missed[table, way]
        tables.scores[seat] += ways.points[table, way]
        won = tables.scores == tables.scores.max(axis=0)
        expected = evaluator.win_shares(self._seen(seat, tables, self._following()))
        return xp.where(self._over(tables), won[seat] / won.sum(axis=0), expected)

    def _seen(self, seat: int, tables: Tables, active: int) -> Any:
        xp, scores = self._xp, tables.scores
        round_table = [(seat + turn) % self._seats for turn in range(self._seats)]
        numbers = [tables.penalties[other] for other in round_table]
        numbers += [
            xp.clip(scores[seat] - scores[other], -WIDEST_GAP, WIDEST_GAP) + WIDEST_GAP
            for other in round_table[1:]
        ]
        numbers.append(xp.full_like(numbers[0], (active - seat) % self._seats))
        rows = [tables.rows[other] for other in round_table]
        seen = xp.concatenate([*rows, xp.stack(numbers, axis=1)], axis=1)
        return (seen + self._starts).astype(np.int16)


def _places(xp: Any, numbers: Any, rows: Any) -> Any:
    """Where the numbers stand in their rows."""
    return xp.where(rows < int(Row.GREEN), numbers - 2, LAST_PLACE + 2 - numbers)
