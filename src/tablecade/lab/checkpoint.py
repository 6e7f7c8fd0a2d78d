"""The finished chunks of a stopped run, from which it continues."""

import hashlib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from tablecade.core.errors import unreadable
from tablecade.folders import data_folder
from tablecade.lab.chunk import Chunk, Result
from tablecade.lab.tally import Tally


class Finished(Struct, frozen=True):
    """One line of the file: a chunk that is done."""

    bots: tuple[str, ...]
    first: int
    count: int
    tally: Tally
    results: list[Result] = []

    @property
    def end(self) -> int:
        return self.first + self.count


Counts = Callable[[Finished], bool]
"""Whether a finished chunk still counts."""


class Checkpoint:
    """A file with a line for each finished chunk. Its name follows from what is played."""

    def __init__(self, played: Any, folder: Path, *, matches: Path | None = None) -> None:
        """`played` says what is played; `matches` is the folder of its match files, if any."""
        told = msgspec.json.encode((played, matches and str(matches.resolve())), order="sorted")
        self.file = folder / f"{hashlib.sha256(told).hexdigest()[:24]}.jsonl"

    def finished(self, *, counts: Counts = lambda _: True) -> list[Finished]:
        """The chunks in the file that count, each match once. A line cut short is ignored.

        Where the same command ran twice at a time, chunks overlap: of those only the first counts.
        """
        found: list[Finished] = []
        ends: dict[tuple[str, ...], int] = {}
        lines = filter(counts, self._lines())
        for chunk in sorted(lines, key=lambda line: (line.first, -line.count)):
            if chunk.first >= ends.get(chunk.bots, 0):
                found.append(chunk)
                ends[chunk.bots] = chunk.end
        return found

    def _lines(self) -> Iterator[Finished]:
        if self.file.exists():
            for line in self.file.read_bytes().split(b"\n")[:-1]:
                try:
                    yield msgspec.json.decode(line, type=Finished)
                except msgspec.DecodeError:
                    continue

    def add(self, done: Finished) -> None:
        """Append one line, in one write. Raises UnreadableFile where that fails."""
        try:
            self.file.parent.mkdir(parents=True, exist_ok=True)
            with self.file.open("ab") as file:
                file.write(msgspec.json.encode(done) + b"\n")
        except OSError as problem:
            raise unreadable(self.file, problem) from None

    def delete(self) -> None:
        self.file.unlink(missing_ok=True)


def missing(whole: Chunk, done: list[Finished]) -> list[Chunk]:
    """The parts of a work that no finished chunk covers."""
    parts, first = [], whole.first
    for chunk in sorted((d for d in done if d.bots == whole.bots), key=lambda d: d.first):
        if chunk.first > first:
            parts.append(whole.part(first, min(chunk.first, whole.end) - first))
        first = max(first, chunk.end)
    if first < whole.end:
        parts.append(whole.part(first, whole.end - first))
    return parts


def checkpoint_folder() -> Path:
    return data_folder() / "simulations"
