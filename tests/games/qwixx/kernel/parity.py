"""Matches of Qwixx and On Board through games/ and the kernels at once."""

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import numpy as np

from tablecade.core.hand import DICE, Hand
from tablecade.core.replay import AnyGame
from tablecade.games.qwixx.kernel.numbers import encode_roll
from tablecade.games.qwixx.rules.state import First, Roll
from tests.games.mirror import fields_of, mirror_qwixx
from tests.games.qwixx.kernel.rare_rules import rare_rules
from tests.games.qwixx.kernel.styles import STYLES, choose
from tests.games.qwixx.kinds import batch_of, kind_of, table_of

TABLES = 16


class QwixxParity:
    """Tables side by side, the same choices and dice in both; counts what it meets."""

    def __init__(self, game: AnyGame, options: dict[str, Any], seats: int, seed: int) -> None:
        self.game = game
        self.rng = Random(seed)
        self.begin: Callable[[], Any] = lambda: game.setup(options, seats)
        self.states = [self.begin() for _ in range(TABLES)]
        self.batch = batch_of(TABLES, self.states[0])
        self.numbers = kind_of(self.states[0]).numbers
        self.seats = seats
        self.decisions = 0
        self.seen: Counter[str] = Counter()

    def play(self, decisions: int) -> None:
        while self.decisions < decisions:
            self._compare()
            self._step()
            self._begin_anew()

    def _compare(self) -> None:
        legal = self.batch.legal()
        awaited = np.asarray(legal.any(axis=2))
        for index, state in enumerate(self.states):
            assert fields_of(self.batch.tables[index], self.seats) == mirror_qwixx(state)
            assert fields_of(self.numbers.encode_state(state), self.seats) == mirror_qwixx(state)
            hands = [hand for hand in self.game.awaited(state) if hand != DICE]
            assert list(np.flatnonzero(awaited[index])) == hands
            for hand in hands:
                codes = sorted(map(self.numbers.encode, self.game.choices(state, hand)))
                assert list(np.flatnonzero(legal[index, hand])) == codes

    def _step(self) -> None:
        first = np.zeros(TABLES, dtype=np.int8)
        dice = np.zeros((TABLES, 6), dtype=np.int8)
        choices = np.full((TABLES, self.seats), -1, dtype=np.int8)
        for index, state in enumerate(self.states):
            chosen = self._choose(state, STYLES[index % len(STYLES)])
            match chosen.get(DICE):
                case First(seat):
                    first[index] = seat
                case Roll() as roll:
                    dice[index] = encode_roll(roll)
            for hand, action in chosen.items():
                if hand != DICE:
                    choices[index, hand] = self.numbers.encode(action)
                    assert self.numbers.decode(choices[index, hand]) == action
            self._resolve(index, chosen)
        waiting = self.batch.dice_awaited
        self.batch.step(choices)
        self.batch.deal(waiting, first=first, dice=dice)

    def _choose(self, state: Any, style: str) -> dict[Hand, Any]:
        table = table_of(state)
        return {
            hand: self.game.deal(state, self.rng.randrange)
            if hand == DICE
            else choose(style, self.rng, self.game.choices(state, hand), table.sheets[hand])
            for hand in self.game.awaited(state)
        }

    def _resolve(self, index: int, chosen: dict[Hand, Any]) -> None:
        before = self.states[index]
        step = self.game.resolve(before, chosen)
        self.seen.update(rare_rules(before, chosen, step))
        self.states[index] = step.state
        self.decisions += 1

    def _begin_anew(self) -> None:
        over = np.array([self.game.outcome(state) is not None for state in self.states])
        assert (over == self.batch.over).all()
        scores = self.batch.scores()
        for index in np.flatnonzero(over):
            outcome = self.game.outcome(self.states[index])
            assert outcome is not None
            assert outcome.scores == tuple(scores[index])
            assert fields_of(self.batch.tables[index], self.seats) == mirror_qwixx(
                self.states[index]
            )
            self.states[index] = self.begin()
        self.batch.reset(over)
