"""Counts of results: a million matches take no more memory than one."""

from collections.abc import Mapping
from typing import Any

from msgspec import Struct, field

from tablecade.core.game import Outcome
from tablecade.core.match import Match
from tablecade.lab.summary import SeatSummary, Summary, share_interval

Counts = dict[int, int]
"""How often each number came up."""


class SeatTally(Struct):
    """Whole numbers only: sums of them don't depend on the order they are added in."""

    wins: Counts = field(default_factory=dict)
    """By how many shared the victory."""
    scores: Counts = field(default_factory=dict)

    @property
    def credit(self) -> float:
        return sum(count / sharers for sharers, count in sorted(self.wins.items()))

    @property
    def score(self) -> int:
        return sum(score * count for score, count in self.scores.items())

    def add(self, other: "SeatTally") -> None:
        merge_counts(self.wins, other.wins)
        merge_counts(self.scores, other.scores)


class Tally(Struct):
    bots: tuple[str, ...]
    games: int = 0
    lengths: Counts = field(default_factory=dict)
    """The number of matches by their number of decisions."""
    reasons: dict[str, int] = field(default_factory=dict)
    seats: list[SeatTally] = field(default_factory=list)

    def add(self, match: Match) -> None:
        if match.closing is None:
            raise ValueError("only a finished match counts")
        self.count(match.closing.outcome, decisions=len(match.decisions))

    def count(self, outcome: Outcome, *, decisions: int) -> None:
        self.games += 1
        merge_counts(self.lengths, {decisions: 1})
        merge_counts(self.reasons, {outcome.reason: 1})
        for seat, tally in enumerate(self._seats()):
            if seat in outcome.winners:
                merge_counts(tally.wins, {sharers(outcome): 1})
            if outcome.scores is not None:
                merge_counts(tally.scores, {outcome.scores[seat]: 1})

    def merge(self, other: "Tally") -> None:
        self.games += other.games
        merge_counts(self.lengths, other.lengths)
        merge_counts(self.reasons, other.reasons)
        for tally, more in zip(self._seats(), other.seats, strict=True):
            tally.add(more)

    def _seats(self) -> list[SeatTally]:
        self.seats = self.seats or [SeatTally() for _ in self.bots]
        return self.seats

    @property
    def mean_decisions(self) -> float:
        return sum(length * count for length, count in self.lengths.items()) / self.games

    def summary(
        self,
        *,
        game: str,
        options: dict[str, Any],
        seed: int,
        engine: str,
        substitutes: Mapping[str, str] | None = None,
    ) -> Summary:
        seats = [self._summary(seat, substitutes or {}) for seat in range(len(self.bots))]
        return Summary(
            game=game,
            options=options,
            games=self.games,
            seed=seed,
            engine=engine,
            mean_decisions=self.mean_decisions,
            seats=tuple(seats),
        )

    def _summary(self, seat: int, substitutes: Mapping[str, str]) -> SeatSummary:
        tally, bot = self.seats[seat], self.bots[seat]
        return SeatSummary(
            bot=bot,
            mean_score=tally.score / self.games if tally.scores else None,
            win_share=tally.credit / self.games,
            ci95=share_interval(tally.credit, games=self.games),
            plays_as=substitutes.get(bot),
        )


def win_credit(outcome: Outcome, seat: int) -> float:
    """A seat's part of the victory."""
    return 1 / sharers(outcome) if seat in outcome.winners else 0.0


def sharers(outcome: Outcome) -> int:
    """A shared victory counts its share; the Bugs' in the short game counts 1 for each."""
    return 1 if outcome.scores is None else len(outcome.winners)


def merge_counts(counts: dict[Any, int], more: dict[Any, int]) -> None:
    for key, count in more.items():
        counts[key] = counts.get(key, 0) + count
