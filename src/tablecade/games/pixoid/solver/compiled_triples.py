"""`triples.py` for compiled functions."""

from tablecade.games.pixoid.compiled import compiled_exact
from tablecade.games.pixoid.solver import triples

triple_count = compiled_exact(triples.triple_count)
_number = compiled_exact(triples.triple_number)


@compiled_exact
def triple_index(a: int, b: int, c: int) -> int:
    """The number of {a, b, c}, in any order."""
    low = min(a, b, c)
    high = max(a, b, c)
    return int(_number(low, a + b + c - low - high, high))
