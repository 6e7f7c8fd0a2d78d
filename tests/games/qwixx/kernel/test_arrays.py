"""The rules on arrays against games/: every field, every legal choice and every score."""

from collections import Counter
from random import Random
from typing import Any

import numpy as np
import pytest
from msgspec.structs import asdict

from tablecade.core.hand import DICE
from tablecade.core.packages import GAMES
from tablecade.core.replay import AnyGame
from tablecade.games.qwixx.kernel.arrays import either
from tablecade.games.qwixx.kernel.numbers import encode_roll
from tablecade.games.qwixx.rules.state import First, Roll
from tests.games.qwixx.kernel.rare_rules import BOARD_RULES, QWIXX_RULES, rare_rules
from tests.games.qwixx.kernel.styles import STYLES, choose
from tests.games.qwixx.kernel.test_parity import TRACKS
from tests.games.qwixx.kinds import features_of, kind_of, table_of

TABLES = 48
ENOUGH = 5_000
"""Decisions for each game and number of seats."""


class Parity:
    """The same choices and dice at tables of games/ and in the arrays."""

    def __init__(self, game: AnyGame, options: list[dict[str, Any]], seats: int) -> None:
        self.game, self.seats, self.rng = game, seats, Random(seats)
        begun = [game.setup(game.settle(o, seats=seats, draw=lambda _: 0), seats) for o in options]
        self.begin = [begun[index % len(begun)] for index in range(TABLES)]
        self.kind = kind_of(begun[0])
        tracks = [state.track for state in begun] if options[0] else []
        self.arrays = features_of(seats, tracks).arrays
        self.states = list(self.begin)
        self.tables = self.arrays.set_up(TABLES)
        self.decisions = 0
        self.seen: Counter[str] = Counter()

    def play(self) -> None:
        while self.decisions < ENOUGH:
            self.step()
            self.begin_anew()

    def compare(self) -> None:
        found, wanted = asdict(self.tables), asdict(self.kind.encode_states(self.states))
        if "track" in wanted:
            wanted["track"] = np.arange(TABLES) % len(TRACKS)
        for name, truth in wanted.items():
            assert (found[name] == truth).all(), name
        assert self.arrays.scores(self.tables).tolist() == [list(s.scores) for s in self.states]
        legal, awaited = self.arrays.legal(self.tables), self.arrays.awaited(self.tables)
        for index, state in enumerate(self.states):
            hands = [hand for hand in self.game.awaited(state) if hand != DICE]
            assert np.flatnonzero(awaited[index]).tolist() == hands
            for hand in range(self.seats):
                known = self.game.choices(state, hand) if hand in hands else ()  # type: ignore[arg-type]
                codes = sorted(map(self.kind.numbers.encode, known))
                assert np.flatnonzero(legal[index, hand]).tolist() == codes

    def step(self) -> None:
        first, dice = np.zeros(TABLES, np.int8), np.zeros((TABLES, 6), np.int8)
        choices = np.zeros((TABLES, self.seats), np.int64)
        for index, state in enumerate(self.states):
            chosen = self.choose(state, STYLES[index // 3 % len(STYLES)])
            match chosen.get(DICE):
                case First(seat):
                    first[index] = seat
                case Roll() as roll:
                    dice[index] = encode_roll(roll)
                case _:
                    for hand, action in chosen.items():
                        choices[index, hand] = self.kind.numbers.encode(action)
            step = self.game.resolve(state, chosen)
            self.seen.update(rare_rules(state, chosen, step))
            self.states[index] = step.state
            self.decisions += 1
        dealt = self.arrays.deal(self.tables, first=first, dice=dice)
        acted = self.arrays.step(self.tables, choices)
        waits = np.array([phase < 2 for phase in self.tables.phase])
        self.tables = either(np, waits, dealt, acted)

    def choose(self, state: Any, style: str) -> dict[Any, Any]:
        hands = self.game.awaited(state)
        if DICE in hands:
            return {DICE: self.game.deal(state, self.rng.randrange)}
        return {
            hand: choose(
                style, self.rng, self.game.choices(state, hand), table_of(state).sheets[hand]
            )
            for hand in hands
        }

    def begin_anew(self) -> None:
        shares = self.arrays.win_shares(self.tables)
        new = self.arrays.set_up(TABLES)
        over = np.array([self.game.outcome(state) is not None for state in self.states])
        for index in np.flatnonzero(over):
            outcome = self.game.outcome(self.states[index])
            assert outcome is not None
            won = [float(seat in outcome.winners) for seat in range(self.seats)]
            assert shares[index].tolist() == pytest.approx(np.array(won) / sum(won))
        self.compare()
        self.states = [
            begun if ended else state
            for begun, ended, state in zip(self.begin, over, self.states, strict=True)
        ]
        self.tables = either(np, over, new, self.tables)


def check(parities: list[Parity], rules: tuple[str, ...]) -> None:
    for parity in parities:
        parity.play()
    seen: Counter[str] = sum((parity.seen for parity in parities), Counter())
    assert [rule for rule in rules if not seen[rule]] == []


def test_qwixx_is_the_same_on_arrays() -> None:
    check([Parity(GAMES["qwixx"], [{}], seats) for seats in (2, 3, 4, 5)], QWIXX_RULES)


def test_qwixx_on_board_is_the_same_on_arrays() -> None:
    """Tables of one batch on different tracks."""
    options = list(TRACKS.values())
    check([Parity(GAMES["qwixx-on-board"], options, seats) for seats in (2, 3, 4)], BOARD_RULES)
