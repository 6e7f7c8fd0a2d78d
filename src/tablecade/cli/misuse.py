"""What can be wrong with a command line, each with a sentence in every language."""

from typing import ClassVar

from tablecade.core.errors import TablecadeError
from tablecade.locales import LANGUAGES, Sentences

MISUSED = 2
"""The exit code."""


class Misuse(TablecadeError):
    code: ClassVar[str] = "misuse"


class UnknownCommand(Misuse):
    code = "unknown-command"


class UnknownFlag(Misuse):
    """An option that the command does not have."""

    code = "unknown-flag"


class MistypedFlag(Misuse):
    """The same, where the command has one that is spelled much like it."""

    code = "mistyped-flag"


class MissingValue(Misuse):
    """An option with nothing behind it."""

    code = "missing-value"


class MissingParameter(Misuse):
    code = "missing-parameter"


class BadValue(Misuse):
    code = "bad-value"


class ExtraWords(Misuse):
    code = "extra-words"


class NumberAsFolder(Misuse):
    """`tablecade simulate --matches 100`: the number of matches is `--games`."""

    code = "number-as-folder"


class OtherMatches(Misuse):
    """A folder for match files that has some of another run under the same names."""

    code = "other-matches"


class BadSetting(Misuse):
    """A setting with a value it can't have; the place is an option, a variable or a file."""

    code = "bad-setting"
    EXAMPLES: ClassVar = {
        "db": ("sqlite:///PATH", "postgresql://USER:PASSWORD@HOST/NAME"),
        "language": (", ".join(LANGUAGES), ""),
        "public-url": ("https://table.example.org", ""),
    }

    def sentence(self, words: Sentences) -> str:
        name = str(self.detail["rule"])
        first, second = self.EXAMPLES.get(name, ("", ""))
        rule = words.say(f"setting-{name}", first=first, second=second)
        return words.say("error-bad-setting", **{**self.detail, "rule": rule})


class UnknownSetting(Misuse):
    code = "unknown-setting"
