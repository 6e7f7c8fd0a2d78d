"""What a person types: the notation, the words of their language, and short forms of both; asking
for a choice or a roll, and hiding the answer from the next one.
"""

import unicodedata
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from typing import Any

from tablecade.cli.speech import out
from tablecade.core.errors import BadNotation, Refusal
from tablecade.core.hand import DICE, Hand
from tablecade.core.replay import AnyGame
from tablecade.locales import Sentences

CLEAR_WITH_SCROLLBACK = "\x1b[2J\x1b[3J\x1b[H"
WITHOUT_NUMBER = "pass"
"""Every other word of a notation has a number behind it."""
COMMANDS = {"?": "help", "": "help", "u": "undo", "exit": "quit"}
"""Other ways to type a command."""


class Vocabulary:
    """The words a choice can begin with now, and what they mean in the notation."""

    def __init__(self, notation: Sequence[str], words: Sentences) -> None:
        self._notation = {_folded(word): word for word in notation}
        self._own = {word: _own(word, words) for word in notation}

    def read(self, text: str) -> str:
        """`góra3`, `gora3` or `g3` for `up3`; the text itself where no single word fits."""
        letters, number = _split(_folded(text))
        own = {_folded(own): word for word, own in self._own.items()}
        meant = _shortened(letters, own, counted=number != "")
        meant = meant or _shortened(letters, self._notation, counted=number != "")
        return meant.pop() + number if len(meant) == 1 else _folded(text)

    def show(self, written: str) -> str:
        """`góra3 (up3)`: a choice in the player's language, with its notation behind it."""
        own = self.own(written)
        return written if own == written else f"{own} ({written})"

    def own(self, written: str) -> str:
        """A choice in the player's language."""
        letters, number = _split(written)
        return self._own.get(letters, letters) + number

    def shortest(self, written: str) -> str:
        """The shortest text that means this choice."""
        letters, number = _split(self.own(written).removeprefix("@"))
        forms = (letters[:length] + number for length in range(1, len(letters) + 1))
        return next((form for form in forms if self.read(form) == written), written)


def command(text: str, words: Sentences) -> str | None:
    """`help`, `undo`, `save` or `quit`, typed in English or in the language; None for the rest."""
    typed = _folded(text)
    if typed in COMMANDS:
        return COMMANDS[typed]
    known = ("help", "undo", "save", "quit")
    return next((word for word in known if typed in (word, _folded(_own(word, words)))), None)


def _own(word: str, words: Sentences) -> str:
    return (words.find(f"type-{word}") if word.isalpha() else None) or word


def _split(text: str) -> tuple[str, str]:
    letters = text.rstrip("0123456789")
    return letters, text[len(letters) :]


def _folded(text: str) -> str:
    """Lower case, without spaces and accents: a keyboard may lack them."""
    parts = unicodedata.normalize("NFKD", text.casefold().replace("ł", "l"))
    return "".join(part for part in parts if not unicodedata.combining(part) and part != " ")


def _shortened(letters: str, meanings: Mapping[str, str], *, counted: bool) -> set[str]:
    """The notation of all words that begin like this."""
    start = letters.removeprefix("@")
    return {
        meaning
        for word, meaning in meanings.items()
        if start and word.removeprefix("@").startswith(start)
        if counted != (meaning == WITHOUT_NUMBER)
    }


class Quit(Exception):
    """The person leaves the table."""


class Undo(Exception):
    """The person takes the last choice back."""


def ask(question: str) -> str:
    try:
        return out.input(f"{question} ", markup=False).strip()
    except EOFError:
        out.print()
        raise Quit from None


def ask_or_leave(
    question: str,
    words: Sentences,
    *,
    save: Callable[[str], None] = lambda _file: None,
    tell_more: Callable[[], None] = lambda: None,
) -> str:
    """An answer that is no command; an empty one is left to the caller. `save` gets the name of
    the file that the person wants the match in, `tell_more` says what can be typed.
    """
    while True:
        answer = ask(question)
        typed, _, file = answer.partition(" ")
        match command(typed, words):
            case "quit":
                raise Quit
            case "undo":
                raise Undo
            case "save" if file.strip():
                save(file.strip())
            case "help" if answer:
                tell_more()
            case _:
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


def ask_roll(game: AnyGame, state: Any, words: Sentences, *, save: Callable[[str], None]) -> Any:
    """A roll as an action of the dice: typed in, shown, and confirmed with an empty line."""

    def tell_more() -> None:
        out.print(words.say("play-roll-help"), style="yellow")

    dice, roll = game.dice_to_roll(state), None
    names = [words.say(f"die-{colour}") for colour in dice]
    question = asked = words.say("play-roll", dice=", ".join(names))
    while True:
        try:
            answer = ask_or_leave(question, words, save=save, tell_more=tell_more)
        except Undo:
            question, roll = asked, None
            continue
        if not answer and roll is not None:
            return roll
        digits = "".join(answer.replace(",", " ").split())
        if not (digits.isascii() and digits.isdigit()):
            tell_more()
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


def ask_first(
    game: AnyGame,
    state: Any,
    names: tuple[str, ...],
    words: Sentences,
    *,
    save: Callable[[str], None],
) -> Any | None:
    """Who begins, as an action of the dice; None to leave it to chance."""
    seats = {str(number): name for number, name in enumerate(names, start=1)}
    listed = ", ".join(f"{number} {name}" for number, name in seats.items())
    while True:
        with suppress(Undo):  # nothing was decided before
            answer = ask_or_leave(words.say("play-first", names=listed), words, save=save)
            if not answer:
                return None
            if answer in seats or names.count(answer) == 1:
                seat = int(answer) - 1 if answer in seats else names.index(answer)
                return game.choices(state, DICE)[seat]
