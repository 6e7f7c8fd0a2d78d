"""OpenSpiel's value iteration and our own backward induction agree on a small board."""

from functools import cache

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms.value_iteration import value_iteration
from scipy.optimize import linprog

from tablecade.games.pixoid.state import State
from tablecade.games.pixoid.tiles import read_board_drawing
from tablecade.lab.faces.openspiel_chase import (
    BUGS,
    PIXOID,
    joint_programs,
    last_turns,
    turn_played,
)

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


@cache
def backward(state: State) -> float:
    """What Pixoid can hold against Bugs who plan together: 1 for surely through, -1 caught."""
    if state.ended is not None:
        return 1.0 if state.ended == "twelve" else -1.0
    flights, chases = joint_programs(state, PIXOID), joint_programs(state, BUGS)
    stage = np.array([[backward(turn_played(state, f, c)) for c in chases] for f in flights])
    rows, columns = stage.shape
    solved = linprog(
        c=[*np.zeros(rows), -1],
        A_ub=np.hstack([-stage.T, np.ones((columns, 1))]),
        b_ub=np.zeros(columns),
        A_eq=[[*np.ones(rows), 0]],
        b_eq=[1],
        bounds=[*[(0, None)] * rows, (None, None)],
    )
    return -float(solved.fun)


@pytest.mark.parametrize(("turns", "value"), [(1, 1.0), (2, 0.0)])
def test_openspiel_solves_a_small_board_and_agrees_with_ours(turns: int, value: float) -> None:
    """One turn he is out of reach; in two he must guess, and is caught half of the time."""
    game = pyspiel.load_game("python_tablecade_chase", {"board": SMALL, "turns": turns})
    values = value_iteration(game, depth_limit=-1, threshold=1e-6, cyclic_game=True)
    ours = backward(last_turns(read_board_drawing(SMALL), turns))
    assert values[str(game.new_initial_state())] == pytest.approx(ours, abs=1e-4)
    assert ours == pytest.approx(value, abs=1e-6)


def test_openspiels_random_simulation_passes() -> None:
    game = pyspiel.load_game("python_tablecade_chase", {"board": "A1 B2 C1 D2", "turns": 5})
    pyspiel.random_sim_test(game, 3, serialize=False, verbose=False)
