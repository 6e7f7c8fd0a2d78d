"""`tablecade puzzle`: one position a day with a proven best choice, of Pixoid or of Qwixx."""

from datetime import date, datetime
from enum import StrEnum
from typing import Annotated, Any

import typer

from tablecade.cli.draw.pixoid import PixoidScene
from tablecade.cli.draw.qwixx import QwixxScene
from tablecade.cli.draw.scene import Scene
from tablecade.cli.options import Language, check_language, named_game
from tablecade.cli.playing.prompt import Help, Quit, Save, Undo, ask_or_leave, read_choice
from tablecade.cli.speech import choose_language, out
from tablecade.core.hand import Hand
from tablecade.locales import Sentences

PLAYER = Hand(0)


class PuzzleGame(StrEnum):
    PIXOID = "pixoid"
    QWIXX = "qwixx"


def puzzle(
    game: Annotated[
        PuzzleGame, typer.Argument(metavar="[GAME]", help="pixoid or qwixx.")
    ] = PuzzleGame.PIXOID,
    day: Annotated[
        datetime | None,
        typer.Option("--date", formats=["%Y-%m-%d"], help="Of this day. Default: today."),
    ] = None,
    answer: Annotated[
        str | None, typer.Option(help="Your answer, as in up3 or red7. Else asked for.")
    ] = None,
    language: Language = None,
) -> None:
    """A puzzle for every day: which choice is the best?"""
    words = choose_language(check_language(language))
    asked = _pixoid if game is PuzzleGame.PIXOID else _qwixx
    asked(day.date() if day else date.today(), answer, words)


def _pixoid(day: date, answer: str | None, words: Sentences) -> None:
    """Which program makes sure of most?"""
    from tablecade.coach.pixoid.advice import same_walk  # NumPy loads with its first use
    from tablecade.coach.pixoid.puzzles import position, prove, puzzle_of

    found = puzzle_of(day)
    state = position(found)
    names = (words.say("puzzle-you"), *(words.say("puzzle-bug", n=str(n)) for n in (1, 2, 3)))
    scene = PixoidScene(named_game("pixoid"), names, words)
    _show(scene, state, words.say("puzzle-question"))
    given = _given(scene, state, answer, words.say("puzzle-ask"), words)
    if given is None:
        return
    given = scene.game.write(same_walk(state, PLAYER, scene.game.read(given)))
    told = {"answer": found.answer, "sure": _cubes(found.sure, words)}
    if given == found.answer:
        told["other"] = _cubes(found.other, words)
    else:
        told |= {"given": given, "got": _cubes(prove(state).sure.get(given, 0.0), words)}
    _tell("puzzle", told, words, right=given == found.answer)


def _qwixx(day: date, answer: str | None, words: Sentences) -> None:
    """Which cross brings the most points in the end?"""
    from tablecade.coach.qwixx.puzzles import position, qwixx_puzzle_of

    found = qwixx_puzzle_of(day)
    state = position(found)
    scene = QwixxScene(named_game("qwixx"), (words.say("puzzle-you"),), words)
    _show(scene, state, words.say("puzzle-qwixx-question"))
    given = _given(scene, state, answer, words.say("puzzle-qwixx-ask"), words)
    if given is None:
        return
    best, second = found.ranked[:2]
    told = {"answer": best, "worth": words.number(found.worth[best], digits=1)}
    if given == best:
        told |= {"next": second, "other": words.number(found.worth[second], digits=1)}
    else:
        told |= {"given": given, "got": words.number(found.worth[given], digits=1)}
    _tell("puzzle-qwixx", told, words, right=given == best)


def _show(scene: Scene, state: Any, question: str) -> None:
    out.print(scene.draw(state, None))
    out.print(question)
    out.print(scene.offer(state, PLAYER))


def _tell(key: str, told: dict[str, str], words: Sentences, *, right: bool) -> None:
    out.print(words.say(f"{key}-{'right' if right else 'wrong'}", **told), markup=False)


def _cubes(value: float, words: Sentences) -> str:
    return words.say("puzzle-cubes", cubes=round(value, 2))


def _given(
    scene: Scene, state: Any, answer: str | None, question: str, words: Sentences
) -> str | None:
    """A legal choice; None when the person leaves."""
    while True:
        try:
            said = answer or ask_or_leave(question, words)
        except (Quit, Undo):
            return None
        if isinstance(said, Save | Help):
            continue
        text = scene.words_of(state, PLAYER).read(said)
        choice = read_choice(scene.game, state, PLAYER, text, words)
        if choice is not None:
            return scene.game.write(choice)
        if answer is not None:
            raise typer.Exit(1)
