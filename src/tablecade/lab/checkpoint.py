"""What a stopped simulation has played so far, kept to go on from."""

import hashlib
import os
from collections.abc import Iterator
from pathlib import Path

import msgspec
from msgspec import Struct

from tablecade.lab.chunk import Chunk
from tablecade.lab.tally import Tally


class Kept(Struct, frozen=True):
    """One line of the file: a chunk that is done."""

    first: int
    tally: Tally


class Checkpoint:
    """A file of finished chunks, one line each. Its name follows from what is played."""

    def __init__(self, whole: Chunk, folder: Path, *, matches: Path | None = None) -> None:
        """`matches` is where its match files go, which a run elsewhere would lack."""
        told = msgspec.json.encode((whole, matches and str(matches.resolve())), order="sorted")
        self._file = folder / f"{hashlib.sha256(told).hexdigest()[:24]}.jsonl"

    def chunks(self) -> dict[int, Tally]:
        """Tallies by the first match of their chunk. A line cut short counts for nothing."""
        return {kept.first: kept.tally for kept in self._lines()}

    def _lines(self) -> Iterator[Kept]:
        if self._file.exists():
            for line in self._file.read_bytes().split(b"\n")[:-1]:
                try:
                    yield msgspec.json.decode(line, type=Kept)
                except msgspec.DecodeError:
                    continue

    def keep(self, chunk: Chunk, tally: Tally) -> None:
        """Written in one piece: the power may fail between two lines, not within one."""
        self._file.parent.mkdir(parents=True, exist_ok=True)
        with self._file.open("ab") as file:
            file.write(msgspec.json.encode(Kept(chunk.first, tally)) + b"\n")

    def forget(self) -> None:
        self._file.unlink(missing_ok=True)


def checkpoint_folder() -> Path:
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(home) / "tablecade" / "simulations"
