"""Two players at one table, each in some of the seats: for learning and for measuring."""

from collections.abc import Sequence
from typing import Any

import numpy as np
from msgspec import Struct

from tablecade.bots.compiled import compiled, compiled_apart
from tablecade.bots.qwixx.compiled.lookahead import plan_ahead
from tablecade.bots.qwixx.compiled.plan import plan
from tablecade.bots.qwixx.compiled.player import GREEDY, PLAIN
from tablecade.bots.qwixx.compiled.policy import choose as choose_simply
from tablecade.bots.qwixx.compiled.scratch import SEARCH
from tablecade.bots.qwixx.compiled.style import pick_by_style
from tablecade.kernels.array import Array, Record
from tablecade.kernels.chance import CHOICES, below, open_streams
from tablecade.kernels.qwixx.legal import COUNT, awaits, legal_slots, nth
from tablecade.kernels.qwixx.scratch import SCRATCH
from tablecade.kernels.qwixx.table import ACTION_1, MOST_SEATS, OVER, ROLL, TABLE, score, set_up
from tablecade.kernels.qwixx.turn import act, deal

LONGEST = 100
"""Turns a match is remembered for."""
_PER_MILLE = 1000

SEATING = np.dtype(
    [
        ("seats", np.int8),
        ("side", np.int8, (MOST_SEATS,)),  # by seat: 0 for home, 1 for away
        ("epsilon", np.int16),  # choices in a thousand that are random: what learning must see
    ],
    align=True,
)


class Duel(Struct, frozen=True):
    """Matches of home against away: whose seat is whose is told by `sides`."""

    home: Record
    away: Record
    track: Record
    sides: Sequence[int]
    epsilon: int = 0

    def play(self, *, matches: int, seed: int, first: int = 0) -> Array:
        """Scores by match and seat, of the matches numbered from `first` on."""
        scores, _, _ = self._play(matches, seed, first, remembered=0)
        return scores

    def remember(self, *, matches: int, seed: int, first: int = 0) -> tuple[Array, Array, Array]:
        """Scores; the table before each roll, by match and turn; how many turns there were."""
        return self._play(matches, seed, first, remembered=matches)

    def _play(
        self, matches: int, seed: int, first: int, *, remembered: int
    ) -> tuple[Array, Array, Array]:
        seating: Any = np.zeros(1, dtype=SEATING)[0]
        seating["seats"], seating["epsilon"] = len(self.sides), self.epsilon
        seating["side"][: len(self.sides)] = self.sides
        scores = np.zeros((matches, len(self.sides)), dtype=np.int64)
        tables = np.zeros((remembered, LONGEST), dtype=TABLE)
        turns = np.zeros(remembered, dtype=np.int64)
        search = np.zeros(2, dtype=SEARCH)
        chance = (seed, first)
        _play_all(chance, self.track, self.home, self.away, seating, search, scores, tables, turns)
        return scores, tables, turns


@compiled_apart
def _play_all(  # noqa: PLR0913, PLR0917 - compiled functions share no object
    chance: tuple[int, int],
    track: Record,
    home: Record,
    away: Record,
    seating: Record,
    search: Array,
    scores: Array,
    tables: Array,
    turns: Array,
) -> None:
    table = np.zeros(1, dtype=TABLE)[0]
    scratch = np.zeros(1, dtype=SCRATCH)[0]
    for index in range(len(scores)):
        open_streams(scratch, chance[0], chance[1] + index)
        set_up(table, seating.seats)
        turn = 0
        while table.phase != OVER:
            if table.phase == ROLL and index < len(turns) and turn < LONGEST:
                tables[index, turn] = table
                turn += 1
                turns[index] = turn
            _go_on(table, track, home, away, seating, search, scratch)
        for seat in range(table.seats):
            scores[index, seat] = score(table, track, seat)


@compiled
def _go_on(  # noqa: PLR0913, PLR0917
    table: Record,
    track: Record,
    home: Record,
    away: Record,
    seating: Record,
    search: Array,
    scratch: Record,
) -> None:
    if table.phase < ACTION_1:
        deal(table, scratch)
        return
    for seat in range(table.seats):
        if awaits(table, seat):
            if seating.epsilon > 0 and below(scratch, CHOICES, _PER_MILLE) < seating.epsilon:
                bits = legal_slots(table, track, seat)
                choice = nth(table, bits, below(scratch, CHOICES, COUNT[bits] + 1))
            elif seating.side[seat] == 0:
                choice = _choose(table, track, seat, home, search, scratch)
            else:
                choice = _choose(table, track, seat, away, search, scratch)
            scratch.choices[seat] = choice
    act(table, track, scratch)


@compiled_apart
def _choose(
    table: Record, track: Record, seat: int, player: Record, search: Array, scratch: Record
) -> int:
    if player.rolls > 0 or player.guess_weight > 0:
        search[0].scratch.streams[:] = scratch.streams
        chosen = plan_ahead(table, track, seat, player, search[0], search[1])
        return (
            chosen if player.style == PLAIN else pick_by_style(table, seat, player.style, search[0])
        )
    if player.kind > GREEDY:
        return plan(table, track, seat, player, search[0])
    scratch.policies[seat] = player.kind
    return choose_simply(table, track, seat, scratch)
