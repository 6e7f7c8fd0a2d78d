"""Errors a person can put right.

Every error has a code, which names its sentence in the catalogues (`error-<code>`), and the
details that fill it: `TablecadeError("no-matches", folder=…, game=…)`. There is a class only for
errors that somebody catches, raises in many places, or that tell more than their details.

A `Refusal` is not an error but a value: why a game does not allow an action.
"""

import copyreg
import json
import re
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from errno import errorcode
from functools import cache
from importlib.metadata import PackageNotFoundError, distribution, distributions
from importlib.util import find_spec
from traceback import walk_tb
from typing import TYPE_CHECKING, Any
from urllib.parse import urlparse
from urllib.request import url2pathname

from msgspec import Struct, ValidationError, field

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
        named = dict(self.detail)
        for name in ("colour", "direction"):  # in the language of the sentence
            if name in named:
                named[name] = words.say(f"{name}-{named[name]}")
        text = words.find(f"refusal-{self.code}", **named) or self.code
        return words.say("with-rule", sentence=text, rule=self.rule) if self.rule else text


class TablecadeError(Exception):
    """Base of all errors a user can cause. `str()` gives the English sentence."""

    code = "error"

    def __init__(self, code: str | None = None, /, **detail: str | int) -> None:
        """A subclass has a code of its own; it is given for all others."""
        self.code = code or self.code
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
        new = copyreg.__newobj__  # type: ignore[attr-defined]
        return new, (type(self), *self.args), self.__dict__


class BadNotation(TablecadeError):
    """A text that is no action of the game."""

    code = "bad-notation"

    def __init__(self, text: str) -> None:
        super().__init__(text=text)


class UnknownGame(TablecadeError):
    code = "unknown-game"


class UnknownBot(TablecadeError):
    code = "unknown-bot"


class WithProblem(TablecadeError):
    """Tells its problem by the sentence `problem-<problem>`, or as it is where there is none."""

    def sentence(self, words: "Sentences") -> str:
        problem = str(self.detail["problem"])
        told = words.find(f"problem-{problem}", **self.detail) or problem
        return words.say(f"error-{self.code}", **{**self.detail, "problem": told})


def form_problem(problem: ValidationError) -> Details:
    """What msgspec says, such as "Expected `int`, got `str` - at `$.n`", for a WithProblem."""
    told, _, place = str(problem).partition(" - at ")
    place = place.strip("`").removeprefix("$").removeprefix(".")
    if found := re.fullmatch("Object (missing|contains unknown).* field `(.*)`", told):
        field = f"{place}.{found[2]}" if place else found[2]
        return {"problem": found[1].removeprefix("contains "), "field": field}
    if found := re.fullmatch("Expected (.*), got (.*)", told):
        return {"problem": "type", "field": place or "{…}", "wanted": found[1], "found": found[2]}
    return {"problem": told}


class BadBot(WithProblem):
    """A bot given as `module:Class` or `process:COMMAND` that can't be used."""

    code = "bad-bot"


class BotFailed(TablecadeError):
    """A bot of one's own that raised an exception, which is the cause of this one."""

    code = "bot-failed"


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


class BadOption(TablecadeError):
    """A known option with a value it can't have."""

    code = "bad-option"


class MalformedOption(WithProblem, BadOption):
    """A board or track that has not the form of one."""

    code = "malformed-option"


class NotAwaited(TablecadeError):
    """A choice of a hand that owes none now."""

    code = "not-awaited"


class UnreadableFile(TablecadeError):
    """A file that can't be read or written. A common reason is told by its sentence `file-…`."""

    code = "unreadable-file"

    def sentence(self, words: "Sentences") -> str:
        told = words.find(f"file-{self.detail['reason']}") if "reason" in self.detail else None
        problem = told or self.detail["problem"]
        return words.say("error-unreadable-file", file=self.detail["file"], problem=problem)


def unreadable(file: object, problem: OSError) -> UnreadableFile:
    reason = errorcode.get(problem.errno or 0, "unknown").lower()
    told = problem.strerror or str(problem)
    return UnreadableFile(file=str(file), problem=told, reason=reason)


class MissingExtra(TablecadeError, ImportError):
    """Something that the plain install leaves out."""

    code = "missing-extra"

    def sentence(self, words: "Sentences") -> str:
        command = install_command(str(self.detail["extra"]))
        return words.say("error-missing-extra", **self.detail, command=command)


def install_command(extra: str) -> str:
    """The command that adds an extra to this install: from the place that pip noted, else from a
    clone. No index has Tablecade, and a stranger could take its name there.
    """
    try:
        noted = distribution("tablecade").read_text("direct_url.json")
    except PackageNotFoundError:
        noted = None
    origin: dict[str, Any] = json.loads(noted) if noted else {}
    url = origin.get("url", "")
    what = f'"tablecade[{extra}] @ {url}"' if url else f'".[{extra}]"'
    if origin.get("dir_info", {}).get("editable"):
        what = f'--editable "{url2pathname(urlparse(url).path)}[{extra}]"'
    return f'"{sys.executable}" -m pip install {what}'


EXTRAS = {
    "asyncpg": "postgres",
    "cupy": "gpu",
    "greenlet": "postgres",
    "gymnasium": "research",
    "matplotlib": "lab",
    "numba": "lab",
    "openskill": "lab",
    "pettingzoo": "research",
    "pyarrow": "lab",
    "pyspiel": "research",
    "ray": "ray",
}
"""The extra that brings each library the plain install leaves out."""


def need(library: str) -> None:
    """Check for a library before long work that needs it at its end. Raises MissingExtra."""
    if find_spec(library) is None:
        raise MissingExtra(extra=EXTRAS[library])


@contextmanager
def naming_extra() -> Iterator[None]:
    """Turn the failed import of such a library into MissingExtra."""
    try:
        yield
    except ModuleNotFoundError as problem:
        extra = EXTRAS.get((problem.name or "").split(".")[0])
        if extra is None:
            raise
        raise MissingExtra(extra=extra) from problem


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
        """The place is `tile A1 row 2 column 3` in the language; a text of the user's own as it
        is.
        """
        place = self.place
        if self.code != "tile-heading":
            place = " ".join(words.find(f"place-{part}") or part for part in place.split(" "))
        text = words.say(f"fault-{self.code}", **self.detail)
        placed = words.say("error-bad-board", place=place, reason=text)
        return words.say("with-rule", sentence=placed, rule=self.rule)


class IllegalChoice(TablecadeError):
    """A choice the game refuses; `bot` made it, where one is named."""

    code = "illegal-choice"

    def __init__(self, refusal: Refusal, *, hand: str, action: str, bot: str = "") -> None:
        code = "illegal-answer" if bot else None
        named = {"bot": bot} if bot else {}
        detail = {"hand": hand, "action": action, "refusal": refusal.code, "rule": refusal.rule}
        super().__init__(code, **detail, **named)
        self.refusal = refusal

    def sentence(self, words: "Sentences") -> str:
        reason = self.refusal.sentence(words)
        return words.say(f"error-{self.code}", **{**self.detail, "reason": reason})


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


class BadLine(WithProblem):
    """A line that is no JSON, or not of the form the match file has there."""

    code = "bad-line"


def told_of(problem: BaseException) -> str:
    """An exception in one line: its type and its text."""
    text = " ".join(str(problem).split())
    return f"{type(problem).__name__}: {text}" if text else type(problem).__name__


@cache
def plugin_packages() -> dict[str, str]:
    """The packages with entry points of ours, by the modules these begin with."""
    return {
        entry.value.partition(":")[0].partition(".")[0]: package.name
        for package in distributions()
        if package.name != "tablecade"
        for entry in package.entry_points
        if entry.group.startswith("tablecade.")
    }


def package_failed(problem: BaseException) -> TablecadeError | None:
    """What to tell of an exception that came through another package's code; None for others."""
    packages = plugin_packages()
    for frame, line in reversed([*walk_tb(problem.__traceback__)]):
        module = str(frame.f_globals.get("__name__", "")).partition(".")[0]
        if module in packages:
            file = frame.f_code.co_filename.replace("\\", "/").rpartition("/")[2]
            detail = {"problem": told_of(problem), "file": file, "line": str(line)}
            return TablecadeError("package-failed", package=packages[module], **detail)
    return None
