"""OpenSpiel's value iteration and our solver agree on a small board."""

import pyspiel
import pytest

import tablecade.lab.adapters.openspiel  # noqa: F401 - registers the games
from tablecade.games.pixoid.rules.state import Variant
from tablecade.games.pixoid.rules.tiles import read_board_drawing
from tablecade.games.pixoid.solver.board import UNIT, Goal, make_maze, starts_of
from tablecade.games.pixoid.solver.induction import CpuEngine
from tablecade.games.pixoid.solver.stage import triple_index

pytestmark = pytest.mark.filterwarnings("default")  # of OpenSpiel's own dependencies

SMALL = """
+---+---+---+---+
| S   B         |
+   +---+---+   +
|   | B | S     |
+   +   +   +   +
|   | B   S |   |
+   +---+---+   +
|         B   S |
+---+---+---+---+
"""


def solved(turns: int) -> float:
    """What our solver says of the start: 1 for surely through, -1 for surely caught."""
    board = read_board_drawing(SMALL)
    maze = make_maze(board)
    engine = CpuEngine(maze, Goal(Variant.SHORT), starts_of(maze))
    for left in range(1, turns + 1):
        engine.solve(left)
    pixoid, *bugs = (maze.place(pix) for pix in board.start)
    chance = engine.values()[0, pixoid, triple_index(*bugs)] / UNIT
    return float(2 * chance - 1)


@pytest.mark.parametrize(("turns", "value"), [(1, 1.0), (2, 0.0)])
def test_openspiel_solves_a_small_board_and_agrees_with_ours(turns: int, value: float) -> None:
    """One turn he is out of reach; in two he must guess, and is caught half of the time."""
    # Not above: it loads a solver of convex problems, and every worker imports this file.
    from open_spiel.python.algorithms.value_iteration import value_iteration

    game = pyspiel.load_game("python_tablecade_chase", {"board": SMALL, "turns": turns})
    values = value_iteration(game, depth_limit=-1, threshold=1e-6, cyclic_game=True)
    ours = solved(turns)
    assert values[str(game.new_initial_state())] == pytest.approx(ours, abs=1e-4)
    assert ours == pytest.approx(value, abs=1e-6)
