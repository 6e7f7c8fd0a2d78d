"""Qwixx and On Board: the learnt share of the victory, each turn thought to its end."""

from random import Random
from typing import Any

from tablecade.bots.qwixx.learned import make_hard
from tablecade.coach.advice import Advice, in_order
from tablecade.core.hand import Hand
from tablecade.core.replay import AnyGame


def advise_qwixx(game: AnyGame, state: Any, hand: Hand) -> Advice:
    """As `hard` sees it. Its chance is drawn anew for each position, so the same is said again."""
    if len(game.choices(state, hand)) == 1:
        return Advice(hand, "win", "most", "learned", None, ())
    bot = make_hard(game, Random(0))  # noqa: S311
    values = {game.write(a): value for a, value in bot.values(state, hand).items()}
    return Advice(hand, "win", "most", "learned", max(values.values()), in_order(values, "most"))
