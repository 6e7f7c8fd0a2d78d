"""`tablecade new` writes the package of a game, `tablecade check` says what is wrong with one.

The folder `new` holds a whole game named Claims; its name is replaced.
"""

from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Annotated

import typer

from tablecade.cli.options import GameName, Language, writing
from tablecade.cli.speech import Misuse, choose_language, out
from tablecade.core.packages import GAMES, ID


def new(name: Annotated[str, typer.Argument(metavar="NAME")], language: Language = None) -> None:
    words = choose_language(language)
    folder = Path(f"tablecade-{name}")
    if not ID.fullmatch(name):
        raise Misuse("bad-game-name", name=name)
    if name in GAMES:
        raise Misuse("game-there", name=name)
    if folder.exists():
        raise Misuse("folder-there", folder=str(folder))
    with writing(folder):
        write_game(folder, name)
    out.print(words.say("new-written", folder=str(folder)), markup=False)
    for command in (f"pip install --editable {folder}", f"tablecade play {name}"):
        out.print(f"  {command}", markup=False, soft_wrap=True)


def write_game(folder: Path, name: str) -> None:
    """Write the package of a new game into a folder that is not there yet. `two-towers` is
    `tablecade_two_towers`, `TwoTowers` in code and `Two towers` to people.
    """
    module = name.replace("-", "_")

    def write(source: Traversable, target: Path) -> None:
        target.mkdir()
        for found in source.iterdir():
            path = target / found.name.replace("claims", module)
            if found.is_file():
                title = name.replace("-", " ").capitalize()
                if path.suffix == ".py":
                    title = "".join(map(str.capitalize, name.split("-")))
                text = found.read_text(encoding="utf-8")
                text = text.replace("tablecade_claims", f"tablecade_{module}")
                text = text.replace("Claims", title).replace("claims", name)
                path.write_text(text, encoding="utf-8")
            elif found.name != "__pycache__":
                write(found, path)

    write(files(__package__) / "new", folder)


def check(game: GameName, language: Language = None) -> None:
    from tablecade.testing import check_installed  # it loads every layer

    words = choose_language(language)
    found = check_installed(game)
    for finding in found:
        level = words.say(f"check-{finding.level}")
        style = "red" if finding.level == "error" else "yellow"
        out.print(f"{level}: {finding}", markup=False, style=style, soft_wrap=True)
    errors = sum(finding.level == "error" for finding in found)
    told = words.say("check-found", game=game, errors=errors, warnings=len(found) - errors)
    out.print(told if found else words.say("check-clean", game=game), markup=False)
    if errors:
        raise typer.Exit(1)
