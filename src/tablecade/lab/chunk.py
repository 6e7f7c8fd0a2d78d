"""A self-contained batch of matches for one worker, and what comes back from it."""

from time import perf_counter
from typing import Any, Literal

from msgspec import Struct
from msgspec.structs import replace

from tablecade.core.game import Outcome
from tablecade.core.hand import Seat
from tablecade.core.match import Match
from tablecade.games import GAMES
from tablecade.lab.simulation import Simulation, play_match
from tablecade.lab.tally import Tally

Engine = Literal["rules", "kernels"]
"""`rules` deals fair dice that verify; `kernels` is compiled. The same seed gives other matches."""
Keep = Literal["tally", "results", "matches"]
"""What comes back: counts, the result of each match as well, or the match files as well."""


class Chunk(Struct, frozen=True):
    game: str
    options: dict[str, Any]
    """In full: the worker draws nothing."""
    bots: tuple[str, ...]
    seed: int
    first: int
    count: int
    engine: Engine = "rules"
    keep: Keep = "tally"

    @property
    def end(self) -> int:
        return self.first + self.count

    def part(self, first: int, count: int) -> "Chunk":
        return replace(self, first=first, count=count)


class Result(Struct, frozen=True):
    outcome: Outcome
    decisions: int
    first: Seat | None
    """The seat with the first turn or role; None where all seats are alike."""


def result_of(match: Match) -> Result:
    """Raises ValueError for a match that is not over."""
    if match.closing is None:
        raise ValueError("only a finished match has a result")
    game, opening = GAMES[match.header.game], match.decisions[0].choices
    first = game.first_seat(match.header.options, opening)
    return Result(match.closing.outcome, len(match.decisions), first)


class Played(Struct):
    tally: Tally
    results: list[Result] = []
    matches: list[str] = []
    seconds: float = 0.0
    """How long the worker took: the next chunk is sized by it."""


def play_chunk(chunk: Chunk) -> Played:
    """Play it. A match depends on the seed, its number and the engine alone."""
    began = perf_counter()
    played = _play_compiled(chunk) if chunk.engine == "kernels" else _play_by_rules(chunk)
    played.seconds = perf_counter() - began
    return played


def _play_compiled(chunk: Chunk) -> Played:
    from tablecade.lab.kernel_play import play_on_kernels  # needs Numba

    return play_on_kernels(chunk)


def _play_by_rules(chunk: Chunk) -> Played:
    simulation = Simulation(GAMES[chunk.game], chunk.options, chunk.bots, chunk.seed)
    played = Played(Tally(chunk.bots))
    for index in range(chunk.first, chunk.end):
        match = play_match(simulation, chunk.options, index=index)
        played.tally.add(match)
        if chunk.keep != "tally":
            played.results.append(result_of(match))
        if chunk.keep == "matches":
            played.matches.append(match.write())
    return played
