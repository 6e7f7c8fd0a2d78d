"""Temperaments: a style decides between choices that are as good, and nothing else."""

from collections import Counter
from random import Random

import pytest

from tablecade.bots import make_bot
from tablecade.core.hand import DICE
from tablecade.core.packages import GAMES
from tablecade.core.record import advance
from tablecade.games.qwixx.bots.learned import TOLERANCE, LearnedQwixx
from tablecade.games.qwixx.rules.state import Cross
from tests.playing import Setting, choose_at_random, new_record


@pytest.mark.parametrize("game", ["qwixx-on-board", "qwixx"])
def test_no_taste_costs_more_than_its_leeway(game: str) -> None:
    rules, rng = GAMES[game], Random(4)
    record = new_record(Setting(game, 2, {}), rng)
    crosses: Counter[str] = Counter()
    for _ in range(30):
        for hand in rules.awaited(record.state):
            if hand == DICE or len(rules.choices(record.state, hand)) == 1:
                continue
            plain = make_bot(rules, "hard", Random(0))
            assert isinstance(plain, LearnedQwixx)
            values = plain.values(record.state, hand)
            for name in ("bold", "careful"):
                chosen = make_bot(rules, name, Random(0)).choose(record.state, (hand,))[hand]
                assert values[chosen] >= max(values.values()) - TOLERANCE - 1e-9
                crosses[name] += isinstance(chosen, Cross)
        if rules.outcome(record.state) is not None:
            break
        advance(record, choose_at_random(rules, rng))
    assert crosses["bold"] >= crosses["careful"]
    assert crosses["bold"] > 0
