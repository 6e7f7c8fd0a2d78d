"""Match files: `tablecade verify` checks them, `review` tells their costly choices, `report` and
`dataset` make figures and Parquet of a folder of them.

Here is also how the coach speaks in `tablecade play --coach`.
"""

from collections.abc import Callable, Iterable, Sequence
from errno import ENOENT, ENOTDIR
from os import strerror
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from msgspec import UNSET
from rich.text import Text

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
from tablecade.coach import Remark, advise
from tablecade.coach import review as look_back
from tablecade.core.errors import TablecadeError, UnreadableFile, naming_file, need, unreadable
from tablecade.core.hand import Hand, Seat
from tablecade.core.match import read_match
from tablecade.core.packages import GAMES
from tablecade.core.replay import AnyGame, tell_end
from tablecade.core.replay import verify as prove
from tablecade.lab.report import cells, columns, page, rows_of
from tablecade.lab.results import Statistics, provenance, result_of
from tablecade.lab.tournament import BotResult
from tablecade.locales import Sentences

SHOWN = 8
"""Options shown, the best ones."""


def verify(
    files: Annotated[list[Path], typer.Argument(metavar="FILE...")], language: Language = None
) -> None:
    words = choose_language(language)
    all_true = True
    for path in files:
        try:
            match, _ = read_proven(path)
        except TablecadeError as problem:
            err.print(problem.sentence(words), style="red")
            all_true = False
            continue
        out.print(f"{path}: {tell_end(words, match)}", soft_wrap=True)
        if match.header.rolled_by_hand:
            out.print(words.say("verify-by-hand"), soft_wrap=True)
        elif match.header.dice is UNSET and any("dice" in d.choices for d in match.decisions):
            out.print(words.say("verify-unproven"), soft_wrap=True)
    if not all_true:
        raise typer.Exit(1)


def review(
    file: Annotated[Path, typer.Argument(metavar="FILE")],
    seat: Annotated[int | None, typer.Option(min=0)] = None,
    language: Language = None,
) -> None:
    words = choose_language(language)
    match, _ = read_proven(file)
    last = len(match.header.seats) - 1
    if seat is None:  # the seats of people, or all where there are only bots
        players = match.header.players or ()
        seats = {Seat(number) for number, one in enumerate(players) if one.bot is UNSET} or None
    elif seat > last:
        raise TablecadeError("no-seat-in-match", seat=seat, last=last)
    else:
        seats = {Seat(seat)}
    remarks = look_back(GAMES[match.header.game], match, seats=seats)
    for remark in remarks:
        name = match.header.seats[remark.seat]
        out.print(tell_remark(remark, name, words), soft_wrap=True)
    if not remarks:
        out.print(words.say("review-none"))


def tell_advice(
    game: AnyGame, state: Any, hand: Hand, show: Callable[[str], str], *, words: Sentences
) -> Text:
    """`show` says a choice in the player's language."""
    (advice,) = advise(game, state, (hand,))
    if not advice.options:
        return Text(words.say("coach-alike"), "cyan")
    if advice.unit == "cubes":
        title = f"coach-cubes-{advice.aim}" if advice.mixed else "coach-start"
    else:
        title = "coach-win-mixed" if advice.mixed else "coach-win"
    lines, options = [words.say(title, source=words.say(f"coach-{advice.source}"))], advice.options
    width = max(len(show(option.action)) for option in options[:SHOWN])
    for option in options[:SHOWN]:
        share = "" if option.share is None else f"{words.percent(option.share, digits=0):>5}  "
        value = tell_value(option.value, advice.unit, words, digits=1)
        lines.append(f"  {show(option.action):{width}} {share}{value:>7}")
    return Text("\n".join(lines), "cyan")


def tell_value(value: float, unit: str, words: Sentences, *, digits: int) -> str:
    """A share of the victory with so many digits, or a number of cubes."""
    return words.percent(value, digits=digits) if unit == "win" else words.number(value, digits=2)


def tell_remark(remark: Remark, name: str, words: Sentences) -> str:
    better = ", ".join(
        option.action
        if option.share is None
        else f"{option.action} {words.percent(option.share, digits=0)}"
        for option in remark.better
    )
    loss = tell_value(remark.loss, remark.unit, words, digits=0)
    key, n = f"review-{remark.unit}", str(remark.n)
    return words.say(key, n=n, name=name, chosen=remark.chosen, loss=loss, better=better)


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


def print_rows(rows: Sequence[BotResult], words: Sentences) -> None:
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
            if match.header.game == name and prove(GAMES, match) is not None:
                matches.append((path.stem, match))
    if not matches:
        raise TablecadeError("no-matches", folder=str(folder), game=name)
    with writing(file):
        rows = write_dataset(matches, file)
    out.print(words.say("dataset-written", rows=rows, file=str(file)))
