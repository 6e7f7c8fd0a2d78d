"""Pixoid in the terminal."""

from tablecade.cli.terminal import PuzzleWords, Terminal
from tablecade.coach import Verdict
from tablecade.games.pixoid.terminal.scene import PixoidScene
from tablecade.games.pixoid.terminal.solve import solve_pixoid
from tablecade.locales import Sentences


def _names(words: Sentences) -> tuple[str, ...]:
    return (words.say("puzzle-you"), *(words.say("puzzle-pixoid-bug", n=str(n)) for n in (1, 2, 3)))


def _values(verdict: Verdict, words: Sentences) -> dict[str, str]:
    """The cubes that the answer guarantees, beside the given or the next best program."""
    ranked = sorted(verdict.sure, key=lambda program: -verdict.sure[program])
    cubes = {p: words.say("puzzle-pixoid-cubes", cubes=round(verdict.sure[p], 2)) for p in ranked}
    told = {"answer": verdict.answer, "sure": cubes[verdict.answer]}
    if verdict.right:
        return {**told, "other": cubes[ranked[1]]}
    return {**told, "given": verdict.given, "got": cubes[verdict.given]}


TERMINAL = Terminal(
    scene=PixoidScene,
    commands={"solve": solve_pixoid},
    puzzle=PuzzleWords(names=_names, values=_values),
)
