"""Matches between two compiled players, for training and measuring."""

from collections.abc import Sequence
from typing import Any

import numpy as np
from msgspec import Struct

from tablecade.core.array import Array, Record
from tablecade.core.compiled import CHOICES, below, open_streams
from tablecade.games.qwixx.bots.compiled.lookahead import plan_ahead
from tablecade.games.qwixx.bots.compiled.plan import plan
from tablecade.games.qwixx.bots.compiled.player import GREEDY, PLAIN
from tablecade.games.qwixx.bots.compiled.policy import choose as choose_simply
from tablecade.games.qwixx.bots.compiled.scratch import SEARCH
from tablecade.games.qwixx.bots.compiled.style import pick_by_style
from tablecade.games.qwixx.compiled import compiled, compiled_apart
from tablecade.games.qwixx.kernel.legal import COUNT, awaits, legal_slots, nth
from tablecade.games.qwixx.kernel.numbers import ACTION_1, OVER, ROLL
from tablecade.games.qwixx.kernel.scratch import SCRATCH
from tablecade.games.qwixx.kernel.table import MOST_SEATS, TABLE, score, seats_of, set_up
from tablecade.games.qwixx.kernel.turn import act, deal

LONGEST = 100
"""Turns of a match that are recorded."""
_PER_MILLE = 1000

SEATING = np.dtype(
    [
        ("seats", np.int8),
        ("side", np.int8, (MOST_SEATS,)),  # by seat: 0 is home, 1 is away
        ("epsilon", np.int16),  # choices in a thousand that are random: what learning must see
    ],
    align=True,
)


WORKSPACE = np.dtype([("table", TABLE), ("scratch", SCRATCH)], align=True)
"""Memory of the loop. The caller allocates it: a record taken from an array that compiled code
allocates itself would outlive the array."""


class Duel(Struct, frozen=True):
    """Matches of home against away; `sides` says who has which seat."""

    home: Record
    away: Record
    track: Record
    sides: Sequence[int]
    epsilon: int = 0

    def play(self, *, matches: int, seed: int, first: int = 0) -> Array:
        """Scores by match and seat. Match `i` has the random numbers of match `first + i`."""
        scores, _, _ = self._play(matches, seed, first, recorded=0)
        return scores

    def record(self, *, matches: int, seed: int, first: int = 0) -> tuple[Array, Array, Array]:
        """Scores, the table before each roll by match and turn, and the number of turns."""
        return self._play(matches, seed, first, recorded=matches)

    def _play(
        self, matches: int, seed: int, first: int, *, recorded: int
    ) -> tuple[Array, Array, Array]:
        seating: Any = np.zeros(1, dtype=SEATING)[0]
        seating["seats"], seating["epsilon"] = len(self.sides), self.epsilon
        seating["side"][: len(self.sides)] = self.sides
        scores = np.zeros((matches, len(self.sides)), dtype=np.int64)
        tables = np.zeros((recorded, LONGEST), dtype=TABLE)
        turns = np.zeros(recorded, dtype=np.int64)
        search, workspace = np.zeros(2, dtype=SEARCH), np.zeros(1, dtype=WORKSPACE)
        players = (self.home, self.away)
        _play_all(
            (seed, first), self.track, players, seating, search, workspace, scores, tables, turns
        )
        return scores, tables, turns


@compiled_apart
def _play_all(
    seeds: tuple[int, int],
    track: Record,
    players: tuple[Record, Record],
    seating: Record,
    search: Array,
    workspace: Array,
    scores: Array,
    tables: Array,
    turns: Array,
) -> None:
    table, scratch = workspace[0].table, workspace[0].scratch
    for index in range(len(scores)):
        open_streams(scratch, seeds[0], seeds[1] + index)
        set_up(table, seating.seats)
        turn = 0
        while table.phase != OVER:
            if table.phase == ROLL and index < len(turns) and turn < LONGEST:
                tables[index, turn] = table
                turn += 1
                turns[index] = turn
            _advance(table, track, players, seating, search, scratch)
        for seat in seats_of(table):
            scores[index, seat] = score(table, track, seat)


@compiled
def _advance(
    table: Record,
    track: Record,
    players: tuple[Record, Record],
    seating: Record,
    search: Array,
    scratch: Record,
) -> None:
    if table.phase < ACTION_1:
        deal(table, scratch)
        return
    for seat in seats_of(table):
        if awaits(table, seat):
            if seating.epsilon > 0 and below(scratch, CHOICES, _PER_MILLE) < seating.epsilon:
                bits = legal_slots(table, track, seat)
                choice = nth(table, bits, below(scratch, CHOICES, COUNT[bits] + 1))
            else:
                player = players[seating.side[seat]]
                choice = choose_move(table, track, seat, player, search, scratch)
            scratch.choices[seat] = choice
    act(table, track, scratch)


@compiled_apart
def choose_move(
    table: Record, track: Record, seat: int, player: Record, search: Array, scratch: Record
) -> int:
    if player.rolls > 0 or player.guess_weight > 0:
        for stream in range(len(scratch.streams)):
            search[0].scratch.streams[stream] = scratch.streams[stream]
        chosen = plan_ahead(table, track, seat, player, search[0], search[1])
        return (
            chosen if player.style == PLAIN else pick_by_style(table, seat, player.style, search[0])
        )
    if player.kind > GREEDY:
        return plan(table, track, seat, player, search[0])
    scratch.policies[seat] = player.kind
    return choose_simply(table, track, seat, scratch)
