"""The rare rules of Qwixx and On Board, recognised as they are met."""

from collections.abc import Iterator, Mapping
from typing import Any

from tablecade.core.game import Step
from tablecade.core.hand import Hand
from tablecade.games.qwixx.rules.state import LAST_PLACE, ROWS, Closed, Crossed, Phase, State
from tablecade.games.qwixx_on_board.rules.game import crossed_by, landing, refuse_move
from tablecade.games.qwixx_on_board.rules.state import FinishAnnounced, Moved, Pawn
from tablecade.games.qwixx_on_board.rules.state import State as BoardState
from tests.games.qwixx.kinds import table_of

QWIXX_RULES = (
    "QX-2.5 a penalty",
    "QX-3.1 the last number refused",
    "QX-3.2 a lock",
    "QX-3.4 a row closed by several",
    "QX-3.4 a row closed past one with too few",
    "QX-3.5 a row closed in action 1 is out of action 2",
    "QX-4.1 ended by penalties",
    "QX-4.1 ended by rows",
    "QX-4.2 two rows closed at once",
    "QX-4.3 ended in action 1",
    "QX-4.3 ended in action 2",
)
BOARD_RULES = (
    *QWIXX_RULES,
    "QB-2.2 a pawn jumped",
    "QB-2.3 landed on a number crossed before",
    "QB-2.4 a row closed in step 3",
    "QB-2.5 a field of a closed row refused",
    "QB-2.5 landed in a closed row",
    "QB-2.6 a penalty dodged in step 3",
    "QB-2.7 past the last field refused",
    "QB-3.1 the finish announced",
    "QB-3.1 ended at the finish",
    "QB-3.2 ended by Qwixx after the announcement",
    "QB-3.4 a second pawn in the finish",
)


def rare_rules(before: Any, chosen: Mapping[Hand, Any], step: Step[Any]) -> Iterator[str]:
    yield from _of_qwixx(table_of(before), step)
    if isinstance(before, BoardState) and before.pawn_moves:
        yield from _of_step_3(before, chosen[Hand(before.active)], step)
    if isinstance(before, BoardState) and step.state.ended is not None:
        if step.state.ended == "finish":
            yield "QB-3.1 ended at the finish"
        elif before.turns_left is not None:
            yield "QB-3.2 ended by Qwixx after the announcement"


def _of_qwixx(before: State, step: Step[Any]) -> Iterator[str]:
    after = table_of(step.state)
    closed = [event for event in step.events if isinstance(event, Closed)]
    if any(sheet.penalties > old.penalties for sheet, old in zip(after.sheets, before.sheets)):
        yield "QX-2.5 a penalty"
    if any(isinstance(event, Crossed) and event.lock for event in step.events):
        yield "QX-3.2 a lock"
    if len(closed) > 1:
        yield "QX-4.2 two rows closed at once"
    if after.ended in ("penalties", "rows"):
        yield f"QX-4.1 ended by {after.ended}"
        if before.phase in (Phase.ACTION_1, Phase.ACTION_2) and after.ended == "rows":
            yield f"QX-4.3 ended in {before.phase.replace('-', ' ')}"
    if before.phase is Phase.ACTION_1:
        yield from _of_action_1(before, after, closed)


def _of_action_1(before: State, after: State, closed: list[Closed]) -> Iterator[str]:
    short = [
        (seat, row)
        for seat, sheet in enumerate(before.sheets)
        for row in ROWS
        if row.place(before.rolled.white_sum) == LAST_PLACE
        and not before.closed(row)
        and sheet.last(row) < LAST_PLACE
        and sheet.crosses(row) < 5
    ]
    if short:
        yield "QX-3.1 the last number refused"
    for event in closed:
        if len(event.by) > 1:
            yield "QX-3.4 a row closed by several"
        if any(row.colour == event.colour for _, row in short):
            yield "QX-3.4 a row closed past one with too few"
        row = next(row for row in ROWS if row.colour == event.colour)
        sheet = after.sheets[after.turn_holder]
        if after.ended is None and any(
            row.place(number) > sheet.last(row) for number in before.rolled.sums(row)
        ):
            yield "QX-3.5 a row closed in action 1 is out of action 2"


def _of_step_3(before: BoardState, action: Any, step: Step[Any]) -> Iterator[str]:
    yield from _of_refusals(before)
    for event in step.events:
        match event:
            case Moved(jumped=jumped) if jumped:
                yield "QB-2.2 a pawn jumped"
            case Closed():
                yield "QB-2.4 a row closed in step 3"
            case FinishAnnounced():
                yield "QB-3.1 the finish announced"
    if not isinstance(action, Pawn):
        return
    place = landing(before, action.fields)
    assert place is not None
    if before.turns_left is not None and before.track.in_finish(place):
        yield "QB-3.4 a second pawn in the finish"
    if crossed_by(before, action) is None:
        yield "QB-2.3 landed on a number crossed before"
        if before.table.closed(before.track.field(place).row):
            yield "QB-2.5 landed in a closed row"
    elif not before.table.crossed:
        yield "QB-2.6 a penalty dodged in step 3"


def _of_refusals(before: BoardState) -> Iterator[str]:
    refused = (refuse_move(before, Pawn(fields)) for fields in range(1, 6))
    codes = {refusal.code for refusal in refused if refusal is not None}
    if "field-of-closed-row" in codes:
        yield "QB-2.5 a field of a closed row refused"
    if "past-the-last-field" in codes:
        yield "QB-2.7 past the last field refused"
