"""Round robin of bots with balanced seats and paired dice, until every pair is precise enough."""

from collections.abc import Iterator
from importlib import import_module
from itertools import combinations, zip_longest
from math import inf
from typing import Any

from msgspec import Struct, field

from tablecade.lab.checkpoint import Checkpoint, OnDone, code_version, play_missing
from tablecade.lab.results import Result, Statistics, mean_interval, win_credit
from tablecade.lab.simulation import Chunk, Engine, Played, engine_for
from tablecade.lab.workers import Workers

BLOCKS = {"rules": 25, "kernels": 1000}
"""Deals between two looks at a pair's precision. A look after each deal would stop on luck."""

Seating = tuple[str, ...]


def seatings(one: str, other: str, *, seats: int) -> tuple[Seating, ...]:
    """One bot against a table of the other, in each seat in turn; then with the bots exchanged.

    With two seats these are the two ways to sit. All of them get the same dice.
    """
    seated = (
        tuple(bot if place == seat else others for place in range(seats))
        for bot, others in ((one, other), (other, one))
        for seat in range(seats)
    )
    return tuple(dict.fromkeys(seated))


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

    @property
    def most_matches(self) -> int:
        """If no pair is precise before the last deal."""
        ways = sum(len(seatings(*pair, seats=self.seats)) for pair in combinations(self.bots, 2))
        return self.most_deals * ways

    @property
    def key(self) -> tuple[object, ...]:
        """What decides the matches: a checkpoint of another precision serves as well."""
        engines = [self.engine_of(pair) for pair in combinations(self.bots, 2)]
        code = code_version(self.game, self.bots)
        key = "tournament", code, self.game, self.options, self.bots, self.seats, self.seed, engines
        return (*key, self.values)


class HeadToHead(Struct):
    """The shares of `one` against `other`, deal by deal.

    Dice are paired within a deal, so deals are independent, and vary less than single matches.
    """

    one: str
    other: str
    shares: list[float] = field(default_factory=list)

    def add(self, deal: list[tuple[Seating, Result]]) -> None:
        """All seatings with the same dice: the part of their victories that `one` has."""
        won = {True: 0.0, False: 0.0}
        for seating, result in deal:
            for seat, bot in enumerate(seating):
                won[bot == self.one] += win_credit(result.outcome, seat)
        self.shares.append(won[True] / (won[True] + won[False]))

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


class Rating(Struct, frozen=True):
    """A skill of the Plackett–Luce model: mean `mu` and standard deviation `sigma`."""

    mu: float
    sigma: float

    @property
    def ordinal(self) -> float:
        """A conservative estimate: the skill is almost surely higher."""
        return self.mu - 3 * self.sigma


def rate(bots: tuple[str, ...], pairs: list[HeadToHead]) -> dict[str, Rating]:
    """Rate bots by their pairs, with openskill, in the order the deals were played.

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


class BotResult(Struct, frozen=True):
    """A line of a table: a bot of a tournament, or a player of match files, who has no rating."""

    bot: str
    rating: Rating | None
    win_share: float
    ci95: tuple[float, float]
    mean_score: float | None


class PairResult(Struct, frozen=True):
    one: str
    other: str
    deals: int
    win_share: float
    """Of `one`; a half means neither is stronger."""
    ci95: tuple[float, float]
    engine: Engine


class TournamentResult(Struct, frozen=True):
    """Written as JSON, in this order; `bots` from the best to the worst."""

    game: str
    options: dict[str, Any]
    seats: int
    seed: int
    engines: tuple[Engine, ...]
    tight: bool
    bots: tuple[BotResult, ...]
    pairs: tuple[PairResult, ...]
    statistics: Statistics


class TournamentRun:
    """A tournament in progress. Finished chunks go to the checkpoint, if there is one."""

    def __init__(self, tournament: Tournament, checkpoint: Checkpoint | None = None) -> None:
        self.tournament = tournament
        self.pairs = [HeadToHead(*pair) for pair in combinations(tournament.bots, 2)]
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
        low, high = pair.ci95
        return (high - low) / 2 <= self.tournament.precision

    def play_on(self, pair: HeadToHead, workers: Workers, on_done: OnDone = lambda _: None) -> None:
        """Play one more block of deals of a pair."""
        names, first = (pair.one, pair.other), len(pair.shares)
        block = BLOCKS[self.tournament.engine_of(names)]
        count = min(block, self.tournament.most_deals - first)
        chunks = [*self.tournament.chunks(names, first, count)]
        for done in play_missing(
            chunks, workers, self._done, checkpoint=self._checkpoint, on_done=on_done
        ):
            self._know(done)
        for number in range(first, first + count):
            deal = [(chunk.bots, self._known.pop((chunk.bots, number))) for chunk in chunks]
            pair.add(deal)
            for seating, result in deal:
                self.statistics.add(seating, result)

    def _know(self, done: Played) -> None:
        for index, result in enumerate(done.results, start=done.first):
            self._known[done.bots, index] = result

    def result(self) -> TournamentResult:
        tournament = self.tournament
        ratings = rate(tournament.bots, self.pairs)
        bots, pairs = [], []
        for bot in tournament.bots:
            own = [pair for pair in self.pairs if bot in (pair.one, pair.other)]
            shares = (pair.mean if bot == pair.one else 1 - pair.mean for pair in own)
            mean = sum(shares) / len(own)
            variance = sum(pair.variance for pair in own) / len(own) ** 2  # they are independent
            interval = mean_interval(mean, variance, at_least=sum(len(p.shares) for p in own))
            score = self.statistics.players[bot].mean_score
            bots.append(BotResult(bot, ratings[bot], mean, interval, score))
        for pair in self.pairs:
            engine = tournament.engine_of((pair.one, pair.other))
            deals = len(pair.shares)
            pairs.append(PairResult(pair.one, pair.other, deals, pair.mean, pair.ci95, engine))
        return TournamentResult(
            game=tournament.game,
            options=tournament.options,
            seats=tournament.seats,
            seed=tournament.seed,
            engines=tuple(sorted({pair.engine for pair in pairs})),
            tight=all(map(self._precise, self.pairs)),
            bots=tuple(sorted(bots, key=lambda bot: -bot.win_share)),
            pairs=tuple(pairs),
            statistics=self.statistics,
        )
