"""Bugs that keep to one published rule, each on its own."""

import numpy as np
import pytest

from tablecade.games.pixoid.solver.board import UNIT, Goal, make_maze, starts_of
from tablecade.games.pixoid.solver.induction import CpuEngine
from tablecade.games.pixoid.solver.solution import silent_mixes, silent_values
from tests.boards import MAZE


def test_silence_helps_pixoid_but_little() -> None:
    maze, turns = make_maze(MAZE), 3
    engine = CpuEngine(maze, Goal(), starts_of(maze))
    for left in range(1, turns + 1):
        engine.solve(left)
    coordinated = engine.values().astype(np.int64)
    cost = (silent_values(maze, Goal(), turns=turns) - coordinated) / UNIT
    assert cost.min() > -1e-6
    assert cost.max() > 0.01
    assert cost.mean() < 0.01


def test_what_needs_two_bugs_at_once_costs_silent_ones_a_quarter() -> None:
    """Two rows; the first two Bugs must cover one each, and one Bug alone can do nothing."""
    cubes = np.ones((2, 2, 2, 1))
    cubes[0, 0, 0, 0] = cubes[1, 1, 1, 0] = 0.0
    joint = np.zeros((2, 2, 1))
    joint[0, 0, 0] = joint[1, 1, 0] = 0.5
    mixes = np.zeros((3, 2))
    assert silent_mixes(cubes, joint, mixes) == pytest.approx(0.75)
    assert mixes[0] == pytest.approx([0.5, 0.5])
