"""What clients see of Pixoid: typed views, without the board, which is in the options."""

from typing import Literal

from msgspec import UNSET, Struct, UnsetType

from tablecade.core.hand import Hand, Seat
from tablecade.core.view import PerSeat, Views
from tablecade.games.pixoid.rules import events
from tablecade.games.pixoid.rules.board import LARGEST, LONGEST_PROGRAM, SMALLEST, Direction, Pix
from tablecade.games.pixoid.rules.state import HANDS, RESERVE, State, Variant


class PixoidState(Struct, frozen=True):
    """A match of Pixoid. `scores` is null in the short game."""

    round: int
    rounds: int
    turn: int
    phase: Literal["placement", "programming", "over"]
    pixoid: Seat
    second: Seat | None
    cubes: tuple[Pix | None, ...]
    bonus: tuple[Pix, ...]
    reserve: int
    taken: int
    picked: int
    scores: PerSeat[int] | None


class PixoidPreview(Struct, frozen=True):
    """The pix a program walks over and the bonus cubes it picks up, if nothing interferes."""

    path: tuple[Pix, ...]
    bonus: tuple[Pix, ...] | UnsetType = UNSET


VIEWS = Views(
    state=PixoidState,
    preview=PixoidPreview,
    events=(
        *(events.Placed, events.Revealed, events.Walked, events.Picked, events.Caught),
        *(events.Escaped, events.RoundEnded, events.RoundBegan, events.ControllerPassed),
        events.Won,
    ),
    constants={
        "reserve": RESERVE,
        "hands": HANDS,
        "directions": tuple(Direction),
        "distances": tuple(range(1, LONGEST_PROGRAM + 1)),
        "smallest": SMALLEST,
        "largest": LARGEST,
    },
)


def show(state: State) -> PixoidState:
    standard = state.variant is Variant.STANDARD
    return PixoidState(
        round=state.round,
        rounds=state.seats if standard else 1,
        turn=state.turn,
        phase=_phase(state),
        pixoid=state.pixoid,
        second=state.second,
        cubes=state.cubes,
        bonus=state.bonus,
        reserve=state.reserve,
        taken=state.taken,
        picked=state.picked,
        scores=state.scores if standard else None,
    )


def _phase(state: State) -> Literal["placement", "programming", "over"]:
    if state.ended is not None:
        return "over"
    return "placement" if state.placing else "programming"


def bonus_of(state: State, hand: Hand) -> tuple[Pix, ...]:
    """The bonus cubes a hand can pick up: Bugs pick up none."""
    return state.bonus if hand == Hand(state.pixoid) else ()


def show_path(path: tuple[Pix, ...], bonus: tuple[Pix, ...]) -> PixoidPreview:
    picked = tuple(pix for pix in path if pix in bonus) if bonus else ()
    return PixoidPreview(path, picked)
