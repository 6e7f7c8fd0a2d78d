"""Bots in compiled code: `random` and `greedy`."""

from tablecade.core.array import Record
from tablecade.core.compiled import CHOICES, below
from tablecade.games.pixoid.bots.compiled.greedy import choose_greedily
from tablecade.games.pixoid.compiled import compiled
from tablecade.games.pixoid.kernel.table import count_legal, nth

POLICIES = ("random", "greedy")
"""Policies by number; the names are those of the bots."""
GREEDY = POLICIES.index("greedy")


@compiled
def choose(table: Record, maze: Record, hand: int, scratch: Record) -> int:
    if scratch.policies[hand] == GREEDY:
        return choose_greedily(table, maze, hand, scratch)
    return nth(table, maze, hand, below(scratch, CHOICES, count_legal(table, maze, hand)))
