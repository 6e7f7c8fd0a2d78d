"""A game as numbers: actions, legal actions, observations and rewards.

PettingZoo, Gymnasium, OpenSpiel and datasets share them.
"""

from collections import Counter
from collections.abc import Sequence
from typing import Any, Protocol

import numpy as np
from msgspec import json, to_builtins

from tablecade.core.array import Array
from tablecade.core.errors import TablecadeError
from tablecade.core.hand import DICE, Hand, Seat
from tablecade.core.replay import AnyGame
from tablecade.lab.adapters.generic import GenericAdapter
from tablecade.lab.adapters.observation import Field, Layout
from tablecade.lab.research import games_with, research_of
from tablecade.lab.results import win_credit

Turns = Counter[tuple[Hand, Seat]]
"""How many choices each seat made with each hand."""


class Adapter(Protocol):
    """The numbers of a game at one number of seats.

    It may say more. `describe_hand(state, hand)` and `describe_board(state)` are plain JSON that
    text observations add to the view of the game. `state_fields(state)` lists what is public and
    observations leave out: fields and their values, float32 from 0 to 1. `chance` is a `Chance`.
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


class Chance(Protocol):
    """How the action of DICE is drawn, one outcome after the other.

    OpenSpiel has a node for each, with a few equally likely outcomes.
    """

    most: int
    """Outcomes of a node, at most."""

    def outcomes(self, state: Any) -> int:
        """How many equally likely outcomes the next node has."""

    def action(self, state: Any, drawn: tuple[int, ...]) -> Any | None:
        """The action these outcomes make; None while more are to be drawn."""

    def name(self, state: Any, outcome: int) -> str:
        """An outcome as text."""


class AllAtOnce:
    """One node for the whole action: right for games with few of them."""

    def __init__(self, game: AnyGame, opening: Any) -> None:
        self._game = game
        self.most = len(game.choices(opening, DICE)) if DICE in game.awaited(opening) else 0

    def outcomes(self, state: Any) -> int:
        return len(self._game.choices(state, DICE))

    def action(self, state: Any, drawn: tuple[int, ...]) -> Any:
        return self._game.choices(state, DICE)[drawn[0]]

    def name(self, state: Any, outcome: int) -> str:
        return self._game.write(self._game.choices(state, DICE)[outcome])


def chance_of(adapter: Adapter, opening: Any) -> Chance:
    """How the adapter draws for DICE; the whole action at once where it does not say."""
    own: Chance | None = getattr(adapter, "chance", None)
    return own or AllAtOnce(adapter.game, opening)
