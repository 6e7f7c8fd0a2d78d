"""Who sits where when two bots meet: every seat and every role alike for both."""

Seating = tuple[str, ...]


def seatings(one: str, other: str, *, seats: int) -> tuple[Seating, ...]:
    """One alone against a table of the other, in each seat in turn; and the other way round.

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
