"""`tablecade dataset`: match files as one Parquet file."""

from errno import ENOENT, ENOTDIR
from os import strerror
from pathlib import Path
from typing import Annotated

import typer

from tablecade.cli.extras import need
from tablecade.cli.options import GameName, Language, check_language, named_game, read_bytes
from tablecade.cli.speech import choose_language, out
from tablecade.cli.writing import check_writable, writing
from tablecade.core.errors import NoMatches, naming_file, unreadable
from tablecade.core.match import Match, read_match
from tablecade.core.packages import GAMES
from tablecade.core.replay import verify


def dataset(
    game: GameName,
    folder: Annotated[Path, typer.Argument(metavar="DIR")],
    file: Annotated[Path, typer.Argument(metavar="FILE")],
    language: Language = None,
) -> None:
    from tablecade.lab.dataset import write_dataset  # heavy

    words = choose_language(check_language(language))
    name = named_game(game).meta.id
    check_writable(file)
    need("pyarrow")
    matches = _matches(name, folder)
    with writing(file):
        rows = write_dataset(matches, file)
    out.print(words.say("dataset-written", rows=rows, file=str(file)), markup=False)


def _matches(game: str, folder: Path) -> list[tuple[str, Match]]:
    """The true, finished matches of this game, by name. Raises BadMatch, NoMatches."""
    if not folder.is_dir():
        number = ENOTDIR if folder.exists() else ENOENT
        raise unreadable(folder, OSError(number, strerror(number)))
    found = []
    for path in sorted(folder.glob("*.jsonl")):
        with naming_file(path):
            match = read_match(read_bytes(path))
            if match.header.game == game and verify(GAMES, match) is not None:
                found.append((path.stem, match))
    if not found:
        raise NoMatches(folder=str(folder), game=game)
    return found
