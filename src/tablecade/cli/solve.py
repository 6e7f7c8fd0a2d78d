"""`tablecade solve`: exact answers, one small module a game."""

import typer

from tablecade.cli.solve_pixoid import solve_pixoid
from tablecade.cli.solve_qwixx import solve_qwixx

solve = typer.Typer(
    name="solve", help="Solve a game exactly; what is found is kept.", no_args_is_help=True
)
solve.command("pixoid")(solve_pixoid)
solve.command("qwixx")(solve_qwixx)
