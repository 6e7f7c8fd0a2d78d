"""`tablecade tournament`: which bot is stronger, and how sure is that."""

from pathlib import Path
from typing import Annotated

import msgspec
import typer

from tablecade.cli.engines import (
    BotNames,
    EngineOption,
    Ray,
    WorkerCount,
    choose_workers,
    note_slow_engine,
    note_substitutes,
    note_values,
)
from tablecade.cli.misuse import BadSetting
from tablecade.cli.options import (
    GameName,
    GivenOptions,
    Language,
    named_game,
    read_options,
)
from tablecade.cli.report import check_page, print_rows, print_table, write_page
from tablecade.cli.speech import Progress, choose_language, out, speech
from tablecade.core.errors import need
from tablecade.lab.checkpoint import Checkpoint, checkpoint_folder
from tablecade.lab.report import pair_cells, report_of_tournament, rows_of_tournament
from tablecade.lab.results import provenance
from tablecade.lab.simulation import Simulation, check_bots, engine_for
from tablecade.lab.tournament import Tournament, TournamentResult, TournamentRun
from tablecade.lab.workers import Workers
from tablecade.locales import Sentences


def tournament(  # noqa: PLR0913, PLR0917 - an option each
    game: GameName,
    bots: BotNames,
    seats: int | None = None,
    precision: Annotated[float, typer.Option(min=0.0, max=1.0)] = 0.02,
    deals: Annotated[int, typer.Option(min=2)] = 2000,
    seed: int = 0,
    engine: EngineOption = None,
    option: GivenOptions = None,
    workers: WorkerCount = None,
    ray: Ray = None,
    html: Annotated[Path | None, typer.Option(metavar="FILE")] = None,
    json: Annotated[bool, typer.Option("--json")] = False,  # noqa: FBT002
    language: Language = None,
) -> None:
    words = choose_language(language)
    planned = _plan(game, bots, seats, seed, option)
    tournament = msgspec.structs.replace(
        planned, precision=precision, most_deals=deals, engine=engine
    )
    check_page(html)
    need("openskill")
    used = choose_workers(ray, workers, engine_for(game, planned.bots, wanted=tournament.engine))
    note_slow_engine(game, planned.bots, words)
    checkpoint = Checkpoint(tournament.key, checkpoint_folder())
    result = _play(TournamentRun(tournament, checkpoint), used, words)
    origin = provenance(
        seed=seed, engines=[engine + tournament.values for engine in result.engines]
    )
    if html is not None:
        write_page(html, report_of_tournament(result, origin), words)
    if json:
        typer.echo(msgspec.json.encode({**msgspec.structs.asdict(result), "provenance": origin}))
    else:
        _print(result, seed, words)
    checkpoint.delete()


def _plan(
    game: str, bots: list[str], seats: int | None, seed: int, option: list[str] | None
) -> Tournament:
    rules = named_game(game)
    names = tuple(dict.fromkeys(bots))
    if len(names) < 2:
        raise BadSetting(place="BOT...", value=", ".join(bots), rule="two-bots")
    places = rules.meta.fewest_seats if seats is None else seats
    rules.check_seats(places)
    for name in names:
        check_bots(Simulation(rules, {}, (name,) * places, seed))
    settled = Simulation(rules, read_options(option), names[:1] * places, seed).settled()
    for name in names:
        note_substitutes(Simulation(rules, settled, (name,) * places, seed), settled, speech())
    return Tournament(
        game=game,
        options=settled,
        bots=names,
        seats=places,
        seed=seed,
        precision=0.0,
        most_deals=0,
        values=note_values(rules, rules.setup(settled, places), names, speech()),
    )


def _play(running: TournamentRun, workers: Workers, words: Sentences) -> TournamentResult:
    """The total is the most there can be; pairs that are precise earlier make it shorter."""
    total = running.tournament.most_matches
    with (
        workers,
        Progress(words.say("simulate-playing"), total, stopped="simulate-stopped") as progress,
    ):
        while pairs := running.open_pairs():
            for pair in pairs:
                running.play_on(pair, workers, progress.advance)
    return running.result()


def _print(result: TournamentResult, seed: int, words: Sentences) -> None:
    games, engine = result.statistics.games, ", ".join(result.engines)
    summary = "tournament-summary"
    out.print(words.say(summary, games=games, seats=result.seats, seed=str(seed), engine=engine))
    rows = rows_of_tournament(result)
    print_rows(rows, words)
    names = [row.name for row in rows]
    if len(names) > 2:
        out.print(words.say("report-pairs"))
        print_table(["", *names], pair_cells(names, result.pairs, words))
