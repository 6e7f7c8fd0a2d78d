"""What can be wrong with a command line, each with a sentence in every language."""

from tablecade.core.errors import TablecadeError
from tablecade.locales import LANGUAGES, Sentences

MISUSED = 2
"""The exit code."""

EXAMPLES = {
    "db": ("sqlite:///PATH", "postgresql://USER:PASSWORD@HOST/NAME"),
    "language": (", ".join(LANGUAGES), ""),
    "public-url": ("https://table.example.org", ""),
}


class Misuse(TablecadeError):
    """`Misuse("extra-words", …)`; without a code Typer found something that has no sentence."""

    code = "misuse"


class BadSetting(Misuse):
    """A setting with a value it can't have; the place is an option, a variable or a file."""

    code = "bad-setting"

    def sentence(self, words: Sentences) -> str:
        name = str(self.detail["rule"])
        first, second = EXAMPLES.get(name, ("", ""))
        rule = words.say(f"setting-{name}", first=first, second=second)
        return words.say("error-bad-setting", **{**self.detail, "rule": rule})
