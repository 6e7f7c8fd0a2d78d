"""The rules of Qwixx On Board on arrays, as games/qwixx/kernel/arrays.py."""

from collections.abc import Sequence
from functools import reduce
from operator import or_
from typing import Any, NamedTuple

import numpy as np
from msgspec.structs import asdict, replace

from tablecade.games.qwixx.kernel import arrays as qwixx
from tablecade.games.qwixx.kernel.arrays import QwixxArrays, Tables
from tablecade.games.qwixx.kernel.numbers import OVER, PASS, PLACES, ROLL
from tablecade.games.qwixx.rules.state import ROWS
from tablecade.games.qwixx_on_board.kernel import numbers
from tablecade.games.qwixx_on_board.rules.game import FARTHEST
from tablecade.games.qwixx_on_board.rules.state import FINISH_FIELDS, State, Track

WORD = 16
"""Bits for each row, where the four rows of a sheet are one number."""


class BoardTables(Tables, frozen=True):
    turns_left: Any
    """NOT_ANNOUNCED, or the turns until the end (QB-3.1)."""
    pawns: Any
    """[table, seat]: the field of each pawn."""
    track: Any
    """[table]: which of the engine's tracks is played."""

    def lasting(self) -> tuple[Any, ...]:
        marks, penalties, phase, active = super().lasting()
        return marks, penalties, self.pawns, phase, active, self.turns_left, self.track


def encode_states(states: Sequence[State]) -> BoardTables:
    """States with the same number of seats and one track, as NumPy arrays."""
    tables = qwixx.encode_states([state.table for state in states], numbers.REASONS)
    stepping = np.array([state.pawn_moves for state in states])
    phase = np.where(stepping, numbers.STEP_3, tables.phase)
    left = [numbers.NOT_ANNOUNCED if s.turns_left is None else s.turns_left for s in states]
    return BoardTables(
        **asdict(replace(tables, phase=phase.astype(np.int8))),
        turns_left=np.array(left, np.int8),
        pawns=np.array([state.pawns for state in states], np.int32),
        track=np.zeros(len(states), np.int32),
    )


class Tracks(NamedTuple):
    """[track, field], with field 0 for the start; fields behind the end are empty."""

    fields: Any
    """[track]: how many."""
    row: Any
    place: Any
    bonus: Any


class OnBoardArrays(QwixxArrays):
    """Tables refer to `tracks` by index."""

    actions = numbers.ACTIONS
    phases = 3
    """Choices of a turn: action 1, action 2 and step 3."""

    def __init__(self, xp: Any, seats: int, tracks: Sequence[Track]) -> None:
        super().__init__(xp, seats)
        records = [numbers.encode_track(track) for track in tracks]
        parts = ([record[part] for record in records] for part in Tracks._fields)
        self.tracks = Tracks(*(xp.asarray(np.array(part, np.int32)) for part in parts))
        self._shifts = WORD * xp.arange(len(ROWS))
        self._cells = (WORD * self.tracks.row + self.tracks.place).astype(np.int64)

    def set_up(self, count: int, track: Any = None) -> BoardTables:
        """New tables before the first player is drawn, on the given tracks, or on all in turn."""
        xp = self.xp
        in_turn = xp.arange(count, dtype=np.int32) % len(self.tracks.fields)
        return BoardTables(
            **asdict(super().set_up(count)),
            turns_left=xp.full(count, numbers.NOT_ANNOUNCED, np.int8),
            pawns=xp.zeros((count, self.seats), np.int32),
            track=in_turn if track is None else track,
        )

    def legal_for(self, tables: Any, seat: Any) -> Any:
        """Step 3 after the choices of Qwixx (QB-2.1)."""
        xp, legal = self.xp, super().legal_for(tables, seat)
        stepping = (tables.phase == numbers.STEP_3) & (seat == tables.active)
        pawns = xp.zeros((tables.size, FARTHEST), np.bool_)
        if stepping.any():
            landing = self.landing(tables)
            allowed = (landing > 0) & self.may_land(tables, seat, landing)
            pawns = stepping[:, None] & allowed
        legal[:, PASS] |= stepping
        return xp.concatenate([legal, pawns], axis=1)

    def step(self, tables: Any, choices: Any) -> Any:
        """In step 3 the pawn moves (QB-2.2), and its choice becomes the cross it makes (QB-2.4)."""
        if not (tables.phase == numbers.STEP_3).any():
            return super().step(tables, choices)
        xp, each = self.xp, self.xp.arange(tables.size)
        chosen = choices[each, tables.active]
        moves = (chosen >= numbers.FIRST_PAWN) & (tables.phase == numbers.STEP_3)
        field = self.landing(tables)[each, xp.where(moves, chosen - numbers.FIRST_PAWN, 0)]
        row, place = self.tracks.row[tables.track, field], self.tracks.place[tables.track, field]
        there = (tables.marks[each, tables.active, row] >> place) & 1 == 1
        crossing = xp.where(there, PASS, 1 + row * PLACES + place)
        moved = (tables.active[:, None] == self._seats) & moves[:, None]
        pawns = xp.where(moved, field[:, None], tables.pawns).astype(np.int32)
        crosses = xp.where(moved, crossing[:, None], choices)
        return super().step(replace(tables, pawns=pawns), crosses)

    def _go_on(self, tables: Any) -> Any:
        """QB-3.1: announce the end, or count the turns until it comes; QB-3.4: once only."""
        xp, each, after = self.xp, self.xp.arange(tables.size), super()._go_on(tables)
        due = (tables.phase == numbers.STEP_3) & (after.phase == ROLL)
        pawn = tables.pawns[each, tables.active]
        reached = pawn > self.tracks.fields[tables.track] - FINISH_FIELDS
        announced = tables.turns_left != numbers.NOT_ANNOUNCED
        left = xp.where(due & announced, tables.turns_left - 1, tables.turns_left)
        left = xp.where(due & ~announced & reached, self.seats - 1, left)
        finished = due & announced & (left == 0)
        return replace(
            after,
            turns_left=left.astype(np.int8),
            phase=xp.where(finished, OVER, after.phase).astype(np.int8),
            active=xp.where(finished, tables.active, after.active).astype(np.int32),
            ended=xp.where(finished, numbers.BY_FINISH, after.ended).astype(np.int8),
        )

    def landing(self, tables: BoardTables) -> Any:
        """[table, distance - 1]: where the active pawn would stand, occupied fields jumped.

        QB-2.2; 0 for a field behind the end (QB-2.7).
        """
        xp, each = self.xp, self.xp.arange(tables.size)
        pawn = tables.pawns[each, tables.active][:, None]
        place = pawn + xp.arange(1, FARTHEST + 1)
        for occupied in xp.sort(tables.pawns, axis=1).T[:, :, None]:
            place = place + ((pawn < occupied) & (occupied <= place))
        return xp.where(place <= self.tracks.fields[tables.track][:, None], place, 0)

    def may_land(self, tables: BoardTables, seat: Any, fields: Any) -> Any:
        """[table, field] for some fields of each table's track and one seat a table.

        QB-2.3 crossed already or crossable now; QB-2.5 not now in a closed row.
        """
        marks = tables.marks[self.xp.arange(tables.size), seat]
        allowed = marks | self.xp.where(self.closed(tables), 0, self._open_places[marks])
        places = allowed.astype(np.int64) << self._shifts
        word = reduce(or_, (places[:, row] for row in ROWS))
        return (word[:, None] >> self._cells[tables.track[:, None], fields]) & 1 == 1

    def scores(self, tables: Any) -> Any:
        """QB-3.3: the sheet, and the bonus under the pawn."""
        return super().scores(tables) + self.tracks.bonus[tables.track[:, None], tables.pawns]
