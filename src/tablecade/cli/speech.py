"""Speaking to the person at the terminal, in their language: what is wrong with a command line,
sentences, tables, progress.
"""

import os
from collections.abc import Callable
from contextvars import ContextVar
from time import monotonic

from msgspec.structs import asdict
from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)
from rich.progress import Progress as Bar
from rich.table import Table

from tablecade.core.errors import TablecadeError
from tablecade.core.packages import GAMES
from tablecade.locales import LANGUAGES, Sentences, best_language, find_language, sentences

out = Console(highlight=False, emoji=False, markup=False)
err = Console(stderr=True, highlight=False, emoji=False, markup=False, soft_wrap=True)

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


_language: ContextVar[str | None] = ContextVar("language", default=None)
"""What `--language` asked for, so that errors are told in it too."""


def set_language(language: str | None) -> None:
    _language.set(language)


def chosen_language() -> str:
    variables = ("TABLECADE_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
    found = next((os.environ[name] for name in variables if os.environ.get(name)), "")
    return _language.get() or best_language(found)


def choose_language(language: str | None) -> Sentences:
    """What `--language` says: a code, a tag or a locale; None for the system's language."""
    found = language and find_language(language)
    if language is not None and not found:
        raise BadSetting(place="--language", value=language, rule="language")
    set_language(found)
    return speech()


def speech() -> Sentences:
    return sentences(chosen_language())


def tell_plugin_problems() -> None:
    """One sentence for each plug-in that was left out, once."""
    while GAMES.problems:
        problem = asdict(GAMES.problems.pop(0))
        words = speech()
        part = words.say(f"part-{problem.pop('part')}")
        err.print(words.say("package-problem", part=part, **problem), style="yellow")


def tell(problem: TablecadeError) -> None:
    err.print(problem.sentence(speech()), style="red")


WIDEST = 10_000
"""Characters of a line in a file or a pipe."""


def new_columns() -> Table:
    return Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))


def print_columns(table: Table) -> None:
    """As wide as the terminal; in a file or a pipe as wide as it needs, so that nothing is cut."""
    console = out
    if not out.is_terminal:
        console = Console(file=out.file, width=WIDEST, highlight=False, emoji=False, markup=False)
    console.print(table)


SPEED_SECONDS = 120
"""The time left follows from the speed of the last two minutes."""

LINE_SECONDS = 30
"""Time between two lines of a log."""


class Progress:
    """Counts finished matches. Clock and time left move every second, between matches as well.

    Where standard error is a file, a line says now and then how far it is. After Ctrl+C the
    sentence `stopped` says how far it got, and that the same command continues.
    """

    def __init__(
        self,
        title: str,
        total: int,
        *,
        stopped: str | None = None,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        self.done = 0
        self._title, self._total, self._stopped, self._clock = title, total, stopped, clock
        self._told = clock()
        self._bar = Bar(
            TextColumn("{task.description}"),
            BarColumn(),
            MofNCompleteColumn(),
            TimeElapsedColumn(),
            TimeRemainingColumn(),
            console=err,
            disable=not err.is_terminal,
            refresh_per_second=2,
            speed_estimate_period=SPEED_SECONDS,
        )
        self._task = self._bar.add_task(title, total=total)

    def __enter__(self) -> "Progress":
        self._bar.start()
        return self

    def __exit__(self, kind: type[BaseException] | None, *problem: object) -> None:
        self._bar.stop()
        if kind is KeyboardInterrupt and self._stopped is not None:
            stopped = speech().say(self._stopped, done=self.done, total=self._total)
            err.print(stopped, style="yellow")

    def advance(self, matches: int) -> None:
        self.done += matches
        self._bar.advance(self._task, matches)
        if not err.is_terminal and self._clock() - self._told >= LINE_SECONDS:
            self._told = self._clock()
            err.print(f"{self._title} {self.done}/{self._total}")
