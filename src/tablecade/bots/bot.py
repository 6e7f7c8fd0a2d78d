"""What a bot is: it gets the public state and the hands it holds, and answers for each."""

from collections.abc import Callable, Mapping
from random import Random
from typing import Any, Protocol

from tablecade.core.hand import Hand
from tablecade.core.replay import AnyGame


class Bot(Protocol):
    """A player. It never sees a choice that waits, only what everybody sees."""

    def choose(self, state: Any, hands: tuple[Hand, ...]) -> Mapping[Hand, Any]:
        """A legal action for each hand its seat holds and owes, planned together."""


MakeBot = Callable[[AnyGame, Random], Bot]
"""Makes a bot for a game; all its chance comes from the generator it is given."""
