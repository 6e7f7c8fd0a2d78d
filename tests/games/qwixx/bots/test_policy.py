"""The greedy policy of the kernels values choices as the greedy bot does."""

from random import Random
from typing import Any

import pytest

from tablecade.core.hand import DICE
from tablecade.core.packages import GAMES
from tablecade.games.qwixx.bots.compiled import policy
from tablecade.games.qwixx.bots.greedy import value_of
from tablecade.games.qwixx.kernel.codes import encode_state, encode_track
from tablecade.games.qwixx.kernel.numbers import encode


@pytest.mark.parametrize(("game", "seats"), [("qwixx", 2), ("qwixx-on-board", 3)])
def test_every_choice_is_worth_the_same_to_both(game: str, seats: int) -> None:
    rules, rng = GAMES[game], Random(3)
    options = rules.settle({}, seats=seats, draw=rng.randrange)
    compared = 0
    while compared < 3000:
        state: Any = rules.setup(options, seats)
        track = encode_track(getattr(state, "track", None))
        while hands := rules.awaited(state):
            choices = {}
            for hand in hands:
                if hand == DICE:
                    choices[hand] = rules.deal(state, rng.randrange)
                    continue
                offered = rules.choices(state, hand)
                table = encode_state(state)
                for action in offered:
                    value = policy.value_of(table, track, int(hand), encode(action))
                    assert value == value_of(state, hand, action)
                    compared += 1
                choices[hand] = offered[0]
            state = rules.resolve(state, choices).state
