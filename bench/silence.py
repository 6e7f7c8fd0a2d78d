"""`python -m bench.silence`: what the Bugs lose because they may not coordinate (PX-3.5).

On small boards, in every reachable state with six turns to go, Pixoid's best response to the rule
of silent Bugs is compared with the value against Bugs that coordinate.
"""

import numpy as np
from tests.boards import MAZE, ROOM
from tests.games.pixoid.solver.boards import FIVE

from tablecade.games.pixoid.rules.board import Board
from tablecade.games.pixoid.solver.board import UNIT, Goal, make_maze, starts_of
from tablecade.games.pixoid.solver.induction import CpuEngine
from tablecade.games.pixoid.solver.solution import silent_values

TURNS = 6
BOARDS = {"maze 4×4": MAZE, "room 4×4": ROOM, "maze 5×5": FIVE}


def measure(board: Board) -> tuple[float, float, float, float]:
    """Mean value, mean cost, greatest cost, and the share of states where it costs anything."""
    maze = make_maze(board)
    engine = CpuEngine(maze, Goal(), starts_of(maze))
    solved = [engine.solve(left).solved for left in range(1, TURNS + 1)][-1]
    coordinated = engine.values().astype(np.int64)
    cost = (silent_values(maze, Goal(), turns=TURNS) - coordinated) / UNIT
    mean = coordinated.sum() / UNIT / solved
    return float(mean), cost.sum() / solved, cost.max(), float((cost > 1e-6).sum() / solved)


def main() -> None:
    print("| board | value, mean | silence costs, mean | at most | states where it costs |")
    print("|---|---|---|---|---|")
    for name, board in BOARDS.items():
        mean, cost, worst, share = measure(board)
        print(f"| {name} | {mean:.3f} | {cost:.4f} | {worst:.3f} | {share:.1%} |")


if __name__ == "__main__":
    main()
