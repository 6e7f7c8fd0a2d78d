"""A bar with the time left, on standard error and on a terminal only."""

from types import TracebackType

from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeRemainingColumn
from rich.progress import Progress as Bar

from tablecade.cli.speech import err


class Progress:
    def __init__(self, title: str, total: int) -> None:
        self.done = 0
        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
        shown = err.is_terminal
        self._bar = Bar(*columns, TimeRemainingColumn(), console=err, disable=not shown)
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

    def advance(self, games: int) -> None:
        self.done += games
        self._bar.advance(self._task, games)
