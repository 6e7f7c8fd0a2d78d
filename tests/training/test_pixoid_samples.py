"""What the networks of Pixoid learn from is true."""

from pathlib import Path
from random import Random

import numpy as np
import pytest
from training.pixoid.samples import (
    SampleCounts,
    Samples,
    draw_board,
    held_out,
    join_samples,
    read_samples,
    sample_board,
    write_samples,
)

from tablecade.games.pixoid.rules.state import Variant
from tablecade.games.pixoid.rules.tiles import lay_board, project_tiles
from tablecade.games.pixoid.solver.board import TURNS, UNIT, Goal, make_maze, starts_of
from tablecade.games.pixoid.solver.induction import CpuEngine
from tablecade.games.pixoid.solver.stage import triple_index
from tests.boards import MAZE

FEW = SampleCounts(rounds=1, outcomes=12, at_random=30, bonus=True)


@pytest.fixture(scope="module")
def samples() -> Samples:
    return sample_board(MAZE, FEW, seed=1, device="cpu")


@pytest.mark.parametrize("variant", Variant)
def test_every_sample_is_worth_what_the_solver_says(samples: Samples, variant: Variant) -> None:
    maze, at = make_maze(MAZE), samples.at
    engine = CpuEngine(maze, Goal(variant, bonus=True), starts_of(maze))
    most = at.left + np.bitwise_count(at.mask)
    shares = samples.chance if variant is Variant.SHORT else samples.cubes * most
    known = 0
    for left in range(1, TURNS + 1):
        engine.solve(left)
        values = engine.values() / UNIT
        for i in np.flatnonzero((at.left == left) & ~np.isnan(shares)):
            known += 1
            worth = values[at.mask[i], at.pixoid[i], triple_index(*map(int, at.bugs[i]))]
            assert shares[i] == pytest.approx(worth)
    assert known > 200


def test_samples_of_play_have_no_bug_on_pixoid(samples: Samples) -> None:
    assert (samples.at.bugs != samples.at.pixoid[:, None]).all()
    assert {*range(1, TURNS)} <= {*samples.at.left.tolist()}


def test_a_file_holds_what_was_written(samples: Samples, tmp_path: Path) -> None:
    both = join_samples([samples, samples])
    write_samples(tmp_path / "samples.npz", both)
    found = read_samples(tmp_path / "samples.npz")
    assert found.boards == (MAZE, MAZE)
    assert (found.board == both.board).all()
    assert all((one == other).all() for one, other in zip(found.at, both.at, strict=True))
    assert np.allclose(found.cubes, both.cubes, atol=1e-5)
    assert np.allclose(found.chance, both.chance, atol=1e-5, equal_nan=True)


def test_a_board_held_out_is_not_drawn_however_it_is_turned() -> None:
    held = {lay_board(name, project_tiles()) for name in held_out()}
    held |= {lay_board(" ".join(turned(name)), project_tiles()) for name in held_out()}
    rng = Random(1)
    assert held.isdisjoint(draw_board(rng, 0) for _ in range(300))


def turned(name: str) -> list[str]:
    last, *others = reversed(name.split())
    return [last, *reversed(others)]
