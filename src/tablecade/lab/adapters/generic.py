"""Any game as numbers, from its views: for games without an adapter of their own.

Actions are numbered in the order of `Game.actions`. The observation has the numbers of the view,
the observer's seat first, as the types say they are shown: a Grid as planes, Cards as counts, Dice
one-hot. Other numbers are scaled by their largest value where the type says it (`Meta(le=13)`),
squeezed between 0 and 1 where not. A list counts as far as its type says how long it can be
(`Meta(max_length=13)`). What has no numbers is left out, with a warning.
"""

import warnings
from typing import Any

import msgspec
import numpy as np

from tablecade.core.array import Array
from tablecade.core.hand import Hand
from tablecade.core.replay import AnyGame
from tablecade.core.show import Cards, Dice, Grid, Tally, Track, read_cell
from tablecade.core.view import ViewField, fields_of
from tablecade.lab.adapters.observation import Field, Layout

HALF = 16.0
"""The number that an unbounded field shows as 0.75."""


def left_out(game: AnyGame) -> list[str]:
    """A sentence for each field of the view that a GenericAdapter's observation leaves out."""
    seats = game.meta.most_seats
    return [
        f"{game.meta.id}: the observation leaves out {field.name} ({_reason(field)})."
        for field in fields_of(game.views.state)
        if _shape(field, seats) is None
    ]


class GenericAdapter:
    """Warns of each field that its observation leaves out."""

    def __init__(self, game: AnyGame, seats: int) -> None:
        self.game = game
        self.seats = seats
        self.hands = len(game.hands(seats=seats))
        self._actions = game.actions()
        self._numbers = {action: number for number, action in enumerate(self._actions)}
        self.actions = len(self._actions)
        self._fields = [
            (field, shape)
            for field in fields_of(game.views.state)
            if (shape := _shape(field, seats)) is not None
        ]
        for sentence in left_out(game):
            warnings.warn(sentence, stacklevel=3)

    def encode(self, state: Any, action: Any) -> int:  # noqa: ARG002
        return self._numbers[action]

    def decode(self, state: Any, code: int) -> Any:  # noqa: ARG002
        if not 0 <= code < self.actions:
            raise ValueError(f"{code} is the number of no action")
        return self._actions[code]

    def layout(self, state: Any) -> Layout:  # noqa: ARG002
        own = Field("hand", (self.hands,), "the observing hand, one-hot")
        return Layout([own, *(Field(f.name, shape, _meaning(f)) for f, shape in self._fields)])

    def observe(self, state: Any, hand: Hand) -> Array:
        shown = msgspec.to_builtins(self.game.show(state))
        seat = int(self.game.holder(state, hand))
        numbers = [float(hand == other) for other in range(self.hands)]
        for field, _ in self._fields:
            numbers += _numbers(field, shown.get(field.name), seat=seat, seats=self.seats)
        return np.array(numbers, dtype=np.float32)


def _meaning(field: ViewField) -> str:
    match field.show:
        case Grid(pieces=pieces, grounds=grounds):
            planes = ", ".join(["each seat", *pieces, *grounds, "the value"])
            return f"planes, from 0 to 1: {planes}"
        case Cards(deck=deck):
            return f"how many of {', '.join(map(str, deck))}, as a share of all"
        case Dice():
            return "the face of each die, one-hot"
    return "a field of the game's view, from 0 to 1"


def _shape(field: ViewField, seats: int) -> tuple[int, ...] | None:  # noqa: PLR0911
    """The shape of a field's numbers; None for a field that has none."""
    if field.per_seat:
        one = _shape(_one(field), seats)
        return None if one is None else (seats, *one)
    match field.show:
        case Grid(pieces=pieces, grounds=grounds) as grid:
            if field.of[0].of[0].kind == "text" and not pieces:
                return None
            return (seats + len(pieces) + len(grounds) + 1, grid.rows, grid.columns)
        case Cards(deck=deck):
            return (len(deck),)
        case Dice(faces=faces, colours=colours):
            dice = len(colours) or field.most
            return None if dice is None else (dice, faces)
    match field.kind:
        case "number" | "flag" | "seat" | "hand":
            return ()
        case "list" if field.most is not None and _shape(field.of[0], seats) == ():
            return (field.most,)
    return None


def _reason(field: ViewField) -> str:
    """Why a field has no numbers."""
    if isinstance(field.show, Grid):
        return "its pieces are not listed in Grid.pieces"
    if field.kind != "list":
        return f"a {field.kind}"
    if field.of[0].kind in ("list", "map", "record", "text"):
        return f"a list of {field.of[0].kind}s"
    return "a list without a bound"


def _numbers(field: ViewField, value: Any, *, seat: int, seats: int) -> list[float]:
    if field.per_seat:
        values = value or [None] * seats
        rotated = [values[(seat + turn) % seats] for turn in range(seats)]
        one = _one(field)
        return [n for v in rotated for n in _numbers(one, v, seat=seat, seats=seats)]
    match field.show:
        case Grid() as grid:
            return _planes(field, grid, value, seat=seat, seats=seats)
        case Cards(deck=deck, copies=copies):
            held = (value or ()) if field.kind == "list" else (value,)
            return [held.count(face) / copies for face in deck]
        case Dice(faces=faces, colours=colours):
            dice = len(colours) or field.most or 0
            rolled = [*(value or ()), *[None] * dice][:dice]
            return [float(face == die) for die in rolled for face in range(1, faces + 1)]
    if field.kind == "list":
        most, inner = field.most or 0, field.of[0]
        listed = [n for v in value or () for n in _numbers(inner, v, seat=seat, seats=seats)]
        return [*listed, *[0.0] * most][:most]
    return [_scaled(field, value, seat=seat, seats=seats)]


def _planes(field: ViewField, grid: Grid, value: Any, *, seat: int, seats: int) -> list[float]:
    """By seat from the observer's on, by piece, by ground, and the value; a board that is smaller
    than the grid leaves the rest at 0.
    """
    inner = field.of[0].of[0]
    number = ViewField("", "number", most=inner.most)
    planes = np.zeros(_shape(field, seats) or ())
    listed = [*(("piece", p) for p in grid.pieces), *(("ground", g) for g in grid.grounds)]
    for r, row in enumerate(value or ()):
        for c, plain in enumerate(row):
            cell = read_cell(inner.kind, plain)
            if cell.owner is not None:
                planes[(cell.owner - seat) % seats, r, c] = 1
            for named in (("piece", cell.piece), ("ground", cell.ground)):
                if named in listed:
                    planes[seats + listed.index(named), r, c] = 1
                elif named[1] is not None:
                    raise ValueError(f"{field.name}: Grid.{named[0]}s does not list {named[1]}")
            planes[-1, r, c] = _scaled(number, cell.value, seat=seat, seats=seats)
    return [*map(float, planes.ravel())]


def _scaled(field: ViewField, value: Any, *, seat: int, seats: int) -> float:
    if value is None:
        return 0.0
    if field.kind in ("seat", "hand"):
        return (1 + (int(value) - seat) % seats) / (seats + 1)
    number, most = float(value), field.most
    if isinstance(field.show, Track | Tally):
        most = field.show.fields if isinstance(field.show, Track) else field.show.most
    if most is not None:
        return min(max(number / most, 0.0), 1.0)
    if field.kind == "flag":
        return number
    return 0.5 + 0.5 * number / (abs(number) + HALF)


def _one(field: ViewField) -> ViewField:
    """One seat's part of a field that has one for each."""
    return msgspec.structs.replace(field, per_seat=False)
