"""Qwixx On Board as an environment (docs/environments/qwixx-on-board.md): Qwixx, and the track."""

from functools import cache
from typing import Any

import numpy as np

from tablecade.core.array import Array, Record
from tablecade.core.hand import Hand
from tablecade.games.qwixx.research import environment as qwixx
from tablecade.games.qwixx_on_board.bots.compiled import PLAYED, PLAYERS
from tablecade.games.qwixx_on_board.bots.learned import load_net
from tablecade.games.qwixx_on_board.kernel import numbers
from tablecade.games.qwixx_on_board.kernel.numbers import NOT_ANNOUNCED, encode_state, encode_track
from tablecade.games.qwixx_on_board.kernel.table import ON_BOARD, compiled, variant
from tablecade.games.qwixx_on_board.rules.state import HIGHEST_BONUS, Track
from tablecade.lab.adapters.observation import Field, Layout

AHEAD = 10
"""Fields of the track that are seen in front of the own pawn."""
FIELD = 7


@cache
def layout(seats: int) -> Layout:
    return Layout(
        [
            *qwixx.fields_of(seats),
            Field("pawns", (seats,), "field of the pawn / fields of the track, by sheet"),
            Field("finish", (2,), "whether the end is announced; turns left / (seats - 1)"),
            Field(
                "track",
                (AHEAD, FIELD),
                "fields ahead of the own pawn: exists, row one-hot (4), place / 10, bonus / 20",
            ),
        ]
    )


@cache
def whole_track(track: Track) -> tuple[Field, Array]:
    """All fields of the track, for `state()`: an observation has only those ahead of one pawn."""
    meaning = "every field of the track: row one-hot (4), place / 10, bonus / 20"
    values = np.zeros((len(track.fields), FIELD - 1), dtype=np.float32)
    for place, field in enumerate(track.fields):
        values[place, field.row] = 1.0
        values[place, 4] = field.row.place(field.number) / 10
        values[place, 5] = field.bonus / HIGHEST_BONUS
    return Field("whole_track", values.shape, meaning), values


_observe_sheets = ON_BOARD.loop(qwixx.observe)


@compiled
def observe(table: Record, track: Record, seat: int, out: Array) -> None:
    """Write the observation of one seat. The order is that of `layout`."""
    _observe_sheets(table, track, seat, out)
    seats = int(table.seats)
    at = len(out) - AHEAD * FIELD - 2 - seats
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
            out[at + 6] = track.bonus[field] / HIGHEST_BONUS
        at += FIELD


class OnBoardAdapter(qwixx.QwixxAdapter):
    """The numbers of Qwixx; 45 to 49 move the pawn 1 to 5 fields."""

    numbers = numbers
    layout_of = staticmethod(layout)

    def observe(self, state: Any, hand: Hand) -> Array:
        out = np.zeros(self.layout(state).size, dtype=np.float32)
        observe(encode_state(state), encode_track(state.track), int(hand), out)
        return out

    def describe_board(self, state: Any) -> dict[str, Any]:
        """The fields of the track in order: `red7 5` crosses the red 7 and is worth 5 points."""
        fields = state.track.fields
        return {"track": [f"{field.colour}{field.number} {field.bonus}" for field in fields]}

    def state_fields(self, state: Any) -> list[tuple[Field, Array]]:
        return [whole_track(state.track)]


class OnBoardTables(qwixx.QwixxTables):
    rules = PLAYED._replace(loop=variant({**PLAYERS, qwixx.observe: observe}))
    layout_of = staticmethod(layout)
    load_net = staticmethod(load_net)

    def __init__(self, state: Any, **settings: Any) -> None:
        self.board = encode_track(state.track)
        super().__init__(state, **settings)
