"""Names of bots as arguments."""

from collections.abc import Sequence


def names_of(opponents: Sequence[str]) -> tuple[str, ...]:
    """Raises TypeError for a bare name, whose letters would count as seats."""
    if isinstance(opponents, str):
        raise TypeError(f"opponents is a list of bots: ({opponents!r},) for one of them")
    return tuple(opponents)
