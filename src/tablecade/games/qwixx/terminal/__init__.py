"""Qwixx in the terminal: its drawing, and `tablecade solve qwixx`, exact points of solitaire."""

from importlib.util import find_spec

from rich.progress import Progress

from tablecade.cli.options import Language
from tablecade.cli.speech import choose_language, err, out
from tablecade.cli.terminal import PuzzleWords, Terminal
from tablecade.coach import Verdict
from tablecade.core.errors import MissingExtra
from tablecade.games.qwixx.terminal.scene import QwixxScene
from tablecade.locales import Sentences


def solve_qwixx(language: Language = None) -> None:
    words = choose_language(language)
    if find_spec("numba") is None:
        raise MissingExtra(extra="lab")
    from tablecade.games.qwixx.solver import load_or_solve

    with Progress(console=err, disable=not err.is_terminal) as progress:
        task = progress.add_task(words.say("solve-solving"), total=1.0)
        values = load_or_solve(lambda done: progress.update(task, completed=done))
    from_empty_sheet = float(values[0, 0])
    out.print(words.say("solve-qwixx", points=words.number(from_empty_sheet, digits=3)))


def _values(verdict: Verdict, words: Sentences) -> dict[str, str]:
    """The points of the best choice, beside the given or the next best one."""
    best, second, *_ = sorted(verdict.sure, key=lambda choice: -verdict.sure[choice])
    points = {choice: words.number(worth, digits=1) for choice, worth in verdict.sure.items()}
    told = {"answer": best, "worth": points[best]}
    if verdict.right:
        return {**told, "next": second, "other": points[second]}
    return {**told, "given": verdict.given, "got": points[verdict.given]}


TERMINAL = Terminal(
    scene=QwixxScene,
    commands={"solve": solve_qwixx},
    puzzle=PuzzleWords(names=lambda words: (words.say("puzzle-you"),), values=_values),
)
