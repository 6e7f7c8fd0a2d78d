"""A turn, piece by piece: Qwixx plays the pieces in order, On Board puts step 3 among them."""

from collections.abc import Callable, Mapping
from typing import Protocol, TypeVar, cast

from msgspec.structs import replace

from tablecade.core.errors import Details, Refusal
from tablecade.core.game import Event, Outcome, Step
from tablecade.core.hand import DICE, Hand, Seat, to_the_left
from tablecade.games.qwixx.rules.action import PASS, Action, Cross, First, Pass, Roll, cross
from tablecade.games.qwixx.rules.events import (
    Closed,
    Crossed,
    Missed,
    Passed,
    Rolled,
    Started,
    TurnPassed,
    Won,
)
from tablecade.games.qwixx.rules.row import ROWS, Row
from tablecade.games.qwixx.rules.sheet import MOST_PENALTIES, can_cross, refuse_cross
from tablecade.games.qwixx.rules.state import Phase, State

ROWS_TO_END = 2


class Ending(Protocol):
    """Any state that knows whether it is over."""

    @property
    def ended(self) -> str | None: ...


E = TypeVar("E", bound=Ending)
Crosses = Mapping[Hand, Action]


def deal_out(state: State, action: Action) -> Step[State]:
    """What the dice say: who starts (QX-2.1), or a roll (QX-2.2)."""
    if isinstance(action, First):
        started = replace(state, phase=Phase.ROLL, active=action.seat)
        return Step(started, (Started(action.seat),))
    roll = cast(Roll, action)
    rolled = replace(state, phase=Phase.ACTION_1, roll=roll, crossed=False)
    return Step(rolled, (Rolled(state.turn_holder, roll.white, roll.coloured),))


def crossings(state: State, hand: Hand) -> tuple[Action, ...]:
    """The legal choices of a hand in action 1 or 2."""
    sheet = state.sheets[hand]
    return (
        *(
            cross(row, number)
            for row, number in _offered(state)
            if can_cross(sheet, row, number) and not state.closed(row)
        ),
        PASS,
    )


def _offered(state: State) -> list[tuple[Row, int]]:
    """What the dice allow in this action, whatever stands on a sheet."""
    roll = state.rolled
    if state.phase is Phase.ACTION_1:
        return [(row, roll.white_sum) for row in ROWS]  # QX-2.3
    return [(row, number) for row in ROWS for number in roll.sums(row)]  # QX-2.4


def barred(state: State, hand: Hand) -> dict[str, Refusal]:
    """What the dice offer and the sheet or a closed row forbids."""
    if state.phase not in (Phase.ACTION_1, Phase.ACTION_2):
        return {}
    refusals = {
        f"{row.colour}{number}": refuse(state, hand, cross(row, number))
        for row, number in _offered(state)
    }
    return {name: refusal for name, refusal in refusals.items() if refusal is not None}


def refuse(state: State, hand: Hand, action: Action) -> Refusal | None:
    """Why not, in action 1 or 2."""
    match action:
        case Pass():
            return None
        case Cross(row, number):
            return _refuse_number(state, row, number) or refuse_cross(
                state.sheets[hand], row, number
            )
    return Refusal("not-for-a-player", "QX-2.2")


def _refuse_number(state: State, row: Row, number: int) -> Refusal | None:
    detail: Details = {"colour": row.colour, "number": number}
    if state.closed(row):
        closed_now = state.rolled.coloured[row] is not None
        return Refusal("row-closed", "QX-3.5" if closed_now else "QX-3.3", detail)
    if (row, number) not in _offered(state):
        rule = "QX-2.3" if state.phase is Phase.ACTION_1 else "QX-2.4"
        return Refusal("not-on-the-dice", rule, detail)
    return None


def follow(step: Step[E], *pieces: Callable[[E], Step[E]]) -> Step[E]:
    """Play the pieces of a turn one after the other; nothing follows the end (QX-4.3)."""
    for piece in pieces:
        if step.state.ended is not None:
            break
        following = piece(step.state)
        step = Step(following.state, step.events + following.events)
    return step


def enter(phase: Phase) -> Callable[[State], Step[State]]:
    return lambda state: Step(replace(state, phase=phase), ())


def act_together(state: State, choices: Crosses) -> Step[State]:
    """Action 1, QX-2.3: everybody's choice takes effect together."""
    return follow(take(state, choices), enter(Phase.ACTION_2))


def take(state: State, choices: Crosses) -> Step[State]:
    """Cross what was chosen; close rows and end the game where that follows."""
    sheets = list(state.sheets)
    events: list[Event] = []
    for seat, action in _by_seat(choices):
        if isinstance(action, Cross):
            sheets[seat] = sheets[seat].crossed(action.row, action.number)
            lock = action.number == action.row.last_number
            events.append(Crossed(seat, action.row.colour, action.number, lock))
        else:
            events.append(Passed(seat))
    crossed = state.crossed or isinstance(choices.get(Hand(state.turn_holder)), Cross)
    taken = replace(state, sheets=tuple(sheets), crossed=crossed)
    return _after_crosses(taken, events + _closings(choices))


def _by_seat(choices: Crosses) -> list[tuple[Seat, Action]]:
    """Every hand is its seat's own, so its number is the seat's."""
    return [(Seat(hand), choices[hand]) for hand in sorted(choices)]


def _closings(choices: Crosses) -> list[Event]:
    """QX-3.4: several can close a row together; all are named."""
    closers: dict[Row, tuple[Seat, ...]] = {}
    for seat, action in _by_seat(choices):
        if isinstance(action, Cross) and action.number == action.row.last_number:
            closers[action.row] = (*closers.get(action.row, ()), seat)
    return [Closed(row.colour, by) for row, by in sorted(closers.items())]


def _after_crosses(state: State, events: list[Event]) -> Step[State]:
    """QX-4.1, QX-4.2: two closed rows or more end the game."""
    if len(state.closed_rows) >= ROWS_TO_END:
        state = end(state, "rows")
    return Step(state, tuple(events))


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


def awaited(state: State) -> tuple[Hand, ...]:
    """In action 1 every seat is awaited, also one that can only pass."""
    match state.phase:
        case Phase.ACTION_1:
            return state.hands
        case Phase.ACTION_2:
            return (Hand(state.turn_holder),)
        case Phase.OVER:
            return ()
    return (DICE,)


def outcome(reason: str, scores: tuple[int, ...]) -> Outcome:
    """QX-4.5: most points win, ties share the victory."""
    best = max(scores)
    winners = tuple(Seat(seat) for seat, score in enumerate(scores) if score == best)
    return Outcome(reason, scores, winners)


def won(outcome: Outcome | None) -> tuple[Event, ...]:
    """The event that says how it ended, if it did."""
    if outcome is None or outcome.scores is None:
        return ()
    return (Won(outcome.reason, outcome.scores, outcome.winners),)
