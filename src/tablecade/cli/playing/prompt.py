"""Asking a person, and hiding what they answer from the next one."""

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from tablecade.cli.speech import explain, explain_refusal, out
from tablecade.core.errors import BadNotation
from tablecade.core.hand import Hand
from tablecade.core.replay import AnyGame
from tablecade.locales import Sentences

CLEAR_WITH_SCROLLBACK = "\x1b[2J\x1b[3J\x1b[H"


class Quit(Exception):
    """The person leaves the table."""


class Undo(Exception):
    """The person takes the last choice back."""


class Save(Struct, frozen=True):
    """The person wants the match in a file of this name."""

    file: str


def ask(question: str) -> str:
    try:
        return out.input(f"{question} ", markup=False).strip()
    except EOFError:
        out.print()
        raise Quit from None


def ask_or_leave(question: str) -> str | Save:
    """An answer, unless it is one of the words that lead elsewhere."""
    answer = ask(question)
    match answer.split(maxsplit=1):
        case ["quit" | "exit"]:
            raise Quit
        case ["undo" | "u"]:
            raise Undo
        case ["save", file]:
            return Save(file)
    return answer


def curtain(name: str, words: Sentences) -> None:
    """Nothing of the last person's choice stays on the screen, nor above it."""
    if out.is_terminal:
        out.file.write(CLEAR_WITH_SCROLLBACK)
        out.file.flush()
    ask(words.say("play-curtain", name=name))


def read_choice(game: AnyGame, state: Any, hand: Hand, text: str, words: Sentences) -> Any | None:
    """The legal action a text means; None after saying why there is none."""
    choices = game.choices(state, hand)
    meant = abbreviated(text, [game.write(choice) for choice in choices])
    try:
        action = game.read(meant)
    except BadNotation as problem:
        out.print(explain(words, problem), markup=False, style="yellow")
        return None
    refusal = game.refusal(state, hand, action)
    if refusal is not None:
        out.print(explain_refusal(words, refusal), markup=False, style="yellow")
        return None
    return action


def abbreviated(text: str, written: Sequence[str]) -> str:
    """`u3` for `up3`, `b9` for `@b9`, `p` for `pass`: a short form that leaves no doubt."""
    text = text.lower().replace(" ", "")
    meant = [whole for whole in written if _shortens(text, whole.removeprefix("@"))]
    return meant[0] if len(meant) == 1 and text not in written else text


def _shortens(text: str, whole: str) -> bool:
    """The same number behind a start of the word."""
    letters, word = text.rstrip("0123456789"), whole.rstrip("0123456789")
    return bool(letters) and word.startswith(letters) and whole == word + text[len(letters) :]
