"""Results of many matches: counts, means and shares with intervals, and where figures come from.

Counts take no more memory for a million matches than for one.
"""

import platform
import shlex
import sys
from collections.abc import Mapping, Sequence
from importlib.metadata import PackageNotFoundError, version
from math import sqrt
from typing import TYPE_CHECKING, Any

from msgspec import Struct, field

from tablecade.core.game import Outcome
from tablecade.core.hand import Seat
from tablecade.core.match import Match
from tablecade.core.packages import GAMES
from tablecade.version import __version__

if TYPE_CHECKING:
    from tablecade.core.array import Array  # it loads NumPy
    from tablecade.lab.research import Columns

Counts = dict[int, int]
"""How often each number came up."""
Z95 = 1.959964
"""Standard deviations to each side that hold 95 % of a normal distribution."""
LIBRARIES = ("numpy", "numba")


class Result(Struct, frozen=True):
    outcome: Outcome
    decisions: int
    first: Seat | None
    """The seat with the first turn or role; None where all seats are alike."""


def result_of(match: Match) -> Result:
    """Raises ValueError for a match that is not over."""
    if match.outcome is None:
        raise ValueError("only a finished match has a result")
    game, opening = GAMES[match.header.game], match.decisions[0].choices
    first = game.first_seat(match.header.options, opening)
    return Result(match.outcome, len(match.decisions), first)


def win_credit(outcome: Outcome, seat: int) -> float:
    """A seat's part of the victory."""
    return 1 / sharers(outcome) if seat in outcome.winners else 0.0


def sharers(outcome: Outcome) -> int:
    """A shared victory counts its share; the Bugs' in the short game counts 1 for each."""
    return 1 if outcome.scores is None else len(outcome.winners)


def share_interval(wins: float, *, games: float) -> tuple[float, float]:
    """Wilson's 95 % interval. Shared victories vary less than whole ones, so it is rather wide.

    It always holds the share, also where rounding would leave out one of 0 or 1.
    """
    share = wins / games
    z2 = Z95 * Z95
    centre = (wins + z2 / 2) / (games + z2)
    half = Z95 / (games + z2) * sqrt(max(0.0, games * share * (1 - share)) + z2 / 4)
    return (min(share, max(0.0, centre - half)), max(share, min(1.0, centre + half)))


def mean_of(counts: Counts) -> float:
    return sum(number * count for number, count in counts.items()) / sum(counts.values())


def mean_interval(mean: float, variance: float, *, at_least: int) -> tuple[float, float]:
    """Wilson's interval for a mean share with a measured variance.

    It is that of as many independent matches as would have this variance, and never of fewer than
    `at_least`: twenty deals that all went one way do not make an interval of width zero.
    """
    independent = mean * (1 - mean) / variance if variance > 0 else 0.0
    games = max(at_least, independent)
    return share_interval(mean * games, games=games)


class SeatSummary(Struct, frozen=True, omit_defaults=True):
    bot: str
    mean_score: float | None
    win_share: float
    ci95: tuple[float, float]
    plays_as: str | None = None
    """The bot that really played, where this one lacks what it needs."""


class Summary(Struct, frozen=True):
    """Printed as `--json`, in this order."""

    game: str
    options: dict[str, Any]
    games: int
    seed: int
    engine: str
    mean_decisions: float
    seats: tuple[SeatSummary, ...]


class SeatTotals(Struct):
    """Whole numbers only: sums of them don't depend on the order they are added in."""

    wins: Counts = field(default_factory=dict)
    """By how many shared the victory."""
    scores: Counts = field(default_factory=dict)

    @property
    def credit(self) -> float:
        return sum(count / sharers for sharers, count in sorted(self.wins.items()))


class Totals(Struct):
    bots: tuple[str, ...]
    games: int = 0
    lengths: Counts = field(default_factory=dict)
    """The number of matches by their number of decisions."""
    reasons: dict[str, int] = field(default_factory=dict)
    seats: list[SeatTotals] = field(default_factory=list)

    def add(self, result: Result) -> None:
        outcome = result.outcome
        self.games += 1
        _merge(self.lengths, {result.decisions: 1})
        _merge(self.reasons, {outcome.reason: 1})
        for seat, tally in enumerate(self._seats()):
            if seat in outcome.winners:
                _merge(tally.wins, {sharers(outcome): 1})
            if outcome.scores is not None:
                _merge(tally.scores, {outcome.scores[seat]: 1})

    def merge(self, other: "Totals") -> None:
        self.games += other.games
        _merge(self.lengths, other.lengths)
        _merge(self.reasons, other.reasons)
        for tally, more in zip(self._seats(), other.seats, strict=True):
            _merge(tally.wins, more.wins)
            _merge(tally.scores, more.scores)

    def _seats(self) -> list[SeatTotals]:
        self.seats = self.seats or [SeatTotals() for _ in self.bots]
        return self.seats

    def summary(
        self,
        *,
        game: str,
        options: dict[str, Any],
        seed: int,
        engine: str,
        substitutes: Mapping[str, str] | None = None,
    ) -> Summary:
        seats = (
            SeatSummary(
                bot=bot,
                mean_score=mean_of(tally.scores) if tally.scores else None,
                win_share=tally.credit / self.games,
                ci95=share_interval(tally.credit, games=self.games),
                plays_as=(substitutes or {}).get(bot),
            )
            for bot, tally in zip(self.bots, self.seats, strict=True)
        )
        length = mean_of(self.lengths)
        return Summary(game, options, self.games, seed, engine, length, tuple(seats))


def tally_of(bots: tuple[str, ...], columns: "Columns") -> Totals:
    """From the columns of a kernel, as for matches by the rules."""
    sharers = columns.wins.sum(axis=1) if columns.scores is not None else 1 + 0 * columns.ended
    return Totals(
        bots=bots,
        games=len(columns.ended),
        lengths=_counts(columns.decisions),
        reasons={str(columns.reasons[ended]): n for ended, n in _counts(columns.ended).items()},
        seats=[
            SeatTotals(
                wins=_counts(sharers[columns.wins[:, seat]]),
                scores={} if columns.scores is None else _counts(columns.scores[:, seat]),
            )
            for seat in range(len(bots))
        ],
    )


def _counts(column: "Array") -> Counts:
    import numpy as np  # heavy, and without kernels not needed

    numbers, counts = np.unique(column, return_counts=True)
    return dict(zip(numbers.tolist(), counts.tolist(), strict=True))


def results_of(columns: "Columns") -> list[Result]:
    found = []
    for match, ended in enumerate(columns.ended):
        outcome = Outcome(
            reason=str(columns.reasons[ended]),
            scores=None if columns.scores is None else tuple(columns.scores[match].tolist()),
            winners=tuple(Seat(int(seat)) for seat in columns.wins[match].nonzero()[0]),
        )
        first = Seat(int(columns.first[match]))
        found.append(Result(outcome, int(columns.decisions[match]), first))
    return found


class Share(Struct):
    """Victories among chances to win."""

    won: float = 0.0
    of: int = 0

    @property
    def value(self) -> float:
        return self.won / self.of if self.of else 0.0

    def add(self, part: float) -> None:
        self.won += part
        self.of += 1


class PlayerStatistics(Struct):
    wins: Share = field(default_factory=Share)
    scores: Counts = field(default_factory=dict)

    @property
    def mean_score(self) -> float | None:
        return mean_of(self.scores) if self.scores else None


class Statistics(Struct):
    """By player, by seat and of the game."""

    game: str
    games: int = 0
    players: dict[str, PlayerStatistics] = field(default_factory=dict)
    seats: dict[int, Share] = field(default_factory=dict)
    first: Share = field(default_factory=Share)
    """Who began: the first active player, or the first Pixoid; in the short game he is the role."""
    others: Share = field(default_factory=Share)
    lengths: Counts = field(default_factory=dict)
    reasons: dict[str, int] = field(default_factory=dict)

    def add(self, names: tuple[str, ...], result: Result) -> None:
        outcome = result.outcome
        self.games += 1
        _merge(self.lengths, {result.decisions: 1})
        _merge(self.reasons, {outcome.reason: 1})
        for seat, name in enumerate(names):
            part = win_credit(outcome, seat)
            player = self.players.setdefault(name, PlayerStatistics())
            player.wins.add(part)
            self.seats.setdefault(seat, Share()).add(part)
            if result.first is not None:
                (self.first if seat == result.first else self.others).add(part)
            if outcome.scores is not None:
                _merge(player.scores, {outcome.scores[seat]: 1})


def _merge(counts: dict[Any, int], more: dict[Any, int]) -> None:
    for key, count in more.items():
        counts[key] = counts.get(key, 0) + count


class Provenance(Struct, frozen=True):
    """Where figures come from. Part of every report and JSON."""

    command: str
    versions: dict[str, str]
    seed: int | None = None
    engines: tuple[str, ...] = ()

    def lines(self) -> list[tuple[str, str]]:
        """Key and text of each line; keys are those of the sentences `report-<key>`."""
        lines = [("command", self.command)]
        if self.seed is not None:
            lines.append(("seed", str(self.seed)))
        if self.engines:
            lines.append(("engine", ", ".join(self.engines)))
        versions = ", ".join(f"{name} {number}" for name, number in self.versions.items())
        return [*lines, ("versions", versions)]


def provenance(*, seed: int | None = None, engines: Sequence[str] = ()) -> Provenance:
    """Of this process."""
    command = shlex.join(["tablecade", *sys.argv[1:]])
    versions = {"tablecade": __version__, "Python": platform.python_version()}
    for library in LIBRARIES:
        try:
            versions[library] = version(library)
        except PackageNotFoundError:
            continue
    return Provenance(command, versions, seed, tuple(engines))
