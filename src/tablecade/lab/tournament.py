"""Round robin of bots: seats and roles balanced, dice paired, played until it is clear."""

from collections.abc import Iterator
from math import sqrt
from typing import Any

from msgspec import Struct

from tablecade.lab.chunk import Chunk, Result
from tablecade.lab.engine import engine_for
from tablecade.lab.findings import Findings
from tablecade.lab.lineup import Lineup, lineups, pairs
from tablecade.lab.ratings import Rating, rate
from tablecade.lab.standing import Standing, share
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
        for lineup in lineups(*pair, seats=self.seats):
            yield Chunk(
                game=self.game,
                options=self.options,
                bots=lineup,
                seed=self.seed,
                first=first,
                count=count,
                engine=engine_for(self.game, pair),
                keep="results",
            )

    def block(self, pair: tuple[str, str]) -> int:
        return KERNELS_BLOCK if engine_for(self.game, pair) == "kernels" else RULES_BLOCK


class TrainConfig:
    """A tournament under way."""

    def __init__(self, tournament: Tournament) -> None:
        self.tournament = tournament
        self.standings = [Standing(*pair) for pair in pairs(tournament.bots)]
        self.findings = Findings(tournament.game)

    def open_standings(self) -> list[Standing]:
        """Those not tight enough yet, with deals left to play."""
        wide = [s for s in self.standings if not self._tight(s)]
        return [s for s in wide if len(s.shares) < self.tournament.most_deals]

    def _tight(self, standing: Standing) -> bool:
        return standing.half_width <= self.tournament.precision

    def play_on(self, standing: Standing, workers: Workers) -> None:
        """One more block of deals of a pair."""
        pair, first = (standing.one, standing.other), len(standing.shares)
        count = min(self.tournament.block(pair), self.tournament.most_deals - first)
        chunks = [*self.tournament.chunks(pair, first, count)]
        played = {chunk.bots: done.results for chunk, done in workers.play(chunks)}
        for deal in range(count):
            self._add(standing, [(chunk.bots, played[chunk.bots][deal]) for chunk in chunks])

    def _add(self, standing: Standing, deal: list[tuple[Lineup, Result]]) -> None:
        standing.shares.append(share(standing.one, deal))
        for lineup, result in deal:
            self.findings.add(lineup, result)

    def result(self) -> TournamentResult:
        tournament = self.tournament
        ratings = rate(tournament.bots, self.standings)
        bots = [self._bot(bot, ratings[bot]) for bot in tournament.bots]
        return TournamentResult(
            game=tournament.game,
            options=tournament.options,
            seats=tournament.seats,
            seed=tournament.seed,
            tight=all(map(self._tight, self.standings)),
            bots=tuple(sorted(bots, key=lambda bot: -bot.win_share)),
            pairs=tuple(map(_pair, self.standings)),
            findings=self.findings,
        )

    def _bot(self, bot: str, rating: Rating) -> BotResult:
        """Against all others alike; their intervals add up as those of independent means do."""
        met = [s for s in self.standings if bot in (s.one, s.other)]
        mean = sum(s.seen_from(bot) for s in met) / len(met)
        half = Z95 * sqrt(sum(s.variance for s in met)) / len(met)
        score = self.findings.players[bot].mean_score
        return BotResult(bot, rating, mean, _interval(mean, half), score)


def _pair(standing: Standing) -> PairResult:
    interval = _interval(standing.mean, standing.half_width)
    return PairResult(standing.one, standing.other, len(standing.shares), standing.mean, interval)


def _interval(mean: float, half: float) -> tuple[float, float]:
    return (max(0.0, mean - half), min(1.0, mean + half))
