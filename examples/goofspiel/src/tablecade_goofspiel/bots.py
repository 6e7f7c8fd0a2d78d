"""A bot for Goofspiel."""

from collections.abc import Mapping
from random import Random

from tablecade.bots import MakeBot
from tablecade.core.hand import Hand
from tablecade.core.replay import AnyGame
from tablecade_goofspiel.state import Bid, State


class Greedy:
    """Bids the card closest to what is at stake."""

    def __init__(self, game: AnyGame, rng: Random) -> None:
        del game  # the state says all it needs
        self._rng = rng

    def choose(self, state: State, hands: tuple[Hand, ...]) -> Mapping[Hand, Bid]:
        return {hand: self._bid(state, hand) for hand in hands}

    def _bid(self, state: State, hand: Hand) -> Bid:
        def distance(card: int) -> tuple[int, float]:
            return abs(card - state.at_stake), self._rng.random()

        return Bid(min(state.cards[hand], key=distance))


BOTS: Mapping[str, MakeBot] = {"greedy": Greedy}
