"""What many matches say: scores, win shares and how sure one can be of them."""

from math import sqrt
from typing import Any

from msgspec import Struct, field

from tablecade.core.game import Outcome
from tablecade.core.match import Match

Z95 = 1.959964
"""Standard deviations to each side that hold 95 % of a normal distribution."""


class SeatSummary(Struct, frozen=True):
    bot: str
    mean_score: float | None
    win_share: float
    ci95: tuple[float, float]


class Summary(Struct, frozen=True):
    """Printed as `--json`, in this order."""

    game: str
    options: dict[str, Any]
    games: int
    seed: int
    mean_decisions: float
    seats: tuple[SeatSummary, ...]


class SeatTally(Struct):
    score: int = 0
    wins: float = 0.0

    def add(self, outcome: Outcome, seat: int) -> None:
        self.wins += win_credit(outcome, seat)
        if outcome.scores is not None:
            self.score += outcome.scores[seat]


class Tally(Struct):
    """Counts matches one by one, so that a million of them need no memory."""

    bots: tuple[str, ...]
    games: int = 0
    decisions: int = 0
    scored: bool = True
    reasons: dict[str, int] = field(default_factory=dict)
    seats: list[SeatTally] = field(default_factory=list)

    def add(self, match: Match) -> None:
        if match.closing is None:
            raise ValueError("only a finished match counts")
        outcome = match.closing.outcome
        self.seats = self.seats or [SeatTally() for _ in self.bots]
        self.games += 1
        self.decisions += len(match.decisions)
        self.scored = outcome.scores is not None
        self.reasons[outcome.reason] = self.reasons.get(outcome.reason, 0) + 1
        for seat, tally in enumerate(self.seats):
            tally.add(outcome, seat)

    def summary(self, *, game: str, options: dict[str, Any], seed: int) -> Summary:
        return Summary(
            game=game,
            options=options,
            games=self.games,
            seed=seed,
            mean_decisions=self.decisions / self.games,
            seats=tuple(self._seat(seat) for seat in range(len(self.bots))),
        )

    def _seat(self, seat: int) -> SeatSummary:
        tally = self.seats[seat]
        return SeatSummary(
            bot=self.bots[seat],
            mean_score=tally.score / self.games if self.scored else None,
            win_share=tally.wins / self.games,
            ci95=share_interval(tally.wins, games=self.games),
        )


def win_credit(outcome: Outcome, seat: int) -> float:
    """A shared victory counts its share; the Bugs' in the short game counts 1 for each."""
    if seat not in outcome.winners:
        return 0.0
    return 1.0 if outcome.scores is None else 1 / len(outcome.winners)


def share_interval(wins: float, *, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval. Shared victories vary less than whole ones, so it errs wide."""
    share = wins / games
    z2 = Z95 * Z95
    centre = (wins + z2 / 2) / (games + z2)
    half = Z95 / (games + z2) * sqrt(games * share * (1 - share) + z2 / 4)
    return (max(0.0, centre - half), min(1.0, centre + half))
