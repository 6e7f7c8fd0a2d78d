"""Styles of Qwixx players: the preference among choices of nearly equal value.

A style decides only between choices within TOLERANCE of the best, so strength stays the same.
"""

from collections.abc import Callable, Mapping
from typing import Any

from tablecade.core.hand import Hand
from tablecade.games.qwixx.rules.action import Cross

TOLERANCE = 0.01
"""In win probability."""

Style = Callable[[Any, Hand, Any], float]
"""The preference for an action, from the state of Qwixx, the hand and the action."""


def bold(table: Any, hand: Hand, action: Any) -> float:
    """Prefers to cross, and far to the right."""
    return 1.0 + _skipped(table, hand, action) if isinstance(action, Cross) else 0.0


def careful(table: Any, hand: Hand, action: Any) -> float:
    """Prefers to skip few numbers, and passes rather than skip one."""
    return -_skipped(table, hand, action) if isinstance(action, Cross) else -0.5


def _skipped(table: Any, hand: Hand, action: Cross) -> float:
    return float(action.row.place(action.number) - table.sheets[hand].last(action.row) - 1)


STYLES: Mapping[str, Style | None] = {"plain": None, "bold": bold, "careful": careful}
