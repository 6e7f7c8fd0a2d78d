"""How two bots stand against each other, deal by deal."""

from math import inf, sqrt

from msgspec import Struct, field

from tablecade.lab.chunk import Result
from tablecade.lab.seating import Seating
from tablecade.lab.summary import Z95
from tablecade.lab.tally import win_credit


def share(one: str, deal: list[tuple[Seating, Result]]) -> float:
    """One's part of the victories of a deal: all line-ups with the same dice, seats alike."""
    won = {True: 0.0, False: 0.0}
    for seating, result in deal:
        for seat, bot in enumerate(seating):
            won[bot == one] += win_credit(result.outcome, seat)
    return won[True] / (won[True] + won[False])


class HeadToHead(Struct):
    """The shares of `one` against `other`. Dice are paired within a deal, so deals are what
    vary independently, and less than single matches would.
    """

    one: str
    other: str
    shares: list[float] = field(default_factory=list)

    @property
    def mean(self) -> float:
        return sum(self.shares) / len(self.shares)

    @property
    def variance(self) -> float:
        """Of the mean; infinite while there is but one deal."""
        deals = len(self.shares)
        if deals < 2:
            return inf
        mean = self.mean
        return sum((value - mean) ** 2 for value in self.shares) / (deals - 1) / deals

    @property
    def half_width(self) -> float:
        return Z95 * sqrt(self.variance)

    def seen_from(self, bot: str) -> float:
        return self.mean if bot == self.one else 1 - self.mean
