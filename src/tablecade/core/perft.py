"""Perft: how many sequences of decisions there are, a test for any engine of the same game."""

from itertools import product
from math import prod

from tablecade.core.game import A, Game, S
from tablecade.core.hand import DICE


def perft(game: Game[S, A], state: S, depth: int, *, dice: tuple[A, ...] = ()) -> int:
    """Sequences of `depth` decisions from here, joint choices counted one by one.

    `dice` fixes what chance gives, one action for each time it is asked; a game that ends
    earlier counts once for each way it ended.
    """
    if depth == 0 or game.outcome(state) is not None:
        return 1
    offered = {
        hand: dice[:1] if hand == DICE and dice else game.choices(state, hand)
        for hand in game.awaited(state)
    }
    if depth == 1:  # what follows the last decision is not counted, so it need not be played
        return prod(map(len, offered.values()))
    rest = dice[1:] if DICE in offered else dice
    joint = (dict(zip(offered, chosen, strict=True)) for chosen in product(*offered.values()))
    return sum(
        perft(game, game.resolve(state, choices).state, depth - 1, dice=rest) for choices in joint
    )
