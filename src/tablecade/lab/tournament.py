"""Round robin of bots with balanced seats and paired dice, until every pair is precise enough."""

from collections.abc import Callable, Iterator
from typing import Any

from msgspec import Struct

from tablecade.lab.checkpoint import Checkpoint, Finished, missing
from tablecade.lab.chunk import Chunk, Engine, Result
from tablecade.lab.code_version import code_version
from tablecade.lab.engine import engine_for
from tablecade.lab.head_to_head import HeadToHead, share
from tablecade.lab.ratings import Rating, rate
from tablecade.lab.seating import Seating, all_pairs, seatings
from tablecade.lab.statistics import Statistics
from tablecade.lab.summary import mean_interval
from tablecade.lab.tournament_result import BotResult, PairResult, TournamentResult
from tablecade.lab.workers import Workers

RULES_BLOCK, KERNELS_BLOCK = 25, 1000
"""Deals between two looks at a pair's precision. A look after each deal would stop on luck."""

OnDone = Callable[[int], None]
"""Called with the number of matches that just got done."""


class Tournament(Struct, frozen=True):
    game: str
    options: dict[str, Any]
    """In full, as a match file holds them."""
    bots: tuple[str, ...]
    seats: int
    seed: int
    precision: float
    """The half width of each pair's 95 % interval that is enough."""
    most_deals: int
    engine: Engine | None = None
    """None: the fastest for each pair."""
    values: str = ""
    """Which values of boards bots use, in words: with other values a seed means other matches."""

    def engine_of(self, pair: tuple[str, str]) -> Engine:
        return engine_for(self.game, pair, wanted=self.engine)

    def chunks(self, pair: tuple[str, str], first: int, count: int) -> Iterator[Chunk]:
        """The same match numbers for all seatings: the number decides the dice."""
        for seating in seatings(*pair, seats=self.seats):
            yield Chunk(
                game=self.game,
                options=self.options,
                bots=seating,
                seed=self.seed,
                first=first,
                count=count,
                engine=self.engine_of(pair),
                keep="results",
            )

    def block(self, pair: tuple[str, str]) -> int:
        return KERNELS_BLOCK if self.engine_of(pair) == "kernels" else RULES_BLOCK

    @property
    def most_matches(self) -> int:
        """If no pair is precise before the last deal."""
        ways = sum(len(seatings(*pair, seats=self.seats)) for pair in all_pairs(self.bots))
        return self.most_deals * ways

    @property
    def key(self) -> tuple[object, ...]:
        """What decides the matches: a checkpoint of another precision serves as well."""
        engines = [self.engine_of(pair) for pair in all_pairs(self.bots)]
        code = code_version(self.game, self.bots)
        key = "tournament", code, self.game, self.options, self.bots, self.seats, self.seed, engines
        return (*key, self.values)


class TournamentRun:
    """A tournament in progress. Finished chunks go to the checkpoint, if there is one."""

    def __init__(self, tournament: Tournament, checkpoint: Checkpoint | None = None) -> None:
        self.tournament = tournament
        self.pairs = [HeadToHead(*pair) for pair in all_pairs(tournament.bots)]
        self.statistics = Statistics(tournament.game)
        self._checkpoint = checkpoint
        self._done = checkpoint.finished() if checkpoint else []
        self._known: dict[tuple[Seating, int], Result] = {}
        for done in self._done:
            self._know(done)

    def open_pairs(self) -> list[HeadToHead]:
        """Pairs that are not precise enough and have deals left to play."""
        wide = [pair for pair in self.pairs if not self._precise(pair)]
        return [pair for pair in wide if len(pair.shares) < self.tournament.most_deals]

    def _precise(self, pair: HeadToHead) -> bool:
        return pair.half_width <= self.tournament.precision

    def play_on(self, pair: HeadToHead, workers: Workers, on_done: OnDone = lambda _: None) -> None:
        """Play one more block of deals of a pair."""
        names, first = (pair.one, pair.other), len(pair.shares)
        count = min(self.tournament.block(names), self.tournament.most_deals - first)
        chunks = [*self.tournament.chunks(names, first, count)]
        self._play(chunks, workers, on_done)
        for deal in range(first, first + count):
            self._add(pair, [(chunk.bots, self._known.pop((chunk.bots, deal))) for chunk in chunks])

    def _play(self, chunks: list[Chunk], workers: Workers, on_done: OnDone) -> None:
        """Play what the checkpoint does not hold."""
        todo = [part for chunk in chunks for part in missing(chunk, self._done)]
        on_done(sum(chunk.count for chunk in chunks) - sum(part.count for part in todo))
        for part, played in workers.play(todo):
            done = Finished(part.bots, part.first, part.count, played.tally, played.results)
            if self._checkpoint:
                self._checkpoint.add(done)
            self._know(done)
            on_done(part.count)

    def _know(self, done: Finished) -> None:
        for index, result in enumerate(done.results, start=done.first):
            self._known[done.bots, index] = result

    def _add(self, pair: HeadToHead, deal: list[tuple[Seating, Result]]) -> None:
        pair.shares.append(share(pair.one, deal))
        for seating, result in deal:
            self.statistics.add(seating, result)

    def result(self) -> TournamentResult:
        tournament = self.tournament
        ratings = rate(tournament.bots, self.pairs)
        bots = [self._bot(bot, ratings[bot]) for bot in tournament.bots]
        engines = {tournament.engine_of((pair.one, pair.other)) for pair in self.pairs}
        return TournamentResult(
            game=tournament.game,
            options=tournament.options,
            seats=tournament.seats,
            seed=tournament.seed,
            engines=tuple(sorted(engines)),
            tight=all(map(self._precise, self.pairs)),
            bots=tuple(sorted(bots, key=lambda bot: -bot.win_share)),
            pairs=tuple(map(self._pair, self.pairs)),
            statistics=self.statistics,
        )

    def _bot(self, bot: str, rating: Rating) -> BotResult:
        """The mean over all opponents; variances of independent means add up."""
        pairs = [pair for pair in self.pairs if bot in (pair.one, pair.other)]
        mean = sum(pair.seen_from(bot) for pair in pairs) / len(pairs)
        variance = sum(pair.variance for pair in pairs) / len(pairs) ** 2
        interval = mean_interval(mean, variance, at_least=sum(len(p.shares) for p in pairs))
        score = self.statistics.players[bot].mean_score
        return BotResult(bot, rating, mean, interval, score)

    def _pair(self, pair: HeadToHead) -> PairResult:
        return PairResult(
            pair.one,
            pair.other,
            len(pair.shares),
            pair.mean,
            pair.ci95,
            self.tournament.engine_of((pair.one, pair.other)),
        )
