"""Work for one worker: some matches of one line-up, told in full, so that it can go anywhere."""

from collections.abc import Iterator
from typing import Any, Literal

from msgspec import Struct

from tablecade.core.game import Outcome
from tablecade.core.hand import Seat
from tablecade.core.match import Match
from tablecade.games import GAMES
from tablecade.lab.simulation import Simulation, play_match
from tablecade.lab.tally import Tally

Engine = Literal["rules", "kernels"]
Keep = Literal["tally", "results", "matches"]
"""What comes back of the matches: counts alone, each one's result, or the match files too."""

RULES_CHUNK, KERNELS_CHUNK = 25, 20_000
"""About a second of work: what a stop can cost, and what a lost worker has to play again."""


class Chunk(Struct, frozen=True):
    game: str
    options: dict[str, Any]
    """In full: nothing is drawn by the worker."""
    bots: tuple[str, ...]
    seed: int
    first: int
    count: int
    engine: Engine = "rules"
    keep: Keep = "tally"


class Result(Struct, frozen=True):
    outcome: Outcome
    decisions: int
    first: Seat
    """Who began: the first active player, or the first Pixoid."""


def result_of(match: Match) -> Result:
    """Raises ValueError for a match that is not over."""
    if match.closing is None:
        raise ValueError("only a finished match has a result")
    first = match.header.options.get("first_pixoid")
    if first is None:
        first = int(match.decisions[0].choices["dice"].split(" ")[1])
    return Result(match.closing.outcome, len(match.decisions), Seat(first))


class Played(Struct):
    tally: Tally
    results: list[Result] = []
    matches: list[str] = []


def play_chunk(chunk: Chunk) -> Played:
    """The same wherever it runs: a match depends on the seed and its number alone."""
    if chunk.engine == "kernels":
        from tablecade.lab.kernel_play import play_on_kernels

        return play_on_kernels(chunk)
    return _play_by_rules(chunk)


def _play_by_rules(chunk: Chunk) -> Played:
    simulation = Simulation(GAMES[chunk.game], chunk.options, chunk.bots, chunk.seed)
    played = Played(Tally(chunk.bots))
    for index in range(chunk.first, chunk.first + chunk.count):
        match = play_match(simulation, chunk.options, index=index)
        played.tally.add(match)
        if chunk.keep != "tally":
            played.results.append(result_of(match))
        if chunk.keep == "matches":
            played.matches.append(match.write())
    return played


def split(whole: Chunk) -> Iterator[Chunk]:
    """A long work as short ones. Their size is fixed, so that a stopped run can go on."""
    size = KERNELS_CHUNK if whole.engine == "kernels" else RULES_CHUNK
    for first in range(whole.first, whole.first + whole.count, size):
        count = min(size, whole.first + whole.count - first)
        yield Chunk(
            game=whole.game,
            options=whole.options,
            bots=whole.bots,
            seed=whole.seed,
            first=first,
            count=count,
            engine=whole.engine,
            keep=whole.keep,
        )
