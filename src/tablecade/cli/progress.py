"""A progress bar with the time left, on standard error and on a terminal only."""

from collections.abc import Iterator
from contextlib import contextmanager
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


class Progress:
    """Counts finished matches. Clock and time left move every second, between matches as well."""

    def __init__(self, title: str, total: int) -> None:
        self.done = 0
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


@contextmanager
def telling_of_a_stop(progress: Progress, total: int, words: Sentences) -> Iterator[None]:
    """On Ctrl+C, say how far it got and that the same command continues."""
    try:
        yield
    except KeyboardInterrupt:
        stopped = words.say("simulate-stopped", done=progress.done, games=total)
        err.print(stopped, style="yellow")
        raise
