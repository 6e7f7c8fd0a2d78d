"""`tablecade solve qwixx`: the best one can expect who plays alone, exactly."""

from importlib.util import find_spec
from typing import Annotated

import typer
from rich.progress import Progress

from tablecade.cli.options import Language, check_language
from tablecade.cli.speech import choose_language, err, out


def solve(
    game: Annotated[str, typer.Argument(metavar="GAME", help="qwixx.")],
    language: Language = None,
) -> None:
    """Solve a game exactly; the solution is kept on this machine."""
    words = choose_language(check_language(language))
    if game != "qwixx":
        raise typer.BadParameter(f"'{game}' has no solver", param_hint="GAME")
    if find_spec("numba") is None:
        raise typer.BadParameter("the extra 'lab' is not installed", param_hint="GAME")
    from tablecade.solvers.qwixx_alone import best_points, load_or_solve

    with Progress(console=err, disable=not err.is_terminal) as progress:
        task = progress.add_task(words.say("solve-solving"), total=1.0)
        values = load_or_solve(lambda done: progress.update(task, completed=done))
    out.print(words.say("solve-qwixx", points=f"{best_points(values):.3f}"))
