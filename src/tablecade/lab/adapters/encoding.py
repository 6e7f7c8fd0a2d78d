"""Actions and positions of a game as numbers, and what a position is as text."""

from typing import Any

import numpy as np
from msgspec import json, to_builtins

from tablecade.core.hand import Hand
from tablecade.core.replay import AnyGame
from tablecade.games.pixoid.state import State as PixoidState
from tablecade.kernels.array import Array, Record
from tablecade.kernels.pixoid import codes as pixoid
from tablecade.kernels.pixoid.table import ACTIONS as PIXOID_ACTIONS
from tablecade.kernels.pixoid.table import HANDS
from tablecade.kernels.qwixx import codes as qwixx
from tablecade.kernels.qwixx.numbers import ACTIONS as QWIXX_ACTIONS
from tablecade.kernels.qwixx.numbers import FIRST_PAWN


class Encoding:
    """One for each game; the numbers are those of the kernels."""

    def __init__(self, game: AnyGame, seats: int) -> None:
        self.game = game
        self.seats = seats
        self._pixoid = game.meta.id == "pixoid"
        self.hands = HANDS if self._pixoid else seats
        self.actions = self._count_actions()

    def _count_actions(self) -> int:
        if self._pixoid:
            return PIXOID_ACTIONS
        return FIRST_PAWN if self.game.meta.id == "qwixx" else QWIXX_ACTIONS

    def encode(self, state: Any, action: Any) -> int:
        return pixoid.encode(state.board, action) if self._pixoid else qwixx.encode(action)

    def decode(self, state: Any, code: int) -> Any:
        return pixoid.decode(state.board, code) if self._pixoid else qwixx.decode(code)

    def legal(self, state: Any, hand: Hand) -> list[int]:
        return sorted(self.encode(state, action) for action in self.game.choices(state, hand))

    def array(self, state: Any) -> Array:
        """All of the public state, field after field of the kernels' record."""
        record = self._record(state)
        fields = [np.atleast_1d(record[name]).ravel() for name in record.dtype.names]
        return np.concatenate(fields).astype(np.int16)

    def _record(self, state: Any) -> Record:
        if isinstance(state, PixoidState):
            return pixoid.encode_state(state)
        return qwixx.encode_state(state)

    def text(self, state: Any, hand: Hand) -> str:
        """The state as JSON, and what the hand may choose in the notation of the match file."""
        owed = hand in self.game.awaited(state)
        choices = map(self.game.write, self.game.choices(state, hand)) if owed else ()
        return json.encode({**to_builtins(self.game.show(state)), "choices": [*choices]}).decode()
