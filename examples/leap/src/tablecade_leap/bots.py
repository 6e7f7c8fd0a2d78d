"""A bot for Knight's Leap."""

from collections.abc import Mapping
from random import Random

from tablecade.bots import MakeBot
from tablecade.core.hand import Hand
from tablecade.core.replay import AnyGame
from tablecade_leap.state import Jump, State


class Careful:
    """Jumps where most ways lead on, and where the fewest others may jump."""

    def __init__(self, game: AnyGame, rng: Random) -> None:
        self._game = game
        self._rng = rng

    def choose(self, state: State, hands: tuple[Hand, ...]) -> Mapping[Hand, Jump]:
        return {hand: self._jump(state, hand) for hand in hands}

    def _jump(self, state: State, hand: Hand) -> Jump:
        others = [k for seat, k in enumerate(state.knights) if k is not None and seat != hand]

        def worth(jump: Jump) -> tuple[float, float]:
            rivals = sum(jump.to in state.around(knight) for knight in others)
            return len(state.free(jump.to)) - 1.5 * rivals, self._rng.random()

        return max(self._game.choices(state, hand), key=worth)


BOTS: Mapping[str, MakeBot] = {"careful": Careful}
