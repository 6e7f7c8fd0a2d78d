"""Ratings by openskill, from the deals of all pairs in the order they were played."""

from importlib import import_module
from itertools import zip_longest
from typing import Any

from msgspec import Struct

from tablecade.lab.head_to_head import HeadToHead


class Rating(Struct, frozen=True):
    """A skill of the Plackett–Luce model: mean `mu` and standard deviation `sigma`."""

    mu: float
    sigma: float

    @property
    def ordinal(self) -> float:
        """A conservative estimate: the skill is almost surely higher."""
        return self.mu - 3 * self.sigma


def rate(bots: tuple[str, ...], pairs: list[HeadToHead]) -> dict[str, Rating]:
    """Rate bots by their pairs.

    Each deal counts as one two-player match: won, lost or drawn by the share of wins.
    """
    model = import_module("openskill.models").PlackettLuce()
    skills: dict[str, Any] = {bot: model.rating(name=bot) for bot in bots}
    for deal in zip_longest(*(pair.shares for pair in pairs)):
        for pair, share in zip(pairs, deal, strict=True):
            if share is not None:
                teams = [[skills[pair.one]], [skills[pair.other]]]
                ((one,), (other,)) = model.rate(teams, scores=[share, 1 - share])
                skills |= {pair.one: one, pair.other: other}
    return {bot: Rating(skill.mu, skill.sigma) for bot, skill in skills.items()}
