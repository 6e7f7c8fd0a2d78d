"""`tablecade warm-up`: compile the kernels ahead of their first use."""

import sys
from contextlib import suppress
from pathlib import Path

from tablecade import __version__
from tablecade.cli.extras import need
from tablecade.cli.progress import Progress
from tablecade.cli.speech import err, out, speech
from tablecade.cli.writing import writing
from tablecade.core.packages import GAMES
from tablecade.folders import cache_folder
from tablecade.lab.research import games_with
from tablecade.lab.simulation import Chunk, Simulation, compiled_bots, engine_for
from tablecade.lab.workers import Here
from tablecade.locales import Sentences


def warm_up() -> None:
    need("numba")
    words, games = speech(), games_with("kernel")
    with Progress(words.say("warm-up-compiling"), len(games)) as progress:
        for game in games:
            _compile(game)
            with writing(_mark(game)):
                _set_mark(game)
            progress.advance(1)
    out.print(words.say("warm-up-done"), markup=False)


def note_compiling(game: str, engine: str, words: Sentences) -> None:
    """Say once that the first simulation of a game compiles."""
    with suppress(OSError):  # without a cache folder the note comes each time
        if engine == "kernels" and not _mark(game).exists():
            err.print(words.say("warm-up-first"), style="yellow", markup=False)
            _set_mark(game)


def _compile(game: str) -> None:
    """Play one match with every bot the kernels have."""
    seats = GAMES[game].meta.fewest_seats
    known = compiled_bots(game)
    bots = tuple(known[seat % len(known)] for seat in range(seats))
    simulation = Simulation(GAMES[game], {}, bots, 0)
    engine = engine_for(game, bots, wanted="kernels")
    chunk = Chunk(game, simulation.settled(), bots, seed=0, first=0, count=1, engine=engine)
    with Here() as workers:
        list(workers.play([chunk]))


def _mark(game: str) -> Path:
    """A file for each version, Python and game that was compiled here."""
    major, minor = sys.version_info[:2]
    return cache_folder() / "compiled" / f"{__version__}-py{major}{minor}-{game}"


def _set_mark(game: str) -> None:
    _mark(game).parent.mkdir(parents=True, exist_ok=True)
    _mark(game).touch()
