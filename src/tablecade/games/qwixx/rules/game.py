"""Qwixx as a `Game`, and what clients see of it. The rules by number: docs/rules/qwixx.md."""

from collections.abc import Mapping
from typing import Any, cast

from msgspec import Struct

from tablecade.core.errors import Refusal
from tablecade.core.game import Draw, Faces, Game, Meta, Options, Outcome, Step
from tablecade.core.hand import DICE, Hand, Seat, hand_name
from tablecade.core.view import PerSeat, Views
from tablecade.games.qwixx.rules import turn
from tablecade.games.qwixx.rules.sheet import LAST_PLACE, MOST_PENALTIES, ROWS, Colour, Sheet
from tablecade.games.qwixx.rules.state import (
    EVENTS,
    Action,
    Cross,
    First,
    Phase,
    Roll,
    State,
    read,
    write,
)


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
    events=EVENTS,
    constants={
        "pass": "pass",
        "penalties": tuple(range(1, MOST_PENALTIES + 1)),
        "rows": {row.colour: row.numbers for row in ROWS},
    },
)


def preview(state: State, hand: Hand, action: Action) -> CrossPreview:
    if not isinstance(action, Cross):
        return CrossPreview((), lock=False, skips=(), score=state.sheets[hand].score)
    sheet, row, place = state.sheets[hand], action.row, action.row.place(action.number)
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
    closed, shown = state.closed_rows, []
    for sheet in state.sheets:
        rows = []
        for row, crossed in zip(ROWS, sheet.rows, strict=True):
            first_free = LAST_PLACE + 1 if row in closed else sheet.last(row) + 1
            lost = tuple(number for number in row.numbers[:first_free] if number not in crossed)
            rows.append(RowView(crossed, lost, sheet.locked(row), sheet.row_score(row)))
        shown.append(SheetView(RowViews(*rows), sheet.penalties, sheet.score))
    return tuple(shown)


class Qwixx(Game[State, Action]):
    meta = Meta(
        id="qwixx",
        fewest_seats=2,
        most_seats=5,
        options=(),
        file_options=(),
        own_dice=True,
    )
    views = VIEWS

    def settle(self, asked: Options, *, seats: int, draw: Draw) -> dict[str, Any]:  # noqa: ARG002
        self.check_seats(seats)
        self.check_file_options(asked)
        return {}

    def setup(self, options: Options, seats: int) -> State:
        self.check_seats(seats)
        self.check_file_options(options)
        return State(sheets=(Sheet(),) * seats)

    def awaited(self, state: State) -> tuple[Hand, ...]:
        return turn.awaited(state)

    def choices(self, state: State, hand: Hand) -> tuple[Action, ...]:
        return turn.dice_choices(state) if hand == DICE else turn.crossings(state, hand)

    def refusal(self, state: State, hand: Hand, action: Action) -> Refusal | None:
        if hand == DICE:
            return turn.refuse_dice(state, action)
        return turn.refuse(state, hand, action)

    def preview(self, state: State, hand: Hand, action: Action) -> CrossPreview:
        return preview(state, hand, action)

    def resolve(self, state: State, choices: Mapping[Hand, Action]) -> Step[State]:
        if DICE in choices:
            step = turn.deal_out(state, choices[DICE])
        elif state.phase is Phase.ACTION_1:
            step = turn.act_together(state, choices)
        else:
            step = turn.follow(turn.take(state, choices), turn.miss_if_due, turn.pass_turn)
        return Step(step.state, step.events + turn.won(self.outcome(step.state)))

    def outcome(self, state: State) -> Outcome | None:
        if state.ended is None:
            return None
        return turn.outcome(state.ended, state.scores)

    def write(self, action: Action) -> str:
        return write(action)

    def read(self, text: str) -> Action:
        return read(text)

    def deal(self, state: State, draw: Draw) -> Action:
        return turn.deal(state, draw)

    def dice_to_roll(self, state: State) -> tuple[str, ...]:
        return turn.to_roll(state)

    def roll_of(self, state: State, faces: Faces) -> Action | Refusal:
        return turn.roll_of(state, faces)

    def show(self, state: State) -> QwixxState:
        return show(state)

    def first_seat(self, options: Options, opening: Mapping[str, str]) -> Seat:  # noqa: ARG002
        """QX-2.1: the dice name the first active player."""
        return cast(First, self.read(opening[hand_name(DICE)])).seat

    def barred(self, state: State, hand: Hand) -> dict[str, Refusal]:
        return turn.barred(state, hand)
