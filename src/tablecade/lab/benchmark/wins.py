"""Win shares at every number of seats."""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from msgspec import Struct

from tablecade.bots import make_bot
from tablecade.core.errors import UnknownBot
from tablecade.core.packages import GAMES
from tablecade.lab.benchmark import VERSION
from tablecade.lab.checkpoint import Checkpoint, Finished, code_version, missing
from tablecade.lab.research import benchmarks
from tablecade.lab.results import share_interval
from tablecade.lab.simulation import Chunk, Engine, engine_for, settle
from tablecade.lab.workers import Workers

SEED = 20260101
OPPONENTS = ("greedy", "hard")


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
        each = -(-self.matches // self.seats)
        for seat in range(self.seats):
            bots = tuple(self.bot if s == seat else self.opponent for s in range(self.seats))
            yield Chunk(
                game=self.game,
                options=settle(GAMES[self.game], {}, seats=self.seats, seed=SEED),
                bots=bots,
                seed=SEED,
                first=0,
                count=each,
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


def measure_wins(
    cell: Cell, workers: Workers, checkpoint: Checkpoint, on_done: Callable[[int], None]
) -> Wins:
    """Play what the checkpoint does not hold, and count."""
    done = checkpoint.finished()
    chunks = [*cell.chunks()]
    todo = [part for chunk in chunks for part in missing(chunk, done)]
    on_done(sum(chunk.count for chunk in chunks) - sum(part.count for part in todo))
    for part, played in workers.play(todo):
        finished = Finished(part.bots, part.first, part.count, played.tally)
        checkpoint.add(finished)
        done.append(finished)
        on_done(part.count)
    won = sum(one.tally.seats[one.bots.index(cell.bot)].credit for one in done)
    matches = sum(one.count for one in done)
    return Wins(
        bot=cell.bot,
        game=cell.game,
        seats=cell.seats,
        opponent=cell.opponent,
        matches=matches,
        win_share=won / matches,
        ci95=share_interval(won, games=matches),
        fair=1 / cell.seats,
        engine=cell.engine,
    )
