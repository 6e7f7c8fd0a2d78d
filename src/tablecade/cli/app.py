"""The command itself: its subcommands, and how a problem is told."""

import sys
from typing import Annotated

import typer

from tablecade import __version__
from tablecade.cli.board import board
from tablecade.cli.games import games
from tablecade.cli.play import play
from tablecade.cli.simulate import simulate
from tablecade.cli.solve_qwixx import solve
from tablecade.cli.speech import err, explain, speech
from tablecade.cli.verify import verify
from tablecade.core.errors import TablecadeError

app = typer.Typer(
    name="tablecade",
    help="A digital table for real board games: Pixoid, Qwixx and Qwixx On Board.",
    no_args_is_help=False,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)
for command in (play, games, board, simulate, solve, verify):
    app.command()(command)


def _version(wanted: bool) -> None:  # noqa: FBT001 - typer's way
    if wanted:
        typer.echo(f"tablecade {__version__}")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def start(
    context: typer.Context,
    version: Annotated[  # noqa: ARG001, FBT002
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Say the version.")
    ] = False,
) -> None:
    """Without a command: choose a game and play it here."""
    if context.invoked_subcommand is None:
        play()


def main() -> None:
    try:
        app()
    except TablecadeError as problem:
        err.print(explain(speech(), problem), markup=False, style="red")
        sys.exit(1)
    except KeyboardInterrupt:
        sys.exit(130)
