"""Two players at one table, each in some of the seats: for learning and for measuring."""

from collections.abc import Sequence
from typing import Any

import numpy as np
from msgspec import Struct

from tablecade.kernels.chance import CHOICES, below, open_streams
from tablecade.kernels.compiled import Array, Record, compiled, compiled_apart
from tablecade.kernels.qwixx.desk import DESK
from tablecade.kernels.qwixx.foresight import plan_ahead
from tablecade.kernels.qwixx.offers import COUNT, awaits, nth, offered
from tablecade.kernels.qwixx.plan import plan
from tablecade.kernels.qwixx.player import GREEDY, PLAIN
from tablecade.kernels.qwixx.policy import choose as choose_simply
from tablecade.kernels.qwixx.table import ACTION_1, MOST_SEATS, OVER, ROLL, TABLE, score, set_up
from tablecade.kernels.qwixx.taste import liked
from tablecade.kernels.qwixx.thinking import THINKING
from tablecade.kernels.qwixx.turn import act, deal

LONGEST = 100
"""Turns a match is remembered for."""
_PER_MILLE = 1000

SEATING = np.dtype(
    [
        ("seats", np.int8),
        ("side", np.int8, (MOST_SEATS,)),  # by seat: 0 for home, 1 for away
        ("stray", np.int16),  # choices in a thousand that are random: what learning must see
    ],
    align=True,
)


class Duel(Struct, frozen=True):
    """Matches of home against away: whose seat is whose is told by `sides`."""

    home: Record
    away: Record
    track: Record
    sides: Sequence[int]
    stray: int = 0

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
        seating["seats"], seating["stray"] = len(self.sides), self.stray
        seating["side"][: len(self.sides)] = self.sides
        scores = np.zeros((matches, len(self.sides)), dtype=np.int64)
        tables = np.zeros((remembered, LONGEST), dtype=TABLE)
        turns = np.zeros(remembered, dtype=np.int64)
        thinking = np.zeros(2, dtype=THINKING)
        chance = (seed, first)
        _play_all(
            chance, self.track, self.home, self.away, seating, thinking, scores, tables, turns
        )
        return scores, tables, turns


@compiled_apart
def _play_all(  # noqa: PLR0913, PLR0917 - compiled functions share no object
    chance: tuple[int, int],
    track: Record,
    home: Record,
    away: Record,
    seating: Record,
    thinking: Array,
    scores: Array,
    tables: Array,
    turns: Array,
) -> None:
    table = np.zeros(1, dtype=TABLE)[0]
    desk = np.zeros(1, dtype=DESK)[0]
    for index in range(len(scores)):
        open_streams(desk, chance[0], chance[1] + index)
        set_up(table, seating.seats)
        turn = 0
        while table.phase != OVER:
            if table.phase == ROLL and index < len(turns) and turn < LONGEST:
                tables[index, turn] = table
                turn += 1
                turns[index] = turn
            _go_on(table, track, home, away, seating, thinking, desk)
        for seat in range(table.seats):
            scores[index, seat] = score(table, track, seat)


@compiled
def _go_on(  # noqa: PLR0913, PLR0917
    table: Record,
    track: Record,
    home: Record,
    away: Record,
    seating: Record,
    thinking: Array,
    desk: Record,
) -> None:
    if table.phase < ACTION_1:
        deal(table, desk)
        return
    for seat in range(table.seats):
        if awaits(table, seat):
            if seating.stray > 0 and below(desk, CHOICES, _PER_MILLE) < seating.stray:
                bits = offered(table, track, seat)
                choice = nth(table, bits, below(desk, CHOICES, COUNT[bits] + 1))
            elif seating.side[seat] == 0:
                choice = _choose(table, track, seat, home, thinking, desk)
            else:
                choice = _choose(table, track, seat, away, thinking, desk)
            desk.choices[seat] = choice
    act(table, track, desk)


@compiled_apart
def _choose(
    table: Record, track: Record, seat: int, player: Record, thinking: Array, desk: Record
) -> int:
    if player.rolls > 0 or player.guess > 0:
        thinking[0].desk.streams[:] = desk.streams
        chosen = plan_ahead(table, track, seat, player, thinking[0], thinking[1])
        return chosen if player.taste == PLAIN else liked(table, seat, player.taste, thinking[0])
    if player.kind > GREEDY:
        return plan(table, track, seat, player, thinking[0])
    desk.policies[seat] = player.kind
    return choose_simply(table, track, seat, desk)
