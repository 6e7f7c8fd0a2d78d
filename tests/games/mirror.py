"""States of games/ written as the kernels' records are, to compare them field by field."""

from typing import Any

from tablecade.core.replay import AnyGame
from tablecade.games.pixoid.kernel import table as pixoid
from tablecade.games.pixoid.rules.state import HANDS, State, Variant
from tablecade.games.qwixx.kernel import numbers
from tablecade.games.qwixx.rules.state import ROWS, Row, Sheet
from tablecade.games.qwixx.rules.state import State as QwixxState
from tablecade.games.qwixx_on_board.kernel import numbers as board_numbers
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
    if isinstance(state, BoardState):
        return _mirror_on_board(state)
    return {
        "seats": len(state.sheets),
        "phase": numbers.PHASES[state.phase],
        "active": -1 if state.active is None else state.active,
        "crossed": int(state.crossed),
        "ended": board_numbers.REASONS.index(state.ended),
        "closed": sum(1 << row for row in state.closed_rows),
        "white": list(state.roll.white) if state.roll else [0, 0],
        "coloured": [die or 0 for die in state.roll.coloured] if state.roll else [0] * 4,
        "penalties": [sheet.penalties for sheet in state.sheets],
        "rows": [[_marks(sheet, row) for row in ROWS] for sheet in state.sheets],
    }


def _mirror_on_board(state: BoardState) -> Fields:
    turns_left = board_numbers.NOT_ANNOUNCED if state.turns_left is None else state.turns_left
    stepping = {"phase": board_numbers.STEP_3} if state.pawn_moves else {}
    own = {"turns_left": turns_left, "pawns": list(state.pawns)}
    return mirror_qwixx(state.table) | own | stepping


def _marks(sheet: Sheet, row: Row) -> int:
    lock = numbers.LOCK if sheet.locked(row) else 0
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
