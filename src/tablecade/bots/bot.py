"""The interface of a bot."""

from collections.abc import Callable, Mapping
from random import Random
from typing import Any, Protocol

from tablecade.core.hand import Hand
from tablecade.core.replay import AnyGame


class Bot(Protocol):
    """Gets the public state only, never the pending choices of others."""

    def choose(self, state: Any, hands: tuple[Hand, ...]) -> Mapping[Hand, Any]:
        """A legal action for each hand its seat holds and owes, planned together."""


MakeBot = Callable[[AnyGame, Random], Bot]
"""Makes a bot for a game; all its randomness comes from the given generator."""

_COMPILED: set[MakeBot] = set()


def compiled_bot(make: MakeBot) -> MakeBot:
    """Marks a bot of compiled code, offered only where the extra `lab` is installed."""
    _COMPILED.add(make)
    return make


def is_compiled(make: MakeBot) -> bool:
    return make in _COMPILED
