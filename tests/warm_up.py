"""Compiles what several files of tests use, once for all workers: `python -m tests.warm_up`."""

from tablecade.bots.qwixx.compiled.duel import Duel
from tablecade.bots.qwixx.compiled.player import make_hard
from tablecade.bots.qwixx.value_net import load_net
from tablecade.kernels.qwixx.codes import encode_track
from tablecade.lab.benchmark.pixoid.best_response import exact_starts
from tablecade.solvers.pixoid.goal import Goal
from tablecade.solvers.pixoid.maze import make_maze
from tablecade.solvers.pixoid.silent import silent_values
from tests.boards import MAZE


def main() -> None:
    """A match of `hard` of Qwixx, and one turn of Pixoid solved for both kinds of Bugs."""
    player = make_hard(load_net("qwixx", 2).layers)
    Duel(player, player, encode_track(None), (0, 1)).play(matches=1, seed=1)
    maze = make_maze(MAZE)
    exact_starts(maze, turns=1)
    silent_values(maze, Goal(), turns=1)


if __name__ == "__main__":
    main()
