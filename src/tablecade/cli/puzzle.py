"""`tablecade puzzle`: one position a day with a proven best program."""

from datetime import date, datetime
from typing import Annotated

import typer

from tablecade.cli.draw.pixoid import PixoidScene
from tablecade.cli.options import Language, check_language, named_game
from tablecade.cli.playing.prompt import Quit, Save, Undo, ask_or_leave, expand, read_choice
from tablecade.cli.speech import choose_language, out
from tablecade.core.hand import Hand
from tablecade.games.pixoid.state import State
from tablecade.locales import Sentences

PIXOID = Hand(0)


def puzzle(
    day: Annotated[
        datetime | None,
        typer.Option("--date", formats=["%Y-%m-%d"], help="Of this day. Default: today."),
    ] = None,
    answer: Annotated[
        str | None, typer.Option(metavar="PROGRAM", help="Your answer, as in up3. Else asked for.")
    ] = None,
    language: Language = None,
) -> None:
    """A puzzle of Pixoid for every day: which program makes sure of most?"""
    words = choose_language(check_language(language))
    from tablecade.coach.puzzles import position, prove, puzzle_of  # NumPy loads with its first use

    found = puzzle_of(day.date() if day else date.today())
    state = position(found)
    names = (words.say("puzzle-you"), *(words.say("puzzle-bug", n=str(n)) for n in (1, 2, 3)))
    scene = PixoidScene(named_game("pixoid"), names, words)
    out.print(scene.draw(state, None))
    out.print(words.say("puzzle-question"))
    out.print(scene.offer(state, PIXOID))
    given = _given(scene, state, answer, words)
    if given is None:
        return
    sure = prove(state).sure.get(given, 0.0)
    key = "puzzle-right" if given == found.answer else "puzzle-wrong"
    told = {"answer": found.answer, "sure": _cubes(found.sure, words)}
    if key == "puzzle-right":
        told["other"] = _cubes(found.other, words)
    else:
        told |= {"given": given, "got": _cubes(sure, words)}
    out.print(words.say(key, **told), markup=False)


def _cubes(value: float, words: Sentences) -> str:
    return words.say("puzzle-cubes", cubes=round(value, 2))


def _given(scene: PixoidScene, state: State, answer: str | None, words: Sentences) -> str | None:
    """A legal program, the one that ends where it ends; None when the person leaves."""
    from tablecade.coach.pixoid import same_walk

    while True:
        try:
            said = answer or ask_or_leave(words.say("puzzle-ask"))
        except (Quit, Undo):
            return None
        if isinstance(said, Save):
            continue
        text = expand(said, scene.vocabulary(state, PIXOID))
        program = read_choice(scene.game, state, PIXOID, text, words)
        if program is not None:
            return scene.game.write(same_walk(state, PIXOID, program))
        if answer is not None:
            raise typer.Exit(1)
