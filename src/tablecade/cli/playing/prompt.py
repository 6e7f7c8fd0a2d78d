"""Asking a person, and hiding what they answer from the next one."""

from typing import Any

from msgspec import Struct

from tablecade.cli.speech import out
from tablecade.cli.vocabulary import command
from tablecade.core.errors import BadNotation
from tablecade.core.hand import Hand
from tablecade.core.replay import AnyGame
from tablecade.locales import Sentences

CLEAR_WITH_SCROLLBACK = "\x1b[2J\x1b[3J\x1b[H"


class Quit(Exception):
    """The person leaves the table."""


class Undo(Exception):
    """The person takes the last choice back."""


class Help(Struct, frozen=True):
    """The person wants to know what can be typed."""


class Save(Struct, frozen=True):
    """The person wants the match in a file of this name."""

    file: str


def ask(question: str) -> str:
    try:
        return out.input(f"{question} ", markup=False).strip()
    except EOFError:
        out.print()
        raise Quit from None


def ask_or_leave(question: str, words: Sentences) -> str | Save | Help:
    """An answer, unless it is a command. An empty answer is one: the caller decides on it."""
    answer = ask(question)
    typed, _, file = answer.partition(" ")
    match command(typed, words):
        case "quit":
            raise Quit
        case "undo":
            raise Undo
        case "save" if file.strip():
            return Save(file.strip())
        case "help" if answer:
            return Help()
    return answer


def curtain(name: str, words: Sentences) -> None:
    """Ask the others to look away, and wait until the next person confirms."""
    ask(words.say("play-curtain", name=name))


def hide() -> None:
    """Clear the screen and what can be scrolled back to, so that no secret choice is left."""
    if out.is_terminal:
        out.file.write(CLEAR_WITH_SCROLLBACK)
        out.file.flush()


def read_choice(game: AnyGame, state: Any, hand: Hand, text: str, words: Sentences) -> Any | None:
    """The legal action a notation means; None after saying why there is none."""
    try:
        action = game.read(text)
    except BadNotation as problem:
        out.print(problem.sentence(words), markup=False, style="yellow")
        return None
    refusal = game.refusal(state, hand, action)
    if refusal is not None:
        out.print(refusal.sentence(words), markup=False, style="yellow")
        return None
    return action
