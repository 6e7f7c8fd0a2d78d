"""Numbers of three interchangeable Bugs: one for each multiset of three pix."""

import numpy as np
import numpy.typing as npt

from tablecade.solvers.compiled import compiled


@compiled
def triple_count(pix: int) -> int:
    return pix * (pix + 1) * (pix + 2) // 6


@compiled
def triple_index(a: int, b: int, c: int) -> int:
    """The number of {a, b, c}, in any order; the smallest pix runs fastest."""
    low = min(a, b, c)
    high = max(a, b, c)
    middle = a + b + c - low - high
    return high * (high + 1) * (high + 2) // 6 + middle * (middle + 1) // 2 + low


def all_triples(pix: int) -> npt.NDArray[np.uint8]:
    """All multisets by number, each ascending; the fourth column is padding."""
    high, middle, low = np.indices((pix, pix, pix), dtype=np.uint8).reshape(3, -1)
    sorted_ones = (low <= middle) & (middle <= high)
    columns = low, middle, high, np.zeros_like(low)
    return np.stack([column[sorted_ones] for column in columns], axis=1)
