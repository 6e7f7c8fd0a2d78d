"""What clients see of Qwixx On Board: Qwixx's view, and the pawns."""

from typing import Literal, cast

from msgspec import UNSET, Struct, UnsetType
from msgspec.structs import asdict

from tablecade.core.hand import Hand, Seat
from tablecade.core.view import PerSeat, Views
from tablecade.games.qwixx.rules import action as qwixx
from tablecade.games.qwixx.rules import view
from tablecade.games.qwixx.rules.row import Colour
from tablecade.games.qwixx.rules.view import RollView, SheetView
from tablecade.games.qwixx_on_board.rules import events, step3
from tablecade.games.qwixx_on_board.rules.action import Action, Pawn
from tablecade.games.qwixx_on_board.rules.state import STEP_3, State
from tablecade.games.qwixx_on_board.rules.track import FINISH_FIELDS, HIGHEST_BONUS

BoardPhase = Literal["first", "roll", "action-1", "action-2", "step-3", "over"]


class OnBoardState(Struct, frozen=True):
    """A match of Qwixx On Board. `pawns` has each seat's field, 0 for the start field;
    `turns_left` the turns until the end, once a pawn has reached the finish.
    """

    phase: BoardPhase
    active: Seat | None
    roll: RollView | None
    crossed: bool
    closed: tuple[Colour, ...]
    sheets: PerSeat[SheetView]
    pawns: PerSeat[int]
    turns_left: int | None
    scores: PerSeat[int]


class OnBoardPreview(Struct, frozen=True):
    """As in Qwixx; in step 3 also where the pawn would stand, and the bonus there."""

    crosses: tuple[str, ...]
    lock: bool
    skips: tuple[int, ...]
    score: int
    pawn: int | UnsetType = UNSET
    bonus: int | UnsetType = UNSET


VIEWS = Views(
    state=OnBoardState,
    preview=OnBoardPreview,
    events=(*view.VIEWS.events, events.Moved, events.FinishAnnounced),
    constants={"finish_fields": FINISH_FIELDS, "highest_bonus": HIGHEST_BONUS},
)


def show(state: State) -> OnBoardState:
    table = state.table
    return OnBoardState(
        phase=cast(BoardPhase, STEP_3 if state.pawn_moves else table.phase.value),
        active=table.active,
        roll=view.show_roll(table.roll),
        crossed=table.crossed,
        closed=tuple(row.colour for row in table.closed_rows),
        sheets=view.show_sheets(table),
        pawns=state.pawns,
        turns_left=state.turns_left,
        scores=state.scores,
    )


def preview(state: State, hand: Hand, action: Action) -> OnBoardPreview:
    if not state.pawn_moves:
        return _preview(state, hand, cast(qwixx.Action, action))
    field = step3.crossed_by(state, action)
    crossing = qwixx.PASS if field is None else qwixx.cross(field.row, field.number)
    pawn = state.pawns[hand]
    if isinstance(action, Pawn):
        pawn = step3.landing(state, action.fields) or pawn
    return _preview(state, hand, crossing, pawn=pawn, bonus=state.track.bonus(pawn))


def _preview(
    state: State,
    hand: Hand,
    action: qwixx.Action,
    *,
    pawn: int | UnsetType = UNSET,
    bonus: int | UnsetType = UNSET,
) -> OnBoardPreview:
    crossing = view.preview(state.table, hand, action)
    return OnBoardPreview(**asdict(crossing), pawn=pawn, bonus=bonus)
