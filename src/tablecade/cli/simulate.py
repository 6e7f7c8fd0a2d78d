"""`tablecade simulate` and `tournament`: bots play many matches, and which of them is stronger;
how bots are played, and `warm-up`.
"""

from collections.abc import Callable, Iterable
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer

from tablecade import __version__
from tablecade.cli.help import HelpCommand, language_option
from tablecade.cli.matches import check_page, print_rows, print_table, write_page
from tablecade.cli.options import (
    GameName,
    GivenOptions,
    Language,
    command_line,
    make_folder,
    named_game,
    read_bytes,
    read_options,
    split_names,
    writing,
)
from tablecade.cli.speech import (
    BadSetting,
    Misuse,
    Progress,
    choose_language,
    err,
    out,
    set_language,
    speech,
)
from tablecade.core.errors import MissingExtra, need
from tablecade.core.packages import GAMES
from tablecade.core.replay import AnyGame
from tablecade.folders import cache_folder
from tablecade.lab.checkpoint import Checkpoint, checkpoint_folder, code_version, run
from tablecade.lab.report import interval, page, pair_cells
from tablecade.lab.research import games_with
from tablecade.lab.results import Summary, Totals, provenance
from tablecade.lab.simulation import (
    Chunk,
    Engine,
    Played,
    check_bots,
    compiled_bots,
    compiles_first,
    engine_for,
    play_chunk,
    settle,
    told_by_bots,
)
from tablecade.lab.tournament import Tournament, TournamentRun
from tablecade.lab.workers import OnRay, Workers, local_workers
from tablecade.locales import Sentences

BotNames = Annotated[list[str], typer.Argument(metavar="BOT...")]
EngineOption = Annotated[Engine | None, typer.Option()]
Ray = Annotated[str | None, typer.Option("--ray", metavar="[ADDRESS]")]
WorkerCount = Annotated[int | None, typer.Option("--workers", min=1)]

ANY_CLUSTER = "auto"


def note_values(game: AnyGame, state: Any, bots: Iterable[str], words: Sentences) -> str:
    """Say which bots play by values of the board; the answer is part of the engine's name."""
    used = told_by_bots(game, state, bots, method="board_values")
    for bot, kind in used.items():
        err.print(words.say("bot-uses-values", bot=bot, kind=kind), style="yellow")
    kinds = sorted({*used.values()})
    return f" with {' and '.join(kinds)} values" if kinds else ""


def note_bots(
    game: AnyGame, state: Any, bots: tuple[str, ...], words: Sentences
) -> tuple[dict[str, str], str]:
    """Say which bots lack what they need, and return the bots they play as; then those that play
    by values of the board, as `note_values` does. Where only Numba is missing, say how to be
    faster.
    """
    substitutes = told_by_bots(game, state, bots, method="plays_as")
    for bot, other in substitutes.items():
        err.print(words.say("bot-plays-as", bot=bot, other=other), style="yellow")
    values = note_values(game, state, bots, words)
    if find_spec("numba") is None and set(bots) <= set(compiled_bots(game.meta.id)):
        err.print(words.say("simulate-slow"), style="yellow")
        err.print(MissingExtra(extra="lab").sentence(words), style="yellow")
    return substitutes, values


class BotsCommand(HelpCommand):
    """Takes `BOT...` and, where the command has it, `--ray [ADDRESS]`."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """A `--ray` with nothing behind it, or another option, means any cluster.

        `--bots a,b` names bots as well, and a note says how to name them as words.
        """
        set_language(language_option(args))
        for at, word in reversed([*enumerate(args)]):
            if word == "--ray" and (at + 1 == len(args) or args[at + 1].startswith("-")):
                args = [*args[: at + 1], ANY_CLUSTER, *args[at + 1 :]]
        in_words = args  # the bots stand last: the game comes first
        for at, word in enumerate(args):
            if word.startswith("--bots="):
                in_words = [*args[:at], *args[at + 1 :], *split_names(word.partition("=")[2])]
            elif word == "--bots" and at + 1 < len(args):
                in_words = [*args[:at], *args[at + 2 :], *split_names(args[at + 1])]
        left = super().parse_args(ctx, [*in_words])
        if in_words != args:
            command = command_line([*ctx.command_path.split(), *in_words])
            note = speech().say("bots-as-words", command=command)
            err.print(note, style="yellow")
        return left


def choose_workers(ray: str | None, workers: int | None, engine: Engine) -> Workers:
    if ray is None:
        return local_workers(workers, engine)
    return OnRay(None if ray == ANY_CLUSTER else ray)


def simulate(  # noqa: PLR0913, PLR0917 - an option each
    game: GameName,
    bots: BotNames,
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
    words = choose_language(language)
    rules, names = named_game(game), tuple(bots)
    rules.check_seats(len(names))
    check_bots(rules, names)
    files = matches is not None
    if files and engine == "kernels":  # match files need the rules, whose dice verify
        raise BadSetting(place="--engine", value=engine, rule="rules-engine")
    whole = Chunk(
        game=rules.meta.id,
        options=settle(rules, read_options(option), seats=len(names), seed=seed),
        bots=names,
        seed=seed,
        first=0,
        count=games,
        engine="rules" if files else engine_for(game, names, wanted=engine),
        keep="matches" if files else "tally",
    )
    files_of: dict[str, Any] = {}
    if matches is not None:
        prepare(matches, whole)
        files_of = {
            "write": partial(write_matches, matches, whole),
            "counts": has_files(matches, whole),
        }
    workers_used = choose_workers(ray, workers, whole.engine)
    opening = rules.setup(whole.options, len(names))
    substitutes, solved = note_bots(rules, opening, names, words)
    if whole.engine == "kernels" and compiles_first(whole.game):
        err.print(words.say("warm-up-first"), style="yellow")
    key, title = (whole, solved, code_version(game, names)), words.say("simulate-playing")
    with workers_used, Progress(title, whole.count, stopped="simulate-stopped") as progress:
        tally = run(
            whole,
            workers_used,
            checkpoint=Checkpoint(key, checkpoint_folder(), matches=matches),
            on_done=progress.advance,
            **files_of,
        )
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


def _print(summary: Summary, tally: Totals, words: Sentences) -> None:
    game, ends = summary.game, sorted(tally.reasons.items())
    told: dict[str, str | float] = {
        "game": words.say(f"game-{game}"),
        "games": summary.games,
        "seed": str(summary.seed),
        "engine": summary.engine,
        "decisions": words.number(summary.mean_decisions, digits=1),
        "reasons": ", ".join(f"{words.reason(game, reason)}: {count}" for reason, count in ends),
    }
    out.print(words.say("simulate-summary", **told))
    lines = []
    for seat, row in enumerate(summary.seats):
        score = "–" if row.mean_score is None else words.number(row.mean_score, digits=2)
        name = f"{row.bot} ({row.plays_as})" if row.plays_as else row.bot
        wins = words.percent(row.win_share, digits=1)
        lines.append([str(seat), name, score, wins, interval(row.ci95, words)])
    heads = ("seat", "bot", "score", "wins", "interval")
    print_table([words.say(f"simulate-{head}") for head in heads], lines, names=1)


def prepare(folder: Path, whole: Chunk) -> None:
    """Make the folder, before anything is played.

    Raises Misuse for a bare number, unless there is such a folder, and if this run
    would replace files of another one, or stand beside them under the same game and seed.
    """
    if str(folder).isdecimal() and not folder.is_dir():
        raise Misuse("number-as-folder", value=str(folder))
    make_folder(folder)
    for path in sorted(folder.glob(f"{whole.game}-{whole.seed}-*.jsonl")):
        if not _is_of(path, whole):
            raise Misuse("other-matches", file=str(path))


def _is_of(path: Path, whole: Chunk) -> bool:
    """Whether a file is of this run, or empty. The dice follow from the name."""
    first = read_bytes(path).partition(b"\n")[0]
    try:
        header: Any = msgspec.json.decode(first or b"null")
    except msgspec.DecodeError:
        return False
    if not isinstance(header, dict):
        return header is None
    bots = [{"bot": bot, "version": __version__} for bot in whole.bots]
    options = msgspec.json.decode(msgspec.json.encode(whole.options))
    return header.get("players") == bots and header.get("options") == options


def write_matches(folder: Path, whole: Chunk, played: Played) -> None:
    for index, match in enumerate(played.matches, start=played.first):
        path = folder / _file_name(whole, index)
        with writing(path):
            path.write_text(match, encoding="utf-8")


def _file_name(chunk: Chunk, index: int) -> str:
    return f"{chunk.game}-{chunk.seed}-{index:06}.jsonl"


def has_files(folder: Path, whole: Chunk) -> Callable[[Played], bool]:
    """Whether all match files of a finished chunk are in the folder: people tidy up."""
    there = {path.name for path in folder.iterdir()}
    return lambda done: all(_file_name(whole, i) in there for i in range(done.first, done.end))


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
    need("openskill")
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
        text = page(result.bots, result.statistics, origin, words, pairs=result.pairs)
        write_page(html, text, words)
    if json:
        typer.echo(msgspec.json.encode({**msgspec.structs.asdict(result), "provenance": origin}))
    else:
        told = words.say(
            "tournament-summary",
            games=result.statistics.games,
            seats=result.seats,
            seed=str(seed),
            engine=", ".join(result.engines),
        )
        out.print(told)
        print_rows(result.bots, words)
        bots = [row.bot for row in result.bots]
        if len(bots) > 2:
            out.print(words.say("report-pairs"))
            print_table(["", *bots], pair_cells(bots, result.pairs, words))
    checkpoint.delete()


def warm_up() -> None:
    """Play one match with every bot that the kernel of a game has."""
    need("numba")
    make_folder(cache_folder())
    words, games = speech(), games_with("kernel")
    with Progress(words.say("warm-up-compiling"), len(games)) as progress:
        for game in games:
            seats, known = GAMES[game].meta.fewest_seats, compiled_bots(game)
            bots = tuple(known[seat % len(known)] for seat in range(seats))
            options = settle(GAMES[game], {}, seats=seats, seed=0)
            play_chunk(Chunk(game, options, bots, seed=0, first=0, count=1, engine="kernels"))
            compiles_first(game)
            progress.advance(1)
    out.print(words.say("warm-up-done", games=", ".join(games)))
