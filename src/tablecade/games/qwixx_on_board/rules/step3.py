"""Step 3: the active player's pawn (QB-2), and the finish it may reach (QB-3)."""

from typing import cast

from msgspec.structs import replace

from tablecade.core.errors import Details, Refusal
from tablecade.core.game import Step
from tablecade.core.hand import Hand
from tablecade.games.qwixx.rules import game
from tablecade.games.qwixx.rules.sheet import can_cross
from tablecade.games.qwixx.rules.state import PASS, Pass, Passed, cross
from tablecade.games.qwixx_on_board.rules.state import Action, FinishAnnounced, Moved, Pawn, State
from tablecade.games.qwixx_on_board.rules.track import Field

FARTHEST = 5


def choices(state: State) -> tuple[Action, ...]:
    moves = (Pawn(fields) for fields in range(1, FARTHEST + 1))
    return (*(move for move in moves if refuse_move(state, move) is None), PASS)


def barred(state: State) -> dict[str, Refusal]:
    """The moves a pawn would make if its field or the track's end did not forbid it."""
    refusals = {
        f"pawn{fields}": refuse_move(state, Pawn(fields)) for fields in range(1, FARTHEST + 1)
    }
    return {name: refusal for name, refusal in refusals.items() if refusal is not None}


def landing(state: State, fields: int) -> int | None:
    """Where a pawn comes to stand, occupied fields jumped (QB-2.2); None past the end (QB-2.7)."""
    for place in range(state.pawns[state.active] + 1, len(state.track.fields) + 1):
        fields -= place not in state.pawns
        if fields == 0 and place not in state.pawns:
            return place
    return None


def refusal(state: State, action: Action) -> Refusal | None:
    match action:
        case Pass():
            return None
        case Pawn():
            return refuse_move(state, action)
    return Refusal("only-the-pawn", "QB-2.1")


def refuse_move(state: State, action: Pawn) -> Refusal | None:
    """QB-2.3: the number is crossed already, or is crossed now by all rules of the sheet."""
    if not 1 <= action.fields <= FARTHEST:
        return Refusal("pawn-distance", "QB-2.1", {"fields": action.fields})
    place = landing(state, action.fields)
    if place is None:
        return Refusal("past-the-last-field", "QB-2.7", {"fields": action.fields})
    field, sheet = state.track.field(place), state.table.sheets[state.active]
    if sheet.has(field.row, field.number):
        return None
    detail: Details = {"colour": field.colour, "number": field.number}
    if state.table.closed(field.row):
        return Refusal("field-of-closed-row", "QB-2.5", detail)
    if not can_cross(sheet, field.row, field.number):
        return Refusal("field-not-crossable", "QB-2.3", detail)
    return None


def crossed_by(state: State, action: Action) -> Field | None:
    """The number a move would cross now; None where it is crossed already, or nothing moves."""
    place = landing(state, action.fields) if isinstance(action, Pawn) else None
    if place is None:
        return None
    field = state.track.field(place)
    return None if state.table.sheets[state.active].has(field.row, field.number) else field


def step(state: State, action: Action) -> Step[State]:
    """Play the pawn's move or the pass; step 3 is over."""
    state = replace(state, pawn_moves=False)
    if not isinstance(action, Pawn):
        return Step(state, (Passed(state.active),))
    place = cast(int, landing(state, action.fields))  # the move is legal
    seat, start = state.active, state.pawns[state.active]
    jumped = tuple(sorted(pawn for pawn in state.pawns if start < pawn < place))
    pawns = (*state.pawns[:seat], place, *state.pawns[seat + 1 :])
    moved = Moved(seat, start, place, jumped, state.track.bonus(place))
    field = crossed_by(state, action)
    if field is None:
        return Step(replace(state, pawns=pawns), (moved,))
    taken = game.take(state.table, {Hand(seat): cross(field.row, field.number)})  # QB-2.4
    return Step(replace(state, pawns=pawns, table=taken.state), (moved, *taken.events))


def count_down(state: State) -> Step[State]:
    """QB-3.1: announce the end, or count the turns until it comes; QB-3.4: once only."""
    if state.turns_left is None:
        if not state.track.in_finish(state.pawns[state.active]):
            return Step(state, ())
        turns_left = len(state.pawns) - 1
        announced = FinishAnnounced(state.active, turns_left)
        return Step(replace(state, turns_left=turns_left), (announced,))
    counted = replace(state, turns_left=state.turns_left - 1)
    if counted.turns_left == 0:
        counted = replace(counted, table=game.end(state.table, "finish"))
    return Step(counted, ())
