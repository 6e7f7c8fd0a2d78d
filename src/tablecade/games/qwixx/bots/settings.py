"""Settings of the search of `hard`, shared by the plain and the compiled player."""

GUESS_WEIGHT = 0.9
"""Weight of the value with the others' modelled choices; the rest is without them."""

LOOKAHEAD_MARGIN = 0.03
"""In win probability: choices closer than this to the best get a lookahead."""

MOST_LOOKAHEADS = 2
"""Choices that get a lookahead, at most."""
