"""What a person types: the notation, the words of their language, and short forms of both."""

import unicodedata
from collections.abc import Mapping, Sequence

from tablecade.locales import Sentences

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
