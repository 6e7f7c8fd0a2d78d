"""Asking a person for a choice or a roll, and hiding the answer from the next one."""

from collections.abc import Callable
from typing import Any

from msgspec import Struct

from tablecade.cli.speech import out
from tablecade.cli.vocabulary import command
from tablecade.core.errors import BadNotation, Refusal
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
        out.print(problem.sentence(words), style="yellow")
        return None
    refusal = game.refusal(state, hand, action)
    if refusal is not None:
        out.print(refusal.sentence(words), style="yellow")
        return None
    return action


def ask_roll(game: AnyGame, state: Any, words: Sentences, *, save: Callable[[Save], None]) -> Any:
    """A roll as an action of the dice: typed in, shown, and confirmed with an empty line."""
    dice, roll = game.dice_to_roll(state), None
    names = [words.say(f"die-{colour}") for colour in dice]
    question = asked = words.say("play-roll", dice=", ".join(names))
    while True:
        try:
            answer = ask_or_leave(question, words)
        except Undo:
            question, roll = asked, None
            continue
        match answer:
            case "" if roll is not None:
                return roll
            case Save() as wanted:
                save(wanted)
            case Help() | "":
                out.print(words.say("play-roll-help"))
            case text:
                digits = "".join(text.replace(",", " ").split())
                if not (digits.isascii() and digits.isdigit()):
                    out.print(words.say("play-roll-help"), style="yellow")
                    continue
                faces: dict[str, list[int]] = {}
                for place, digit in enumerate(digits):  # one too many counts for the last die
                    faces.setdefault(dice[min(place, len(dice) - 1)], []).append(int(digit))
                found = game.roll_of(state, faces)
                if isinstance(found, Refusal):
                    out.print(found.sentence(words), style="yellow")
                    continue
                roll = found
                shown = ", ".join(f"{n} {digit}" for n, digit in zip(names, digits, strict=True))
                question = words.say("play-roll-confirm", dice=shown)
