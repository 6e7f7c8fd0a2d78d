"""`tablecade report` and `tablecade dataset`: a folder of match files as figures or as Parquet."""

from collections.abc import Iterable, Sequence
from errno import ENOENT, ENOTDIR
from os import strerror
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from msgspec import UNSET

from tablecade.cli.options import (
    GameName,
    Language,
    check_writable,
    named_game,
    read_bytes,
    read_proven,
    writing,
)
from tablecade.cli.speech import choose_language, err, new_columns, out, print_columns
from tablecade.core.errors import TablecadeError, UnreadableFile, naming_file, need, unreadable
from tablecade.core.match import read_match
from tablecade.core.packages import GAMES
from tablecade.core.replay import verify
from tablecade.lab.report import Row, cells, columns, page, rows_of
from tablecade.lab.results import Statistics, provenance, result_of
from tablecade.locales import Sentences


def report(
    folder: Annotated[Path, typer.Argument(metavar="DIR")],
    html: Annotated[Path | None, typer.Option(metavar="FILE")] = None,
    json: Annotated[bool, typer.Option("--json")] = False,  # noqa: FBT002
    language: Language = None,
) -> None:
    words = choose_language(language)
    check_page(html)
    games = _find(folder, words)
    for game, statistics in games.items():
        rows = rows_of(statistics)
        if html is not None:
            name = html if len(games) == 1 else html.with_stem(f"{html.stem}-{game}")
            write_page(name, page(rows, statistics, provenance(), words), words)
        if not json:
            title = words.say(f"game-{game}")
            out.print(f"{title}: {words.say('report-lead', games=statistics.games)}")
            print_rows(rows, words)
    if json:
        typer.echo(msgspec.json.encode(games))


def _find(folder: Path, words: Sentences) -> dict[str, Statistics]:
    """By game; bad files are told. Raises UnreadableFile."""
    games: dict[str, Statistics] = {}
    files = sorted(folder.glob("*.jsonl"))
    if not files:
        raise UnreadableFile(file=str(folder), problem=words.say("report-no-files"))
    for file in files:
        try:
            match, outcome = read_proven(file)
        except TablecadeError as problem:
            err.print(problem.sentence(words), style="red")
            continue
        if outcome is not None:
            statistics = games.setdefault(match.header.game, Statistics(match.header.game))
            header = match.header
            # Bots by what they are, people by their names.
            kinds = [player.bot for player in header.players or ()] or [UNSET] * len(header.seats)
            named = (s if bot is UNSET else bot for s, bot in zip(header.seats, kinds, strict=True))
            statistics.add(tuple(named), result_of(match))
    if not games:
        raise TablecadeError("no-matches", folder=str(folder), game=", ".join(GAMES))
    return games


def print_rows(rows: list[Row], words: Sentences) -> None:
    print_table([words.say(key) for key in columns(rows)], (cells(row, words) for row in rows))


def print_table(heads: Sequence[str], lines: Iterable[list[str]], *, names: int = 0) -> None:
    """Figures, and the column `names` of names."""
    table = new_columns()
    for number, head in enumerate(heads):
        table.add_column(head, justify="left" if number == names else "right")
    for line in lines:
        table.add_row(*line)
    print_columns(table)


def check_page(html: Path | None) -> None:
    """Before long work: the page can be written, and its plots can be drawn."""
    check_writable(html)
    if html is not None:
        need("matplotlib")


def write_page(file: Path, text: str, words: Sentences) -> None:
    """Write it, and say where it is."""
    with writing(file):
        file.write_text(text, encoding="utf-8")
    err.print(words.say("report-written", file=str(file)))


def dataset(
    game: GameName,
    folder: Annotated[Path, typer.Argument(metavar="DIR")],
    file: Annotated[Path, typer.Argument(metavar="FILE")],
    language: Language = None,
) -> None:
    from tablecade.lab.dataset import write_dataset  # heavy

    words = choose_language(language)
    name = named_game(game).meta.id
    check_writable(file)
    need("pyarrow")
    if not folder.is_dir():
        number = ENOTDIR if folder.exists() else ENOENT
        raise unreadable(folder, OSError(number, strerror(number)))
    matches = []
    for path in sorted(folder.glob("*.jsonl")):
        with naming_file(path):
            match = read_match(read_bytes(path))
            if match.header.game == name and verify(GAMES, match) is not None:
                matches.append((path.stem, match))
    if not matches:
        raise TablecadeError("no-matches", folder=str(folder), game=name)
    with writing(file):
        rows = write_dataset(matches, file)
    out.print(words.say("dataset-written", rows=rows, file=str(file)))
