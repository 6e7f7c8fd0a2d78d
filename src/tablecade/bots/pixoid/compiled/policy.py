"""Bots in compiled code: `random` and `greedy`."""

from tablecade.bots.compiled import compiled
from tablecade.bots.pixoid.compiled.greedy import choose_greedily
from tablecade.kernels.array import Record
from tablecade.kernels.chance import CHOICES, below
from tablecade.kernels.pixoid.legal import count_legal, nth

POLICIES = ("random", "greedy")
"""Policies by number; the names are those of the bots."""
GREEDY = POLICIES.index("greedy")


@compiled
def choose(table: Record, maze: Record, hand: int, scratch: Record) -> int:
    if scratch.policies[hand] == GREEDY:
        return choose_greedily(table, maze, hand, scratch)
    return nth(table, maze, hand, below(scratch, CHOICES, count_legal(table, maze, hand)))
