"""Positions of Qwixx On Board in a few words, and what is done in them, all in notation."""

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from tablecade.core.errors import Refusal
from tablecade.core.game import Step, decide
from tablecade.core.hand import DICE, Hand, Seat
from tablecade.games.qwixx.rules.state import Sheet
from tablecade.games.qwixx.rules.state import State as Table
from tablecade.games.qwixx_on_board.rules.game import QwixxOnBoard
from tablecade.games.qwixx_on_board.rules.state import FinishAnnounced, Moved, State, read_track
from tests.games.qwixx.rules import positions as qwixx
from tests.games.qwixx.rules.positions import EMPTY, ROLL_OF_7
from tests.tracks import SMALL

GAME = QwixxOnBoard()


def on_table(
    table: Table,
    *,
    pawns: Sequence[int] = (),
    turns_left: int | None = None,
    track: dict[str, Any] = SMALL,
) -> State:
    """A position of Qwixx with a track beside it; the pawns stand on the start field."""
    fields = tuple(pawns) or (0,) * len(table.sheets)
    return State(table, read_track(track), pawns=fields, turns_left=turns_left)


def on_step_3(
    *,
    pawns: Sequence[int] = (0, 0),
    sheets: Sequence[Sheet] = (),
    active: int = 0,
    crossed: bool = False,
    turns_left: int | None = None,
    track: dict[str, Any] = SMALL,
    roll: str = ROLL_OF_7,
) -> State:
    sheets = sheets or [EMPTY] * len(pawns)
    acted = qwixx.on_action_2(roll=roll, sheets=sheets, active=active, crossed=crossed)
    state = on_table(acted, pawns=pawns, turns_left=turns_left, track=track)
    return replace(state, pawn_moves=True)


def play(state: State, *choices: str) -> Step[State]:
    """One decision: a choice for each awaited hand, in their order."""
    chosen = dict(zip(GAME.awaited(state), map(GAME.read, choices), strict=True))
    return decide(GAME, state, chosen)


def legal(state: State, hand: int = DICE) -> list[str]:
    return [GAME.write(action) for action in GAME.choices(state, Hand(hand))]


def refusal(state: State, hand: int, text: str) -> Refusal | None:
    return GAME.refusal(state, Hand(hand), GAME.read(text))


def did_move(seat: int, start: int, *, to: int, bonus: int, jumped: tuple[int, ...] = ()) -> Moved:
    return Moved(Seat(seat), start, to=to, jumped=jumped, bonus=bonus)


def did_announce(seat: int, turns_left: int) -> FinishAnnounced:
    return FinishAnnounced(Seat(seat), turns_left)
