"""What a hand earns at the end, where its holder can change during a match."""

from collections import Counter
from typing import Any

from tablecade.core.hand import DICE, Hand, Seat
from tablecade.core.replay import AnyGame
from tablecade.lab.tally import win_credit

Turns = Counter[tuple[Hand, Seat]]
"""How many choices each seat made with each hand."""


def turns_of(game: AnyGame, state: Any) -> Turns:
    """One choice for each hand that owes one, made by its holder."""
    owed = (hand for hand in game.awaited(state) if hand != DICE)
    return Counter((hand, game.holder(state, hand)) for hand in owed)


def hand_credit(game: AnyGame, state: Any, hand: Hand, turns: Turns) -> float:
    """The mean over the choices of a hand of what their holders get; 0 while the match goes on.

    A hand that never chose earns what its holder gets.
    """
    outcome = game.outcome(state)
    if outcome is None:
        return 0.0
    held = {seat: count for (chosen, seat), count in turns.items() if chosen == hand}
    held = held or {game.holder(state, hand): 1}
    earned = sum(count * win_credit(outcome, seat) for seat, count in held.items())
    return earned / sum(held.values())
