"""The daily puzzle of Pixoid: which program guarantees the most cubes?"""

from datetime import date

from tablecade.cli.options import named_game
from tablecade.cli.puzzle.asking import PLAYER, ask_choice, show, tell
from tablecade.games.pixoid.terminal.scene import PixoidScene
from tablecade.locales import Sentences


def puzzle_pixoid(day: date, answer: str | None, words: Sentences) -> None:
    from tablecade.games.pixoid.coach.advice import same_walk  # NumPy loads with its first use
    from tablecade.games.pixoid.coach.puzzles import position, prove, puzzle_of

    found = puzzle_of(day)
    state = position(found)
    names = (words.say("puzzle-you"), *(words.say("puzzle-bug", n=str(n)) for n in (1, 2, 3)))
    scene = PixoidScene(named_game("pixoid"), names, words)
    show(scene, state, words.say("puzzle-question"))
    chosen = ask_choice(scene, state, answer, words.say("puzzle-ask"), words)
    if chosen is None:
        return
    chosen = scene.game.write(same_walk(state, PLAYER, scene.game.read(chosen)))
    told = {"answer": found.answer, "sure": _cubes(found.sure, words)}
    if chosen == found.answer:
        told["other"] = _cubes(found.other, words)
    else:
        told |= {"given": chosen, "got": _cubes(prove(state).sure.get(chosen, 0.0), words)}
    tell("puzzle", told, words, right=chosen == found.answer)


def _cubes(value: float, words: Sentences) -> str:
    return words.say("puzzle-cubes", cubes=round(value, 2))
