"""Asking a person, and hiding what they answer from the next one."""

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from tablecade.cli.speech import out
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
    """Wait until the next person sits alone before the screen."""
    ask(words.say("play-curtain", name=name))


def hide() -> None:
    """Nothing of a secret choice stays on the screen, nor above it."""
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


def expand(text: str, vocabulary: Sequence[str]) -> str:
    """`u3` for `up3`, `b9` for `@b9`, `p` for `pass`: a short form that leaves no doubt."""
    text = text.lower().replace(" ", "")
    letters = text.rstrip("0123456789")
    digits = text[len(letters) :]
    meant = [word for word in vocabulary if _shortens(letters, word, counted=bool(digits))]
    return meant[0] + digits if len(meant) == 1 else text


def _shortens(letters: str, word: str, *, counted: bool) -> bool:
    """Every word of a notation but `pass` has a number behind it."""
    start = letters.removeprefix("@")
    return start != "" and word.removeprefix("@").startswith(start) and counted != (word == "pass")
