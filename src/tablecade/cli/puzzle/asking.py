"""How a puzzle of any game is shown, asked and judged in the terminal."""

from typing import Any

import typer

from tablecade.cli.draw.scene import Scene
from tablecade.cli.playing.prompt import Help, Quit, Save, Undo, ask_or_leave, read_choice
from tablecade.cli.speech import out
from tablecade.core.hand import Hand
from tablecade.locales import Sentences

PLAYER = Hand(0)


def show(scene: Scene, state: Any, question: str) -> None:
    out.print(scene.draw(state, None))
    out.print(question)
    out.print(scene.offer(state, PLAYER))


def tell(key: str, told: dict[str, str], words: Sentences, *, right: bool) -> None:
    out.print(words.say(f"{key}-{'right' if right else 'wrong'}", **told), markup=False)


def ask_choice(
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
