"""`tablecade simulate`: bots play many matches."""

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.progress import track
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
from tablecade.cli.speech import choose_language, err, out
from tablecade.core.errors import UnreadableFile
from tablecade.core.match import Match
from tablecade.lab.simulation import Simulation, check_bots, play_match
from tablecade.lab.summary import Summary, Tally
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
    json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,  # noqa: FBT002
    language: Language = None,
) -> None:
    """Let bots play, and say how well each did."""
    words = choose_language(check_language(language))
    simulation = Simulation(named_game(game), read_options(option), split_names(bots), seed)
    check_bots(simulation)
    folder = _make_folder(matches)
    tally = Tally(simulation.bots)
    for index, match in enumerate(_played(simulation, games, words)):
        tally.add(match)
        if folder is not None:
            _write(folder / f"{game}-{seed}-{index:06}.jsonl", match)
    summary = tally.summary(game=game, options=simulation.settled(), seed=seed)
    if json:
        typer.echo(msgspec.json.encode(summary))
    else:
        _print(summary, tally, words)


def _played(simulation: Simulation, games: int, words: Sentences) -> Iterator[Match]:
    options = simulation.settled()
    indices = track(
        range(games), words.say("simulate-playing"), console=err, disable=not err.is_terminal
    )
    return (play_match(simulation, options, index=index) for index in indices)


def _make_folder(folder: Path | None) -> Path | None:
    try:
        if folder is not None:
            folder.mkdir(parents=True, exist_ok=True)
    except OSError as problem:
        raise UnreadableFile(file=str(folder), problem=problem.strerror or "") from None
    return folder


def _write(path: Path, match: Match) -> None:
    try:
        path.write_text(match.write(), encoding="utf-8")
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
