"""Two bots against each other, deal by deal."""

from math import inf

from msgspec import Struct, field

from tablecade.lab.chunk import Result
from tablecade.lab.seating import Seating
from tablecade.lab.summary import mean_interval
from tablecade.lab.tally import win_credit


def share(one: str, deal: list[tuple[Seating, Result]]) -> float:
    """The part of the victories of a deal that `one` has: all seatings with the same dice."""
    won = {True: 0.0, False: 0.0}
    for seating, result in deal:
        for seat, bot in enumerate(seating):
            won[bot == one] += win_credit(result.outcome, seat)
    return won[True] / (won[True] + won[False])


class HeadToHead(Struct):
    """The shares of `one` against `other`.

    Dice are paired within a deal, so deals are independent, and vary less than single matches.
    """

    one: str
    other: str
    shares: list[float] = field(default_factory=list)

    @property
    def mean(self) -> float:
        return sum(self.shares) / len(self.shares)

    @property
    def variance(self) -> float:
        """Of the mean; infinite with one deal."""
        deals = len(self.shares)
        if deals < 2:
            return inf
        mean = self.mean
        return sum((value - mean) ** 2 for value in self.shares) / (deals - 1) / deals

    @property
    def ci95(self) -> tuple[float, float]:
        if len(self.shares) < 2:
            return (0.0, 1.0)
        return mean_interval(self.mean, self.variance, at_least=len(self.shares))

    @property
    def half_width(self) -> float:
        low, high = self.ci95
        return (high - low) / 2

    def seen_from(self, bot: str) -> float:
        return self.mean if bot == self.one else 1 - self.mean
