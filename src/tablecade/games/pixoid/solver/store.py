"""Solved boards on disk: a folder for each board with a file for each turn.

A turn's file holds the values of all states with that many turns to go. After the magic `PXV1` and
three little-endian uint32 (bonus masks, pix, triples) stand `masks × pix + 1` uint64 offsets,
then as many zlib streams: the states with Pixoid on one pix and one set of bonus cubes left. A
stream holds the value of every triple of Bugs as a uint16, all low bytes and then all high
bytes, which packs better; STEPS is the greatest value there is. A place that can't come up has
an empty stream.
"""

import hashlib
import struct
import sys
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec
import numpy as np

from tablecade.folders import cache_folder, data_folder
from tablecade.games.pixoid.rules.board import Board
from tablecade.games.pixoid.solver.board import TURNS, UNIT, Goal, Shorts, Words, canonical

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

MAGIC = b"PXV1"
STEPS = 65520
"""Divisible by 12, 16 and 1, the greatest values of the three goals."""

_HEAD = struct.Struct("<4s3I")


def background_folder() -> Path:
    """What was solved in the background: the boards that were not used for longest go."""
    return cache_folder() / "solved" / "pixoid"


def board_digest(board: Board) -> str:
    """Names a board by its contents."""
    return hashlib.sha256(msgspec.json.encode(board)).hexdigest()[:16]


def board_folder(board: Board, goal: Goal, *, root: Path | None = None) -> Path:
    """Named by the contents of the board, so that a changed tile never uses old values.

    By default among what somebody solved by command, which is kept for good.
    """
    name = f"{board_digest(board)}-{goal.variant}-{'bonus' if goal.bonus else 'plain'}"
    return (root or data_folder() / "solved" / "pixoid") / name


def turn_file(folder: Path, left: int) -> Path:
    return folder / f"turn-{left:02}.pxv"


def is_solved(folder: Path) -> bool:
    return all(turn_file(folder, left).is_file() for left in range(TURNS, 0, -1))


def write_turn(path: Path, values: Words, goal: Goal) -> None:
    """Written to a temporary file first, so that a file is always complete."""
    masks, pix, triples = values.shape
    scale, streams = STEPS / goal.top / UNIT, []
    for place in values.reshape(-1, triples):
        steps = np.rint(place * scale).astype("<u2")
        planes = steps.view(np.uint8).reshape(-1, 2).T
        streams.append(zlib.compress(planes.tobytes(), level=3) if place.any() else b"")
    offsets = np.cumsum([0, *map(len, streams)], dtype="<u8")
    unfinished = path.with_suffix(".part")
    with unfinished.open("wb") as file:
        file.write(_HEAD.pack(MAGIC, masks, pix, triples))
        file.write(offsets.tobytes())
        file.writelines(streams)
    unfinished.replace(path)


class TurnFile:
    """Reads the values of one turn."""

    def __init__(self, path: Path) -> None:
        self._path = path
        with path.open("rb") as file:
            magic, masks, self.pix, self.triples = _HEAD.unpack(file.read(_HEAD.size))
            if magic != MAGIC:
                raise ValueError(f"{path} holds no solved turn")
            self._offsets = np.frombuffer(file.read(8 * (masks * self.pix + 1)), "<u8")
            self._start = file.tell()

    def place(self, mask: int, pix: int) -> Shorts:
        """The value of every triple, in STEPS."""
        number = mask * self.pix + pix
        begin, end = (int(offset) for offset in self._offsets[number : number + 2])
        if begin == end:
            return np.zeros(self.triples, np.uint16)
        with self._path.open("rb") as file:
            file.seek(self._start + begin)
            planes = np.frombuffer(zlib.decompress(file.read(end - begin)), np.uint8)
        return planes.reshape(2, -1).T.copy().view("<u2").reshape(-1)


def solved_in_background(board: Board) -> Path:
    """The folder of a board and its turns, whether it is solved or not.

    Without bonus cubes: that takes minutes on one core, all sets of them take hours.
    """
    return board_folder(canonical(board).board, Goal(), root=background_folder())


@contextmanager
def locked(file: Path) -> Iterator[None]:
    """Wait until no other process of this machine holds the lock on this file.

    It is released when its process ends.
    """
    file.parent.mkdir(parents=True, exist_ok=True)
    with file.open("ab") as held:
        if sys.platform == "win32":
            msvcrt.locking(held.fileno(), msvcrt.LK_LOCK, 1)
        else:
            fcntl.flock(held, fcntl.LOCK_EX)
        yield
