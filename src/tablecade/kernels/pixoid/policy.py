"""Simple players inside the compiled loop."""

from tablecade.kernels.chance import CHOICES, below
from tablecade.kernels.compiled import Record, compiled
from tablecade.kernels.pixoid.offers import count_offers, nth

POLICIES = ("random",)
"""By number, as the kernels know them; the names are the bots' own."""


@compiled
def choose(table: Record, maze: Record, hand: int, desk: Record) -> int:
    return nth(table, maze, hand, below(desk, CHOICES, count_offers(table, maze, hand)))
