"""`tablecade verify`: checks match files."""

from pathlib import Path
from typing import Annotated

import typer

from tablecade.cli.options import Language, read_bytes
from tablecade.cli.speech import choose_language, err, out
from tablecade.core.errors import BadMatch, UnreadableFile
from tablecade.core.match import read_match
from tablecade.core.packages import GAMES
from tablecade.core.replay import tell_outcome
from tablecade.core.replay import verify as prove
from tablecade.locales import Sentences


def verify(
    files: Annotated[list[Path], typer.Argument(metavar="FILE...")], language: Language = None
) -> None:
    words = choose_language(language)
    proven = [_verify_file(path, words) for path in files]
    if not all(proven):
        raise typer.Exit(1)


def _verify_file(path: Path, words: Sentences) -> bool:
    try:
        match = read_match(read_bytes(path))
        outcome = prove(GAMES, match)
    except UnreadableFile as problem:
        err.print(problem.sentence(words), style="red")
        return False
    except BadMatch as problem:
        err.print(f"{path}: {problem.sentence(words)}", style="red")
        return False
    out.print(f"{path}: {tell_outcome(words, match.header, outcome)}", soft_wrap=True)
    if match.header.rolled_by_hand:
        out.print(words.say("verify-by-hand"), soft_wrap=True)
    return True
