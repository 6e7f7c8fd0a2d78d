"""Statistics of many matches: by player, by seat and of the game."""

from msgspec import Struct, field

from tablecade.lab.chunk import Result
from tablecade.lab.tally import Counts, merge_counts, win_credit


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
        if not self.scores:
            return None
        total = sum(score * count for score, count in self.scores.items())
        return total / sum(self.scores.values())


class Statistics(Struct):
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
        self.games += 1
        merge_counts(self.lengths, {result.decisions: 1})
        merge_counts(self.reasons, {result.outcome.reason: 1})
        for seat, name in enumerate(names):
            self._add_seat(name, seat, result)

    def _add_seat(self, name: str, seat: int, result: Result) -> None:
        part = win_credit(result.outcome, seat)
        player = self.players.setdefault(name, PlayerStatistics())
        player.wins.add(part)
        self.seats.setdefault(seat, Share()).add(part)
        if result.first is not None:
            (self.first if seat == result.first else self.others).add(part)
        if result.outcome.scores is not None:
            merge_counts(player.scores, {result.outcome.scores[seat]: 1})
