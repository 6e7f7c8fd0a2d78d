"""`tablecade puzzle`: one position a day with a proven best choice."""

from datetime import date, datetime
from typing import Annotated, Any

import typer

from tablecade.cli.draw.scene import Scene
from tablecade.cli.options import Language, named_game
from tablecade.cli.playing.prompt import Help, Quit, Save, Undo, ask_or_leave, read_choice
from tablecade.cli.speech import choose_language, out
from tablecade.cli.terminal import scene_of, terminal_of
from tablecade.coach.coach import coach_of, games_with_puzzles
from tablecade.coach.puzzles import PLAYER
from tablecade.locales import Sentences


def _check_game(game: str | None) -> str:
    known = games_with_puzzles()
    if game is not None and game not in known:
        raise typer.BadParameter(f"{game!r} is not one of {', '.join(map(repr, known))}.")
    return game or known[0]


def puzzle(
    game: Annotated[str | None, typer.Argument(metavar="[GAME]", callback=_check_game)] = None,
    day: Annotated[datetime | None, typer.Option("--date", formats=["%Y-%m-%d"])] = None,
    answer: str | None = None,
    language: Language = None,
) -> None:
    words = choose_language(language)
    name = _check_game(game)
    puzzles, told = coach_of(name).puzzles, terminal_of(name).puzzle
    if puzzles is None or told is None:
        raise KeyError(name)
    today = day.date() if day else date.today()
    state = puzzles.position(today).state
    scene = scene_of(name)(named_game(name), told.names(words), words)
    out.print(scene.draw(state, None))
    out.print(words.say(f"puzzle-{name}-question"))
    out.print(scene.offer(state, PLAYER))
    chosen = _ask(scene, state, answer, question=words.say(f"puzzle-{name}-ask"), words=words)
    if chosen is None:
        return
    verdict = puzzles.judge(today, chosen)
    key = f"puzzle-{name}-{'right' if verdict.right else 'wrong'}"
    out.print(words.say(key, **told.values(verdict, words)))


def _ask(
    scene: Scene, state: Any, answer: str | None, *, question: str, words: Sentences
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
