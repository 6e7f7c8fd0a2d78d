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
    note_bots,
)
from tablecade.cli.options import (
    GameName,
    GivenOptions,
    Language,
    named_game,
    read_options,
)
from tablecade.cli.report import check_page, print_rows, print_table, write_page
from tablecade.cli.speech import BadSetting, Progress, choose_language, out
from tablecade.core.errors import need
from tablecade.lab.checkpoint import Checkpoint, checkpoint_folder
from tablecade.lab.report import page, pair_cells, rows_of_tournament
from tablecade.lab.results import provenance
from tablecade.lab.simulation import check_bots, engine_for, settle
from tablecade.lab.tournament import Tournament, TournamentResult, TournamentRun
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
    rules, names = named_game(game), tuple(dict.fromkeys(bots))
    if len(names) < 2:
        raise BadSetting(place="BOT...", value=", ".join(bots), rule="two-bots")
    places = rules.meta.fewest_seats if seats is None else seats
    rules.check_seats(places)
    check_bots(rules, names)
    settled = settle(rules, read_options(option), seats=places, seed=seed)
    _, values = note_bots(rules, rules.setup(settled, places), names, words)
    tournament = Tournament(
        game=game,
        options=settled,
        bots=names,
        seats=places,
        seed=seed,
        precision=precision,
        most_deals=deals,
        engine=engine,
        values=values,
    )
    check_page(html)
    need("openskill")
    used = choose_workers(ray, workers, engine_for(game, names, wanted=tournament.engine))
    checkpoint = Checkpoint(tournament.key, checkpoint_folder())
    running, title = TournamentRun(tournament, checkpoint), words.say("simulate-playing")
    # The total is the most there can be; pairs that are precise earlier make it shorter.
    with used, Progress(title, tournament.most_matches, stopped="simulate-stopped") as progress:
        while pairs := running.open_pairs():
            for pair in pairs:
                running.play_on(pair, used, progress.advance)
    result = running.result()
    origin = provenance(
        seed=seed, engines=[engine + tournament.values for engine in result.engines]
    )
    if html is not None:
        rows = rows_of_tournament(result)
        write_page(html, page(rows, result.statistics, origin, words, pairs=result.pairs), words)
    if json:
        typer.echo(msgspec.json.encode({**msgspec.structs.asdict(result), "provenance": origin}))
    else:
        _print(result, seed, words)
    checkpoint.delete()


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
