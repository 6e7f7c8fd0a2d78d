"""`triples.py` for compiled functions."""

from tablecade.solvers.compiled import compiled
from tablecade.solvers.pixoid import triples

triple_count = compiled(triples.triple_count)
_number = compiled(triples.triple_number)


@compiled
def triple_index(a: int, b: int, c: int) -> int:
    """The number of {a, b, c}, in any order."""
    low = min(a, b, c)
    high = max(a, b, c)
    return int(_number(low, a + b + c - low - high, high))
