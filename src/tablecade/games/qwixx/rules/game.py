"""Qwixx as a `Game`, and what clients see of it. The rules by number: docs/rules/qwixx.md.

The pieces of a turn are functions: Qwixx plays them in order, On Board puts step 3 among them.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from itertools import product
from typing import Protocol, TypeVar, cast

from msgspec import Struct
from msgspec.structs import replace

from tablecade.core.errors import Details, Refusal
from tablecade.core.game import Draw, Event, Faces, Game, Meta, Options, Outcome, Step
from tablecade.core.hand import DICE, Hand, Seat, hand_name, to_the_left
from tablecade.core.view import PerSeat, Views
from tablecade.games.qwixx.rules.state import (
    EVENTS,
    LAST_PLACE,
    MOST_PENALTIES,
    PASS,
    ROW_BY_COLOUR,
    ROWS,
    Action,
    Closed,
    Colour,
    Cross,
    Crossed,
    First,
    Missed,
    Pass,
    Passed,
    Phase,
    Roll,
    Rolled,
    Row,
    Sheet,
    Started,
    State,
    TurnPassed,
    Won,
    can_cross,
    cross,
    read,
    refuse_cross,
    write,
)

ROWS_TO_END = 2
FACES = 6
WHITE = "white"


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


class Ending(Protocol):
    """Any state that knows whether it is over."""

    @property
    def ended(self) -> str | None: ...

    @property
    def scores(self) -> tuple[int, ...]: ...


E = TypeVar("E", bound=Ending)


def deal_out(state: State, action: Action) -> Step[State]:
    """What the dice say: who starts (QX-2.1), or a roll (QX-2.2)."""
    if isinstance(action, First):
        started = replace(state, phase=Phase.ROLL, active=action.seat)
        return Step(started, (Started(action.seat),))
    roll = cast(Roll, action)
    rolled = replace(state, phase=Phase.ACTION_1, roll=roll, crossed=False)
    return Step(rolled, (Rolled(state.turn_holder, roll.white, roll.coloured),))


def act_together(state: State, choices: Mapping[Hand, Action]) -> Step[State]:
    """Action 1, QX-2.3: everybody's choice takes effect together."""
    return follow(take(state, choices), lambda on: Step(replace(on, phase=Phase.ACTION_2), ()))


def take(state: State, choices: Mapping[Hand, Action]) -> Step[State]:
    """Cross what was chosen; two closed rows or more end the game (QX-4.1, QX-4.2)."""
    sheets = list(state.sheets)
    events: list[Event] = []
    closers: dict[Row, tuple[Seat, ...]] = {}  # QX-3.4: several can close a row together
    for seat, action in ((Seat(hand), choices[hand]) for hand in sorted(choices)):
        if isinstance(action, Cross):
            sheets[seat] = sheets[seat].crossed(action.row, action.number)
            lock = action.number == action.row.numbers[-1]
            events.append(Crossed(seat, action.row.colour, action.number, lock))
            if lock:
                closers[action.row] = (*closers.get(action.row, ()), seat)
        else:
            events.append(Passed(seat))
    crossed = state.crossed or isinstance(choices.get(Hand(state.turn_holder)), Cross)
    taken = replace(state, sheets=tuple(sheets), crossed=crossed)
    if len(taken.closed_rows) >= ROWS_TO_END:
        taken = end(taken, "rows")
    closings = (Closed(row.colour, by) for row, by in sorted(closers.items()))
    return Step(taken, (*events, *closings))


def miss_if_due(state: State) -> Step[State]:
    """QX-2.5: the active player who crossed nothing crosses a penalty; the fourth ends it."""
    if state.crossed:
        return Step(state, ())
    active = state.turn_holder
    sheet = state.sheets[active].missed()
    missed = replace(state, sheets=(*state.sheets[:active], sheet, *state.sheets[active + 1 :]))
    if sheet.penalties == MOST_PENALTIES:  # QX-4.1
        missed = end(missed, "penalties")
    return Step(missed, (Missed(active, sheet.penalties),))


def pass_turn(state: State) -> Step[State]:
    """QX-2.1: clockwise."""
    following = to_the_left(state.turn_holder, seats=len(state.sheets))
    return Step(replace(state, phase=Phase.ROLL, active=following), (TurnPassed(following),))


def end(state: State, reason: str) -> State:
    return replace(state, phase=Phase.OVER, ended=reason)


def follow(step: Step[E], *pieces: Callable[[E], Step[E]]) -> Step[E]:
    """Play the pieces of a turn one after the other; nothing follows the end (QX-4.3)."""
    for piece in pieces:
        if step.state.ended is not None:
            break
        following = piece(step.state)
        step = Step(following.state, step.events + following.events)
    return step


def outcome(state: Ending) -> Outcome | None:
    """QX-4.5: most points win, ties share the victory."""
    if state.ended is None:
        return None
    scores = state.scores
    best = max(scores)
    winners = tuple(Seat(seat) for seat, score in enumerate(scores) if score == best)
    return Outcome(state.ended, scores, winners)


def announced(step: Step[E]) -> Step[E]:
    """The step, with the event that says how it ended, if it did."""
    found = outcome(step.state)
    if found is None:
        return step
    return Step(step.state, (*step.events, Won(found.reason, step.state.scores, found.winners)))


class Qwixx(Game[State, Action]):
    meta = Meta(
        id="qwixx", fewest_seats=2, most_seats=5, options=(), file_options=(), own_dice=True
    )
    views = VIEWS
    write = staticmethod(write)
    read = staticmethod(read)
    outcome = staticmethod(outcome)

    def setup(self, options: Options, seats: int) -> State:
        self.check_seats(seats)
        self.check_file_options(options)
        return State(sheets=(Sheet(),) * seats)

    def awaited(self, state: State) -> tuple[Hand, ...]:
        """In action 1 every seat is awaited, also one that can only pass."""
        match state.phase:
            case Phase.ACTION_1:
                return state.hands
            case Phase.ACTION_2:
                return (Hand(state.turn_holder),)
            case Phase.OVER:
                return ()
        return (DICE,)

    def choices(self, state: State, hand: Hand) -> tuple[Action, ...]:
        if hand == DICE and state.phase is Phase.FIRST:
            return tuple(First(Seat(seat)) for seat in range(len(state.sheets)))
        if hand == DICE:
            return _all_rolls(state.closed_rows)
        sheet = state.sheets[hand]
        crosses = (
            cross(row, number)
            for row, number in _offered(state)
            if can_cross(sheet, row, number) and not state.closed(row)
        )
        return (*crosses, PASS)

    def barred(self, state: State, hand: Hand) -> dict[str, Refusal]:
        """What the dice offer and the sheet or a closed row forbids."""
        if state.phase not in (Phase.ACTION_1, Phase.ACTION_2):
            return {}
        refusals = {
            f"{row.colour}{number}": self.refusal(state, hand, cross(row, number))
            for row, number in _offered(state)
        }
        return {name: refusal for name, refusal in refusals.items() if refusal is not None}

    def refusal(self, state: State, hand: Hand, action: Action) -> Refusal | None:
        if hand == DICE:
            return _refuse_dice(state, action)
        match action:
            case Pass():
                return None
            case Cross(row, number):
                detail: Details = {"colour": row.colour, "number": number}
                if state.closed(row):
                    closed_now = state.rolled.coloured[row] is not None
                    return Refusal("row-closed", "QX-3.5" if closed_now else "QX-3.3", detail)
                if (row, number) not in _offered(state):
                    rule = "QX-2.3" if state.phase is Phase.ACTION_1 else "QX-2.4"
                    return Refusal("not-on-the-dice", rule, detail)
                return refuse_cross(state.sheets[hand], row, number)
        return Refusal("not-for-a-player", "QX-2.2")

    def preview(self, state: State, hand: Hand, action: Action) -> CrossPreview:
        if not isinstance(action, Cross):
            return CrossPreview((), lock=False, skips=(), score=state.sheets[hand].score)
        sheet, row, place = state.sheets[hand], action.row, action.row.place(action.number)
        return CrossPreview(
            crosses=(f"{row.colour}{action.number}",),
            lock=place == LAST_PLACE,
            skips=row.numbers[sheet.last(row) + 1 : place],
            score=sheet.crossed(row, action.number).score,
        )

    def resolve(self, state: State, choices: Mapping[Hand, Action]) -> Step[State]:
        if DICE in choices:
            step = deal_out(state, choices[DICE])
        elif state.phase is Phase.ACTION_1:
            step = act_together(state, choices)
        else:
            step = follow(take(state, choices), miss_if_due, pass_turn)
        return announced(step)

    def deal(self, state: State, draw: Draw) -> Action:
        """Fair chance, in the order white, white, red, yellow, green, blue without removed dice."""
        if state.phase is Phase.FIRST:
            return First(Seat(draw(len(state.sheets))))
        white = (draw(FACES) + 1, draw(FACES) + 1)
        closed = state.closed_rows
        return Roll(white, tuple(None if row in closed else draw(FACES) + 1 for row in ROWS))

    def dice_to_roll(self, state: State) -> tuple[str, ...]:
        """QX-2.2: every die that is still in the game, by colour."""
        if state.phase is not Phase.ROLL:
            return ()
        return (WHITE, WHITE, *(row.colour for row in ROWS if not state.closed(row)))

    def roll_of(self, state: State, faces: Faces) -> Roll | Refusal:
        """The roll that people entered by colour, or what is wrong with it."""
        dice = self.dice_to_roll(state)
        for colour in dict.fromkeys((*faces, *dice)):
            refused = _refuse_faces(colour, faces.get(colour, ()), dice=dice.count(colour))
            if refused is not None:
                return refused
        first, second = faces[WHITE]
        coloured = (faces.get(row.colour, (None,)) for row in ROWS)
        return Roll((first, second), tuple(die for (die,) in coloured))

    def show(self, state: State) -> QwixxState:
        closed, roll, sheets = state.closed_rows, state.roll, []
        for sheet in state.sheets:
            rows = []
            for row, crossed in zip(ROWS, sheet.rows, strict=True):
                first_free = LAST_PLACE + 1 if row in closed else sheet.last(row) + 1
                lost = tuple(number for number in row.numbers[:first_free] if number not in crossed)
                rows.append(RowView(crossed, lost, sheet.locked(row), sheet.row_score(row)))
            sheets.append(SheetView(RowViews(*rows), sheet.penalties, sheet.score))
        return QwixxState(
            phase=state.phase,
            active=state.active,
            roll=None if roll is None else RollView(roll.white, *roll.coloured),
            crossed=state.crossed,
            closed=tuple(row.colour for row in closed),
            sheets=tuple(sheets),
        )

    def first_seat(self, options: Options, opening: Mapping[str, str]) -> Seat:  # noqa: ARG002
        """QX-2.1: the dice name the first active player."""
        return cast(First, read(opening[hand_name(DICE)])).seat


@cache
def _all_rolls(closed: tuple[Row, ...]) -> tuple[Roll, ...]:
    faces = range(1, FACES + 1)
    coloured = [(None,) if row in closed else faces for row in ROWS]
    return tuple(
        Roll((one, two), dice) for one, two in product(faces, faces) for dice in product(*coloured)
    )


def _offered(state: State) -> list[tuple[Row, int]]:
    """What the dice allow in this action, whatever stands on a sheet."""
    roll = state.rolled
    if state.phase is Phase.ACTION_1:
        return [(row, roll.white_sum) for row in ROWS]  # QX-2.3
    return [(row, number) for row in ROWS for number in roll.sums(row)]  # QX-2.4


def _refuse_faces(colour: str, faces: Sequence[int], *, dice: int) -> Refusal | None:
    """`dice` is how many of this colour are in the game."""
    if colour != WHITE and colour not in ROW_BY_COLOUR:
        return Refusal("no-such-die", "QX-1.3", {"die": colour})
    if not dice:
        return Refusal("die-left-the-game", "QX-3.3", {"colour": colour})
    if not faces and colour != WHITE:
        return Refusal("die-missing", "QX-2.2", {"colour": colour})
    if len(faces) != dice:
        return Refusal("faces", "QX-1.3", {"colour": colour, "faces": len(faces), "dice": dice})
    if wrong := [face for face in faces if face not in range(1, FACES + 1)]:
        return Refusal("no-such-face", "QX-1.3", {"colour": colour, "face": wrong[0]})
    return None


def _refuse_dice(state: State, action: Action) -> Refusal | None:
    match action:
        case First(seat) if state.phase is Phase.FIRST:
            if seat >= len(state.sheets):
                return Refusal("no-such-seat", "QX-2.1", {"seat": seat})
            return None
        case Roll(_, coloured) if state.phase is Phase.ROLL:
            for row in ROWS:
                if state.closed(row) and coloured[row] is not None:
                    return Refusal("die-left-the-game", "QX-3.3", {"colour": row.colour})
                if not state.closed(row) and coloured[row] is None:
                    return Refusal("die-missing", "QX-2.2", {"colour": row.colour})
            return None
    rule = "QX-2.1" if state.phase is Phase.FIRST else "QX-2.2"
    return Refusal("not-for-the-dice", rule)
