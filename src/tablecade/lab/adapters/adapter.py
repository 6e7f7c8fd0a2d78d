"""A game as numbers: actions, legal actions, observations and rewards.

PettingZoo, Gymnasium, OpenSpiel and datasets share them.
"""

import warnings
from collections import Counter
from collections.abc import Sequence
from typing import Any, Protocol

import msgspec
import numpy as np
from msgspec import json, to_builtins

from tablecade.core.array import Array
from tablecade.core.errors import TablecadeError
from tablecade.core.hand import DICE, Hand, Seat
from tablecade.core.replay import AnyGame
from tablecade.core.show import Cards, Dice, Grid, Tally, Track, read_cell
from tablecade.core.view import ViewField, fields_of
from tablecade.lab.adapters.observation import Field, Layout
from tablecade.lab.research import games_with, research_of
from tablecade.lab.results import win_credit

Turns = Counter[tuple[Hand, Seat]]
"""How many choices each seat made with each hand."""


class Adapter(Protocol):
    """The numbers of a game at one number of seats.

    It may say more. `describe_hand(state, hand)` and `describe_board(state)` are plain JSON that
    text observations add to the view of the game. `state_fields(state)` lists what is public and
    observations leave out: fields and their values, float32 from 0 to 1. `most_outcomes` is how
    many outcomes a draw for DICE can have, where the first draw of a match has fewer.
    """

    game: AnyGame
    seats: int
    hands: int
    """Hands that owe choices: the agents of the environments."""
    actions: int
    """Numbers of actions; the number after the last means to wait (a hand that owes nothing)."""

    def encode(self, state: Any, action: Any) -> int:
        """The number of an action."""

    def decode(self, state: Any, code: int) -> Any:
        """The action of a number. Raises ValueError for a number that means none."""

    def layout(self, state: Any) -> Layout:
        """The fields of an observation. For Pixoid they depend on the size of the board."""

    def observe(self, state: Any, hand: Hand) -> Array:
        """The observation of a hand: float32, from 0 to 1."""


def adapter_for(game: AnyGame, seats: int) -> Adapter:
    """The game's own adapter, else one made from its views. Raises WrongSeats."""
    game.check_seats(seats)
    if not has_adapter(game):
        raise TablecadeError(
            "no-adapter", game=game.meta.id, known=", ".join(games_with("adapter"))
        )
    make = research_of(game.meta.id).adapter or GenericAdapter
    return make(game, seats)


def has_adapter(game: AnyGame) -> bool:
    """Whether the actions of a game have numbers: its own, or those of `Game.actions`."""
    return research_of(game.meta.id).adapter is not None or bool(game.actions())


def bot_names(opponents: Sequence[str]) -> tuple[str, ...]:
    """Raises TypeError for a bare name, whose letters would count as seats."""
    if isinstance(opponents, str):
        raise TypeError(f"opponents is a list of bots: ({opponents!r},) for one of them")
    return tuple(opponents)


def legal(adapter: Adapter, state: Any, hand: Hand) -> dict[int, Any]:
    """The legal actions of a hand by their numbers, ascending; empty if it owes no choice."""
    if hand not in adapter.game.awaited(state):
        return {}
    allowed = adapter.game.choices(state, hand)
    return dict(sorted((adapter.encode(state, action), action) for action in allowed))


def mask(adapter: Adapter, state: Any, hand: Hand) -> Array:
    """1 for each legal number; for a hand that owes no choice, only to wait."""
    allowed = np.zeros(adapter.actions + 1, dtype=np.int8)
    allowed[[*legal(adapter, state, hand)] or adapter.actions] = 1
    return allowed


def text(adapter: Adapter, state: Any, hand: Hand) -> str:
    """A hand's view as JSON: who it is, the public state, and its legal choices as match files
    write them, in the order of the mask.
    """
    game = adapter.game
    you: dict[str, Any] = {"hand": int(hand), "seat": int(game.holder(state, hand))}
    you |= getattr(adapter, "describe_hand", lambda *_: {})(state, hand)
    board: dict[str, Any] = getattr(adapter, "describe_board", lambda _: {})(state)
    shown = to_builtins(game.show(state))
    written = [*map(game.write, legal(adapter, state, hand).values())]
    return json.encode({"you": you, **board, **shown, "choices": written}).decode()


def read_choice(adapter: Adapter, state: Any, hand: Hand, notation: str) -> int:
    """The number of a choice of `text`. Raises ValueError for one that it does not offer."""
    write = adapter.game.write
    numbers = {write(action): n for n, action in legal(adapter, state, hand).items()}
    if notation not in numbers:
        offered = ", ".join(numbers) or "nothing: it waits"
        raise ValueError(f"hand {hand} can't choose {notation!r}; it can choose {offered}")
    return numbers[notation]


def state_layout(adapter: Adapter, state: Any) -> Layout:
    """The fields of `state_vector`: those of an observation, then what observations leave out."""
    more = [field for field, _ in _state_fields(adapter, state)]
    return Layout([*adapter.layout(state).fields, *more])


def state_vector(adapter: Adapter, state: Any) -> Array:
    """All of the public state: what hand 0 observes, then what observations leave out."""
    more = [values.ravel() for _, values in _state_fields(adapter, state)]
    return np.concatenate([adapter.observe(state, Hand(0)), *more])


def _state_fields(adapter: Adapter, state: Any) -> list[tuple[Field, Array]]:
    more: list[tuple[Field, Array]] = getattr(adapter, "state_fields", lambda _: [])(state)
    return more


def turns_of(game: AnyGame, state: Any) -> Turns:
    """One choice for each hand that owes one, made by its holder."""
    owed = (hand for hand in game.awaited(state) if hand != DICE)
    return Counter((hand, game.holder(state, hand)) for hand in owed)


def hand_credit(game: AnyGame, state: Any, hand: Hand, turns: Turns) -> float:
    """What a hand earns, whose holder can change: the mean over its choices of what their holders
    get; 0 while the match goes on.

    A hand that never chose earns what its holder gets.
    """
    outcome = game.outcome(state)
    if outcome is None:
        return 0.0
    held = {seat: count for (chosen, seat), count in turns.items() if chosen == hand}
    held = held or {game.holder(state, hand): 1}
    earned = sum(count * win_credit(outcome, seat) for seat, count in held.items())
    return earned / sum(held.values())


HALF = 16.0
"""The number that an unbounded field shows as 0.75."""


class GenericAdapter:
    """Any game as numbers, from its views: for games without an adapter of their own.

    Actions are numbered in the order of `Game.actions`. The observation has the numbers of the
    view, the observer's seat first, as the types say they are shown: a Grid as planes, Cards as
    counts, Dice one-hot. Other numbers are scaled by their largest value where the type says it
    (`Meta(le=13)`), squeezed between 0 and 1 where not. A list counts as far as its type says how
    long it can be (`Meta(max_length=13)`). What has no numbers is left out, with a warning.
    """

    def __init__(self, game: AnyGame, seats: int) -> None:
        self.game = game
        self.seats = seats
        self.hands = len(game.hands(seats=seats))
        self._actions = game.actions()
        self._numbers = {action: number for number, action in enumerate(self._actions)}
        self.actions = len(self._actions)
        self._fields: list[ViewField] = []
        for field in fields_of(game.views.state):
            reason = _reason(field)
            if reason is None:
                self._fields.append(field)
            else:
                told = f"{game.meta.id}: the observation leaves out {field.name} ({reason})."
                warnings.warn(told, stacklevel=3)

    def encode(self, state: Any, action: Any) -> int:  # noqa: ARG002
        return self._numbers[action]

    def decode(self, state: Any, code: int) -> Any:  # noqa: ARG002
        if not 0 <= code < self.actions:
            raise ValueError(f"{code} is the number of no action")
        return self._actions[code]

    def layout(self, state: Any) -> Layout:  # noqa: ARG002
        fields = [Field("hand", (self.hands,), "the observing hand, one-hot")]
        for field in self._fields:
            shape = _numbers(field, None, seat=0, seats=self.seats).shape
            fields.append(Field(field.name, shape, _meaning(field)))
        return Layout(fields)

    def observe(self, state: Any, hand: Hand) -> Array:
        shown = msgspec.to_builtins(self.game.show(state))
        seat = int(self.game.holder(state, hand))
        numbers: list[Array] = [np.arange(self.hands) == hand]
        for field in self._fields:
            value = shown.get(field.name)
            numbers.append(_numbers(field, value, seat=seat, seats=self.seats).ravel())
        return np.concatenate(numbers).astype(np.float32)


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


def _reason(field: ViewField) -> str | None:
    """Why a field has no numbers; None for a field that has some."""
    kind, unbounded = field.kind, field.most is None
    match field.show:
        case Grid(pieces=pieces):
            named = pieces or field.of[0].of[0].kind != "text"
            return None if named else "its pieces are not listed in Grid.pieces"
        case Cards():
            return None
        case Dice(colours=colours):
            unbounded = unbounded and not colours
    if kind != "list":
        return None if kind in ("number", "flag", "seat", "hand") else f"a {kind}"
    if field.of[0].kind in ("list", "map", "record", "text"):
        return f"a list of {field.of[0].kind}s"
    return "a list without a bound" if unbounded else None


def _numbers(field: ViewField, value: Any, *, seat: int, seats: int) -> Array:
    """The value None has the same shape as all others."""
    if field.per_seat:
        values, one = value or [None] * seats, msgspec.structs.replace(field, per_seat=False)
        rotated = (values[(seat + turn) % seats] for turn in range(seats))
        return np.stack([_numbers(one, own, seat=seat, seats=seats) for own in rotated])
    match field.show:
        case Grid() as grid:
            return _planes(field, grid, value, seat=seat, seats=seats)
        case Cards(deck=deck, copies=copies):
            held = (value or ()) if field.kind == "list" else (value,)
            return np.array([held.count(face) / copies for face in deck])
        case Dice(faces=faces, colours=colours):
            dice = len(colours) or field.most or 0
            rolled = [*(value or ()), *[None] * dice][:dice]
            return np.array([[face == die for face in range(1, faces + 1)] for die in rolled])
    if field.kind == "list":
        most, inner = field.most or 0, field.of[0]
        listed = [_scaled(inner, entry, seat=seat, seats=seats) for entry in value or ()]
        return np.array([*listed, *[0.0] * most][:most])
    return np.array(_scaled(field, value, seat=seat, seats=seats))


def _planes(field: ViewField, grid: Grid, value: Any, *, seat: int, seats: int) -> Array:
    """By seat from the observer's on, by piece, by ground, and the value; a board that is smaller
    than the grid leaves the rest at 0.
    """
    inner = field.of[0].of[0]
    number = ViewField("", "number", most=inner.most)
    listed = [*(("piece", p) for p in grid.pieces), *(("ground", g) for g in grid.grounds)]
    planes = np.zeros((seats + len(listed) + 1, grid.rows, grid.columns))
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
    return planes


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
