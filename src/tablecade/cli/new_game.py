"""`tablecade new`: writes the package of a game that can be played at once.

The folder `new` holds a whole game named Claims; its name is replaced.
"""

from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Annotated

import typer

from tablecade.cli.misuse import Misuse
from tablecade.cli.options import Language
from tablecade.cli.speech import choose_language, out
from tablecade.core.errors import unreadable
from tablecade.core.packages import GAMES, ID


class BadGameName(Misuse):
    code = "bad-game-name"


class GameThere(Misuse):
    """A new game with the name of one that is there."""

    code = "game-there"


class FolderThere(Misuse):
    code = "folder-there"


def new(
    name: Annotated[str, typer.Argument(metavar="NAME")],
    language: Language = None,
) -> None:
    words = choose_language(language)
    folder = Path(f"tablecade-{name}")
    if not ID.fullmatch(name):
        raise BadGameName(name=name)
    if name in GAMES:
        raise GameThere(name=name)
    if folder.exists():
        raise FolderThere(folder=str(folder))
    try:
        write_game(folder, name)
    except OSError as problem:
        raise unreadable(folder, problem) from None
    out.print(words.say("new-written", folder=str(folder)), markup=False)
    for command in (f"pip install --editable {folder}", f"tablecade play {name}"):
        out.print(f"  {command}", markup=False, soft_wrap=True)


def write_game(folder: Path, name: str) -> None:
    """Write the package of a new game into a folder that is not there yet."""
    _write(files(__package__) / "new", folder, name)


def _write(source: Traversable, target: Path, name: str) -> None:
    """Write a folder of the template under the name of the new game."""
    target.mkdir()
    for found in source.iterdir():
        path = target / found.name.replace("claims", name.replace("-", "_"))
        if found.is_file():
            path.write_text(_named(found.read_text(encoding="utf-8"), path, name), encoding="utf-8")
        elif found.name != "__pycache__":
            _write(found, path, name)


def _named(text: str, file: Path, name: str) -> str:
    """`two-towers` is `tablecade_two_towers`, `TwoTowers` in code and `Two towers` to people."""
    title = "".join(map(str.capitalize, name.split("-")))
    if file.suffix != ".py":
        title = name.replace("-", " ").capitalize()
    text = text.replace("tablecade_claims", f"tablecade_{name.replace('-', '_')}")
    return text.replace("Claims", title).replace("claims", name)
