"""The command itself: its subcommands, and how a problem is told."""

import os
import sys
from errno import ENOSPC, EPIPE
from pathlib import Path
from typing import Annotated

import typer

from tablecade import __version__
from tablecade.cli.benchmark import benchmark
from tablecade.cli.games import board, games, puzzle, rules
from tablecade.cli.help import HelpCommand, HelpGroup, misuse_of
from tablecade.cli.matches import dataset, report, review, verify
from tablecade.cli.new_game import check, new
from tablecade.cli.play import play
from tablecade.cli.serve import Https, serve
from tablecade.cli.simulate import BotsCommand, simulate, tournament, warm_up
from tablecade.cli.speech import MISUSED, BadSetting, Misuse, tell, tell_plugin_problems
from tablecade.cli.tables import backup, restore, tables
from tablecade.cli.terminal import game_commands
from tablecade.core.errors import TablecadeError, naming_extra, package_failed, unreadable
from tablecade.locales import find_language

app = typer.Typer(
    name="tablecade",
    cls=HelpGroup,
    no_args_is_help=False,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)
for command in (
    *(play, serve, games, rules, board, verify, check, new, review, puzzle),
    *(report, dataset, backup, restore, warm_up),
):
    app.command(cls=HelpCommand)(command)
app.command(cls=BotsCommand)(simulate)
app.command(cls=BotsCommand)(tournament)
app.command(cls=HelpCommand)(benchmark)
app.add_typer(tables)
for group in game_commands():
    app.add_typer(group)


def _version(wanted: bool) -> None:  # noqa: FBT001 - typer's way
    if wanted:
        typer.echo(f"tablecade {__version__}")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def start(
    context: typer.Context,
    version: Annotated[  # noqa: ARG001, FBT002
        bool, typer.Option("--version", callback=_version, is_eager=True)
    ] = False,
    https: Https = None,
) -> None:
    """Without a command: serve tables to everybody in this network."""
    # Every command speaks the language of TABLECADE_LANGUAGE, so that one is checked here.
    language = os.environ.get("TABLECADE_LANGUAGE")
    if language and find_language(language) is None:
        raise BadSetting(place="TABLECADE_LANGUAGE", value=language, rule="language")
    tell_plugin_problems()
    if context.invoked_subcommand is None:
        from tablecade.cli.serving import serve_everywhere  # the server is loaded when one starts

        serve_everywhere(https=https)


def run() -> None:
    """Run the command: a problem is told in one sentence. Wrong usage exits with 2, else with 1."""
    try:
        with naming_extra():
            code = app(standalone_mode=False)
        sys.stdout.flush()
    except (typer.TyperException, Misuse) as problem:
        tell(problem if isinstance(problem, Misuse) else misuse_of(problem))
        sys.exit(MISUSED)
    except typer.Abort:
        sys.exit(1)
    except TablecadeError as problem:
        tell(problem)
        sys.exit(1)
    except OSError as problem:  # a full disk behind the output, or a pipe that its reader closed
        if problem.filename is not None or problem.errno not in {ENOSPC, EPIPE}:
            raise
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # what Python writes at exit
        if problem.errno == ENOSPC:
            tell(unreadable(Path("/dev/stdout"), problem))
        sys.exit(1)
    except Exception as problem:
        failed = package_failed(problem)
        if failed is None:  # the fault is ours
            raise
        tell(failed)
        sys.exit(1)
    finally:
        tell_plugin_problems()
    if isinstance(code, int):
        sys.exit(code)
