"""Temperaments of Qwixx: what a player likes among choices that are as good as each other.

A taste decides only between choices within LEEWAY of the best, so strength stays the same.
"""

from collections.abc import Callable
from typing import Any

from tablecade.core.hand import Hand
from tablecade.games.qwixx.action import Cross

LEEWAY = 0.01
"""Of the victory."""

Taste = Callable[[Any, Hand, Any], float]


def bold(state: Any, hand: Hand, action: Any) -> float:
    """Crosses what it can, and far to the right."""
    return 1.0 + _skipped(state, hand, action) if isinstance(action, Cross) else 0.0


def careful(state: Any, hand: Hand, action: Any) -> float:
    """Skips as little as it can, and would rather wait than skip a number."""
    return -_skipped(state, hand, action) if isinstance(action, Cross) else -0.5


def _skipped(state: Any, hand: Hand, action: Cross) -> float:
    table = state.table
    return float(action.row.place(action.number) - table.sheets[hand].last(action.row) - 1)
