"""Ratings by openskill, from the deals of all pairs in the order they were played."""

from importlib import import_module
from itertools import zip_longest
from typing import Any

from msgspec import Struct

from tablecade.lab.standing import Standing


class Rating(Struct, frozen=True):
    """A skill by Plackett and Luce: `mu` the estimate, `sigma` how unsure it is."""

    mu: float
    sigma: float

    @property
    def ordinal(self) -> float:
        """What the bot is worth almost surely."""
        return self.mu - 3 * self.sigma


def rate(bots: tuple[str, ...], standings: list[Standing]) -> dict[str, Rating]:
    """Every deal is a match of two: who won more of it, or nobody."""
    model = import_module("openskill.models").PlackettLuce()
    skills: dict[str, Any] = {bot: model.rating(name=bot) for bot in bots}
    for deal in zip_longest(*(standing.shares for standing in standings)):
        for standing, share in zip(standings, deal, strict=True):
            if share is not None:
                teams = [[skills[standing.one]], [skills[standing.other]]]
                ((one,), (other,)) = model.rate(teams, scores=[share, 1 - share])
                skills |= {standing.one: one, standing.other: other}
    return {bot: Rating(skill.mu, skill.sigma) for bot, skill in skills.items()}
