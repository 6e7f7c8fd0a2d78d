"""Matches of bots, by the rules or on compiled kernels. The same seed gives the same matches."""

import hashlib
import sys
from collections.abc import Iterable, Sequence
from importlib.util import find_spec
from random import Random
from time import perf_counter
from typing import Any, Literal

from msgspec import Struct
from msgspec.structs import replace

from tablecade.bots import Bot, make_bot
from tablecade.bots.own_bot import checked
from tablecade.core.dice import NONCE_BYTES, FairDice
from tablecade.core.errors import TablecadeError, need
from tablecade.core.game import Options
from tablecade.core.match import Match, Player, bot_seat
from tablecade.core.packages import GAMES
from tablecade.core.record import Record, advance, fair_header
from tablecade.core.replay import AnyGame
from tablecade.folders import cache_folder
from tablecade.lab.research import research_of
from tablecade.lab.results import Result, Totals, result_of, results_of, tally_of
from tablecade.version import __version__

Engine = Literal["rules", "kernels"]
"""`rules` deals fair dice that verify; `kernels` is compiled. The same seed gives other matches."""
Keep = Literal["tally", "results", "matches"]
"""What comes back: counts, the result of each match as well, or the match files as well."""
LARGEST_SEED = 2**63
"""Compiled code takes a seed modulo this."""


def settle(game: AnyGame, options: Options, *, seats: int, seed: int) -> dict[str, Any]:
    """The options in full; random ones follow from the seed."""
    draw = Random(f"{seed}/options").randrange  # noqa: S311 - a simulation, no secret
    return game.settle(options, seats=seats, draw=draw)


def rng_of(seed: int, index: int, seat: int) -> Random:
    """The chance of a bot in the match of this number."""
    return Random(f"{seed}/{index}/{seat}")  # noqa: S311


def play_match(
    game: AnyGame,
    bots: Sequence[Bot],
    names: Sequence[str],
    *,
    options: dict[str, Any],
    seed: int,
    index: int,
) -> Match:
    """Play a match of these bots, bot i in seat i, with the dice of this seed and number."""

    def derive(what: str) -> bytes:
        return hashlib.sha256(f"{seed}/{index}/{what}".encode()).digest()

    # Fair dice as at a table, but derived from the simulation's seed.
    nonces = tuple(derive(f"nonce {seat}")[:NONCE_BYTES] for seat in range(len(bots)))
    dice = FairDice(derive("seed"), nonces)
    header = fair_header(
        game,
        options,
        tuple(bot_seat(name, seat) for seat, name in enumerate(names)),
        dice=dice,
        players=tuple(Player(bot=name, version=__version__) for name in names),
        version=__version__,
    )
    record = Record(game, header, dice=dice)
    while game.outcome(record.state) is None:
        advance(record, lambda seat, state, hands: bots[seat].choose(state, hands))
    return record.match()


def check_bots(game: AnyGame, bots: Iterable[str]) -> None:
    """Check all bots before the first match. Raises UnknownBot."""
    for bot in bots:
        make_bot(game, bot, Random(0))  # noqa: S311


def told_by_bots(
    game: AnyGame, state: Any, names: Iterable[str], *, method: Literal["board_values", "plays_as"]
) -> dict[str, str]:
    """What bots with this method answer, where that is not None.

    `board_values(state)` is "solved" or "fitted" for a bot that plays by values of this board that
    not every machine has: they are part of a seed's meaning. `plays_as(state)` is the bot that one
    plays as, where it lacks what it needs here.
    """
    found = {}
    for name in dict.fromkeys(names):
        ask = getattr(make_bot(game, name, Random(0)), method, None)  # noqa: S311
        if ask is not None and (told := ask(state)) is not None:
            found[name] = told
    return found


def compiled_bots(game: str) -> tuple[str, ...]:
    """The bots that the kernel of a game can play."""
    kernel = research_of(game).kernel
    return () if kernel is None else kernel.bots


def engine_for(game: str, bots: tuple[str, ...], *, wanted: Engine | None = None) -> Engine:
    """The wanted one; else the kernels where they have every bot and Numba is installed.

    Raises MissingExtra, and an error for a bot that the kernels don't have.
    """
    unknown = sorted(set(bots) - set(compiled_bots(game)))
    if wanted == "kernels":
        if unknown:
            known = ", ".join(compiled_bots(game)) or "–"
            raise TablecadeError("not-compiled", bot=unknown[0], game=game, known=known)
        need("numba")
    return wanted or ("rules" if unknown or find_spec("numba") is None else "kernels")


def compiles_first(what: str) -> bool:
    """Whether this version has never compiled this here. From now on it has, where there is a
    cache folder.
    """
    major, minor = sys.version_info[:2]
    mark = cache_folder() / "compiled" / f"{__version__}-py{major}{minor}-{what}"
    try:
        mark.parent.mkdir(parents=True, exist_ok=True)
        mark.touch(exist_ok=False)
    except FileExistsError:
        return not mark.exists()
    except OSError:
        return True
    return True


class Chunk(Struct, frozen=True):
    """Matches for one worker; it needs nothing else to play them."""

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


class Played(Struct):
    """A chunk that is done, and what came of it."""

    bots: tuple[str, ...]
    first: int
    count: int
    tally: Totals
    results: list[Result] = []
    matches: list[str] = []
    seconds: float = 0.0
    """How long the worker took: the next chunk is sized by it."""

    @property
    def end(self) -> int:
        return self.first + self.count


def play_chunk(chunk: Chunk) -> Played:
    """Play it. A match depends on the seed, its number and the engine alone."""
    began = perf_counter()
    played = Played(chunk.bots, chunk.first, chunk.count, Totals(chunk.bots))
    if chunk.engine == "kernels":
        state = GAMES[chunk.game].setup(chunk.options, len(chunk.bots))
        kernel: Any = research_of(chunk.game).kernel  # the engine was chosen because there is one
        work = chunk.seed % LARGEST_SEED, chunk.first, chunk.count
        columns = kernel.play(state, chunk.bots, work)
        played.tally = tally_of(chunk.bots, columns)
        played.results = results_of(columns) if chunk.keep == "results" else []
    else:
        _play_by_rules(chunk, played)
    played.seconds = perf_counter() - began
    return played


def _play_by_rules(chunk: Chunk, played: Played) -> None:
    game, names, seed = GAMES[chunk.game], chunk.bots, chunk.seed
    for index in range(chunk.first, chunk.end):
        bots = [
            checked(bot, game, make_bot(game, bot, rng_of(seed, index, seat)))
            for seat, bot in enumerate(names)
        ]
        match = play_match(game, bots, names, options=chunk.options, seed=seed, index=index)
        result = result_of(match)
        played.tally.add(result)
        if chunk.keep != "tally":
            played.results.append(result)
        if chunk.keep == "matches":
            played.matches.append(match.write())
