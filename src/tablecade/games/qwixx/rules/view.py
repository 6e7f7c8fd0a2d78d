"""What clients see of Qwixx: typed views."""

from msgspec import Struct

from tablecade.core.hand import Hand, Seat
from tablecade.core.view import PerSeat, Views
from tablecade.games.qwixx.rules import events
from tablecade.games.qwixx.rules.action import Action, Cross, Roll
from tablecade.games.qwixx.rules.row import LAST_PLACE, ROWS, Colour, Row
from tablecade.games.qwixx.rules.sheet import MOST_PENALTIES, Sheet
from tablecade.games.qwixx.rules.state import Phase, State


class RollView(Struct, frozen=True):
    """The two white dice, and one for each row; null for a die that left the game."""

    white: tuple[int, int]
    red: int | None
    yellow: int | None
    green: int | None
    blue: int | None


class RowView(Struct, frozen=True):
    """`lost` are the numbers that can never be crossed any more (QX-1.2, QX-3.3)."""

    crossed: tuple[int, ...]
    lost: tuple[int, ...]
    lock: bool
    score: int


class RowViews(Struct, frozen=True):
    red: RowView
    yellow: RowView
    green: RowView
    blue: RowView


class SheetView(Struct, frozen=True):
    rows: RowViews
    penalties: int
    score: int


class QwixxState(Struct, frozen=True):
    """A match of Qwixx. `crossed`: whether the active player crossed a number in this turn."""

    phase: Phase
    active: Seat | None
    roll: RollView | None
    crossed: bool
    closed: tuple[Colour, ...]
    sheets: PerSeat[SheetView]


class CrossPreview(Struct, frozen=True):
    """What would be crossed, what is skipped for good, and the score that would follow."""

    crosses: tuple[str, ...]
    lock: bool
    skips: tuple[int, ...]
    score: int


VIEWS = Views(
    state=QwixxState,
    preview=CrossPreview,
    events=(
        *(events.Started, events.Rolled, events.Crossed, events.Passed, events.Closed),
        *(events.Missed, events.TurnPassed, events.Won),
    ),
    constants={
        "pass": "pass",
        "penalties": tuple(range(1, MOST_PENALTIES + 1)),
        "rows": {row.colour: row.numbers for row in ROWS},
    },
)


def preview(state: State, hand: Hand, action: Action) -> CrossPreview:
    if not isinstance(action, Cross):
        return CrossPreview((), lock=False, skips=(), score=state.sheets[hand].score)
    return preview_cross(state.sheets[hand], action)


def preview_cross(sheet: Sheet, action: Cross) -> CrossPreview:
    row, place = action.row, action.row.place(action.number)
    return CrossPreview(
        crosses=(f"{row.colour}{action.number}",),
        lock=place == LAST_PLACE,
        skips=row.numbers[sheet.last(row) + 1 : place],
        score=sheet.crossed(row, action.number).score,
    )


def show(state: State) -> QwixxState:
    return QwixxState(
        phase=state.phase,
        active=state.active,
        roll=show_roll(state.roll),
        crossed=state.crossed,
        closed=tuple(row.colour for row in state.closed_rows),
        sheets=show_sheets(state),
    )


def show_roll(roll: Roll | None) -> RollView | None:
    return None if roll is None else RollView(roll.white, *roll.coloured)


def show_sheets(state: State) -> tuple[SheetView, ...]:
    closed = state.closed_rows
    return tuple(_show_sheet(sheet, closed) for sheet in state.sheets)


def _show_sheet(sheet: Sheet, closed: tuple[Row, ...]) -> SheetView:
    rows = (_show_row(sheet, row, closed=row in closed) for row in ROWS)
    return SheetView(RowViews(*rows), sheet.penalties, sheet.score)


def _show_row(sheet: Sheet, row: Row, *, closed: bool) -> RowView:
    first_free = LAST_PLACE + 1 if closed else sheet.last(row) + 1
    crossed = sheet.rows[row]
    return RowView(
        crossed=crossed,
        lost=tuple(number for number in row.numbers[:first_free] if number not in crossed),
        lock=sheet.locked(row),
        score=sheet.row_score(row),
    )
