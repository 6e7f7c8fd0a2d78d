"""Solving a board with a checkpoint on disk after every turn."""

from collections.abc import Callable
from pathlib import Path

import msgspec
import numpy as np
from msgspec import Struct

from tablecade.games.pixoid.rules.board import Board
from tablecade.games.pixoid.solver.engine import Engine, Tally
from tablecade.games.pixoid.solver.goal import TURNS, Goal
from tablecade.games.pixoid.solver.induction import make_engine, solve_turns, start_places
from tablecade.games.pixoid.solver.lock import locked
from tablecade.games.pixoid.solver.maze import Maze, make_maze
from tablecade.games.pixoid.solver.store import board_folder, is_solved, turn_file, write_turn

OnTurn = Callable[[int, Tally], None]


class Starts(Struct, frozen=True):
    """The value of each start to Pixoid, as in `starts.json`."""

    values: dict[str, float]


def solve_board(
    board: Board,
    goal: Goal,
    *,
    device: str,
    on_turn: OnTurn,
    folder: Path | None = None,
    threads: int | None = None,
) -> Starts:
    """Solve the turns that are not solved yet. `on_turn` is called after each of them.

    One process at a time solves a board; another one waits, and then finds it solved.
    """
    folder = folder or board_folder(board, goal)
    if not is_solved(folder):
        with locked(folder / "lock"):
            if not is_solved(folder):
                maze = make_maze(board)
                engine = make_engine(device, maze, goal, threads=threads)
                _solve_on(engine, maze, goal, folder, on_turn)
    return msgspec.json.decode((folder / "starts.json").read_bytes(), type=Starts)


def _solve_on(engine: Engine, maze: Maze, goal: Goal, folder: Path, on_turn: OnTurn) -> None:
    done = _resume(engine, folder)

    def keep(left: int, tally: Tally) -> None:
        if left == TURNS:
            _write_starts(folder, maze, goal, engine)
        _keep_turn(engine, folder, goal, left=left)
        on_turn(left, tally)

    solve_turns(engine, done=done, after=keep)
    _exact_file(folder, TURNS).unlink()


def _exact_file(folder: Path, left: int) -> Path:
    """Exact values of the last solved turn; deleted when the next one is solved."""
    return folder / f"exact-{left:02}.npy"


def _keep_turn(engine: Engine, folder: Path, goal: Goal, *, left: int) -> None:
    values = engine.values()
    unfinished = folder / "part.npy"
    np.save(unfinished, values)
    unfinished.replace(_exact_file(folder, left))
    write_turn(turn_file(folder, left), values, goal)
    _exact_file(folder, left - 1).unlink(missing_ok=True)


def _resume(engine: Engine, folder: Path) -> int:
    """The number of turns that are already solved."""
    for left in range(TURNS, 0, -1):
        if turn_file(folder, left).is_file() and _exact_file(folder, left).is_file():
            engine.restore(np.load(_exact_file(folder, left)))
            return left
    return 0


def _write_starts(folder: Path, maze: Maze, goal: Goal, engine: Engine) -> None:
    starts = maze.board.start
    places = start_places(maze, goal, [maze.place(start) for start in starts])
    found = engine.look(np.array(places))
    values = {
        str(start): round(float(value), 6) for start, value in zip(starts, found, strict=True)
    }
    (folder / "starts.json").write_bytes(msgspec.json.encode(Starts(values)))
