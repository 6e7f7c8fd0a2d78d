"""The rules of Qwixx on arrays, one row a table: NumPy on a CPU, CuPy on a GPU.

One call plays one step at every table; there is no Python loop over tables. Tables may be in
different phases. The engine holds no tables and no randomness: functions take tables and return
new ones.
"""

from collections.abc import Sequence
from functools import reduce
from operator import add, or_
from typing import Any, TypeVar

import numpy as np
from msgspec import Struct
from msgspec.structs import astuple, replace

from tablecade.games.qwixx.kernel import numbers
from tablecade.games.qwixx.rules.game import ROWS_TO_END
from tablecade.games.qwixx.rules.state import (
    LAST_PLACE,
    MOST_PENALTIES,
    PENALTY_POINTS,
    ROWS,
    Row,
    State,
)

T = TypeVar("T", bound="Tables")


class Tables(Struct, frozen=True):
    """The first axis of every array is the table; a seat's arrays have it as the second."""

    phase: Any
    active: Any
    crossed: Any
    """Whether the active player has crossed a number in this turn."""
    ended: Any
    """Index into REASONS."""
    dice: Any
    """[table, die]: two white dice, then one for each row; 0 for a die that left the game."""
    marks: Any
    """[table, seat, row]: crosses as bits (numbers.py)."""
    penalties: Any

    @property
    def size(self) -> int:
        return len(self.phase)

    def take(self: T, which: Any) -> T:
        """Some of the tables, or some of them several times."""
        return type(self)(*(part[which] for part in astuple(self)))

    def lasting(self) -> tuple[Any, ...]:
        """What matters between two turns."""
        marks = self.marks.reshape(self.size, -1)
        return marks, self.penalties, self.phase, self.active


def either(xp: Any, which: Any, ones: T, others: T) -> T:
    """The tables of `ones` where `which` is true, and of `others` elsewhere."""
    parts = zip(astuple(ones), astuple(others), strict=True)
    shape = (-1, 1, 1)
    return type(ones)(*(xp.where(which.reshape(shape[: a.ndim]), a, b) for a, b in parts))


def encode_states(states: Sequence[State], reasons: numbers.Reasons = numbers.REASONS) -> Tables:
    """States with the same number of seats as NumPy arrays."""
    sheets = [state.sheets for state in states]
    return Tables(
        phase=np.array([numbers.PHASES[state.phase] for state in states], np.int8),
        active=np.array([state.active or 0 for state in states], np.int32),
        crossed=np.array([state.crossed for state in states], np.bool_),
        ended=np.array([reasons.index(state.ended) for state in states], np.int8),
        dice=np.array([numbers.encode_roll(state.roll) for state in states], np.int8),
        marks=np.array(
            [[numbers.encode_marks(sheet) for sheet in own] for own in sheets], np.int16
        ),
        penalties=np.array([[sheet.penalties for sheet in own] for own in sheets], np.int32),
    )


class QwixxArrays:
    """`xp` is the array module."""

    actions = numbers.ACTIONS
    phases = 2
    """Choices of a turn: action 1 and action 2."""

    def __init__(self, xp: Any, seats: int) -> None:
        self.xp, self.seats = xp, seats
        self._open_places = xp.asarray(numbers.OPEN_PLACES)
        self._row_points = xp.asarray(numbers.CROSSES.astype(np.int16) * (numbers.CROSSES + 1) // 2)
        self._rising = xp.arange(len(ROWS)) < int(Row.GREEN)
        self._seats = xp.arange(seats)
        self._rows = xp.arange(len(ROWS))
        self._places = xp.arange(numbers.PLACES)

    def set_up(self, count: int) -> Tables:
        """New tables before the first player is drawn."""
        xp, seats = self.xp, self.seats
        return Tables(
            phase=xp.full(count, numbers.FIRST, np.int8),
            active=xp.zeros(count, np.int32),
            crossed=xp.zeros(count, np.bool_),
            ended=xp.zeros(count, np.int8),
            dice=xp.zeros((count, 2 + len(ROWS)), np.int8),
            marks=xp.zeros((count, seats, len(ROWS)), np.int16),
            penalties=xp.zeros((count, seats), np.int32),
        )

    def deal(self, tables: T, *, first: Any, dice: Any) -> T:
        """QX-2.1: draw the first player where one is due, or roll (QX-2.2) where a roll is due."""
        xp = self.xp
        starts, rolls = tables.phase == numbers.FIRST, tables.phase == numbers.ROLL
        gone = xp.concatenate([xp.zeros((tables.size, 2), np.bool_), self.closed(tables)], axis=1)
        return replace(
            tables,
            phase=xp.where(
                starts, numbers.ROLL, xp.where(rolls, numbers.ACTION_1, tables.phase)
            ).astype(np.int8),
            active=xp.where(starts, first, tables.active).astype(np.int32),
            crossed=tables.crossed & ~rolls,
            dice=xp.where(rolls[:, None], xp.where(gone, 0, dice), tables.dice).astype(np.int8),
        )

    def awaited(self, tables: Tables) -> Any:
        """[table, seat]: in action 1 every seat, then the active one."""
        acting = (tables.phase > numbers.ACTION_1) & (tables.phase < numbers.OVER)
        active = acting[:, None] & (tables.active[:, None] == self._seats)
        return active | (tables.phase == numbers.ACTION_1)[:, None]

    def legal(self, tables: Tables) -> Any:
        """[table, seat, action]; all false for a seat that is not awaited."""
        masks = [self.legal_for(tables, self.xp.full(tables.size, s)) for s in range(self.seats)]
        return self.xp.stack(masks, axis=1)

    def legal_for(self, tables: Tables, seat: Any) -> Any:
        """[table, action] of one seat a table; all false where it is not awaited."""
        white, own = tables.phase == numbers.ACTION_1, seat == tables.active
        coloured = (tables.phase == numbers.ACTION_2) & own
        marks = tables.marks[self.xp.arange(tables.size), seat]
        allowed = (self._open_places[marks][:, :, None] >> self._places) & 1 == 1
        crossable = allowed & ~self.closed(tables)[:, :, None]  # QX-1.2, QX-3.1, QX-3.3
        sums = tables.dice[:, :1] + tables.dice[:, 1:2]
        wanted = (self._place(sums)[:, :, None] == self._places) & white[:, None, None]
        for die in (0, 1):
            at = self._place(tables.dice[:, die : die + 1] + tables.dice[:, 2:])[:, :, None]
            wanted |= (at == self._places) & coloured[:, None, None]
        crosses = (wanted & crossable).reshape(tables.size, -1)
        return self.xp.concatenate([(white | coloured)[:, None], crosses], axis=1)

    def step(self, tables: T, choices: Any) -> T:
        """Take the awaited seats' legal choices, [table, seat]; others are ignored (QX-2.3)."""
        xp = self.xp
        choices = xp.where(self.awaited(tables), choices, numbers.PASS)
        crosses = choices > numbers.PASS
        row, place = (choices - 1) // numbers.PLACES, (choices - 1) % numbers.PLACES
        bits = (1 << xp.where(crosses, place, 0)) | numbers.LOCK * (place == LAST_PLACE)  # QX-3.2
        here = crosses[:, :, None] & (row[:, :, None] == self._rows)
        marks = (tables.marks | xp.where(here, bits[:, :, None], 0)).astype(np.int16)
        crossed = tables.crossed | (crosses & (tables.active[:, None] == self._seats)).any(axis=1)
        return self._go_on(replace(tables, marks=marks, crossed=crossed))

    def _go_on(self, tables: T) -> T:
        """The phase after a choice: two closed rows end the match (QX-4.1), else the next one."""
        xp, phase = self.xp, tables.phase
        acting = (phase >= numbers.ACTION_1) & (phase < numbers.OVER)
        rows = acting & (self.closed(tables).sum(axis=1) >= ROWS_TO_END)
        last = acting & ~rows & (phase == numbers.ACTION_1 + self.phases - 1)
        missed = last & ~tables.crossed  # QX-2.5
        active = tables.active[:, None] == self._seats
        penalties = (tables.penalties + (missed[:, None] & active)).astype(np.int32)
        given_up = missed & (penalties >= MOST_PENALTIES).any(axis=1)
        over = rows | given_up
        following = xp.where(last, numbers.ROLL, phase + (acting & ~last))
        passed = xp.where(last & ~over, (tables.active + 1) % self.seats, tables.active)
        ended = numbers.BY_ROWS * rows + numbers.BY_PENALTIES * given_up
        return replace(
            tables,
            phase=xp.where(over, numbers.OVER, following).astype(np.int8),
            active=passed.astype(np.int32),
            penalties=penalties,
            ended=xp.where(over, ended, tables.ended).astype(np.int8),
        )

    def closed(self, tables: Tables) -> Any:
        """[table, row], QX-3.3: LOCK is the highest bit of a row."""
        return reduce(or_, (tables.marks[:, seat] for seat in range(self.seats))) >= numbers.LOCK

    def scores(self, tables: Tables) -> Any:
        """[table, seat], QX-4.4."""
        rows = self._row_points[tables.marks]
        return reduce(add, (rows[:, :, row] for row in ROWS)) - PENALTY_POINTS * tables.penalties

    def win_shares(self, tables: Tables) -> Any:
        """[table, seat]: each seat's share of the win if the match ended now (QX-4.5)."""
        scores = self.scores(tables)
        won = scores == scores.max(axis=1, keepdims=True)
        return won / won.sum(axis=1, keepdims=True)

    def _place(self, number: Any) -> Any:
        """[table, row]: where a number stands in each row."""
        return self.xp.where(self._rising, number - 2, LAST_PLACE + 2 - number)
