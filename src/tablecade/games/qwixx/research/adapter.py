"""Qwixx and Qwixx On Board as numbers."""

from typing import Any

import numpy as np

from tablecade.core.array import Array
from tablecade.core.hand import Hand
from tablecade.core.replay import AnyGame
from tablecade.games.qwixx.kernel import codes
from tablecade.games.qwixx.kernel.numbers import ACTIONS, FIRST_PAWN
from tablecade.games.qwixx.research.chance import DieByDie
from tablecade.games.qwixx.research.observation import layout, observe, whole_track
from tablecade.lab.adapters.observation import Field, Layout


class QwixxAdapter:
    """0 passes; 1 + row × 11 + place crosses; 45 to 49 move the pawn 1 to 5 fields."""

    def __init__(self, game: AnyGame, seats: int) -> None:
        self.game = game
        self.seats = self.hands = seats
        self._on_board = "track" in game.meta.file_options
        self.actions = ACTIONS if self._on_board else FIRST_PAWN
        self.chance = DieByDie(seats)

    def encode(self, state: Any, action: Any) -> int:  # noqa: ARG002
        return codes.encode(action)

    def decode(self, state: Any, code: int) -> Any:  # noqa: ARG002
        return codes.decode(code)

    def layout(self, state: Any) -> Layout:  # noqa: ARG002
        return layout(self.seats, on_board=self._on_board)

    def observe(self, state: Any, hand: Hand) -> Array:
        out = np.zeros(self.layout(state).size, dtype=np.float32)
        track = codes.encode_track(getattr(state, "track", None))
        observe(codes.encode_state(state), track, int(hand), out)
        return out

    def describe_hand(self, state: Any, hand: Hand) -> dict[str, Any]:  # noqa: ARG002
        return {}

    def describe_board(self, state: Any) -> dict[str, Any]:
        """The fields of the track in order: `red7 5` crosses the red 7 and is worth 5 points."""
        if state.track is None:
            return {}
        fields = state.track.fields
        return {"track": [f"{field.colour}{field.number} {field.bonus}" for field in fields]}

    def state_fields(self, state: Any) -> list[tuple[Field, Array]]:
        return [] if state.track is None else [whole_track(state.track)]
