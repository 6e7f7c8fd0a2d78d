"""Rates per CPU-second, best of several rounds: the round least disturbed by others."""

from collections.abc import Callable
from time import process_time

ROUNDS = 5


def best_rate(work: Callable[[], int], *, rounds: int = ROUNDS) -> float:
    """`work` answers how much it did; the best rate of all rounds is given."""
    work()  # what is loaded or cached once is not measured
    return max(_rate(work) for _ in range(rounds))


def _rate(work: Callable[[], int]) -> float:
    start = process_time()
    done = work()
    return done / (process_time() - start)
