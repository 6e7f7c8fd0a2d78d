"""The benchmark: a fixed set of measurements for any bot (docs/benchmark.md).

Win shares at every number of seats, and measurements against exact answers, in parts that are kept
as each is done.
"""

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any

from msgspec import Struct
from msgspec.structs import asdict

from tablecade.bots import make_bot
from tablecade.core.errors import UnknownBot, need
from tablecade.core.packages import GAMES
from tablecade.lab.checkpoint import (
    Checkpoint,
    KeptLines,
    OnDone,
    checkpoint_folder,
    code_version,
    play_missing,
)
from tablecade.lab.research import Measurement, Point, benchmarks
from tablecade.lab.results import Provenance, share_interval
from tablecade.lab.simulation import Chunk, Engine, engine_for, settle
from tablecade.lab.workers import Workers

VERSION = "v0"
"""Of the fixed set: figures of different versions can't be compared."""
SEED = 20260101
OPPONENTS = ("greedy", "hard")
WINS = "Win shares"
HEADS = ["bot", "game", "seats", "against", "matches", "wins", "95 % interval", "fair"]

Table = tuple[str, list[str], list[list[str]], list[tuple[str, list[Point]]]]
"""A title, headings, rows, and plots with the label of each."""


class Wins(Struct, frozen=True):
    """A bot alone against a table of one opponent, in every seat equally often."""

    bot: str
    game: str
    seats: int
    opponent: str
    matches: int
    win_share: float
    ci95: tuple[float, float]
    fair: float
    """What an equal bot wins: 1 / seats."""
    engine: Engine


class Cell(Struct, frozen=True):
    """One measurement: a bot, a game, a number of seats, an opponent."""

    bot: str
    game: str
    seats: int
    opponent: str
    matches: int

    def chunks(self) -> Iterator[Chunk]:
        """The bot in every seat in turn, with the same dice."""
        for seat in range(self.seats):
            yield Chunk(
                game=self.game,
                options=settle(GAMES[self.game], {}, seats=self.seats, seed=SEED),
                bots=tuple(self.bot if s == seat else self.opponent for s in range(self.seats)),
                seed=SEED,
                first=0,
                count=-(-self.matches // self.seats),
                engine=self.engine,
            )

    @property
    def engine(self) -> Engine:
        return engine_for(self.game, (self.bot, self.opponent))

    @property
    def key(self) -> tuple[Any, ...]:
        """What the figure depends on: matches of other code or another engine are not mixed in."""
        code = code_version(self.game, (self.bot, self.opponent))
        return ("benchmark", VERSION, code, SEED, self.engine, self)


def cells(bot: str, *, matches: int) -> Iterator[Cell]:
    for game, benchmark in benchmarks().items():
        if benchmark.seats and plays(bot, game):
            for seats in benchmark.seats:
                for opponent in OPPONENTS:
                    if opponent != bot:
                        yield Cell(bot, game, seats, opponent, matches)


def plays(bot: str, game: str) -> bool:
    """Whether a game has a bot of this name. Raises BadBot for a class that is none."""
    try:
        make_bot(GAMES[game], bot, Random(0))  # noqa: S311
    except UnknownBot:
        return False
    return True


def measure_wins(cell: Cell, workers: Workers, checkpoint: Checkpoint, on_done: OnDone) -> Wins:
    """Play what the checkpoint does not hold, and count."""
    done = checkpoint.finished()
    done += play_missing([*cell.chunks()], workers, done, checkpoint=checkpoint, on_done=on_done)
    won = sum(one.tally.seats[one.bots.index(cell.bot)].credit for one in done)
    matches = sum(one.count for one in done)
    return Wins(
        **(asdict(cell) | {"matches": matches}),
        win_share=won / matches,
        ci95=share_interval(won, games=matches),
        fair=1 / cell.seats,
        engine=cell.engine,
    )


class Part(Struct, frozen=True):
    """One bot on one board, in words, so that another process can measure it."""

    game: str
    field: str
    """The name of the measurement."""
    bot: str
    board: str
    positions: int


def plan(bots: Sequence[str], positions: int) -> list[Part]:
    """All parts for these bots, in the order of the result. Raises MissingExtra."""
    parts: list[Part] = []
    for game, benchmark in benchmarks().items():
        playing = [bot for bot in bots if plays(bot, game)]
        if benchmark.exact is None or not playing:
            continue
        need("numba")
        parts += [
            Part(game, field, bot, board, positions)
            for field, measurement in benchmark.exact().items()
            for bot in playing
            for board in measurement.boards
        ]
    return parts


def measurement_of(part: Part) -> Measurement:
    exact: Any = benchmarks()[part.game].exact  # `plan` has parts of games with measurements
    return exact()[part.field]  # type: ignore[no-any-return]


def measure_part(part: Part) -> Any:
    return measurement_of(part).measure(part.bot, part.board, part.positions)


class KeptPart(KeptLines[Any]):
    """What was measured of a part, beside the finished chunks of the matches."""

    def __init__(self, part: Part) -> None:
        measurement = measurement_of(part)
        code = code_version(part.game, (part.bot,))
        key = ("benchmark", VERSION, code, measurement.seed, part)
        super().__init__(key, checkpoint_folder(), measurement.kept)

    def load(self) -> Any:
        """What was measured, or None if that is still to do."""
        return next(self.lines(), None)


def gather(measured: Mapping[Part, Any]) -> dict[str, list[Any]]:
    """The rows of each measurement."""
    found: dict[str, list[Any]] = {}
    for part, row in measured.items():
        found.setdefault(part.field, []).append(row)
    return found


class BenchmarkResult(Struct, frozen=True):
    benchmark: str
    wins: list[Wins]
    measured: dict[str, list[Any]]
    """By the name of the measurement: the rows of the games that have it."""
    seeds: dict[str, int]
    """Of each list that was measured; its choices and dice follow from it."""
    provenance: Provenance

    def document(self) -> dict[str, Any]:
        """The result as it is written: each measurement is a list beside the wins."""
        return {
            "benchmark": self.benchmark,
            "wins": self.wins,
            **self.measured,
            "seeds": self.seeds,
            "provenance": self.provenance,
        }


def tables(result: BenchmarkResult) -> Iterator[Table]:
    """The same on the page and in the terminal, where nothing is plotted."""
    if result.wins:
        rows, points = [], dict[str, list[Point]]()
        for w in result.wins:
            shares = f"{w.win_share:.1%}", f"{w.ci95[0]:.1%} – {w.ci95[1]:.1%}", f"{w.fair:.1%}"
            rows.append([w.bot, w.game, str(w.seats), w.opponent, str(w.matches), *shares])
            point = Point(f"{w.bot}, {w.game}, {w.seats} seats", w.win_share, w.ci95)
            points.setdefault(f"share of the wins against {w.opponent}", []).append(point)
        yield WINS, HEADS, rows, [*points.items()]
    for benchmark in benchmarks().values():
        for name, one in (benchmark.exact() if benchmark.exact else {}).items():
            if found := result.measured.get(name):
                yield one.title, [*one.heads], [*map(one.cells, found)], [*one.plots(found)]
