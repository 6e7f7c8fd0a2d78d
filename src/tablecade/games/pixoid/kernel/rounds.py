"""Scoring, the next round and the end (PX-6)."""

from tablecade.core.array import Record
from tablecade.games.pixoid.compiled import compiled
from tablecade.games.pixoid.kernel.table import (
    BY_CATCH,
    BY_ROUNDS,
    BY_TWELVE,
    NOBODY,
    begin_round,
    neutral_cubes,
)


@compiled
def end_round(table: Record, caught: bool) -> None:
    if table.short:
        table.ended = BY_CATCH if caught else BY_TWELVE
        return
    _score(table, caught)
    if table.round == table.seats:  # PX-6.5
        table.ended = BY_ROUNDS
    else:
        begin_round(table, (table.pixoid + 1) % table.seats)


@compiled
def _score(table: Record, caught: bool) -> None:
    """PX-6.2, PX-6.3."""
    for seat in range(table.seats):
        if seat == table.pixoid:
            table.scores[seat] += neutral_cubes(table)
        elif caught:
            table.scores[seat] += table.reserve


@compiled
def pass_controller(table: Record) -> None:
    """PX-7.4: to the other Bug player; the numbers of three seats add up to three."""
    if table.second != NOBODY:
        table.second = 3 - table.pixoid - table.second
