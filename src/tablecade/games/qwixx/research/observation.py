"""The observation of Qwixx and Qwixx On Board (docs/environments/qwixx.md)."""

from functools import cache

import numpy as np

from tablecade.core.array import Array, Record
from tablecade.games.qwixx.compiled import compiled
from tablecade.games.qwixx.kernel.legal import awaits
from tablecade.games.qwixx.kernel.numbers import ACTION_1, NOT_ANNOUNCED
from tablecade.games.qwixx.kernel.rows import LOCK
from tablecade.games.qwixx.kernel.table import score
from tablecade.games.qwixx_on_board.rules.track import Track
from tablecade.lab.adapters.observation import Field, Layout

PLACES = 11
LOWEST, HIGHEST = -20, 312
"""Points: four misses and nothing else, and four full rows."""
AHEAD = 10
"""Fields of the track that are seen in front of the own pawn."""
MOST_BONUS = 20
SHEET = 4 * PLACES + 4 + 2
FIELD = 7


@cache
def layout(seats: int, *, on_board: bool) -> Layout:
    fields = [
        Field("crosses", (seats, 4, PLACES), "crossed numbers: sheet, row, place from the left"),
        Field("locks", (seats, 4), "crossed locks: sheet, row"),
        Field("misses", (seats,), "misses / 4, by sheet"),
        Field("points", (seats,), f"(points + 20) / {HIGHEST - LOWEST}, at most 1, by sheet"),
        Field("closed", (4,), "closed rows: red, yellow, green, blue"),
        Field("dice", (6, 6), "faces one-hot: white, white, red, yellow, green, blue"),
        Field("phase", (4,), "one-hot: action 1, action 2, step 3, over"),
        Field("active", (seats,), "the active player, one-hot: 0 is the observer"),
        Field("crossed", (1,), "whether the active player has crossed a number this turn"),
        Field("owes", (1,), "whether the observer owes a choice now"),
        Field("seat", (seats,), "the seat of the observer, one-hot"),
    ]
    if on_board:
        fields += [
            Field("pawns", (seats,), "field of the pawn / fields of the track, by sheet"),
            Field("finish", (2,), "whether the end is announced; turns left / (seats - 1)"),
            Field(
                "track",
                (AHEAD, FIELD),
                "fields ahead of the own pawn: exists, row one-hot (4), place / 10, bonus / 20",
            ),
        ]
    return Layout(fields)


@cache
def whole_track(track: Track) -> tuple[Field, Array]:
    """All fields of the track, for `state()`: an observation has only those ahead of one pawn."""
    meaning = "every field of the track: row one-hot (4), place / 10, bonus / 20"
    values = np.zeros((len(track.fields), FIELD - 1), dtype=np.float32)
    for place, field in enumerate(track.fields):
        values[place, field.row] = 1.0
        values[place, 4] = field.row.place(field.number) / 10
        values[place, 5] = field.bonus / MOST_BONUS
    return Field("whole_track", values.shape, meaning), values


@compiled
def observe(table: Record, track: Record, seat: int, out: Array) -> None:
    """Write the observation of one seat. The order is that of `layout`."""
    out[:] = 0.0
    seats = int(table.seats)
    at = _write_sheets(table, track, seat, out)
    for row in range(4):
        out[at + row] = (table.closed >> row) & 1
    at += 4
    for die in range(6):
        face = np.int64(table.white[die]) if die < 2 else np.int64(table.coloured[die - 2])
        if face > 0:
            out[at + 6 * die + face - 1] = 1.0
    at += 36
    if table.phase >= ACTION_1:
        out[at + table.phase - ACTION_1] = 1.0
    at += 4
    if table.active >= 0:
        out[at + (table.active - seat + seats) % seats] = 1.0
    at += seats
    out[at] = table.crossed
    out[at + 1] = 1.0 if awaits(table, seat) else 0.0
    out[at + 2 + seat] = 1.0
    if track.fields > 0:
        _write_track(table, track, seat, out, at + 2 + seats)


@compiled
def _write_sheets(table: Record, track: Record, seat: int, out: Array) -> int:
    seats = int(table.seats)
    locks, misses = 4 * PLACES * seats, (4 * PLACES + 4) * seats
    for turn in range(seats):
        other = (seat + turn) % seats
        for row in range(4):
            marks = np.int64(table.rows[other, row])
            for place in range(PLACES):
                out[(turn * 4 + row) * PLACES + place] = (marks >> place) & 1
            out[locks + turn * 4 + row] = 1.0 if marks & LOCK else 0.0
        out[misses + turn] = table.penalties[other] / 4
        points = (score(table, track, other) - LOWEST) / (HIGHEST - LOWEST)
        out[misses + seats + turn] = min(max(points, 0.0), 1.0)
    return SHEET * seats


@compiled
def _write_track(table: Record, track: Record, seat: int, out: Array, at: int) -> None:
    seats = int(table.seats)
    for turn in range(seats):
        out[at + turn] = table.pawns[(seat + turn) % seats] / track.fields
    at += seats
    if table.turns_left != NOT_ANNOUNCED:
        out[at] = 1.0
        out[at + 1] = table.turns_left / (seats - 1)
    at += 2
    for step in range(AHEAD):
        field = int(table.pawns[seat]) + 1 + step
        if field <= track.fields:
            out[at] = 1.0
            out[at + 1 + track.row[field]] = 1.0
            out[at + 5] = track.place[field] / 10
            out[at + 6] = track.bonus[field] / MOST_BONUS
        at += FIELD
