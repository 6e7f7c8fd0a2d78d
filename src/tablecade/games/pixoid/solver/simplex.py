"""Limits and tolerances of the simplex, compiled (stage.py) or in NumPy (bots/search.py)."""

PIVOTS = 400
"""More than any known game needs; a game that needs more counts as not solved."""

NEGATIVE, TINY, PIVOT = -1e-11, 1e-12, 1e-8
EXACT = 1e-9
"""A column enters the basis only if it lowers the value by more."""

TILT, STRONGEST_TILT = 1e-10, 1e-6
"""Rows are perturbed to break ties, so that the simplex cannot cycle.

If rounding makes it fail, about once in 10^8 games, it starts again with a stronger perturbation.
"""

GOLDEN = 0.6180339887
