"""States of games/ written as the kernels' records are, to compare them field by field."""

from typing import Any

from tablecade.core.replay import AnyGame
from tablecade.games.pixoid.kernel import table as pixoid
from tablecade.games.pixoid.rules.state import HANDS, State, Variant
from tablecade.games.qwixx.kernel import numbers, rows
from tablecade.games.qwixx.rules.row import ROWS, Row
from tablecade.games.qwixx.rules.sheet import Sheet
from tablecade.games.qwixx.rules.state import State as QwixxState
from tablecade.games.qwixx_on_board.rules.state import State as BoardState

Fields = dict[str, Any]


def fields_of(record: Any, seats: int) -> Fields:
    """A record as plain values, cut to the seats that are there."""
    fields = {name: record[name].tolist() for name in record.dtype.names}
    for name in ("penalties", "pawns", "rows", "scores"):
        if name in fields:
            fields[name] = fields[name][:seats]
    return fields


def mirror_qwixx(state: QwixxState | BoardState) -> Fields:
    table = state.table
    pawns = list(state.pawns) if isinstance(state, BoardState) else [0] * len(table.sheets)
    turns_left = state.turns_left if isinstance(state, BoardState) else None
    return {
        "seats": len(table.sheets),
        "phase": numbers.PHASES.index(numbers.phase_of(state)),
        "active": -1 if table.active is None else table.active,
        "crossed": int(table.crossed),
        "ended": numbers.REASONS.index(table.ended),
        "turns_left": numbers.NOT_ANNOUNCED if turns_left is None else turns_left,
        "closed": sum(1 << row for row in table.closed_rows),
        "white": list(table.roll.white) if table.roll else [0, 0],
        "coloured": [die or 0 for die in table.roll.coloured] if table.roll else [0] * 4,
        "penalties": [sheet.penalties for sheet in table.sheets],
        "pawns": pawns,
        "rows": [[_marks(sheet, row) for row in ROWS] for sheet in table.sheets],
    }


def _marks(sheet: Sheet, row: Row) -> int:
    lock = rows.LOCK if sheet.locked(row) else 0
    return lock + sum(1 << row.place(number) for number in sheet.rows[row])


def mirror_pixoid(state: State) -> Fields:
    number = {pix: index for index, pix in enumerate(state.board.pix)}
    return {
        "seats": state.seats,
        "short": int(state.variant is Variant.SHORT),
        "round": state.round,
        "pixoid": state.pixoid,
        "second": pixoid.NOBODY if state.second is None else state.second,
        "placed": HANDS - state.cubes.count(None),
        "bonus": sum(1 << i for i, pix in enumerate(state.board.bonus) if pix in state.bonus),
        "picked": state.picked,
        "reserve": state.reserve,
        "ended": pixoid.REASONS.index(state.ended),
        "cubes": [pixoid.UNPLACED if pix is None else number[pix] for pix in state.cubes],
        "scores": list(state.scores),
    }


def winners(game: AnyGame, state: Any) -> list[bool]:
    outcome = game.outcome(state)
    assert outcome is not None
    seats = state.seats if isinstance(state, State) else len(outcome.scores or ())
    return [seat in outcome.winners for seat in range(seats)]
