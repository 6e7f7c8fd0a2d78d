"""What is done of a stopped run, from which it continues, unless its code has changed."""

import hashlib
import shlex
import shutil
import sys
from collections.abc import Callable, Iterator
from functools import cache, partial
from itertools import chain
from pathlib import Path
from typing import Any, Generic, TypeVar

import msgspec

from tablecade.bots import find_bot
from tablecade.bots.process_bot import PREFIX
from tablecade.core.errors import unreadable
from tablecade.core.packages import GAMES
from tablecade.folders import data_folder
from tablecade.lab.results import Totals
from tablecade.lab.simulation import Chunk, Played
from tablecade.lab.workers import Workers
from tablecade.version import __version__

Line = TypeVar("Line")


class KeptLines(Generic[Line]):
    """A file with a line of JSON for each thing that is done."""

    def __init__(self, key: Any, folder: Path, kind: type[Line]) -> None:
        """The name of the file follows from `key`: all that the lines depend on."""
        told = msgspec.json.encode(key, order="sorted")
        self.file = folder / f"{hashlib.sha256(told).hexdigest()[:24]}.jsonl"
        self._kind = kind

    def lines(self) -> Iterator[Line]:
        """A damaged line, or one cut short, is left out."""
        if self.file.exists():
            for line in self.file.read_bytes().split(b"\n")[:-1]:
                try:
                    yield msgspec.json.decode(line, type=self._kind)
                except msgspec.DecodeError:
                    continue

    def add(self, done: Line) -> None:
        """Append one line, in one write. Raises UnreadableFile where that fails."""
        try:
            self.file.parent.mkdir(parents=True, exist_ok=True)
            with self.file.open("ab") as file:
                file.write(msgspec.json.encode(done) + b"\n")
        except OSError as problem:
            raise unreadable(self.file, problem) from None

    def delete(self) -> None:
        self.file.unlink(missing_ok=True)


Counts = Callable[[Played], bool]
"""Whether a finished chunk still counts."""


class Checkpoint(KeptLines[Played]):
    """The finished chunks of a run."""

    def __init__(self, played: Any, folder: Path, *, matches: Path | None = None) -> None:
        """`played` says what is played; `matches` is the folder of its match files, if any."""
        super().__init__((played, matches and str(matches.resolve())), folder, Played)

    def finished(self, *, counts: Counts = lambda _: True) -> list[Played]:
        """The chunks in the file that count, each match once.

        Where the same command ran twice at a time, chunks overlap: of those only the first counts.
        """
        found: list[Played] = []
        ends: dict[tuple[str, ...], int] = {}
        lines = filter(counts, self.lines())
        for chunk in sorted(lines, key=lambda line: (line.first, -line.count)):
            if chunk.first >= ends.get(chunk.bots, 0):
                found.append(chunk)
                ends[chunk.bots] = chunk.end
        return found


def checkpoint_folder() -> Path:
    return data_folder() / "simulations"


def missing(whole: Chunk, done: list[Played]) -> list[Chunk]:
    """The parts of a work that no finished chunk covers."""
    parts, first = [], whole.first
    for chunk in sorted((d for d in done if d.bots == whole.bots), key=lambda d: d.first):
        if chunk.first > first:
            parts.append(whole.part(first, min(chunk.first, whole.end) - first))
        first = max(first, chunk.end)
    if first < whole.end:
        parts.append(whole.part(first, whole.end - first))
    return parts


OnDone = Callable[[int], None]
"""Called with the number of matches that just got done."""
Write = Callable[[Played], None]
"""Called with each chunk as it is played, before the checkpoint has it."""


def play_missing(
    chunks: list[Chunk],
    workers: Workers,
    done: list[Played],
    *,
    checkpoint: Checkpoint | None,
    on_done: OnDone,
    write: Write = lambda _: None,
) -> Iterator[Played]:
    """Play what is not done yet, and keep it."""
    todo = [part for chunk in chunks for part in missing(chunk, done)]
    on_done(sum(chunk.count for chunk in chunks) - sum(part.count for part in todo))
    for played in workers.play(todo):
        write(played)
        played.matches = []
        if checkpoint:
            checkpoint.add(played)
        on_done(played.count)
        yield played


def run(
    whole: Chunk,
    workers: Workers,
    *,
    checkpoint: Checkpoint,
    on_done: OnDone = lambda _: None,
    write: Write = lambda _: None,
    counts: Counts = lambda _: True,
) -> Totals:
    """Play what is not done yet. Stopped at any point, it continues from there the next time.

    A chunk of the checkpoint that does not count any more is played again.
    """
    total, done = Totals(whole.bots), checkpoint.finished(counts=counts)
    more = play_missing([whole], workers, done, checkpoint=checkpoint, on_done=on_done, write=write)
    for finished in chain(done, more):
        total.merge(finished.tally)
    checkpoint.delete()
    return total


@cache
def code_version(game: str, bots: tuple[str, ...]) -> str:
    """A hash of the version and of the source files of the game and its bots.

    A class stands for all files of its package, or for those beside it; a program for the files
    that its command names and those of the same kind beside them.
    """
    modules = {type(GAMES[game]).__module__}
    files: set[Path] = set()
    for bot in bots:
        if bot.startswith(PREFIX):
            files |= {*_program_files(bot)}
        else:
            made: Any = find_bot(GAMES[game], bot)
            made = made.func if isinstance(made, partial) else made
            modules |= {getattr(made, "__module__", type(made).__module__), *bot.split(":")[:-1]}
    for module in modules:
        files |= {*_module_files(module)}
    told = hashlib.sha256(__version__.encode())
    for file in sorted(files):
        told.update(str(file).encode())
        if file.is_file():
            told.update(hashlib.sha256(file.read_bytes()).digest())
    return told.hexdigest()


def _module_files(name: str) -> Iterator[Path]:
    package = getattr(sys.modules.get(name.partition(".")[0]), "__file__", None)
    file = getattr(sys.modules.get(name), "__file__", None)
    if package is not None and Path(package).stem == "__init__":
        yield from Path(package).parent.rglob("*.py")
    elif file is not None:
        yield from _with_neighbours(Path(file))


def _program_files(spec: str) -> Iterator[Path]:
    program, *words = shlex.split(spec.removeprefix(PREFIX))
    yield Path(shutil.which(program) or program)
    for file in map(Path, (program, *words)):
        if file.is_file():
            yield from _with_neighbours(file)


def _with_neighbours(file: Path) -> Iterator[Path]:
    yield file
    if file.suffix:
        yield from file.parent.glob(f"*{file.suffix}")
