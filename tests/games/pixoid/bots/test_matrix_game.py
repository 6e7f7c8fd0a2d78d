"""Matrix games in plain NumPy, against a general LP solver and the compiled rule of silence."""

import numpy as np
import pytest

from tablecade.games.pixoid.bots.search import silent_mixes, solve
from tablecade.games.pixoid.solver import solution
from tests.games.pixoid.solver.brute import matrix_value


@pytest.mark.parametrize("seed", range(40))
def test_value_and_mixes_of_games_at_random(seed: int) -> None:
    """Few different entries too, as in a turn, where ties abound."""
    rng = np.random.default_rng(seed)
    shape = rng.integers(1, 9), rng.integers(1, 60)
    matrix = rng.random(shape) if seed % 2 else rng.integers(0, 3, shape).astype(float)
    found = solve(matrix)
    assert found.value == pytest.approx(matrix_value(matrix), abs=1e-7)
    assert (found.rows @ matrix).min() == pytest.approx(found.value, abs=1e-7)
    assert (matrix @ found.columns).max() == pytest.approx(found.value, abs=1e-7)
    assert found.rows.sum() == pytest.approx(found.columns.sum()) == pytest.approx(1)


def test_a_saddle_is_pure() -> None:
    found = solve(np.array([[3.0, 1.0], [4.0, 2.0]]))
    assert found.value == 2
    assert found.rows.tolist() == found.columns.tolist() == [0, 1]


@pytest.mark.parametrize("seed", range(10))
def test_silent_bugs_do_as_well_as_by_the_compiled_rule(seed: int) -> None:
    rng = np.random.default_rng(seed)
    cubes = rng.integers(0, 3, (4, 3, 4, 3)).astype(float)
    joint = solve(cubes.reshape(4, -1)).columns.reshape(cubes.shape[1:])
    mixes = np.zeros((3, 4))
    compiled = solution.silent_mixes(cubes, joint, mixes)
    value, own = silent_mixes(cubes, joint)
    assert value == pytest.approx(compiled, abs=0.05)
    assert np.einsum("rabc,a,b,c->r", cubes, *own).max() == pytest.approx(value, abs=1e-6)
