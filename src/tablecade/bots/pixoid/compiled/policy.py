"""The bot `random` in compiled code."""

from tablecade.bots.compiled import compiled
from tablecade.kernels.array import Record
from tablecade.kernels.chance import CHOICES, below
from tablecade.kernels.pixoid.legal import count_legal, nth

POLICIES = ("random",)
"""Policies by number; the names are those of the bots."""


@compiled
def choose(table: Record, maze: Record, hand: int, scratch: Record) -> int:
    return nth(table, maze, hand, below(scratch, CHOICES, count_legal(table, maze, hand)))
