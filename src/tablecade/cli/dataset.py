"""`tablecade dataset`: match files as one Parquet file."""

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import typer

from tablecade.cli.options import GameName, Language, check_language, named_game, read_bytes
from tablecade.cli.speech import choose_language, out
from tablecade.core.match import Match, read_match
from tablecade.core.replay import verify
from tablecade.games import GAMES


def dataset(
    game: GameName,
    folder: Annotated[Path, typer.Argument(metavar="DIR", help="A folder of match files.")],
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The Parquet file to write.")],
    language: Language = None,
) -> None:
    """Write positions, choices and outcomes of finished matches as Parquet."""
    from tablecade.lab.dataset import write_dataset  # heavy

    words = choose_language(check_language(language))
    rows = write_dataset(_matches(named_game(game).meta.id, folder), file)
    out.print(words.say("dataset-written", rows=rows, file=str(file)), markup=False)


def _matches(game: str, folder: Path) -> Iterator[tuple[str, Match]]:
    """The true matches of this game, in the order of their names. Raises BadMatch."""
    for path in sorted(folder.glob("*.jsonl")):
        match = read_match(read_bytes(path))
        if match.header.game == game and verify(GAMES, match) is not None:
            yield path.stem, match
