"""`tablecade benchmark`: the fixed set of measurements, for any bot."""

from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer

from tablecade.bots import bots_of
from tablecade.cli.options import Language, check_language
from tablecade.cli.progress import Progress, telling_of_a_stop
from tablecade.cli.ray_option import WorkerCount
from tablecade.cli.report import check_page, print_table
from tablecade.cli.speech import choose_language, out
from tablecade.cli.writing import check_writable, writing
from tablecade.core.errors import UnknownBot
from tablecade.core.packages import GAMES
from tablecade.lab.benchmark import VERSION
from tablecade.lab.benchmark.exact import KeptPart, Part, gather, measure_part, plan, seeds_of
from tablecade.lab.benchmark.result import BenchmarkResult, page, tables
from tablecade.lab.benchmark.wins import SEED, Cell, Wins, cells, measure_wins, plays
from tablecade.lab.checkpoint import Checkpoint, checkpoint_folder
from tablecade.lab.research import Effort
from tablecade.lab.results import provenance
from tablecade.lab.workers import WorkerProcess, Workers, local_workers
from tablecade.locales import Sentences

KeptCells = dict[Cell, Checkpoint]
KeptParts = dict[Part, KeptPart]


def benchmark(  # noqa: PLR0913, PLR0917 - an option each
    bots: Annotated[list[str], typer.Argument(metavar="BOT...")],
    matches: Annotated[int, typer.Option(min=2)] = 300,
    positions: Annotated[int, typer.Option(min=2, max=1000)] = 1000,
    rounds: Annotated[int, typer.Option(min=2)] = 5,
    json: Annotated[Path | None, typer.Option(metavar="FILE")] = None,
    html: Annotated[Path | None, typer.Option(metavar="FILE")] = None,
    workers: WorkerCount = None,
    language: Language = None,
) -> None:
    """All that is done is kept until the result is written."""
    words = choose_language(check_language(language))
    names = tuple(dict.fromkeys(bots))
    for name in names:
        if not any(plays(name, game) for game in GAMES):
            known = dict.fromkeys(bot for game in GAMES for bot in bots_of(game))
            raise UnknownBot(game=", ".join(GAMES), bot=name, known=", ".join(known))
    check_writable(json)
    check_page(html)
    kept_parts = {part: KeptPart(part) for part in plan(names, Effort(positions, rounds))}
    kept_cells = {
        cell: Checkpoint(cell.key, checkpoint_folder())
        for name in names
        for cell in cells(name, matches=matches)
    }
    wins = _play(kept_cells, local_workers(workers, "rules"), words)
    exact = _measure(kept_parts, words)
    result = _result(wins, exact)
    _print(result)
    _write(result, json, html)
    for checkpoint in kept_cells.values():
        checkpoint.delete()
    for file in kept_parts.values():
        file.delete()


def _play(kept: KeptCells, workers: Workers, words: Sentences) -> list[Wins]:
    total = sum(chunk.count for cell in kept for chunk in cell.chunks())
    with (
        workers,
        Progress(words.say("simulate-playing"), total) as progress,
        telling_of_a_stop(progress, total, words),
    ):
        return [
            measure_wins(cell, workers, checkpoint, progress.advance)
            for cell, checkpoint in kept.items()
        ]


def _measure(kept: KeptParts, words: Sentences) -> dict[Part, Any]:
    """The measurements against exact answers that are not kept yet."""
    found = {part: file.load() for part, file in kept.items()}
    todo = [part for part, measured in found.items() if measured is None]
    if not todo:
        return found
    with (
        Progress(words.say("benchmark-measuring"), len(kept)) as progress,
        telling_of_a_stop(progress, len(kept), words, key="benchmark-stopped", unit="parts"),
        WorkerProcess(measure_part) as process,
    ):
        progress.advance(len(kept) - len(todo))
        for part in todo:
            found[part] = process.ask(part)
            kept[part].add(found[part])
            progress.advance(1)
    return found


def _result(wins: list[Wins], exact: dict[Part, Any]) -> BenchmarkResult:
    return BenchmarkResult(
        VERSION,
        wins,
        gather(exact),
        seeds=({"wins": SEED} if wins else {}) | seeds_of(exact),
        provenance=provenance(seed=SEED, engines=[*dict.fromkeys(one.engine for one in wins)]),
    )


def _print(result: BenchmarkResult) -> None:
    for title, heads, rows in tables(result):
        out.print(title)
        print_table(heads, rows)


def _write(result: BenchmarkResult, json: Path | None, html: Path | None) -> None:
    if json is not None:
        with writing(json):
            json.write_bytes(msgspec.json.format(msgspec.json.encode(result.document())) + b"\n")
    if html is not None:
        with writing(html):
            html.write_text(page(result), encoding="utf-8")
