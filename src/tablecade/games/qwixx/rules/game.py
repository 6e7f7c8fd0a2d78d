"""Qwixx as a `Game`. The rules by number: docs/rules/qwixx.md."""

from collections.abc import Mapping
from typing import Any, cast

from tablecade.core.errors import Refusal
from tablecade.core.game import Draw, Faces, Game, Meta, Options, Outcome, Step
from tablecade.core.hand import DICE, Hand, Seat, hand_name
from tablecade.games.qwixx.rules import action as notation
from tablecade.games.qwixx.rules import dice, turn, view
from tablecade.games.qwixx.rules.action import Action, First
from tablecade.games.qwixx.rules.sheet import Sheet
from tablecade.games.qwixx.rules.state import Phase, State


class Qwixx(Game[State, Action]):
    meta = Meta(
        id="qwixx",
        fewest_seats=2,
        most_seats=5,
        options=(),
        file_options=(),
        own_dice=True,
    )
    views = view.VIEWS

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

    def holder(self, state: State, hand: Hand) -> Seat:  # noqa: ARG002
        return Seat(hand)

    def choices(self, state: State, hand: Hand) -> tuple[Action, ...]:
        return dice.choices(state) if hand == DICE else turn.crossings(state, hand)

    def refusal(self, state: State, hand: Hand, action: Action) -> Refusal | None:
        if hand == DICE:
            return dice.refusal(state, action)
        return turn.refuse(state, hand, action)

    def preview(self, state: State, hand: Hand, action: Action) -> view.CrossPreview:
        return view.preview(state, hand, action)

    def resolve(self, state: State, choices: Mapping[Hand, Action]) -> Step[State]:
        step = self._resolve(state, choices)
        return Step(step.state, step.events + turn.won(self.outcome(step.state)))

    def _resolve(self, state: State, choices: Mapping[Hand, Action]) -> Step[State]:
        if DICE in choices:
            return turn.deal_out(state, choices[DICE])
        if state.phase is Phase.ACTION_1:
            return turn.act_together(state, choices)
        return turn.follow(turn.take(state, choices), turn.miss_if_due, turn.pass_turn)

    def outcome(self, state: State) -> Outcome | None:
        if state.ended is None:
            return None
        return turn.outcome(state.ended, state.scores)

    def write(self, action: Action) -> str:
        return notation.write(action)

    def read(self, text: str) -> Action:
        return notation.read(text)

    def deal(self, state: State, draw: Draw) -> Action:
        return dice.deal(state, draw)

    def dice_to_roll(self, state: State) -> tuple[str, ...]:
        return dice.to_roll(state)

    def roll_of(self, state: State, faces: Faces) -> Action | Refusal:
        return dice.roll_of(state, faces)

    def show(self, state: State) -> view.QwixxState:
        return view.show(state)

    def first_seat(self, options: Options, opening: Mapping[str, str]) -> Seat:  # noqa: ARG002
        """QX-2.1: the dice name the first active player."""
        return cast(First, self.read(opening[hand_name(DICE)])).seat

    def barred(self, state: State, hand: Hand) -> dict[str, Refusal]:
        return turn.barred(state, hand)
