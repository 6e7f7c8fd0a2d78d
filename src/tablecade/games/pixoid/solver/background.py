"""Solves one board at the lowest priority, as a process of its own.

`python -m tablecade.games.pixoid.solver.background` reads a `Request` from the first line of its
input and ends when its input does, so that it never outlives the server that started it. One
process of a machine solves at a time; the others wait. A solution that was interrupted continues
with the turn it was at.
"""

import os
import shutil
import sys
from pathlib import Path
from threading import Thread

import msgspec

from tablecade.games.pixoid.rules.board import Board
from tablecade.games.pixoid.solver.goal import Goal
from tablecade.games.pixoid.solver.lock import locked
from tablecade.games.pixoid.solver.request import Request
from tablecade.games.pixoid.solver.store import background_folder, board_folder, is_solved
from tablecade.games.pixoid.solver.symmetry import canonical
from tablecade.priority import lower_priority

GOAL = Goal()
"""Cubes of a round without bonus cubes: minutes on one core, where all sets of them take hours."""


def solved_in_background(board: Board) -> Path:
    """The folder of a board and its turns, whether it is solved or not."""
    return board_folder(canonical(board).board, GOAL, root=background_folder())


def solve(request: Request) -> None:
    """Solve a board unless it is solved, after removing the boards that were used least lately."""
    if any(is_solved(board_folder(request.board, goal)) for goal in (Goal(bonus=True), GOAL)):
        return
    from tablecade.games.pixoid.solver.checkpoint import solve_board

    with locked(background_folder() / "lock"):
        folder = solved_in_background(request.board)
        if not is_solved(folder):
            remove_oldest(background_folder(), keep=request.keep - 1, spare=folder)
            board = canonical(request.board).board
            solve_board(
                board, GOAL, device="cpu", on_turn=lambda *_: None, folder=folder, threads=1
            )


def remove_oldest(root: Path, *, keep: int, spare: Path) -> None:
    """Remove the folders that were not used for longest. Readers fall back on the network."""
    folders = [path for path in root.iterdir() if path.is_dir() and path != spare]
    folders.sort(key=lambda folder: folder.stat().st_mtime, reverse=True)
    for folder in folders[max(keep, 0) :]:
        shutil.rmtree(folder, ignore_errors=True)


def mark_used(folder: Path) -> None:
    """Boards in use are the last to be removed."""
    try:
        os.utime(folder)
    except OSError:  # removed, or another user's
        return


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
