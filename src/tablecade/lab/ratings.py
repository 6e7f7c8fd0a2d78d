"""Ratings by openskill, from the deals of all pairs in the order they were played."""

from importlib import import_module
from itertools import zip_longest
from typing import Any

from msgspec import Struct

from tablecade.lab.head_to_head import HeadToHead


class Rating(Struct, frozen=True):
    """A skill by Plackett and Luce: `mu` the estimate, `sigma` how unsure it is."""

    mu: float
    sigma: float

    @property
    def ordinal(self) -> float:
        """What the bot is worth almost surely."""
        return self.mu - 3 * self.sigma


def rate(bots: tuple[str, ...], pairs: list[HeadToHead]) -> dict[str, Rating]:
    """Every deal is a match of two: who won more of it, or nobody."""
    model = import_module("openskill.models").PlackettLuce()
    skills: dict[str, Any] = {bot: model.rating(name=bot) for bot in bots}
    for deal in zip_longest(*(pair.shares for pair in pairs)):
        for pair, share in zip(pairs, deal, strict=True):
            if share is not None:
                teams = [[skills[pair.one]], [skills[pair.other]]]
                ((one,), (other,)) = model.rate(teams, scores=[share, 1 - share])
                skills |= {pair.one: one, pair.other: other}
    return {bot: Rating(skill.mu, skill.sigma) for bot, skill in skills.items()}
