"""`tablecade solve`: exact answers, one small module a game."""

from collections.abc import Callable
from typing import Any

import typer

from tablecade.cli.help import HelpCommand, HelpGroup
from tablecade.registry import Registry

Command = Callable[..., None]


def _command(game: str, value: Any) -> Command:
    if not callable(value):
        raise TypeError(f"the command that solves {game} is a function")
    command: Command = value
    return command


SOLVE = Registry(
    "tablecade.solve",
    {
        "pixoid": "tablecade.cli.solve_pixoid:solve_pixoid",
        "qwixx": "tablecade.cli.solve_qwixx:solve_qwixx",
    },
    make=_command,
)

solve = typer.Typer(name="solve", cls=HelpGroup, no_args_is_help=True)
for _game in SOLVE:
    solve.command(_game, cls=HelpCommand)(SOLVE[_game])
