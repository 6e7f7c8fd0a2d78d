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
        out.print(problem.sentence(words), style="yellow")
        return None
    refusal = game.refusal(state, hand, action)
    if refusal is not None:
        out.print(refusal.sentence(words), style="yellow")
        return None
    return action


class RollPrompt:
    """One roll: typed in, shown, and confirmed with an empty line."""

    def __init__(
        self, game: AnyGame, state: Any, words: Sentences, *, save: Callable[[Save], None]
    ) -> None:
        self._game = game
        self._state = state
        self._words = words
        self._save = save
        self._dice = game.dice_to_roll(state)
        self._names = [words.say(f"die-{colour}") for colour in self._dice]
        self._roll: tuple[Any, str] | None = None

    def ask(self) -> Any:
        """The roll as an action of the dice."""
        while True:
            try:
                answer = ask_or_leave(self._question(), self._words)
            except Undo:
                self._roll = None
                continue
            match answer:
                case "" if self._roll is not None:
                    return self._roll[0]
                case Save() as wanted:
                    self._save(wanted)
                case Help() | "":
                    out.print(self._words.say("play-roll-help"))
                case digits:
                    self._read(digits)

    def _question(self) -> str:
        if self._roll is not None:
            return self._words.say("play-roll-confirm", dice=self._shown(self._roll[1]))
        return self._words.say("play-roll", dice=", ".join(self._names))

    def _shown(self, digits: str) -> str:
        named = zip(self._names, digits, strict=True)
        return ", ".join(f"{name} {digit}" for name, digit in named)

    def _read(self, text: str) -> None:
        """Keep the roll, or say what is wrong with it."""
        digits = "".join(text.replace(",", " ").split())
        if not (digits.isascii() and digits.isdigit()):
            out.print(self._words.say("play-roll-help"), style="yellow")
            return
        roll = self._game.roll_of(self._state, self._faces(digits))
        if isinstance(roll, Refusal):
            out.print(roll.sentence(self._words), style="yellow")
            return
        self._roll = (roll, digits)

    def _faces(self, digits: str) -> dict[str, list[int]]:
        """By colour in the order of the question; a digit too many counts for the last die."""
        faces: dict[str, list[int]] = {}
        for place, digit in enumerate(digits):
            colour = self._dice[min(place, len(self._dice) - 1)]
            faces.setdefault(colour, []).append(int(digit))
        return faces
