"""Values of the starts of a board, from its solution in memory."""

from itertools import product

import numpy as np
import numpy.typing as npt

from tablecade.games.pixoid.rules.board import STARTS, Board
from tablecade.games.pixoid.solver.board import Corners, Goal, make_maze
from tablecade.games.pixoid.solver.induction import make_engine, solve_turns, start_places


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
