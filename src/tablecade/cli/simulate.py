"""`tablecade simulate`: bots play many matches."""

from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.table import Table

from tablecade.cli.options import (
    GameName,
    GivenOptions,
    Language,
    check_language,
    named_game,
    read_options,
    split_names,
)
from tablecade.cli.progress import Progress
from tablecade.cli.ray_option import Ray, WorkerCount, choose_workers
from tablecade.cli.speech import choose_language, err, out
from tablecade.core.errors import UnreadableFile
from tablecade.lab.checkpoint import Checkpoint, checkpoint_folder
from tablecade.lab.chunk import Chunk, Played
from tablecade.lab.engine import engine_for
from tablecade.lab.run import run
from tablecade.lab.simulation import Simulation, check_bots
from tablecade.lab.summary import Summary
from tablecade.lab.tally import Tally
from tablecade.lab.workers import Workers
from tablecade.locales import Sentences


def simulate(  # noqa: PLR0913, PLR0917 - an option each
    game: GameName,
    bots: Annotated[str, typer.Option(help="A bot for each seat, as in random,greedy.")],
    games: Annotated[int, typer.Option(min=1, help="How many matches.")] = 100,
    seed: Annotated[int, typer.Option(help="The same seed gives the same matches.")] = 0,
    option: GivenOptions = None,
    matches: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Write each match file into this folder.")
    ] = None,
    workers: WorkerCount = None,
    ray: Ray = None,
    json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,  # noqa: FBT002
    language: Language = None,
) -> None:
    """Let bots play, and say how well each did. Stopped, the same command goes on."""
    words = choose_language(check_language(language))
    simulation = Simulation(named_game(game), read_options(option), split_names(bots), seed)
    check_bots(simulation)
    whole = _whole(simulation, games, files=_make_folder(matches) is not None)
    tally = _play(whole, choose_workers(ray, workers, whole.engine), matches, words)
    summary = tally.summary(game=game, options=whole.options, seed=seed)
    if json:
        typer.echo(msgspec.json.encode(summary))
    else:
        _print(summary, tally, words)


def _whole(simulation: Simulation, games: int, *, files: bool) -> Chunk:
    """Match files need the rules, for their dice verify; else the kernels where they can."""
    game, bots = simulation.game.meta.id, simulation.bots
    return Chunk(
        game=game,
        options=simulation.settled(),
        bots=bots,
        seed=simulation.seed,
        first=0,
        count=games,
        engine="rules" if files else engine_for(game, bots),
        keep="matches" if files else "tally",
    )


def _play(whole: Chunk, workers: Workers, matches: Path | None, words: Sentences) -> Tally:
    checkpoint = Checkpoint(whole, checkpoint_folder(), matches=matches)
    with workers, Progress(words.say("simulate-playing"), whole.count) as progress:

        def on_done(chunk: Chunk, played: Played) -> None:
            for index, match in enumerate(played.matches, start=chunk.first):
                _write((matches or Path()) / f"{chunk.game}-{chunk.seed}-{index:06}.jsonl", match)
            progress.advance(chunk.count)

        try:
            return run(whole, workers, checkpoint=checkpoint, on_done=on_done)
        except KeyboardInterrupt:
            done = words.say("simulate-stopped", done=progress.done, games=whole.count)
            err.print(done, style="yellow")
            raise


def _make_folder(folder: Path | None) -> Path | None:
    try:
        if folder is not None:
            folder.mkdir(parents=True, exist_ok=True)
    except OSError as problem:
        raise UnreadableFile(file=str(folder), problem=problem.strerror or "") from None
    return folder


def _write(path: Path, match: str) -> None:
    try:
        path.write_text(match, encoding="utf-8")
    except OSError as problem:
        raise UnreadableFile(file=str(path), problem=problem.strerror or "") from None


def _print(summary: Summary, tally: Tally, words: Sentences) -> None:
    reasons = ", ".join(
        f"{words.say(f'reason-{reason}')} {count}"
        for reason, count in sorted(tally.reasons.items())
    )
    out.print(
        words.say(
            "simulate-summary",
            game=words.say(f"game-{summary.game}"),
            games=summary.games,
            seed=str(summary.seed),
            decisions=f"{summary.mean_decisions:.1f}",
            reasons=reasons,
        )
    )
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for column in ("seat", "bot", "score", "wins", "interval"):
        table.add_column(
            words.say(f"simulate-{column}"), justify="right" if column != "bot" else "left"
        )
    for seat, row in enumerate(summary.seats):
        score = "–" if row.mean_score is None else f"{row.mean_score:.2f}"
        low, high = row.ci95
        table.add_row(str(seat), row.bot, score, f"{row.win_share:.1%}", f"{low:.1%} – {high:.1%}")
    out.print(table)
