"""Random bot: chooses uniformly among the legal choices."""

from collections.abc import Mapping
from random import Random
from typing import Any

from tablecade.core.hand import Hand
from tablecade.core.replay import AnyGame


class RandomBot:
    def __init__(self, game: AnyGame, rng: Random) -> None:
        self._game = game
        self._rng = rng

    def choose(self, state: Any, hands: tuple[Hand, ...]) -> Mapping[Hand, Any]:
        return {hand: self._rng.choice(self._game.choices(state, hand)) for hand in hands}
