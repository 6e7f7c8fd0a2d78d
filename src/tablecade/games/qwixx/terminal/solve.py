"""`tablecade solve qwixx`: the exact expected points of best play in solitaire."""

from importlib.util import find_spec

from rich.progress import Progress

from tablecade.cli.options import Language
from tablecade.cli.speech import choose_language, err, out
from tablecade.core.errors import MissingExtra


def solve_qwixx(language: Language = None) -> None:
    words = choose_language(language)
    if find_spec("numba") is None:
        raise MissingExtra(extra="lab")
    from tablecade.games.qwixx.solver import best_points, load_or_solve

    with Progress(console=err, disable=not err.is_terminal) as progress:
        task = progress.add_task(words.say("solve-solving"), total=1.0)
        values = load_or_solve(lambda done: progress.update(task, completed=done))
    out.print(words.say("solve-qwixx", points=words.number(best_points(values), digits=3)))
