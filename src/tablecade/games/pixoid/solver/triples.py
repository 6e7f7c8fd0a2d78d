"""Numbers of three interchangeable Bugs: one for each multiset of three pix. Needs no Numba."""

from typing import Any

import numpy as np
import numpy.typing as npt


def triple_count(pix: int) -> int:
    return pix * (pix + 1) * (pix + 2) // 6


def triple_number(low: Any, middle: Any, high: Any) -> Any:
    """The number of a sorted triple, or of many; the smallest pix runs fastest."""
    return high * (high + 1) * (high + 2) // 6 + middle * (middle + 1) // 2 + low


def triple_numbers(xp: Any, bugs: Any) -> Any:
    """[Bug, …]: the numbers of many triples, in any order, in NumPy or CuPy."""
    one, two, three = bugs
    high, low = (pick(pick(one, two), three) for pick in (xp.maximum, xp.minimum))
    return triple_number(low, one + two + three - high - low, high)


def all_triples(pix: int) -> npt.NDArray[np.uint8]:
    """All multisets by number, each ascending; the fourth column is padding."""
    high, middle, low = np.indices((pix, pix, pix), dtype=np.uint8).reshape(3, -1)
    sorted_ones = (low <= middle) & (middle <= high)
    columns = low, middle, high, np.zeros_like(low)
    return np.stack([column[sorted_ones] for column in columns], axis=1)
