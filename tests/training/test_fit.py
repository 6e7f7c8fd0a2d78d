"""Fitting tables to solved boards: PyTorch answers as the bot does, and the fit comes close."""

from itertools import combinations
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import typer
from training.pixoid.samples import SampleCounts, Samples, sample_board, write_samples
from typer.testing import CliRunner

from tablecade.games.pixoid.bots.board_values import LAYERS, SCALES, fitted_values, pair_rows
from tablecade.games.pixoid.bots.net import Positions
from tablecade.games.pixoid.rules.tiles import lay_board, project_tiles
from tablecade.games.pixoid.solver.board import TURNS, canonical
from tablecade.games.pixoid.solver.store import board_digest
from tests.boards import MAZE

torch = pytest.importorskip("torch", reason="training needs PyTorch: training/README.md")

from training.network import as_tensor  # noqa: E402
from training.pixoid.fit import FitConfig, Fitter, fit  # noqa: E402
from training.pixoid.row_sums import cubes_off, row_odds  # noqa: E402

ROOT = Path(__file__).parents[2]
PACK = ROOT / "packs" / "pixoid_values" / "tablecade_pixoid_values" / "values.npz"
FEW = FitConfig(columns=(8, 4), hidden=(32, 16), steps=80, batch=1024, rate=1e-2)


@pytest.fixture(scope="module")
def samples() -> Samples:
    drawing = SampleCounts(rounds=1, outcomes=12, at_random=60, bonus=False)
    return sample_board(canonical(MAZE).board, drawing, seed=1, device="cpu")


def test_pytorch_answers_as_the_bot_does_by_the_values_of_the_package() -> None:
    board = canonical(lay_board("A1 B1 C1 D1", project_tiles())).board
    values, rng, pix = fitted_values(board, PACK), np.random.default_rng(1), 100
    assert values is not None
    pixoid, bugs = rng.integers(pix, size=200), rng.integers(pix, size=(200, 3))
    at = Positions(pixoid, bugs, np.zeros_like(pixoid), rng.integers(1, 12, size=200))
    with np.load(PACK) as stored:
        weights = {name: as_tensor(stored[name].astype(np.float32)) for name in LAYERS}
        tables = [
            as_tensor(stored[f"{board_digest(board)}-{table}"] * stored[scale].astype(np.float32))
            for table, scale in SCALES.items()
        ]
    chase = [at.pixoid * pix + bug for bug in at.bugs.T]
    pairs = [pair_rows(one, other) for one, other in combinations(at.bugs.T, 2)]
    odds = row_odds(weights, tables, (chase, pairs), at.left)
    found = cubes_off(odds, np.zeros(200, np.float32), at.left).numpy()
    by_bot = values.cubes(at)
    assert by_bot.std() > 0.5
    assert found == pytest.approx(by_bot, abs=1e-3)


def test_the_fit_comes_close_and_the_bot_finds_it_in_the_file(
    samples: Samples, tmp_path: Path
) -> None:
    fitter = Fitter(samples, FEW, "cpu")
    before = fitter.error()
    lines = [*fitter.learn(40)]
    assert [line.split(":")[0] for line in lines] == ["step 40 of 80", "step 80 of 80"]
    path = tmp_path / "values.npz"
    stored: dict[str, Any] = {**fitter.round_tables(), **fitter.layers()}
    np.savez(path, **stored)
    assert fitter.error() < before / 2
    values = fitted_values(canonical(MAZE).board, path)
    assert values is not None
    known = samples.at.left < TURNS
    at = Positions(*(part[known] for part in samples.at))
    off = values.cubes(at) - samples.cubes[known] * at.left
    assert np.sqrt((off**2).mean()) == pytest.approx(fitter.error(), abs=0.01)


def test_the_same_config_fits_the_same(samples: Samples) -> None:
    config = FitConfig(columns=(4, 2), hidden=(8, 8), steps=3, batch=256)
    one, other = (Fitter(samples, config, "cpu") for _ in range(2))
    assert [*one.learn(1)] == [*other.learn(1)]


def test_the_command_writes_values_and_a_manifest(samples: Samples, tmp_path: Path) -> None:
    write_samples(tmp_path / "s.npz", samples)
    app, out = typer.Typer(), tmp_path / "values.npz"
    app.command()(fit)
    words = f"--columns 4 2 --hidden 8 8 --steps 3 --batch 256 --device cpu --out {out}"
    ran = CliRunner().invoke(app, [str(tmp_path / "s.npz"), *words.split()])
    assert ran.exit_code == 0, ran.output
    assert fitted_values(MAZE, out) is not None
    assert '"samples": [\n    "s.npz"' in out.with_suffix(".json").read_text(encoding="utf-8")
