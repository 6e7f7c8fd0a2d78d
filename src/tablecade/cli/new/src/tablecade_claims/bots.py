"""The bots: one that takes the cell that makes its largest group larger."""

from collections.abc import Mapping
from random import Random

from tablecade.core.hand import Hand
from tablecade.core.replay import AnyGame

from .rules import State, Take, largest


class Greedy:
    def __init__(self, game: AnyGame, rng: Random) -> None:
        self._game, self._rng = game, rng

    def choose(self, state: State, hands: tuple[Hand, ...]) -> Mapping[Hand, Take]:
        return {hand: self._best(state, str(hand), hand) for hand in hands}

    def _best(self, state: State, sign: str, hand: Hand) -> Take:
        def worth(take: Take) -> tuple[int, float]:
            grid = state.grid[: take.cell] + sign + state.grid[take.cell + 1 :]
            return largest(grid, sign), self._rng.random()

        best: Take = max(self._game.choices(state, hand), key=worth)
        return best


BOTS = {"greedy": Greedy}
