"""The daily puzzle of Qwixx: which cross brings the most points in the end?"""

from datetime import date

from tablecade.cli.options import named_game
from tablecade.cli.puzzle.asking import ask_choice, show, tell
from tablecade.games.qwixx.terminal.scene import QwixxScene
from tablecade.locales import Sentences


def puzzle_qwixx(day: date, answer: str | None, words: Sentences) -> None:
    from tablecade.games.qwixx.coach.puzzles import position, qwixx_puzzle_of

    found = qwixx_puzzle_of(day)
    state = position(found)
    scene = QwixxScene(named_game("qwixx"), (words.say("puzzle-you"),), words)
    show(scene, state, words.say("puzzle-qwixx-question"))
    chosen = ask_choice(scene, state, answer, words.say("puzzle-qwixx-ask"), words)
    if chosen is None:
        return
    best, second = found.ranked[:2]
    told = {"answer": best, "worth": words.number(found.worth[best], digits=1)}
    if chosen == best:
        told |= {"next": second, "other": words.number(found.worth[second], digits=1)}
    else:
        told |= {"given": chosen, "got": words.number(found.worth[chosen], digits=1)}
    tell("puzzle-qwixx", told, words, right=chosen == best)
