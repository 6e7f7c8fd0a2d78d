"""Qwixx and On Board: the learned win probability of each choice."""

from random import Random
from typing import Any

from tablecade.bots.learned_qwixx import DOUBT, GUESS, LearnedQwixx
from tablecade.coach.advice import Advice, in_order
from tablecade.coach.registry import Coach
from tablecade.core.hand import Hand
from tablecade.core.replay import AnyGame


def advise_qwixx(game: AnyGame, state: Any, hand: Hand, *, doubt: float = DOUBT) -> Advice:
    """Values of `hard`. Its random numbers start anew for each call, so advice is repeatable."""
    if len(game.choices(state, hand)) == 1:
        return Advice(hand, "win", "most", "learned", None, ())
    thinker = LearnedQwixx(game, Random(0), blur=0.0, doubt=doubt, guess=GUESS)  # noqa: S311
    values = {game.write(a): value for a, value in thinker.values(state, hand).items()}
    return Advice(hand, "win", "most", "learned", max(values.values()), in_order(values, "most"))


def advise_on_board(game: AnyGame, state: Any, hand: Hand) -> Advice:
    return advise_qwixx(game, state, hand, doubt=0.0)


COACH = Coach(advise_qwixx)
ON_BOARD_COACH = Coach(advise_on_board)
