"""`tablecade tournament`: which bot is stronger, and how sure is that."""

from pathlib import Path
from typing import Annotated

import msgspec
import typer

from tablecade.cli.options import (
    GameName,
    GivenOptions,
    Language,
    check_language,
    named_game,
    read_options,
)
from tablecade.cli.progress import Progress
from tablecade.cli.ray_option import Ray, WorkerCount, choose_workers
from tablecade.cli.report import print_rows, write_page
from tablecade.cli.speech import choose_language, out
from tablecade.lab.engine import engine_for
from tablecade.lab.report import rows_of_tournament
from tablecade.lab.simulation import Simulation, check_bots
from tablecade.lab.tournament import Tournament, TournamentRun
from tablecade.lab.workers import Workers
from tablecade.locales import Sentences


def tournament(  # noqa: PLR0913, PLR0917 - an option each
    game: GameName,
    bots: Annotated[list[str], typer.Argument(metavar="BOT...", help="Two bots or more.")],
    seats: Annotated[
        int | None, typer.Option(help="Seats of each match. Default: the game's fewest.")
    ] = None,
    precision: Annotated[
        float, typer.Option(min=0.0, help="Stop when every pair is this sure of its win share.")
    ] = 0.02,
    deals: Annotated[
        int,
        typer.Option(
            min=2,
            help="At most so many deals a pair; a deal is the same dice for every way to sit.",
        ),
    ] = 2000,
    seed: Annotated[int, typer.Option(help="The same seed gives the same result.")] = 0,
    option: GivenOptions = None,
    workers: WorkerCount = None,
    ray: Ray = None,
    html: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write a report with plots.")
    ] = None,
    json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,  # noqa: FBT002
    language: Language = None,
) -> None:
    """Let every bot meet every other, with seats and dice alike, until it is clear."""
    words = choose_language(check_language(language))
    planned = _plan(game, bots, seats, seed, option)
    running = TournamentRun(msgspec.structs.replace(planned, precision=precision, most_deals=deals))
    engine = engine_for(game, planned.bots)
    _play(running, choose_workers(ray, workers, engine), words)
    result = running.result()
    if html is not None:
        write_page(html, rows_of_tournament(result), result.statistics, words)
    if json:
        typer.echo(msgspec.json.encode(result))
    else:
        out.print(
            words.say("tournament-summary", games=result.statistics.games, seats=result.seats)
        )
        print_rows(rows_of_tournament(result), words)


def _plan(
    game: str, bots: list[str], seats: int | None, seed: int, option: list[str] | None
) -> Tournament:
    rules = named_game(game)
    names = tuple(dict.fromkeys(bots))
    if len(names) < 2:
        raise typer.BadParameter("two different bots at least", param_hint="BOT...")
    places = seats or rules.meta.fewest_seats
    for name in names:
        check_bots(Simulation(rules, {}, (name,) * places, seed))
    settled = Simulation(rules, read_options(option), names[:1] * places, seed).settled()
    return Tournament(
        game=game,
        options=settled,
        bots=names,
        seats=places,
        seed=seed,
        precision=0.0,
        most_deals=0,
    )


def _play(running: TournamentRun, workers: Workers, words: Sentences) -> None:
    """Deals at most are the total; who is clear earlier makes it shorter."""
    total = running.tournament.most_deals * len(running.pairs)
    with workers, Progress(words.say("simulate-playing"), total) as progress:
        while pairs := running.open_pairs():
            for pair in pairs:
                before = len(pair.shares)
                running.play_on(pair, workers)
                progress.advance(len(pair.shares) - before)
