"""A self-contained batch of matches for one worker, and what comes back from it."""

from typing import Any, Literal

from msgspec import Struct
from msgspec.structs import replace

from tablecade.core.game import Outcome
from tablecade.core.hand import Seat
from tablecade.core.match import Match
from tablecade.core.packages import GAMES
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
