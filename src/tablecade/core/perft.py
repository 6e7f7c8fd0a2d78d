"""Perft: how many sequences of decisions there are, a test for any engine of the same game."""

from collections.abc import Iterator, Mapping
from itertools import product
from math import prod

from tablecade.core.game import A, Game, S
from tablecade.core.hand import DICE, Hand


def perft(game: Game[S, A], state: S, depth: int, *, dice: tuple[A, ...] = ()) -> int:
    """Sequences of `depth` decisions from here, joint choices counted one by one.

    `dice` fixes what chance gives, one action for each time it is asked; a game that ends
    earlier counts once for each way it ended.
    """
    if depth == 0 or game.outcome(state) is not None:
        return 1
    offered = _offered(game, state, dice)
    if depth == 1:  # what follows the last decision is not counted, so it need not be played
        return prod(map(len, offered.values()))
    rest = dice[1:] if DICE in offered else dice
    return sum(
        perft(game, game.resolve(state, choices).state, depth - 1, dice=rest)
        for choices in _joint(offered)
    )


def _offered(game: Game[S, A], state: S, dice: tuple[A, ...]) -> Mapping[Hand, tuple[A, ...]]:
    return {
        hand: dice[:1] if hand == DICE and dice else game.choices(state, hand)
        for hand in game.awaited(state)
    }


def _joint(offered: Mapping[Hand, tuple[A, ...]]) -> Iterator[Mapping[Hand, A]]:
    for joint in product(*offered.values()):
        yield dict(zip(offered, joint, strict=True))
