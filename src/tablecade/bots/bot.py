"""What a bot is, how a game names its bots, and the bot that every game has."""

from collections.abc import Callable, Mapping
from random import Random
from typing import Any, Protocol

from msgspec import Struct

from tablecade.core.hand import Hand
from tablecade.core.replay import AnyGame


class Bot(Protocol):
    """Gets the public state only, never the pending choices of others."""

    def choose(self, state: Any, hands: tuple[Hand, ...]) -> Mapping[Hand, Any]:
        """A legal action for each hand its seat holds and owes, planned together."""


MakeBot = Callable[[AnyGame, Random], Bot]
"""Makes a bot for a game; all its randomness comes from the given generator."""


class BackgroundJob(Struct, frozen=True):
    """A long computation that makes a bot stronger: a Python module to run as a process.

    It gets `request` as the first line of its input.
    """

    key: str
    """Jobs with the same key are the same."""
    module: str
    request: bytes


FindJob = Callable[[Any, int], BackgroundJob | None]
"""The job that helps a bot in a state, or None: `find(state, keep)`.

`keep` is how many results may stay on disk.
"""


class BotEntry(Struct, frozen=True):
    """A bot as a game lists it; the class or function alone is short for `BotEntry(make)`."""

    make: MakeBot
    compiled: bool = False
    """It needs Numba, so it is offered only where the extra `lab` is installed."""
    background: FindJob | None = None
    """Work that a server may do ahead for this bot."""


class RandomBot:
    """Chooses uniformly among the legal choices."""

    def __init__(self, game: AnyGame, rng: Random) -> None:
        self._game = game
        self._rng = rng

    def choose(self, state: Any, hands: tuple[Hand, ...]) -> Mapping[Hand, Any]:
        return {hand: self._rng.choice(self._game.choices(state, hand)) for hand in hands}
