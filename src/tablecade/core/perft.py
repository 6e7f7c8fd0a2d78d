"""Perft: how many sequences of decisions there are, a test for any engine of the same game."""

from collections.abc import Iterator, Mapping
from itertools import product
from typing import Any

from tablecade.core.game import A, Game, S
from tablecade.core.hand import DICE, Hand


def perft(game: Game[S, A], state: S, depth: int, *, dice: tuple[A, ...] = ()) -> int:
    """Sequences of `depth` decisions from here, joint choices counted one by one.

    `dice` fixes what chance gives, one action for each time it is asked; a game that ends
    earlier counts once for each way it ended.
    """
    if depth == 0 or game.outcome(state) is not None:
        return 1
    awaited = game.awaited(state)
    rest = dice[1:] if DICE in awaited else dice
    return sum(
        perft(game, game.resolve(state, choices).state, depth - 1, dice=rest)
        for choices in _joint_choices(game, state, awaited, dice)
    )


def _joint_choices(
    game: Game[S, A], state: S, awaited: tuple[Hand, ...], dice: tuple[A, ...]
) -> Iterator[Mapping[Hand, A]]:
    offered: list[tuple[Any, ...]] = [
        (dice[0],) if hand == DICE and dice else game.choices(state, hand) for hand in awaited
    ]
    for joint in product(*offered):
        yield dict(zip(awaited, joint, strict=True))
