"""Backward induction: from the last turn of a round to the first."""

from collections.abc import Callable, Sequence
from itertools import product

import numpy as np
import numpy.typing as npt

from tablecade.games.pixoid.rules.board import STARTS, Board
from tablecade.games.pixoid.solver.compiled_triples import triple_index
from tablecade.games.pixoid.solver.engine import CpuEngine, Engine, Tally, starts_of
from tablecade.games.pixoid.solver.goal import TURNS, Goal
from tablecade.games.pixoid.solver.gpu import GpuEngine
from tablecade.games.pixoid.solver.maze import Maze, make_maze
from tablecade.games.pixoid.solver.reach import Corners
from tablecade.games.pixoid.solver.triples import triple_count


class NotSolved(ArithmeticError):
    """Raised when a stage game could not be solved."""


def make_engine(
    device: str,
    maze: Maze,
    goal: Goal,
    corners: Corners | None = None,
    *,
    threads: int | None = None,
) -> Engine:
    """`device` is `cpu` or `gpu`; a GPU uses no threads."""
    if device == "gpu":
        return GpuEngine(maze, goal, corners or starts_of(maze))
    return CpuEngine(maze, goal, corners or starts_of(maze), threads=threads)


def solve_turns(
    engine: Engine, *, done: int = 0, after: Callable[[int, Tally], None] | None = None
) -> None:
    """Solve the remaining turns, from the last one of the round backward."""
    for left in range(done + 1, TURNS + 1):
        tally = engine.solve(left)
        if tally.unsolved:
            raise NotSolved(f"{tally.unsolved} states with {left} turns to go")
        if after is not None:
            after(left, tally)


def start_places(maze: Maze, goal: Goal, starts: Sequence[int]) -> list[int]:
    """Indices of the values when Pixoid takes each start and the Bugs the three others."""
    whole = goal.masks(maze) - 1
    places = []
    for corner, own in enumerate(starts):
        triple = triple_index(*(*starts[:corner], *starts[corner + 1 :]))
        places.append((whole * maze.pix + own) * triple_count(maze.pix) + triple)
    return places


def start_values(board: Board, goal: Goal, *, device: str) -> tuple[float, ...]:
    """The value of each start to Pixoid, in the order of `board.start`."""
    maze = make_maze(board)
    engine = make_engine(device, maze, goal)
    solve_turns(engine)
    places = start_places(maze, goal, [maze.place(start) for start in board.start])
    return tuple(map(float, engine.look(np.array(places))))


def values_of_all_starts(board: Board, corners: Corners, *, device: str) -> npt.NDArray[np.float64]:
    """[start in each corner …, the corner Pixoid takes]: values without bonus cubes."""
    maze, goal = make_maze(board), Goal()
    engine = make_engine(device, maze, goal, corners)
    solve_turns(engine)
    places = [start_places(maze, goal, starts) for starts in product(*corners)]
    found = engine.look(np.array(places).reshape(-1))
    return found.reshape(*map(len, corners), STARTS)
