"""Matches between two compiled players, for measuring."""

from collections.abc import Sequence
from typing import Any

import numpy as np
from msgspec import Struct

from tablecade.core.array import Array, Record
from tablecade.core.compiled import open_streams
from tablecade.games.qwixx.bots.compiled.lookahead import plan_ahead
from tablecade.games.qwixx.bots.compiled.plan import plan
from tablecade.games.qwixx.bots.compiled.player import GREEDY, PLAIN
from tablecade.games.qwixx.bots.compiled.policy import choose as choose_simply
from tablecade.games.qwixx.bots.compiled.scratch import SEARCH
from tablecade.games.qwixx.bots.compiled.style import pick_by_style
from tablecade.games.qwixx.compiled import compiled, compiled_apart
from tablecade.games.qwixx.kernel.legal import awaits
from tablecade.games.qwixx.kernel.numbers import ACTION_1, OVER
from tablecade.games.qwixx.kernel.scratch import SCRATCH
from tablecade.games.qwixx.kernel.table import MOST_SEATS, TABLE, score, seats_of, set_up
from tablecade.games.qwixx.kernel.turn import act, deal

SEATING = np.dtype(
    [
        ("seats", np.int8),
        ("side", np.int8, (MOST_SEATS,)),  # by seat: 0 is home, 1 is away
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

    def play(self, *, matches: int, seed: int, first: int = 0) -> Array:
        """Scores by match and seat. Match `i` has the random numbers of match `first + i`."""
        seating: Any = np.zeros(1, dtype=SEATING)[0]
        seating["seats"] = len(self.sides)
        seating["side"][: len(self.sides)] = self.sides
        scores = np.zeros((matches, len(self.sides)), dtype=np.int64)
        search, workspace = np.zeros(2, dtype=SEARCH), np.zeros(1, dtype=WORKSPACE)
        players = (self.home, self.away)
        _play_all((seed, first), self.track, players, seating, search, workspace, scores)
        return scores


@compiled_apart
def _play_all(
    seeds: tuple[int, int],
    track: Record,
    players: tuple[Record, Record],
    seating: Record,
    search: Array,
    workspace: Array,
    scores: Array,
) -> None:
    table, scratch = workspace[0].table, workspace[0].scratch
    for index in range(len(scores)):
        open_streams(scratch, seeds[0], seeds[1] + index)
        set_up(table, seating.seats)
        while table.phase != OVER:
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
            player = players[seating.side[seat]]
            scratch.choices[seat] = choose_move(table, track, seat, player, search, scratch)
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
