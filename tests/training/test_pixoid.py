"""Pixoid's network of features: PyTorch answers as the bot does, and the training learns."""

import json
from pathlib import Path

import numpy as np
import pytest
import typer
from training.pixoid.samples import (
    SampleCounts,
    Samples,
    sample_board,
    sample_examples,
    write_samples,
)
from typer.testing import CliRunner

from tablecade.core.array import Array
from tablecade.games.pixoid.bots import net
from tablecade.games.pixoid.bots.net import PixoidNet, board_features, trained_net
from tablecade.games.pixoid.rules.state import Variant
from tablecade.games.pixoid.solver.board import Floats
from tests.boards import MAZE

torch = pytest.importorskip("torch", reason="training needs PyTorch: training/README.md")

from training.network import as_tensor  # noqa: E402
from training.pixoid.train import Config, Dataset, Trainer, odds, train  # noqa: E402

FEW = SampleCounts(rounds=1, outcomes=12, at_random=30, bonus=True)


@pytest.fixture(scope="module")
def samples() -> Samples:
    return sample_board(MAZE, FEW, seed=1, device="cpu")


@pytest.fixture(scope="module")
def file(samples: Samples, tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("samples") / "samples.npz"
    write_samples(path, samples)
    return path


def shipped_weights() -> dict[str, Array]:
    path = Path(net.__file__).parent / "weights" / "pixoid-net.npz"
    with np.load(path) as layers:
        return {name: layers[name].astype(np.float32) for name in layers.files}


def cubes_by_pytorch(weights: dict[str, Array], file: Path, samples: Samples) -> Floats:
    batch = Dataset([*sample_examples(file)], "cpu").batch(slice(None))
    tensors = {name: as_tensor(layer) for name, layer in weights.items()}
    shares = torch.sigmoid(odds(tensors, batch.seen, batch.pairs))[:, 0].numpy()
    most = samples.at.left + np.bitwise_count(samples.at.mask)
    found: Floats = shares * most
    return found


def test_pytorch_answers_as_the_bot_does_by_the_weights_of_the_package(
    samples: Samples, file: Path
) -> None:
    """What the bot looks up board by board is what the training works out in full."""
    by_bot = trained_net().estimate(board_features(MAZE), samples.at, Variant.STANDARD)
    assert by_bot.std() > 0.5
    found = cubes_by_pytorch(shipped_weights(), file, samples)
    assert found == pytest.approx(by_bot, abs=0.01)  # the examples have half precision


def test_training_learns_and_is_repeatable(samples: Samples, file: Path) -> None:
    config = Config(1, boards=(1, 1, 0, 0), count=200, hidden=(8, 16, 8), epochs=8, batch=64)
    trainers = [Trainer(config, [file, file], "cpu") for _ in range(2)]
    for trainer in trainers:
        assert len([*trainer.learn()]) == 2 + 1 + config.epochs
    one, other = (trainer.stored() for trainer in trainers)
    assert all((one[name] == other[name]).all() for name in one)
    spread = np.nanstd(samples.cubes * (samples.at.left + np.bitwise_count(samples.at.mask)))
    assert float(str(trainers[0].errors["cubes"])) < 0.8 * spread


def test_an_unknown_target_teaches_nothing(samples: Samples, file: Path) -> None:
    """Files without bonus cubes know no probability to win: that answer stays as it was."""
    bare = samples._replace(chance=np.full_like(samples.chance, np.nan))
    write_samples(path := file.with_name("bare.npz"), bare)
    config = Config(1, boards=(0, 0, 0, 0), hidden=(8, 16, 8), epochs=1, batch=64)
    trainer = Trainer(config, [path, path], "cpu")
    before = trainer.stored()
    with pytest.warns(RuntimeWarning, match="Mean of empty slice"):
        _ = [*trainer.learn()]
    after = trainer.stored()
    assert not np.isnan(after["last"]).any()
    changed = after["last"] != before["last"]
    assert changed[:, 0].any()
    assert not changed[:, 1].any()


def test_the_bot_loads_what_the_command_writes(
    samples: Samples, file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    app, out = typer.Typer(), tmp_path / "weights"
    out.mkdir()
    app.command()(train)
    words = [str(file), str(file), "--boards", "0", "0", "0", "0", "--epochs", "1"]
    first = CliRunner().invoke(app, [*words, "--out", str(out)])
    assert first.exit_code == 0, first.output
    again = CliRunner().invoke(app, [*words, "--out", str(out), "--begin", str(out)])
    assert again.exit_code == 0, again.output
    manifest = json.loads((out / "pixoid-net.json").read_text(encoding="utf-8"))
    assert manifest["begun_from"]["begun_from"] is None
    monkeypatch.setattr(net, "files", lambda _package: tmp_path)
    loaded: PixoidNet = trained_net.__wrapped__()
    found = loaded.estimate(board_features(MAZE), samples.at, Variant.STANDARD)
    with np.load(out / "pixoid-net.npz") as layers:
        weights = {name: layers[name].astype(np.float32) for name in layers.files}
    assert found == pytest.approx(cubes_by_pytorch(weights, file, samples), abs=0.01)
