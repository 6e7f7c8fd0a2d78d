"""The input of the value network for a table of Qwixx or Qwixx On Board.

A feature is a small number; each has a segment of the network's first layer of its own, so the
first layer is a sum of looked-up rows. All features are public and seen from one seat: its own
sheet first, then the others in turn order. array_search.py and compiled/features.py write them.
"""

from tablecade.games.qwixx.kernel.rows import ROW_STATES
from tablecade.games.qwixx_on_board.rules.step3 import FARTHEST

WIDEST_GAP = 80
GAPS = 2 * WIDEST_GAP + 1
"""Differences in points, cut off at both ends."""
PENALTY_COUNTS = 5
LONGEST_WAY = 63
WAYS = LONGEST_WAY + 1
"""Fields to the finish."""
STEPS = 1 << FARTHEST
"""Sets of the next five fields."""
AHEAD = 10
"""Fields behind those that are counted."""
COUNTDOWNS = 6


def segment_sizes(seats: int, *, on_board: bool) -> list[int]:
    """How many values each feature can have, in order."""
    sizes = [ROW_STATES] * (4 * seats) + [PENALTY_COUNTS] * seats + [GAPS] * (seats - 1) + [seats]
    if on_board:
        sizes += [WAYS, STEPS, AHEAD + 1] * seats + [COUNTDOWNS]
    return sizes
