"""The bots: one that takes the cell that makes its largest group larger."""

from random import Random

from tablecade.core.hand import Hand
from tablecade.core.replay import AnyGame

from .rules import State, Take, largest


class Greedy:
    def __init__(self, game: AnyGame, rng: Random) -> None:
        self._game, self._rng = game, rng

    def choose(self, state: State, hands: tuple[Hand, ...]) -> dict[Hand, Take]:
        def worth(take: Take) -> tuple[int, float]:
            grid = state.grid[: take.cell] + str(hand) + state.grid[take.cell + 1 :]
            return largest(grid, str(hand)), self._rng.random()

        (hand,) = hands
        return {hand: max(self._game.choices(state, hand), key=worth)}


BOTS = {"greedy": Greedy}
