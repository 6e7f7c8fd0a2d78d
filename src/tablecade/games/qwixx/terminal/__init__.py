"""Qwixx in the terminal."""

from tablecade.cli.terminal import PuzzleWords, Terminal
from tablecade.coach.puzzles import Verdict
from tablecade.games.qwixx.terminal.scene import QwixxScene
from tablecade.games.qwixx.terminal.solve import solve_qwixx
from tablecade.locales import Sentences


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
