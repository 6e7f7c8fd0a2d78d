"""Compiles what several files of tests use, once for all workers: `python -m tests.warm_up`."""

from bench.duels import Pairing, make_hard

from tablecade.games.pixoid.research.benchmark import exact_starts
from tablecade.games.pixoid.solver.board import Goal, make_maze
from tablecade.games.pixoid.solver.solution import silent_values
from tablecade.games.qwixx.bots.net import load_net
from tests.boards import MAZE


def main() -> None:
    """A match of `hard` of Qwixx, and one turn of Pixoid solved for both kinds of Bugs."""
    player = make_hard(load_net(2).layers)
    Pairing(player, player, 2).play((0, 1), matches=1, seed=1)
    maze = make_maze(MAZE)
    exact_starts(maze, turns=1)
    silent_values(maze, Goal(), turns=1)


if __name__ == "__main__":
    main()
