"""The hand of chance in Qwixx: who starts, and every roll."""

from collections.abc import Sequence
from functools import cache
from itertools import product

from tablecade.core.errors import Refusal
from tablecade.core.game import Draw, Faces
from tablecade.core.hand import Seat
from tablecade.games.qwixx.rules.action import Action, First, Roll
from tablecade.games.qwixx.rules.row import ROW_BY_COLOUR, ROWS, Row
from tablecade.games.qwixx.rules.state import Phase, State

FACES = 6
WHITE = "white"


def deal(state: State, draw: Draw) -> Action:
    """Fair chance, in the order white, white, red, yellow, green, blue without removed dice."""
    if state.phase is Phase.FIRST:
        return First(Seat(draw(len(state.sheets))))
    white = (draw(FACES) + 1, draw(FACES) + 1)
    closed = state.closed_rows
    return Roll(white, tuple(None if row in closed else draw(FACES) + 1 for row in ROWS))


def to_roll(state: State) -> tuple[str, ...]:
    """QX-2.2: every die that is still in the game, by colour."""
    if state.phase is not Phase.ROLL:
        return ()
    return (WHITE, WHITE, *(row.colour for row in ROWS if not state.closed(row)))


def roll_of(state: State, faces: Faces) -> Roll | Refusal:
    """The roll that people entered by colour, or what is wrong with it."""
    for colour in dict.fromkeys((*faces, *to_roll(state))):
        if (refused := _refuse_faces(state, colour, faces.get(colour, ()))) is not None:
            return refused
    first, second = faces[WHITE]
    coloured = (faces.get(row.colour, (None,)) for row in ROWS)
    return Roll((first, second), tuple(die for (die,) in coloured))


def _refuse_faces(state: State, colour: str, faces: Sequence[int]) -> Refusal | None:
    if colour != WHITE and colour not in ROW_BY_COLOUR:
        return Refusal("no-such-die", "QX-1.3", {"die": colour})
    dice = to_roll(state).count(colour)
    if not dice:
        return Refusal("die-left-the-game", "QX-3.3", {"colour": colour})
    if not faces and colour != WHITE:
        return Refusal("die-missing", "QX-2.2", {"colour": colour})
    if len(faces) != dice:
        return Refusal("faces", "QX-1.3", {"colour": colour, "faces": len(faces), "dice": dice})
    if wrong := [face for face in faces if face not in range(1, FACES + 1)]:
        return Refusal("no-such-face", "QX-1.3", {"colour": colour, "face": wrong[0]})
    return None


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
