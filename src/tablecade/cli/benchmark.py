"""`tablecade benchmark`: the fixed set of measurements, for any bot."""

from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer

from tablecade.cli.options import Language, check_language
from tablecade.cli.progress import Progress, telling_of_a_stop
from tablecade.cli.ray_option import WorkerCount
from tablecade.cli.report import print_table
from tablecade.cli.speech import choose_language, err, out
from tablecade.cli.writing import check_writable, writing
from tablecade.core.errors import UnknownBot
from tablecade.games import GAMES
from tablecade.lab.benchmark.registry import BENCHMARKS, Effort
from tablecade.lab.benchmark.result import VERSION, BenchmarkResult, Wins
from tablecade.lab.benchmark.wins import cells, measure_wins, plays
from tablecade.lab.checkpoint import Checkpoint, checkpoint_folder
from tablecade.lab.processes import Processes
from tablecade.lab.provenance import provenance
from tablecade.lab.workers import Here, Workers
from tablecade.locales import Sentences


def benchmark(  # noqa: PLR0913, PLR0917 - an option each
    bots: Annotated[list[str], typer.Argument(metavar="BOT...")],
    matches: Annotated[int, typer.Option(min=2)] = 300,
    positions: Annotated[int, typer.Option(min=1, max=1000)] = 1000,
    rounds: Annotated[int, typer.Option(min=2)] = 5,
    json: Annotated[Path | None, typer.Option(metavar="FILE")] = None,
    html: Annotated[Path | None, typer.Option(metavar="FILE")] = None,
    workers: WorkerCount = None,
    language: Language = None,
) -> None:
    words = choose_language(check_language(language))
    names = tuple(dict.fromkeys(bots))
    for name in names:
        if not any(plays(name, game) for game in GAMES):
            raise UnknownBot(game=", ".join(GAMES), bot=name, known="–")
    check_writable(json)
    check_writable(html)
    used: Workers = Here() if workers == 1 else Processes(workers or 2)
    wins = _play(names, matches, used, words)
    exact = _exact(names, Effort(positions, rounds), words)
    result = BenchmarkResult(VERSION, wins, **exact, provenance=provenance())
    _print(result)
    _write(result, json, html)


def _play(names: tuple[str, ...], matches: int, workers: Workers, words: Sentences) -> list[Wins]:
    planned = [cell for name in names for cell in cells(name, matches=matches)]
    total = sum(chunk.count for cell in planned for chunk in cell.chunks())
    kept = [Checkpoint((cell.key, cell.matches), checkpoint_folder()) for cell in planned]
    with (
        workers,
        Progress(words.say("simulate-playing"), total) as progress,
        telling_of_a_stop(progress, total, words),
    ):
        measured = [
            measure_wins(cell, workers, checkpoint, progress.advance)
            for cell, checkpoint in zip(planned, kept, strict=True)
        ]
    for checkpoint in kept:
        checkpoint.delete()
    return measured


def _exact(names: tuple[str, ...], effort: Effort, words: Sentences) -> dict[str, list[Any]]:
    """The measurements against solved games; they need the extra `lab`."""
    err.print(words.say("solve-solving"))
    found: dict[str, list[Any]] = {"regret": [], "exploitability": [], "bounds": []}
    for game, part in BENCHMARKS.items():
        if part.exact is not None:
            found |= part.exact([name for name in names if plays(name, game)], effort)
    return found


def _print(result: BenchmarkResult) -> None:
    from tablecade.lab.benchmark.page import tables

    for title, heads, rows in tables(result):
        out.print(title)
        print_table(heads, rows)


def _write(result: BenchmarkResult, json: Path | None, html: Path | None) -> None:
    from tablecade.lab.benchmark.page import page

    if json is not None:
        with writing(json):
            json.write_bytes(msgspec.json.format(msgspec.json.encode(result)) + b"\n")
    if html is not None:
        with writing(html):
            html.write_text(page(result), encoding="utf-8")
