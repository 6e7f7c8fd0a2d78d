"""`tablecade puzzle`: one position a day with a proven best choice."""

from collections.abc import Callable
from datetime import date, datetime
from typing import Annotated

import typer

from tablecade.cli.options import Language, check_language
from tablecade.cli.speech import choose_language
from tablecade.core.registry import Registry, callable_that
from tablecade.locales import Sentences

Puzzle = Callable[[date, str | None, Sentences], None]
"""Shows the puzzle of a day, asks for the answer unless one is given, and judges it."""


PUZZLES: Registry[Puzzle] = Registry(
    "tablecade.puzzles",
    {
        "pixoid": "tablecade.games.pixoid.terminal.puzzle:puzzle_pixoid",
        "qwixx": "tablecade.games.qwixx.terminal.puzzle:puzzle_qwixx",
    },
    make=callable_that("asks the puzzle of"),
)


def _check_game(game: str) -> str:
    if game not in PUZZLES:
        raise typer.BadParameter(f"{game!r} is not one of {', '.join(map(repr, PUZZLES))}.")
    return game


FIRST = next(iter(PUZZLES))


def puzzle(
    game: Annotated[str, typer.Argument(metavar="[GAME]", callback=_check_game)] = FIRST,
    day: Annotated[datetime | None, typer.Option("--date", formats=["%Y-%m-%d"])] = None,
    answer: str | None = None,
    language: Language = None,
) -> None:
    words = choose_language(check_language(language))
    PUZZLES[game](day.date() if day else date.today(), answer, words)
