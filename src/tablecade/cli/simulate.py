"""`tablecade simulate`: bots play many matches."""

from pathlib import Path
from typing import Annotated

import msgspec
import typer

from tablecade.cli.columns import new_columns, print_columns
from tablecade.cli.engine_option import (
    EngineOption,
    note_slow_engine,
    note_substitutes,
    note_values,
)
from tablecade.cli.match_folder import has_files, prepare, write_matches
from tablecade.cli.options import (
    GameName,
    GivenOptions,
    Language,
    check_language,
    named_game,
    read_options,
    split_names,
)
from tablecade.cli.progress import Progress, telling_of_a_stop
from tablecade.cli.ray_option import Ray, WorkerCount, choose_workers
from tablecade.cli.speech import choose_language, out
from tablecade.cli.warm_up import note_compiling
from tablecade.lab.checkpoint import Checkpoint, Counts, checkpoint_folder, code_version, run
from tablecade.lab.results import SeatSummary, Summary, Tally
from tablecade.lab.simulation import Chunk, Engine, Played, Simulation, check_bots, engine_for
from tablecade.lab.workers import Workers
from tablecade.locales import Sentences
from tablecade.server.errors import BadSetting


def simulate(  # noqa: PLR0913, PLR0917 - an option each
    game: GameName,
    bots: Annotated[str, typer.Option()],
    games: Annotated[int, typer.Option(min=1)] = 100,
    seed: int = 0,
    engine: EngineOption = None,
    option: GivenOptions = None,
    matches: Annotated[Path | None, typer.Option(metavar="DIR")] = None,
    workers: WorkerCount = None,
    ray: Ray = None,
    json: Annotated[bool, typer.Option("--json")] = False,  # noqa: FBT002
    language: Language = None,
) -> None:
    words = choose_language(check_language(language))
    simulation = Simulation(named_game(game), read_options(option), split_names(bots), seed)
    check_bots(simulation)
    whole = _whole(simulation, games, wanted=engine, files=matches is not None)
    if matches is not None:
        prepare(matches, whole)
    workers_used = choose_workers(ray, workers, whole.engine)
    substitutes = note_substitutes(simulation, whole.options, words)
    opening = simulation.game.setup(whole.options, len(whole.bots))
    solved = note_values(simulation.game, opening, whole.bots, words)
    note_slow_engine(whole.game, whole.bots, words)
    note_compiling(whole.game, whole.engine, words)
    tally = _play(whole, workers_used, matches, words, solved)
    summary = tally.summary(
        game=game,
        options=whole.options,
        seed=seed,
        engine=whole.engine + solved,
        substitutes=substitutes,
    )
    if json:
        typer.echo(msgspec.json.encode(summary))
    else:
        _print(summary, tally, words)


def _whole(simulation: Simulation, games: int, *, wanted: Engine | None, files: bool) -> Chunk:
    """Match files need the rules, whose dice verify; else the kernels where they can."""
    game, bots = simulation.game.meta.id, simulation.bots
    if files and wanted == "kernels":
        raise BadSetting(place="--engine", value=wanted, rule="rules-engine")
    return Chunk(
        game=game,
        options=simulation.settled(),
        bots=bots,
        seed=simulation.seed,
        first=0,
        count=games,
        engine="rules" if files else engine_for(game, bots, wanted=wanted),
        keep="matches" if files else "tally",
    )


def _play(
    whole: Chunk, workers: Workers, matches: Path | None, words: Sentences, solved: str
) -> Tally:
    key = whole, solved, code_version(whole.game, whole.bots)
    checkpoint = Checkpoint(key, checkpoint_folder(), matches=matches)
    counts: Counts = (lambda _: True) if matches is None else has_files(matches, whole)
    with workers, Progress(words.say("simulate-playing"), whole.count) as progress:

        def on_done(chunk: Chunk, played: Played) -> None:
            if matches is not None:
                write_matches(matches, chunk, played)
            progress.advance(chunk.count)

        with telling_of_a_stop(progress, whole.count, words):
            return run(whole, workers, checkpoint=checkpoint, on_done=on_done, counts=counts)


def _print(summary: Summary, tally: Tally, words: Sentences) -> None:
    reasons = ", ".join(
        f"{words.reason(summary.game, reason)}: {count}"
        for reason, count in sorted(tally.reasons.items())
    )
    out.print(
        words.say(
            "simulate-summary",
            game=words.say(f"game-{summary.game}"),
            games=summary.games,
            seed=str(summary.seed),
            engine=summary.engine,
            decisions=words.number(summary.mean_decisions, digits=1),
            reasons=reasons,
        )
    )
    table = new_columns()
    for column in ("seat", "bot", "score", "wins", "interval"):
        table.add_column(
            words.say(f"simulate-{column}"), justify="right" if column != "bot" else "left"
        )
    for seat, row in enumerate(summary.seats):
        score = "–" if row.mean_score is None else words.number(row.mean_score, digits=2)
        low, high, wins = (words.percent(share, digits=1) for share in (*row.ci95, row.win_share))
        table.add_row(str(seat), _name(row), score, wins, f"{low} – {high}")
    print_columns(table)


def _name(row: SeatSummary) -> str:
    return f"{row.bot} ({row.plays_as})" if row.plays_as else row.bot
