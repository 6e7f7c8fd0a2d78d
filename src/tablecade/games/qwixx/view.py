"""Qwixx as plain JSON, for clients that hold no rules."""

from typing import Any

from tablecade.core.hand import Hand
from tablecade.games.qwixx.action import Action, Cross
from tablecade.games.qwixx.row import LAST_PLACE, ROWS, Row
from tablecade.games.qwixx.sheet import Sheet
from tablecade.games.qwixx.state import State


def preview(state: State, hand: Hand, action: Action) -> dict[str, Any]:
    """What would be crossed, what is skipped for good, and the score that would follow."""
    if not isinstance(action, Cross):
        return {"crosses": [], "lock": False, "skips": [], "score": state.sheets[hand].score}
    return preview_cross(state.sheets[hand], action)


def preview_cross(sheet: Sheet, action: Cross) -> dict[str, Any]:
    row, place = action.row, action.row.place(action.number)
    return {
        "crosses": [f"{row.colour}{action.number}"],
        "lock": place == LAST_PLACE,
        "skips": list(row.numbers[sheet.last(row) + 1 : place]),
        "score": sheet.crossed(row, action.number).score,
    }


def show(state: State) -> dict[str, Any]:
    roll = state.roll
    return {
        "phase": state.phase.value,
        "active": state.active,
        "roll": roll
        and {
            "white": list(roll.white),
            **{row.colour: roll.coloured[row] for row in ROWS},
        },
        "crossed": state.crossed,
        "closed": [row.colour for row in state.closed_rows],
        "sheets": [_show_sheet(state, sheet) for sheet in state.sheets],
    }


def _show_sheet(state: State, sheet: Sheet) -> dict[str, Any]:
    return {
        "rows": {row.colour: _show_row(state, sheet, row) for row in ROWS},
        "penalties": sheet.penalties,
        "score": sheet.score,
    }


def _show_row(state: State, sheet: Sheet, row: Row) -> dict[str, Any]:
    """`lost` are the numbers that can never be crossed any more (QX-1.2, QX-3.3)."""
    first_free = LAST_PLACE + 1 if state.closed(row) else sheet.last(row) + 1
    passed_over = row.numbers[:first_free]
    return {
        "crossed": list(sheet.rows[row]),
        "lost": [number for number in passed_over if not sheet.has(row, number)],
        "lock": sheet.locked(row),
        "score": sheet.row_score(row),
    }
