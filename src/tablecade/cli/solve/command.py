"""`tablecade solve`: exact solutions, one module for each game."""

from collections.abc import Callable

import typer

from tablecade.cli.help import HelpCommand, HelpGroup
from tablecade.core.registry import Registry, callable_that

Command = Callable[..., None]


SOLVE: Registry[Command] = Registry(
    "tablecade.solve",
    {
        "pixoid": "tablecade.games.pixoid.terminal.solve:solve_pixoid",
        "qwixx": "tablecade.games.qwixx.terminal.solve:solve_qwixx",
    },
    make=callable_that("solves"),
)

solve = typer.Typer(name="solve", cls=HelpGroup, no_args_is_help=True)
for _game in SOLVE:
    solve.command(_game, cls=HelpCommand)(SOLVE[_game])
