"""The hand of chance in Qwixx: who starts, and every roll."""

from functools import cache
from itertools import product

from tablecade.core.errors import Refusal
from tablecade.core.game import Draw
from tablecade.core.hand import Seat
from tablecade.games.qwixx.action import Action, First, Roll
from tablecade.games.qwixx.row import ROWS, Row
from tablecade.games.qwixx.state import Phase, State

FACES = 6


def deal(state: State, draw: Draw) -> Action:
    """Fair chance, in the order white, white, red, yellow, green, blue without removed dice."""
    if state.phase is Phase.FIRST:
        return First(Seat(draw(len(state.sheets))))
    white = (draw(FACES) + 1, draw(FACES) + 1)
    closed = state.closed_rows
    return Roll(white, tuple(None if row in closed else draw(FACES) + 1 for row in ROWS))


def choices(state: State) -> tuple[Action, ...]:
    if state.phase is Phase.FIRST:
        return tuple(First(Seat(seat)) for seat in range(len(state.sheets)))
    return _all_rolls(state.closed_rows)


@cache
def _all_rolls(closed: tuple[Row, ...]) -> tuple[Roll, ...]:
    faces = range(1, FACES + 1)
    coloured = [(None,) if row in closed else faces for row in ROWS]
    return tuple(
        Roll((one, two), dice) for one, two in product(faces, faces) for dice in product(*coloured)
    )


def refusal(state: State, action: Action) -> Refusal | None:
    match action:
        case First(seat) if state.phase is Phase.FIRST:
            if seat >= len(state.sheets):
                return Refusal("no-such-seat", "QX-2.1", {"seat": seat})
            return None
        case Roll() if state.phase is Phase.ROLL:
            return _refuse_roll(state, action)
    rule = "QX-2.1" if state.phase is Phase.FIRST else "QX-2.2"
    return Refusal("not-for-the-dice", rule)


def _refuse_roll(state: State, roll: Roll) -> Refusal | None:
    for row in ROWS:
        if state.closed(row) and roll.coloured[row] is not None:
            return Refusal("die-left-the-game", "QX-3.3", {"colour": row.colour})
        if not state.closed(row) and roll.coloured[row] is None:
            return Refusal("die-missing", "QX-2.2", {"colour": row.colour})
    return None
