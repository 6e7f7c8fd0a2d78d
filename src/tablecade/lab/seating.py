"""Seatings of two bots: each bot gets every seat and role equally often."""

Seating = tuple[str, ...]


def seatings(one: str, other: str, *, seats: int) -> tuple[Seating, ...]:
    """One bot against a table of the other, in each seat in turn; then with the bots exchanged.

    With two seats these are the two ways to sit. All of them get the same dice.
    """
    both = ((one, other), (other, one))
    seated = (
        _one_against(bot, others, seat, seats) for bot, others in both for seat in range(seats)
    )
    return tuple(dict.fromkeys(seated))


def _one_against(bot: str, others: str, seat: int, seats: int) -> Seating:
    return tuple(bot if place == seat else others for place in range(seats))


def all_pairs(bots: tuple[str, ...]) -> tuple[tuple[str, str], ...]:
    """Round robin: everybody meets everybody."""
    return tuple((a, b) for place, a in enumerate(bots) for b in bots[place + 1 :])
