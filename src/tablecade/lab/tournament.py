"""Round robin of bots: seats and roles balanced, dice paired, played until it is clear."""

from collections.abc import Iterator
from math import sqrt
from typing import Any

from msgspec import Struct

from tablecade.lab.chunk import Chunk, Result
from tablecade.lab.engine import engine_for
from tablecade.lab.head_to_head import HeadToHead, share
from tablecade.lab.ratings import Rating, rate
from tablecade.lab.seating import Seating, all_pairs, seatings
from tablecade.lab.statistics import Statistics
from tablecade.lab.summary import Z95
from tablecade.lab.tournament_result import BotResult, PairResult, TournamentResult
from tablecade.lab.workers import Workers

RULES_BLOCK, KERNELS_BLOCK = 25, 1000
"""Deals of a pair between two looks at how sure it is. A look for every deal would stop on luck."""


class Tournament(Struct, frozen=True):
    game: str
    options: dict[str, Any]
    """In full, as a match file holds them."""
    bots: tuple[str, ...]
    seats: int
    seed: int
    precision: float
    """The half width of each pair's 95 % interval that is tight enough."""
    most_deals: int

    def chunks(self, pair: tuple[str, str], first: int, count: int) -> Iterator[Chunk]:
        """The same match numbers for all line-ups: the number is the dice."""
        for seating in seatings(*pair, seats=self.seats):
            yield Chunk(
                game=self.game,
                options=self.options,
                bots=seating,
                seed=self.seed,
                first=first,
                count=count,
                engine=engine_for(self.game, pair),
                keep="results",
            )

    def block(self, pair: tuple[str, str]) -> int:
        return KERNELS_BLOCK if engine_for(self.game, pair) == "kernels" else RULES_BLOCK


class TournamentRun:
    """A tournament under way."""

    def __init__(self, tournament: Tournament) -> None:
        self.tournament = tournament
        self.pairs = [HeadToHead(*pair) for pair in all_pairs(tournament.bots)]
        self.statistics = Statistics(tournament.game)

    def open_pairs(self) -> list[HeadToHead]:
        """Those not tight enough yet, with deals left to play."""
        wide = [s for s in self.pairs if not self._tight(s)]
        return [s for s in wide if len(s.shares) < self.tournament.most_deals]

    def _tight(self, pair: HeadToHead) -> bool:
        return pair.half_width <= self.tournament.precision

    def play_on(self, pair: HeadToHead, workers: Workers) -> None:
        """One more block of deals of a pair."""
        names, first = (pair.one, pair.other), len(pair.shares)
        count = min(self.tournament.block(names), self.tournament.most_deals - first)
        chunks = [*self.tournament.chunks(names, first, count)]
        played = {chunk.bots: done.results for chunk, done in workers.play(chunks)}
        for deal in range(count):
            self._add(pair, [(chunk.bots, played[chunk.bots][deal]) for chunk in chunks])

    def _add(self, pair: HeadToHead, deal: list[tuple[Seating, Result]]) -> None:
        pair.shares.append(share(pair.one, deal))
        for seating, result in deal:
            self.statistics.add(seating, result)

    def result(self) -> TournamentResult:
        tournament = self.tournament
        ratings = rate(tournament.bots, self.pairs)
        bots = [self._bot(bot, ratings[bot]) for bot in tournament.bots]
        return TournamentResult(
            game=tournament.game,
            options=tournament.options,
            seats=tournament.seats,
            seed=tournament.seed,
            tight=all(map(self._tight, self.pairs)),
            bots=tuple(sorted(bots, key=lambda bot: -bot.win_share)),
            pairs=tuple(map(_pair, self.pairs)),
            statistics=self.statistics,
        )

    def _bot(self, bot: str, rating: Rating) -> BotResult:
        """Against all others alike; their intervals add up as those of independent means do."""
        met = [s for s in self.pairs if bot in (s.one, s.other)]
        mean = sum(s.seen_from(bot) for s in met) / len(met)
        half = Z95 * sqrt(sum(s.variance for s in met)) / len(met)
        score = self.statistics.players[bot].mean_score
        return BotResult(bot, rating, mean, _interval(mean, half), score)


def _pair(pair: HeadToHead) -> PairResult:
    interval = _interval(pair.mean, pair.half_width)
    return PairResult(pair.one, pair.other, len(pair.shares), pair.mean, interval)


def _interval(mean: float, half: float) -> tuple[float, float]:
    return (max(0.0, mean - half), min(1.0, mean + half))
