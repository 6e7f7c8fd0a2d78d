"""Progress on standard error: a bar with the time left on a terminal, lines in a log."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import monotonic
from types import TracebackType

from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)
from rich.progress import Progress as Bar

from tablecade.cli.speech import err
from tablecade.locales import Sentences

SPEED_SECONDS = 120
"""The time left follows from the speed of the last two minutes."""

LINE_SECONDS = 30
"""Time between two lines of a log."""


class Progress:
    """Counts finished matches. Clock and time left move every second, between matches as well.

    Where standard error is a file, a line says now and then how far it is.
    """

    def __init__(self, title: str, total: int, clock: Callable[[], float] = monotonic) -> None:
        self.done = 0
        self._title, self._total, self._clock = title, total, clock
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

    def __exit__(
        self,
        kind: type[BaseException] | None,
        problem: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._bar.stop()

    def advance(self, matches: int) -> None:
        self.done += matches
        self._bar.advance(self._task, matches)
        if not err.is_terminal and self._clock() - self._told >= LINE_SECONDS:
            self._told = self._clock()
            err.print(f"{self._title} {self.done}/{self._total}", markup=False, highlight=False)


@contextmanager
def telling_of_a_stop(
    progress: Progress,
    total: int,
    words: Sentences,
    *,
    key: str = "simulate-stopped",
    unit: str = "games",
) -> Iterator[None]:
    """On Ctrl+C, say how far it got and that the same command continues.

    The sentence `key` takes the total as `unit`.
    """
    try:
        yield
    except KeyboardInterrupt:
        stopped = words.say(key, done=progress.done, **{unit: total})
        err.print(stopped, style="yellow")
        raise
