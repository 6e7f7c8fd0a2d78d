"""Simple players inside the compiled loop."""

from tablecade.bots.compiled import compiled
from tablecade.kernels.array import Record
from tablecade.kernels.chance import CHOICES, below
from tablecade.kernels.pixoid.legal import count_legal, nth

POLICIES = ("random",)
"""By number, as the kernels know them; the names are the bots' own."""


@compiled
def choose(table: Record, maze: Record, hand: int, scratch: Record) -> int:
    return nth(table, maze, hand, below(scratch, CHOICES, count_legal(table, maze, hand)))
