"""The rules of Qwixx and Qwixx On Board on arrays: NumPy on a CPU, CuPy on a GPU.

One call plays one step at every table; there is no Python loop over tables. Tables may be in
different phases. The engine holds no tables and no randomness: functions take tables and return
new ones.
"""

from collections.abc import Sequence
from functools import reduce
from operator import add, or_
from typing import Any

import numpy as np

from tablecade.games.qwixx.kernel.array_tables import Tables, Tracks, encode_tracks
from tablecade.games.qwixx.kernel.numbers import (
    ACTION_1,
    ACTION_2,
    BY_FINISH,
    BY_PENALTIES,
    BY_ROWS,
    FIRST,
    FIRST_PAWN,
    NOT_ANNOUNCED,
    OVER,
    PASS,
    ROLL,
    STEP_3,
)
from tablecade.games.qwixx.kernel.rows import CROSSES, LOCK, OPEN_PLACES, PLACES
from tablecade.games.qwixx.rules.row import LAST_PLACE, ROWS, Row
from tablecade.games.qwixx.rules.sheet import MOST_PENALTIES, PENALTY_POINTS
from tablecade.games.qwixx.rules.turn import ROWS_TO_END
from tablecade.games.qwixx_on_board.rules.step3 import FARTHEST
from tablecade.games.qwixx_on_board.rules.track import FINISH_FIELDS, Track

WORD = 16
"""Bits for each row, where the four rows of a sheet are one number."""


class QwixxArrays:
    """`xp` is the array module; tables refer to `tracks` by index, Qwixx has none."""

    def __init__(self, xp: Any, seats: int, tracks: Sequence[Track] = ()) -> None:
        self.xp, self.seats, self.on_board = xp, seats, bool(tracks)
        self.tracks = Tracks(*(xp.asarray(part) for part in encode_tracks(tracks)))
        self._open_places = xp.asarray(OPEN_PLACES)
        self._row_points = xp.asarray(CROSSES.astype(np.int16) * (CROSSES + 1) // 2)
        self._rising = xp.arange(len(ROWS)) < int(Row.GREEN)
        self._seats = xp.arange(seats)
        self._rows = xp.arange(len(ROWS))
        self._places = xp.arange(PLACES)
        self._shifts = WORD * self._rows
        self._cells = (WORD * self.tracks.row + self.tracks.place).astype(np.int64)

    def set_up(self, count: int, track: Any = None) -> Tables:
        """New tables before the first player is drawn, on the given track each."""
        xp, seats = self.xp, self.seats
        return Tables(
            phase=xp.full(count, FIRST, np.int8),
            active=xp.zeros(count, np.int32),
            crossed=xp.zeros(count, np.bool_),
            ended=xp.zeros(count, np.int8),
            turns_left=xp.full(count, NOT_ANNOUNCED, np.int8),
            dice=xp.zeros((count, 2 + len(ROWS)), np.int8),
            marks=xp.zeros((count, seats, len(ROWS)), np.int16),
            penalties=xp.zeros((count, seats), np.int32),
            pawns=xp.zeros((count, seats), np.int32),
            track=xp.zeros(count, np.int32) if track is None else track,
        )

    def deal(self, tables: Tables, *, first: Any, dice: Any) -> Tables:
        """QX-2.1: draw the first player where one is due, or roll (QX-2.2) where a roll is due."""
        xp = self.xp
        starts, rolls = tables.phase == FIRST, tables.phase == ROLL
        gone = xp.concatenate([xp.zeros((tables.size, 2), np.bool_), self.closed(tables)], axis=1)
        return tables._replace(
            phase=xp.where(starts, ROLL, xp.where(rolls, ACTION_1, tables.phase)).astype(np.int8),
            active=xp.where(starts, first, tables.active).astype(np.int32),
            crossed=tables.crossed & ~rolls,
            dice=xp.where(rolls[:, None], xp.where(gone, 0, dice), tables.dice).astype(np.int8),
        )

    def awaited(self, tables: Tables) -> Any:
        """[table, seat]: in action 1 every seat, then the active one."""
        acting = (tables.phase == ACTION_2) | (tables.phase == STEP_3)
        active = acting[:, None] & (tables.active[:, None] == self._seats)
        return active | (tables.phase == ACTION_1)[:, None]

    def legal(self, tables: Tables) -> Any:
        """[table, seat, action]; all false for a seat that is not awaited."""
        masks = [self.legal_for(tables, self.xp.full(tables.size, s)) for s in range(self.seats)]
        return self.xp.stack(masks, axis=1)

    def legal_for(self, tables: Tables, seat: Any) -> Any:
        """[table, action] of one seat a table; all false where it is not awaited."""
        xp = self.xp
        own = seat == tables.active
        white, coloured = tables.phase == ACTION_1, (tables.phase == ACTION_2) & own
        stepping = (tables.phase == STEP_3) & own
        crossable = self._crossable(tables, seat)
        sums = tables.dice[:, :1] + tables.dice[:, 1:2]
        wanted = (self._place(sums)[:, :, None] == self._places) & white[:, None, None]
        for die in (0, 1):
            at = self._place(tables.dice[:, die : die + 1] + tables.dice[:, 2:])[:, :, None]
            wanted |= (at == self._places) & coloured[:, None, None]
        crosses = (wanted & crossable).reshape(tables.size, -1)
        passing = (white | coloured | stepping)[:, None]
        pawns = xp.zeros((tables.size, FARTHEST), np.bool_)
        if self.on_board and stepping.any():
            landing = self.landing(tables)
            allowed = (landing > 0) & self.may_land(tables, seat, landing)
            pawns = stepping[:, None] & allowed
        return xp.concatenate([passing, crosses, pawns], axis=1)

    def step(self, tables: Tables, choices: Any) -> Tables:
        """Take the awaited seats' legal choices, [table, seat]; others are ignored (QX-2.3)."""
        xp = self.xp
        choices = xp.where(self.awaited(tables), choices, PASS)
        pawns = tables.pawns
        if self.on_board and (tables.phase == STEP_3).any():
            choices, pawns = self._move_pawns(tables, choices)
        crosses = choices > PASS
        row, place = (choices - 1) // PLACES, (choices - 1) % PLACES
        bits = (1 << xp.where(crosses, place, 0)) | LOCK * (place == LAST_PLACE)  # QX-3.2
        here = crosses[:, :, None] & (row[:, :, None] == self._rows)
        marks = (tables.marks | xp.where(here, bits[:, :, None], 0)).astype(np.int16)
        crossed = tables.crossed | (crosses & (tables.active[:, None] == self._seats)).any(axis=1)
        return self._go_on(tables._replace(marks=marks, pawns=pawns, crossed=crossed))

    def _go_on(self, tables: Tables) -> Tables:
        """The phase after a choice: two closed rows end the match (QX-4.1), else the next one."""
        xp, phase = self.xp, tables.phase
        acting = (phase >= ACTION_1) & (phase < OVER)
        rows = acting & (self.closed(tables).sum(axis=1) >= ROWS_TO_END)
        last = acting & ~rows & (phase == (STEP_3 if self.on_board else ACTION_2))
        missed = last & ~tables.crossed  # QX-2.5
        active = tables.active[:, None] == self._seats
        penalties = (tables.penalties + (missed[:, None] & active)).astype(np.int32)
        given_up = missed & (penalties >= MOST_PENALTIES).any(axis=1)
        left, finished = self._count_down(tables, last & ~given_up)
        over = rows | given_up | finished
        following = xp.where(last, ROLL, phase + (acting & ~last))
        passed = xp.where(last & ~over, (tables.active + 1) % self.seats, tables.active)
        ended = BY_ROWS * rows + BY_PENALTIES * given_up + BY_FINISH * finished
        return tables._replace(
            phase=xp.where(over, OVER, following).astype(np.int8),
            active=passed.astype(np.int32),
            penalties=penalties,
            turns_left=left.astype(np.int8),
            ended=xp.where(over, ended, tables.ended).astype(np.int8),
        )

    def _count_down(self, tables: Tables, due: Any) -> tuple[Any, Any]:
        """QB-3.1: announce the end, or count the turns until it comes; QB-3.4: once only."""
        if not self.on_board:
            return tables.turns_left, self.xp.zeros_like(due)
        xp, each = self.xp, self.xp.arange(tables.size)
        pawn = tables.pawns[each, tables.active]
        reached = pawn > self.tracks.fields[tables.track] - FINISH_FIELDS
        announced = tables.turns_left != NOT_ANNOUNCED
        left = xp.where(due & announced, tables.turns_left - 1, tables.turns_left)
        left = xp.where(due & ~announced & reached, self.seats - 1, left)
        return left, due & announced & (left == 0)

    def _move_pawns(self, tables: Tables, choices: Any) -> tuple[Any, Any]:
        """Move the active pawn (QB-2.2) and turn its choice into the cross it makes (QB-2.4)."""
        xp, each = self.xp, self.xp.arange(tables.size)
        chosen = choices[each, tables.active]
        moves = chosen >= FIRST_PAWN
        field = self.landing(tables)[each, xp.where(moves, chosen - FIRST_PAWN, 0)]
        row, place = self.tracks.row[tables.track, field], self.tracks.place[tables.track, field]
        there = (tables.marks[each, tables.active, row] >> place) & 1 == 1
        crossing = xp.where(there, PASS, 1 + row * PLACES + place)
        active = tables.active[:, None] == self._seats
        moved = active & moves[:, None]
        pawns = xp.where(moved, field[:, None], tables.pawns).astype(np.int32)
        return xp.where(moved, crossing[:, None], choices), pawns

    def landing(self, tables: Tables) -> Any:
        """[table, distance - 1]: where the active pawn would stand, occupied fields jumped.

        QB-2.2; 0 for a field behind the end (QB-2.7).
        """
        xp, each = self.xp, self.xp.arange(tables.size)
        pawn = tables.pawns[each, tables.active][:, None]
        place = pawn + xp.arange(1, FARTHEST + 1)
        for occupied in xp.sort(tables.pawns, axis=1).T[:, :, None]:
            place = place + ((pawn < occupied) & (occupied <= place))
        return xp.where(place <= self.tracks.fields[tables.track][:, None], place, 0)

    def may_land(self, tables: Tables, seat: Any, fields: Any) -> Any:
        """[table, field] for some fields of each table's track and one seat a table.

        QB-2.3 crossed already or crossable now; QB-2.5 not now in a closed row.
        """
        marks = tables.marks[self.xp.arange(tables.size), seat]
        allowed = marks | self.xp.where(self.closed(tables), 0, self._open_places[marks])
        places = allowed.astype(np.int64) << self._shifts
        word = reduce(or_, (places[:, row] for row in ROWS))
        return (word[:, None] >> self._cells[tables.track[:, None], fields]) & 1 == 1

    def closed(self, tables: Tables) -> Any:
        """[table, row], QX-3.3: LOCK is the highest bit of a row."""
        return reduce(or_, (tables.marks[:, seat] for seat in range(self.seats))) >= LOCK

    def scores(self, tables: Tables) -> Any:
        """[table, seat], QX-4.4 and QB-3.3."""
        rows = self._row_points[tables.marks]
        points = reduce(add, (rows[:, :, row] for row in ROWS)) - PENALTY_POINTS * tables.penalties
        if self.on_board:
            points = points + self.tracks.bonus[tables.track[:, None], tables.pawns]
        return points

    def win_shares(self, tables: Tables) -> Any:
        """[table, seat]: each seat's share of the win if the match ended now (QX-4.5)."""
        scores = self.scores(tables)
        won = scores == scores.max(axis=1, keepdims=True)
        return won / won.sum(axis=1, keepdims=True)

    def _crossable(self, tables: Tables, seat: Any) -> Any:
        """[table, row, place]: the numbers a seat's sheet allows (QX-1.2, QX-3.1, QX-3.3)."""
        own = tables.marks[self.xp.arange(tables.size), seat]
        allowed = (self._open_places[own][:, :, None] >> self._places) & 1 == 1
        return allowed & ~self.closed(tables)[:, :, None]

    def _place(self, numbers: Any) -> Any:
        """[table, row]: where a number stands in each row."""
        return self.xp.where(self._rising, numbers - 2, LAST_PLACE + 2 - numbers)
