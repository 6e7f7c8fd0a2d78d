"""Matches between two compiled players, for measuring."""

from collections.abc import Sequence
from typing import Any, ClassVar

import numpy as np
from msgspec import Struct

from tablecade.core.array import Array, Record
from tablecade.core.compiled import open_streams
from tablecade.games.qwixx.bots.compiled.playout import workspace_of
from tablecade.games.qwixx.bots.compiled.search import SEARCH, choose_move
from tablecade.games.qwixx.compiled import compiled, compiled_apart
from tablecade.games.qwixx.kernel.numbers import ACTION_1, MOST_SEATS, OVER
from tablecade.games.qwixx.kernel.table import (
    QWIXX,
    Ruleset,
    act,
    awaits,
    deal,
    score,
    seats_of,
    set_up,
)

SEATING = np.dtype(
    [
        ("seats", np.int8),
        ("side", np.int8, (MOST_SEATS,)),  # by seat: 0 is home, 1 is away
    ],
    align=True,
)


class Duel(Struct, frozen=True):
    """Matches of home against away; `sides` says who has which seat."""

    home: Record
    away: Record
    sides: Sequence[int]
    board: Record = None
    """As in kernel/table.py; Qwixx has none."""

    rules: ClassVar[Ruleset] = QWIXX
    search: ClassVar[Any] = SEARCH

    def play(self, *, matches: int, seed: int, first: int = 0) -> Array:
        """Scores by match and seat. Match `i` has the random numbers of match `first + i`."""
        seating: Any = np.zeros(1, dtype=SEATING)[0]
        seating["seats"] = len(self.sides)
        seating["side"][: len(self.sides)] = self.sides
        scores = np.zeros((matches, len(self.sides)), dtype=np.int64)
        search, workspace = np.zeros(2, dtype=self.search), workspace_of(self.rules)
        players = (self.home, self.away)
        play = self.rules.loop(_play_all)
        play((seed, first), self.board, players, seating, search, workspace, scores)
        return scores


@compiled_apart
def _play_all(
    seeds: tuple[int, int],
    board: Record,
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
            _advance(table, board, players, seating, search, scratch)
        for seat in seats_of(table):
            scores[index, seat] = score(table, board, seat)


@compiled
def _advance(
    table: Record,
    board: Record,
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
            scratch.choices[seat] = choose_move(table, board, seat, player, search, scratch)
    act(table, board, scratch)
