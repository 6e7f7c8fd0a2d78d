"""Any game as numbers, from its views: for games without an adapter of their own.

Actions are numbered in the order of `Game.actions`. The observation has the numbers of the view,
the observer's seat first: scaled by their largest value where the type says it (`Meta(le=13)`),
squeezed between 0 and 1 where not. A list counts as far as its type says how long it can be
(`Meta(max_length=13)`); texts are left out.
"""

from typing import Any

import msgspec
import numpy as np

from tablecade.core.array import Array
from tablecade.core.hand import Hand
from tablecade.core.replay import AnyGame
from tablecade.core.view import ViewField, fields_of
from tablecade.lab.adapters.observation import Field, Layout

HALF = 16.0
"""The number that an unbounded field shows as 0.75."""

Shape = tuple[int, ...]


class GenericAdapter:
    def __init__(self, game: AnyGame, seats: int) -> None:
        self.game = game
        self.seats = seats
        self.hands = len(game.hands(seats=seats))
        self._actions = game.actions()
        self._numbers = {action: number for number, action in enumerate(self._actions)}
        self.actions = len(self._actions)
        self._fields = [f for f in fields_of(game.views.state) if _shape(f, seats) is not None]

    def encode(self, state: Any, action: Any) -> int:  # noqa: ARG002
        return self._numbers[action]

    def decode(self, state: Any, code: int) -> Any:  # noqa: ARG002
        if not 0 <= code < self.actions:
            raise ValueError(f"{code} is the number of no action")
        return self._actions[code]

    def layout(self, state: Any) -> Layout:  # noqa: ARG002
        meaning = "a field of the game's view, from 0 to 1"
        own = [Field("hand", (self.hands,), "the observing hand, one-hot")]
        return Layout(
            [*own, *(Field(f.name, _shape(f, self.seats) or (), meaning) for f in self._fields)]
        )

    def observe(self, state: Any, hand: Hand) -> Array:
        shown = msgspec.to_builtins(self.game.show(state))
        seat = int(self.game.holder(state, hand))
        numbers = [float(hand == other) for other in range(self.hands)]
        for field in self._fields:
            numbers += _numbers(field, shown.get(field.name), seat=seat, seats=self.seats)
        return np.array(numbers, dtype=np.float32)


def _shape(field: ViewField, seats: int) -> Shape | None:
    """The shape of a field's numbers; None for a field that has none."""
    if field.per_seat:
        one = _shape(_one(field), seats)
        return None if one is None else (seats, *one)
    match field.kind:
        case "number" | "flag" | "seat" | "hand":
            return ()
        case "list" if field.most is not None and _shape(field.of[0], seats) == ():
            return (field.most,)
    return None


def _numbers(field: ViewField, value: Any, *, seat: int, seats: int) -> list[float]:
    if field.per_seat:
        values = value or [None] * seats
        rotated = [values[(seat + turn) % seats] for turn in range(seats)]
        one = _one(field)
        return [n for v in rotated for n in _numbers(one, v, seat=seat, seats=seats)]
    if field.kind == "list":
        most, inner = field.most or 0, field.of[0]
        listed = [n for v in value or () for n in _numbers(inner, v, seat=seat, seats=seats)]
        return [*listed, *[0.0] * most][:most]
    return [_scaled(field, value, seat=seat, seats=seats)]


def _scaled(field: ViewField, value: Any, *, seat: int, seats: int) -> float:
    if value is None:
        return 0.0
    if field.kind in ("seat", "hand"):
        return (1 + (int(value) - seat) % seats) / (seats + 1)
    number = float(value)
    if field.most is not None:
        return min(max(number / field.most, 0.0), 1.0)
    if field.kind == "flag":
        return number
    return 0.5 + 0.5 * number / (abs(number) + HALF)


def _one(field: ViewField) -> ViewField:
    """One seat's part of a field that has one for each."""
    return msgspec.structs.replace(field, per_seat=False)
