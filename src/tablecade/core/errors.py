"""Errors a person can put right, split by cause.

Every error has a code, which names its sentence in the catalogues (`error-<code>`), and the
details that fill it. A `Refusal` is not an error but a value: why a game does not allow an action.
"""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from errno import errorcode
from typing import TYPE_CHECKING, Any, ClassVar

from msgspec import Struct, field

if TYPE_CHECKING:
    from tablecade.locales import Sentences

Details = Mapping[str, str | int]
"""The values that fill a sentence."""


class Refusal(Struct, frozen=True):
    """Why an action is not allowed: `refusal-<code>` is its sentence, `rule` its number, empty
    where there is none.
    """

    code: str
    rule: str
    detail: Details = field(default_factory=dict)

    def sentence(self, words: "Sentences") -> str:
        text = words.find(f"refusal-{self.code}", **_translated(words, self.detail)) or self.code
        return words.say("with-rule", sentence=text, rule=self.rule) if self.rule else text


def _translated(words: "Sentences", detail: Details) -> dict[str, str | int]:
    """Details with colours and directions in the language of the sentence."""
    named = dict(detail)
    for name in ("colour", "direction"):
        if name in named:
            named[name] = words.say(f"{name}-{named[name]}")
    return named


class TablecadeError(Exception):
    """Base of all errors a user can cause. `str()` gives the English sentence."""

    code: ClassVar[str] = "error"

    def __init__(self, **detail: str | int) -> None:
        super().__init__(self.code, detail)
        self.detail: Details = detail

    def sentence(self, words: "Sentences") -> str:
        """What is wrong, and by which rule, in the language of `words`."""
        return words.say(f"error-{self.code}", **self.detail)

    def __str__(self) -> str:
        from tablecade.locales import sentences  # catalogues are read when an error is shown

        try:
            return self.sentence(sentences("en"))
        except KeyError:  # an error of a program that has no sentence for it
            return ", ".join([self.code, *(f"{k} {v}" for k, v in self.detail.items())])

    def __reduce__(self) -> tuple[Any, ...]:
        """Errors travel between processes, whatever their constructors take."""
        return _unpickle, (type(self), self.args, self.__dict__)


def _unpickle(
    kind: type[TablecadeError], args: tuple[Any, ...], fields: dict[str, Any]
) -> TablecadeError:
    error = kind.__new__(kind)
    error.args = args
    error.__dict__.update(fields)
    return error


class BadNotation(TablecadeError):
    """A text that is no action of the game."""

    code = "bad-notation"

    def __init__(self, text: str) -> None:
        super().__init__(text=text)


class UnknownGame(TablecadeError):
    code = "unknown-game"


class UnknownBot(TablecadeError):
    code = "unknown-bot"


class BadBot(TablecadeError):
    """A bot given as `module:Class` or `process:COMMAND` that can't be used."""

    code = "bad-bot"


class BotFailed(TablecadeError):
    """A bot of one's own that raised an exception, which is the cause of this one."""

    code = "bot-failed"


class BotFailedAt(BotFailed):
    """The same, with the line of its module."""

    code = "bot-failed-at"


class BadAnswer(TablecadeError):
    """A bot that answered something that is no choice of the game, or none for a hand."""

    code = "bad-answer"


class NoCoach(TablecadeError):
    """A game that nobody has written a coach for."""

    code = "game-without-coach"


class GameWithoutBenchmark(TablecadeError):
    """No game that these bots play has measurements of `tablecade benchmark`."""

    code = "game-without-benchmark"


class AboutGame(TablecadeError):
    """Tells the game by its name."""

    def sentence(self, words: "Sentences") -> str:
        game = str(self.detail["game"])
        named = {**self.detail, "game": words.find(f"game-{game}") or game}
        return words.say(f"error-{self.code}", **named)


class NoOwnDice(AboutGame):
    """A game in which people roll no dice."""

    code = "no-own-dice"


class GameFailed(TablecadeError):
    """Rules that do not keep to what `Game` promises."""

    code = "game-failed"


class WrongSeats(AboutGame):
    """Too few or too many seats for the game."""

    code = "wrong-seats"


class UnknownOption(TablecadeError):
    code = "unknown-option"


class MissingOption(TablecadeError):
    code = "missing-option"


class BadOption(TablecadeError):
    """A known option with a value it can't have."""

    code = "bad-option"


class NoSuchValue(BadOption):
    """The same, for an option with named values only."""

    code = "no-such-value"


class MalformedOption(BadOption):
    """A board or track that has not the form of one."""

    code = "malformed-option"


class UnreadableFile(TablecadeError):
    """A file that can't be read or written. A common reason is told by its sentence `file-…`."""

    code = "unreadable-file"

    def sentence(self, words: "Sentences") -> str:
        told = words.find(f"file-{self.detail['reason']}") if "reason" in self.detail else None
        problem = told or self.detail["problem"]
        return words.say("error-unreadable-file", file=self.detail["file"], problem=problem)


class NotJson(TablecadeError):
    """A file or an option that begins like JSON and can't be parsed."""

    code = "not-json"


def unreadable(file: object, problem: OSError) -> UnreadableFile:
    reason = errorcode.get(problem.errno or 0, "unknown").lower()
    told = problem.strerror or str(problem)
    return UnreadableFile(file=str(file), problem=told, reason=reason)


class NoHomeFolder(TablecadeError):
    """A user without a home folder, who has nowhere to keep files."""

    code = "no-home-folder"


class NoSeatInMatch(TablecadeError):
    """A seat that a match does not have."""

    code = "no-seat-in-match"


class OtherGame(TablecadeError):
    """A match file of another game than the one that was named."""

    code = "other-game"


class OtherBots(TablecadeError):
    """A match file with other bots than the command names, or with somebody's own."""

    code = "other-bots"


class FileThere(TablecadeError):
    """A match is not written over a file that is there."""

    code = "file-there"


class SaidByFile(TablecadeError):
    """Something that a match file decides, so that nobody can choose it again."""

    code = "said-by-file"


class NoMatches(TablecadeError):
    """A folder without finished matches of the game."""

    code = "no-matches"


class MissingExtra(TablecadeError, ImportError):
    """Something that the plain install leaves out."""

    code = "missing-extra"

    def sentence(self, words: "Sentences") -> str:
        command = f'pip install "tablecade[{self.detail["extra"]}]"'
        return words.say("error-missing-extra", **self.detail, command=command)


class BadBoard(TablecadeError):
    """A board, tile or track that breaks a rule; the place says where."""

    code = "bad-board"

    def __init__(self, fault: "Fault") -> None:
        super().__init__(place=fault.place, fault=fault.code, rule=fault.rule, **fault.detail)
        self.fault = fault

    def sentence(self, words: "Sentences") -> str:
        return self.fault.sentence(words)


class Fault(Struct, frozen=True):
    """One thing wrong with a board: `fault-<code>` is its sentence, `place` where it is."""

    code: str
    rule: str
    place: str
    detail: Details = field(default_factory=dict)

    def sentence(self, words: "Sentences") -> str:
        text = words.say(f"fault-{self.code}", **self.detail)
        placed = words.say("error-bad-board", place=self._placed(words), reason=text)
        return words.say("with-rule", sentence=placed, rule=self.rule)

    def _placed(self, words: "Sentences") -> str:
        """`tile A1 row 2 column 3` in the language; a name or text of the user's own as it is."""
        if self.code == "tile-heading":
            return self.place
        parts = self.place.split(" ")
        return " ".join(words.find(f"place-{part}") or part for part in parts)


class IllegalChoice(TablecadeError):
    """A choice the game refuses."""

    code = "illegal-choice"

    def __init__(self, refusal: Refusal, *, hand: str, action: str) -> None:
        super().__init__(hand=hand, action=action, refusal=refusal.code, rule=refusal.rule)
        self.refusal = refusal

    def sentence(self, words: "Sentences") -> str:
        reason = self.refusal.sentence(words)
        return words.say(f"error-{self.code}", **{**self.detail, "reason": reason})


class IllegalAnswer(IllegalChoice):
    """A bot that chose what the game refuses."""

    code = "illegal-answer"

    def __init__(self, refusal: Refusal, *, bot: str, hand: str, action: str) -> None:
        super().__init__(refusal, hand=hand, action=action)
        self.detail = {**self.detail, "bot": bot}


class NotAwaited(TablecadeError):
    """A choice of a hand that owes none now."""

    code = "not-awaited"


class ChoiceMissing(TablecadeError):
    """A hand that owes a choice, and none is there."""

    code = "choice-missing"


class BadMatch(TablecadeError):
    """A match file that is not true, with the line (from 1), the reason and the file if known."""

    code = "bad-match"

    def __init__(self, line: int, reason: TablecadeError, *, file: str | None = None) -> None:
        super().__init__(line=line)
        self.line = line
        self.reason = reason
        self.file = file

    def sentence(self, words: "Sentences") -> str:
        told = words.say("error-bad-match", line=self.line, reason=self.reason.sentence(words))
        if self.file is None:
            return told
        return words.say("error-unreadable-file", file=self.file, problem=told)


@contextmanager
def naming_file(file: object) -> Iterator[None]:
    """Adds the name of the file to a BadMatch."""
    try:
        yield
    except BadMatch as problem:
        raise BadMatch(problem.line, problem.reason, file=str(file)) from None


class BadLine(TablecadeError):
    """A line that is no JSON, or not of the form the match file has there: `line-<problem>` is
    the sentence of the problem, or the problem itself where there is none.
    """

    code = "bad-line"

    def sentence(self, words: "Sentences") -> str:
        problem = str(self.detail["problem"])
        told = words.find(f"line-{problem}", **self.detail) or problem
        return words.say("error-bad-line", problem=told)


class WrongCount(TablecadeError):
    """`n` is not the number of decisions before this line."""

    code = "wrong-count"


class WrongDice(TablecadeError):
    """A roll that is not the one the seed gives."""

    code = "wrong-dice"


class WrongCommit(TablecadeError):
    """A seed that is not the one committed to."""

    code = "wrong-commit"


class SeedMissing(TablecadeError):
    """Dice were committed to, and no seed was revealed; or the other way round."""

    code = "seed-missing"


class OutcomeMissing(TablecadeError):
    code = "outcome-missing"


class LineAfterEnd(TablecadeError):
    code = "line-after-end"
