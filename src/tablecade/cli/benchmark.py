"""`tablecade benchmark`: the fixed set of measurements, for any bot."""

from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer

from tablecade.bots import bots_of
from tablecade.cli.help import describe_parameter
from tablecade.cli.matches import check_page, print_table, write_page
from tablecade.cli.options import Language, check_writable, writing
from tablecade.cli.simulate import WorkerCount
from tablecade.cli.speech import Misuse, Progress, choose_language, out
from tablecade.core.errors import TablecadeError, UnknownBot
from tablecade.core.packages import GAMES
from tablecade.lab.benchmark import (
    SEED,
    VERSION,
    BenchmarkResult,
    KeptPart,
    Part,
    cells,
    gather,
    measure_part,
    measure_wins,
    measurement_of,
    plan,
    plays,
    tables,
)
from tablecade.lab.checkpoint import Checkpoint, checkpoint_folder
from tablecade.lab.report import benchmark_page
from tablecade.lab.results import provenance
from tablecade.lab.workers import ChildProcess, local_workers
from tablecade.locales import Sentences


def benchmark(  # noqa: PLR0913, PLR0917 - an option each
    bots: Annotated[list[str], typer.Argument(metavar="[GAME] BOT...")],
    matches: Annotated[int, typer.Option(min=2)] = 300,
    positions: Annotated[int, typer.Option(min=2, max=1000)] = 1000,
    json: Annotated[Path | None, typer.Option(metavar="FILE")] = None,
    html: Annotated[Path | None, typer.Option(metavar="FILE")] = None,
    workers: WorkerCount = None,
    language: Language = None,
) -> None:
    """All that is done is kept until the result is written. Without a game, all are measured."""
    words = choose_language(language)
    first, *rest = bots
    games, named = ([first], rest) if first in GAMES else ([*GAMES], bots)
    names = tuple(dict.fromkeys(named))
    if not names:
        about = describe_parameter("bots", ("benchmark",)) or ""
        told = {"command": "tablecade benchmark", "name": "BOT...", "about": about}
        raise Misuse("missing-parameter", **told)
    for name in names:
        if not any(plays(name, game) for game in games):
            known = dict.fromkeys(bot for game in games for bot in bots_of(game))
            raise UnknownBot(game=", ".join(games), bot=name, known=", ".join(known))
    check_writable(json)
    check_page(html)
    parts = plan(names, positions)
    kept_parts = {part: KeptPart(part) for part in parts if part.game in games}
    kept_cells = {
        cell: Checkpoint(cell.key, checkpoint_folder())
        for name in names
        for cell in cells(name, matches=matches)
        if cell.game in games
    }
    if not kept_parts and not kept_cells:
        played = (game for game in games if any(plays(name, game) for name in names))
        raise TablecadeError("game-without-benchmark", game=", ".join(played))
    total = sum(chunk.count for cell in kept_cells for chunk in cell.chunks())
    with (
        local_workers(workers, "rules") as playing,
        Progress(words.say("simulate-playing"), total, stopped="simulate-stopped") as progress,
    ):
        wins = [
            measure_wins(cell, playing, checkpoint, progress.advance)
            for cell, checkpoint in kept_cells.items()
        ]
    exact = _measure(kept_parts, words)
    result = BenchmarkResult(
        VERSION,
        wins,
        gather(exact),
        seeds=({"wins": SEED} if wins else {})
        | {part.field: measurement_of(part).seed for part in exact},
        provenance=provenance(seed=SEED, engines=[*dict.fromkeys(one.engine for one in wins)]),
    )
    for title, heads, rows, _ in tables(result):
        out.print(title)
        print_table(heads, rows)
    if json is not None:
        with writing(json):
            json.write_bytes(msgspec.json.format(msgspec.json.encode(result.document())) + b"\n")
    if html is not None:
        write_page(html, benchmark_page(result), words)
    for checkpoint in kept_cells.values():
        checkpoint.delete()
    for file in kept_parts.values():
        file.delete()


def _measure(kept: dict[Part, KeptPart], words: Sentences) -> dict[Part, Any]:
    """The measurements against exact answers that are not kept yet."""
    found = {part: file.load() for part, file in kept.items()}
    todo = [part for part, measured in found.items() if measured is None]
    if not todo:
        return found
    title = words.say("benchmark-measuring")
    with (
        Progress(title, len(kept), stopped="benchmark-stopped") as progress,
        ChildProcess(measure_part) as process,
    ):
        progress.advance(len(kept) - len(todo))
        for part in todo:
            found[part] = process.ask(part)
            kept[part].add(found[part])
            progress.advance(1)
    return found
