"""A game as numbers: actions, legal actions and observations, one adapter for each game."""

from typing import Any, Protocol, runtime_checkable

import numpy as np
from msgspec import json, to_builtins

from tablecade.core.array import Array
from tablecade.core.errors import TablecadeError
from tablecade.core.hand import Hand
from tablecade.core.registry import Registry, callable_that
from tablecade.core.replay import AnyGame
from tablecade.lab.adapters.chance import AllAtOnce, Chance
from tablecade.lab.adapters.generic import GenericAdapter
from tablecade.lab.adapters.observation import Field, Layout


class NoAdapter(TablecadeError):
    """A game that can be played, but has no numbers for learning."""

    code = "no-adapter"


class Adapter(Protocol):
    """The numbers of a game at one number of seats."""

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


@runtime_checkable
class HasDescriptions(Protocol):
    """An adapter that says more in text observations than the view of its game."""

    def describe_hand(self, state: Any, hand: Hand) -> dict[str, Any]:
        """What to add about the observer, as plain JSON."""

    def describe_board(self, state: Any) -> dict[str, Any]:
        """What to add about the board, as plain JSON."""


@runtime_checkable
class HasMoreFields(Protocol):
    """An adapter whose observations leave out something public."""

    def state_fields(self, state: Any) -> list[tuple[Field, Array]]:
        """What they leave out: float32, from 0 to 1, each value in the shape of its field."""


class MakeAdapter(Protocol):
    def __call__(self, game: AnyGame, seats: int) -> Adapter: ...


ADAPTERS: Registry[MakeAdapter] = Registry(
    "tablecade.adapters",
    {
        "pixoid": "tablecade.games.pixoid.research.adapter:PixoidAdapter",
        "qwixx": "tablecade.games.qwixx.research.environment:QwixxAdapter",
        "qwixx-on-board": "tablecade.games.qwixx_on_board.research.environment:OnBoardAdapter",
    },
    make=callable_that("makes an adapter for"),
)
"""Adapters by game id: `ADAPTERS["qwixx"](game, seats)`."""


def adapter_for(game: AnyGame, seats: int) -> Adapter:
    """The game's own adapter, else one made from its views. Raises NoAdapter, WrongSeats."""
    game.check_seats(seats)
    if not has_adapter(game):
        raise NoAdapter(game=game.meta.id, known=", ".join(ADAPTERS))
    return ADAPTERS.get(game.meta.id, GenericAdapter)(game, seats)


def has_adapter(game: AnyGame) -> bool:
    """Whether the actions of a game have numbers: its own, or those of `Game.actions`."""
    return game.meta.id in ADAPTERS or bool(game.actions())


def chance_of(adapter: Adapter, opening: Any) -> Chance:
    """How the adapter draws for DICE; the whole action at once where it does not say."""
    own: Chance | None = getattr(adapter, "chance", None)
    return own or AllAtOnce(adapter.game, opening)


def legal(adapter: Adapter, state: Any, hand: Hand) -> list[int]:
    """The numbers of an awaited hand's legal actions, ascending."""
    return sorted(adapter.encode(state, action) for action in adapter.game.choices(state, hand))


def mask(adapter: Adapter, state: Any, hand: Hand) -> Array:
    """1 for each legal number; for a hand that owes no choice, only to wait."""
    allowed = np.zeros(adapter.actions + 1, dtype=np.int8)
    owed = hand in adapter.game.awaited(state)
    allowed[legal(adapter, state, hand) if owed else adapter.actions] = 1
    return allowed


def text(adapter: Adapter, state: Any, hand: Hand) -> str:
    """A hand's view as JSON: who it is, the public state, and its legal choices as match files
    write them.
    """
    game = adapter.game
    owed = hand in game.awaited(state)
    choices = map(game.write, game.choices(state, hand)) if owed else ()
    you: dict[str, Any] = {"hand": int(hand), "seat": int(game.holder(state, hand))}
    board: dict[str, Any] = {}
    if isinstance(adapter, HasDescriptions):
        you |= adapter.describe_hand(state, hand)
        board = adapter.describe_board(state)
    shown = to_builtins(game.show(state))
    return json.encode({"you": you, **board, **shown, "choices": [*choices]}).decode()


def state_layout(adapter: Adapter, state: Any) -> Layout:
    """The fields of `state_vector`: those of an observation, then what observations leave out."""
    more = [field for field, _ in _state_fields(adapter, state)]
    return Layout([*adapter.layout(state).fields, *more])


def state_vector(adapter: Adapter, state: Any) -> Array:
    """All of the public state: what hand 0 observes, then what observations leave out."""
    more = [values.ravel() for _, values in _state_fields(adapter, state)]
    return np.concatenate([adapter.observe(state, Hand(0)), *more])


def _state_fields(adapter: Adapter, state: Any) -> list[tuple[Field, Array]]:
    return adapter.state_fields(state) if isinstance(adapter, HasMoreFields) else []
