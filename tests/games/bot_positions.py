"""Positions for bots: every state of some matches."""

from collections.abc import Iterator
from random import Random
from typing import Any

from tablecade.bots import make_bot
from tablecade.core.hand import DICE
from tablecade.core.replay import AnyGame

EPSILON = 0.2


def positions(game: AnyGame, seats: int, *, matches: int, seed: int) -> Iterator[Any]:
    """Played by greedy bots that sometimes choose at random."""
    rng = Random(seed)
    greedy, lost = (make_bot(game, name, rng) for name in ("greedy", "random"))
    for _ in range(matches):
        state = game.setup(game.settle({}, seats=seats, draw=rng.randrange), seats)
        while hands := game.awaited(state):
            yield state
            if hands == (DICE,):
                chosen = {DICE: game.deal(state, rng.randrange)}
            else:
                chosen = {}
                for seat in {game.holder(state, hand) for hand in hands}:
                    held = tuple(hand for hand in hands if game.holder(state, hand) == seat)
                    bot = lost if rng.random() < EPSILON else greedy
                    chosen |= bot.choose(state, held)
            state = game.resolve(state, chosen).state
