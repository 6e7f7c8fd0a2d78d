"""Qwixx On Board as a `Game`, and what clients see of it: Qwixx, and step 3 with the pawn.

The rules by number: docs/rules/qwixx-on-board.md.
"""

from collections.abc import Callable, Mapping
from typing import Any, Literal, cast

from msgspec import UNSET, Struct, UnsetType
from msgspec.structs import asdict, replace

from tablecade.core.errors import BadOption, Details, Refusal, UnknownOption
from tablecade.core.game import Draw, Faces, Game, Meta, Option, Options, Step, plain
from tablecade.core.hand import DICE, Hand, Seat
from tablecade.core.view import PerSeat, Views
from tablecade.games.qwixx.rules import game
from tablecade.games.qwixx.rules import state as qwixx
from tablecade.games.qwixx.rules.game import CrossPreview, Qwixx, RollView, SheetView
from tablecade.games.qwixx.rules.state import Colour, Phase, Sheet
from tablecade.games.qwixx_on_board.rules.state import (
    BOARDS,
    FINISH_FIELDS,
    HIGHEST_BONUS,
    SIDES,
    STEP_3,
    Action,
    Field,
    FinishAnnounced,
    Moved,
    Pawn,
    State,
    project_tracks,
    read,
    read_track,
    write,
)

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


class OnBoardPreview(CrossPreview, frozen=True):
    """As in Qwixx; in step 3 also where the pawn would stand, and the bonus there."""

    pawn: int | UnsetType = UNSET
    bonus: int | UnsetType = UNSET


VIEWS = Views(
    state=OnBoardState,
    preview=OnBoardPreview,
    events=(*game.VIEWS.events, Moved, FinishAnnounced),
    constants={"finish_fields": FINISH_FIELDS, "highest_bonus": HIGHEST_BONUS},
)


QWIXX = Qwixx()
FARTHEST = 5
MOVES = tuple(Pawn(fields) for fields in range(1, FARTHEST + 1))
TablePiece = Callable[[qwixx.State], Step[qwixx.State]]


class QwixxOnBoard(Game[State, Action]):
    meta = Meta(
        id="qwixx-on-board",
        fewest_seats=2,
        most_seats=4,
        options=(Option("side", SIDES, default="A"), Option("track", (), default=None)),
        file_options=("track",),
        own_dice=True,
    )
    views = VIEWS
    boards = BOARDS
    write = staticmethod(write)
    read = staticmethod(read)
    outcome = staticmethod(game.outcome)

    def settle(self, asked: Options, *, seats: int, draw: Draw) -> dict[str, Any]:  # noqa: ARG002
        self.check_seats(seats)
        for name in asked:
            if name not in ("side", "track"):
                raise UnknownOption(game=self.meta.id, name=name)
        side, track = asked.get("side", SIDES[0]), asked.get("track")
        if "track" not in asked:
            if side not in SIDES:
                raise BadOption(name="side", value=str(side), rule="QB-1.1")
            track = plain(project_tracks()[side])
        settled = {"track": track}
        self.setup(settled, seats)
        return settled

    def setup(self, options: Options, seats: int) -> State:
        self.check_seats(seats)
        self.check_file_options(options)
        table = qwixx.State(sheets=(Sheet(),) * seats)
        return State(table=table, track=read_track(options["track"]), pawns=(0,) * seats)

    def awaited(self, state: State) -> tuple[Hand, ...]:
        return QWIXX.awaited(state.table)

    def choices(self, state: State, hand: Hand) -> tuple[Action, ...]:
        if state.pawn_moves:
            return (*(move for move in MOVES if refuse_move(state, move) is None), qwixx.PASS)
        return QWIXX.choices(state.table, hand)

    def refusal(self, state: State, hand: Hand, action: Action) -> Refusal | None:
        if isinstance(action, Pawn):
            if state.pawn_moves:
                return refuse_move(state, action)
            return Refusal("pawn-in-step-3-only", "QB-2.1")
        if state.pawn_moves:
            return None if action == qwixx.PASS else Refusal("only-the-pawn", "QB-2.1")
        return QWIXX.refusal(state.table, hand, action)

    def preview(self, state: State, hand: Hand, action: Action) -> OnBoardPreview:
        if not state.pawn_moves:
            crossed = QWIXX.preview(state.table, hand, cast(qwixx.Action, action))
            return OnBoardPreview(**asdict(crossed))
        field = crossed_by(state, action)
        crossing = qwixx.PASS if field is None else qwixx.cross(field.row, field.number)
        crossed = QWIXX.preview(state.table, hand, crossing)
        pawn = state.pawns[hand]
        if isinstance(action, Pawn):
            pawn = landing(state, action.fields) or pawn
        return OnBoardPreview(**asdict(crossed), pawn=pawn, bonus=state.track.bonus(pawn))

    def resolve(self, state: State, choices: Mapping[Hand, Action]) -> Step[State]:
        return game.announced(self._resolve(state, choices))

    def _resolve(self, state: State, choices: Mapping[Hand, Action]) -> Step[State]:
        if state.pawn_moves:
            moved = move(state, choices[Hand(state.active)])
            return game.follow(moved, _lift(game.miss_if_due), count_down, _lift(game.pass_turn))
        crosses = cast(Mapping[Hand, qwixx.Action], choices)
        if DICE in choices:
            return _lift(lambda table: game.deal_out(table, crosses[DICE]))(state)
        if state.table.phase is Phase.ACTION_1:
            return _lift(lambda table: game.act_together(table, crosses))(state)
        acted = _lift(lambda table: game.take(table, crosses))(state)
        return game.follow(acted, lambda state: Step(replace(state, pawn_moves=True), ()))

    def deal(self, state: State, draw: Draw) -> Action:
        return QWIXX.deal(state.table, draw)

    def dice_to_roll(self, state: State) -> tuple[str, ...]:
        return QWIXX.dice_to_roll(state.table)

    def roll_of(self, state: State, faces: Faces) -> Action | Refusal:
        return QWIXX.roll_of(state.table, faces)

    def show(self, state: State) -> OnBoardState:
        phase = STEP_3 if state.pawn_moves else state.table.phase.value
        return OnBoardState(
            **(asdict(QWIXX.show(state.table)) | {"phase": phase}),
            pawns=state.pawns,
            turns_left=state.turns_left,
            scores=state.scores,
        )

    def first_seat(self, options: Options, opening: Mapping[str, str]) -> Seat:
        return QWIXX.first_seat(options, opening)

    def barred(self, state: State, hand: Hand) -> dict[str, Refusal]:
        """In step 3 the moves that a field or the track's end forbids."""
        if not state.pawn_moves:
            return QWIXX.barred(state.table, hand)
        refusals = {write(move): refuse_move(state, move) for move in MOVES}
        return {name: refusal for name, refusal in refusals.items() if refusal is not None}


def _lift(piece: TablePiece) -> Callable[[State], Step[State]]:
    """A piece of Qwixx's turn, played on the table of On Board."""

    def lifted(state: State) -> Step[State]:
        step = piece(state.table)
        return Step(replace(state, table=step.state), step.events)

    return lifted


def landing(state: State, fields: int) -> int | None:
    """Where a pawn comes to stand, occupied fields jumped (QB-2.2); None past the end (QB-2.7)."""
    for place in range(state.pawns[state.active] + 1, len(state.track.fields) + 1):
        fields -= place not in state.pawns
        if fields == 0 and place not in state.pawns:
            return place
    return None


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
    if not qwixx.can_cross(sheet, field.row, field.number):
        return Refusal("field-not-crossable", "QB-2.3", detail)
    return None


def crossed_by(state: State, action: Action) -> Field | None:
    """The number a move would cross now; None where it is crossed already, or nothing moves."""
    place = landing(state, action.fields) if isinstance(action, Pawn) else None
    if place is None:
        return None
    field = state.track.field(place)
    return None if state.table.sheets[state.active].has(field.row, field.number) else field


def move(state: State, action: Action) -> Step[State]:
    """Play the pawn's move or the pass; step 3 is over."""
    state = replace(state, pawn_moves=False)
    if not isinstance(action, Pawn):
        return Step(state, (qwixx.Passed(state.active),))
    place = cast(int, landing(state, action.fields))  # the move is legal
    seat, start = state.active, state.pawns[state.active]
    jumped = tuple(sorted(pawn for pawn in state.pawns if start < pawn < place))
    pawns = (*state.pawns[:seat], place, *state.pawns[seat + 1 :])
    moved = Moved(seat, start, place, jumped, state.track.bonus(place))
    field = crossed_by(state, action)
    if field is None:
        return Step(replace(state, pawns=pawns), (moved,))
    taken = game.take(state.table, {Hand(seat): qwixx.cross(field.row, field.number)})  # QB-2.4
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
