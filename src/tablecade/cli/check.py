"""`tablecade check`: what is wrong with the package of a game, or missing in it."""

import typer

from tablecade.cli.options import GameName, Language
from tablecade.cli.speech import choose_language, out


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
