"""The greedy policy of the kernels values choices as the greedy bot does."""

from random import Random
from typing import Any

import pytest

from tablecade.core.hand import DICE
from tablecade.core.packages import GAMES
from tablecade.games.qwixx.bots.compiled import playout
from tests.games.qwixx.kinds import KINDS, board_of


@pytest.mark.parametrize(("game", "seats"), [("qwixx", 2), ("qwixx-on-board", 3)])
def test_every_choice_is_worth_the_same_to_both(game: str, seats: int) -> None:
    rules, rng = GAMES[game], Random(3)
    options = rules.settle({}, seats=seats, draw=rng.randrange)
    kind, compared = KINDS[game], 0
    value_of = kind.compiled(playout.value_of)
    while compared < 3000:
        state: Any = rules.setup(options, seats)
        board = board_of(state)
        while hands := rules.awaited(state):
            choices = {}
            for hand in hands:
                if hand == DICE:
                    choices[hand] = rules.deal(state, rng.randrange)
                    continue
                offered = rules.choices(state, hand)
                table = kind.numbers.encode_state(state)
                for action in offered:
                    code = kind.numbers.encode(action)
                    value = value_of(table, board, int(hand), code)
                    assert value == kind.greedy.value_of(state, hand, action)
                    compared += 1
                choices[hand] = offered[0]
            state = rules.resolve(state, choices).state
