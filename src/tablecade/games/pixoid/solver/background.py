"""Solves one board at the lowest priority, as a process of its own.

`python -m tablecade.games.pixoid.solver.background` reads a `Request` from the first line of its
input and ends when its input does, so that it never outlives the server that started it. One
process of a machine solves at a time; the others wait. A solution that was interrupted continues
with the turn it was at. A server imports this for `Request`, so NumPy is loaded by `solve` only.
"""

import os
import shutil
import sys
from pathlib import Path
from threading import Thread

import msgspec
from msgspec import Struct

from tablecade.games.pixoid.rules.board import Board
from tablecade.priority import lower_priority

MOST_PIX = 100
"""Values grow with the fourth power of the pix: 10 x 10 needs 0.4 GB while it is solved."""


class Request(Struct, frozen=True):
    board: Board
    keep: int
    """Boards kept on disk, this one included."""


def solve(request: Request) -> None:
    """Solve a board unless it is solved, after removing the boards that were used least lately."""
    from tablecade.games.pixoid.solver import store
    from tablecade.games.pixoid.solver.board import Goal, canonical

    folders = (store.board_folder(request.board, Goal(bonus=bonus)) for bonus in (True, False))
    if any(map(store.is_solved, folders)):
        return
    from tablecade.games.pixoid.solver.solution import solve_board  # loads Numba

    root, folder = store.background_folder(), store.solved_in_background(request.board)
    with store.locked(root / "lock"):
        if not store.is_solved(folder):
            remove_oldest(root, keep=request.keep - 1, spare=folder)
            board = canonical(request.board).board
            solve_board(
                board, Goal(), device="cpu", on_turn=lambda *_: None, folder=folder, threads=1
            )


def remove_oldest(root: Path, *, keep: int, spare: Path) -> None:
    """Remove the folders that were not used for longest. Readers fall back on the network."""
    folders = [path for path in root.iterdir() if path.is_dir() and path != spare]
    folders.sort(key=lambda folder: folder.stat().st_mtime, reverse=True)
    for folder in folders[max(keep, 0) :]:
        shutil.rmtree(folder, ignore_errors=True)


def _end_with_input() -> None:
    """Without Python's buffer, whose lock would be in the way when the interpreter ends."""
    while os.read(sys.stdin.fileno(), 1):
        pass
    os._exit(1)


if __name__ == "__main__":
    lower_priority(19)
    wanted = msgspec.json.decode(sys.stdin.buffer.readline(), type=Request)
    Thread(target=_end_with_input, daemon=True).start()
    solve(wanted)
