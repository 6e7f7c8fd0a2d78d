"""The coach of Qwixx: the learned win probability of each choice."""

from random import Random
from typing import Any

from tablecade.bots import make_bot
from tablecade.coach import Advice, Coach, Puzzles, in_order
from tablecade.core.hand import Hand
from tablecade.core.packages import later
from tablecade.core.replay import AnyGame


def advise_qwixx(game: AnyGame, state: Any, hand: Hand) -> Advice:
    """Values of `hard`. Its random numbers start anew for each call, so advice is repeatable."""
    if len(game.choices(state, hand)) == 1:
        return Advice(hand, "win", "most", "learned", None, ())
    bot: Any = make_bot(game, "hard", Random(0))  # noqa: S311
    values = {game.write(a): value for a, value in bot.values(state, hand).items()}
    return Advice(hand, "win", "most", "learned", max(values.values()), in_order(values, "most"))


_PUZZLES = "tablecade.games.qwixx.coach.puzzles"
COACH = Coach(
    advise=advise_qwixx,
    puzzles=Puzzles(later(f"{_PUZZLES}:position_of"), later(f"{_PUZZLES}:judge")),
)
COACH_WITHOUT_PUZZLES = Coach(advise=advise_qwixx)
"""For games that extend Qwixx."""
