"""Training of Qwixx: PyTorch answers as the bot does, learns, and writes what the bot loads."""

import json
from collections.abc import Mapping
from itertools import islice
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from msgspec.structs import replace
from training.qwixx.points import PointsFeatures, load_points, points_search
from training.qwixx.self_play import SelfPlay, features_of

from tablecade.core.array import Array
from tablecade.games.qwixx.bots import net as value_net
from tablecade.games.qwixx.bots.net import ArrayFeatures, ValueNet, load_net, load_weights
from tablecade.games.qwixx.kernel.arrays import QwixxArrays
from tablecade.games.qwixx_on_board.rules.state import project_tracks
from tests.games.qwixx.kinds import KINDS

torch = pytest.importorskip("torch", reason="training needs PyTorch: training/README.md")

from training.network import as_tensor, forward  # noqa: E402
from training.qwixx.inputs import SYMMETRIES, Inputs  # noqa: E402
from training.qwixx.train import BEST_RESPONSE, main  # noqa: E402
from training.qwixx.trainer import BestResponse, Config, PointsTrainer, Trainer  # noqa: E402

SHIPPED = [("qwixx", seats) for seats in (2, 3, 4, 5)] + [
    ("qwixx-on-board", seats) for seats in (2, 3, 4)
]


def some_features(game: str, seats: int) -> Array:
    """Of positions that come up in play, [row, feature]."""
    tracks = list(project_tracks().values()) if game != "qwixx" else []
    tables = SelfPlay(features_of(np, seats, tracks), 24, seed=1)
    net = KINDS[game].load_net(seats)
    turns = [tables.play(net, epsilon=0.2) for _ in range(20)]
    features = np.concatenate([turn.features for turn in turns])
    return features.reshape(-1, features.shape[-1])


def answers(weights: Mapping[str, Any], inputs: Any) -> Array:
    """By PyTorch: the share of the win, and the margin."""
    found = forward({name: as_tensor(layer) for name, layer in weights.items()}, inputs)
    found[:, 0] = torch.sigmoid(found[:, 0])
    numbers: Array = found.numpy()
    return numbers


@pytest.mark.parametrize(("game", "seats"), SHIPPED)
def test_pytorch_answers_as_the_bot_does_by_the_weights_of_the_package(
    game: str, seats: int
) -> None:
    net, features = KINDS[game].load_net(seats), some_features(game, seats)
    chosen = np.zeros((len(features), len(net.layers["lines"])), np.float32)
    np.put_along_axis(chosen, features, 1, axis=1)
    by_bot = net.answers(features)
    assert by_bot[:, 0].std() > 0.05
    assert answers(net.layers, as_tensor(chosen)) == pytest.approx(by_bot, abs=1e-4)


@pytest.mark.parametrize(("game", "seats"), SHIPPED)
def test_descriptions_of_the_features_give_the_same_answers(game: str, seats: int) -> None:
    """Up to the half precision of the stored weights."""
    net, features = KINDS[game].load_net(seats), some_features(game, seats)
    inputs = Inputs(np, seats, on_board=game != "qwixx")
    by_bot = net.answers(features)
    found = answers(inputs.unfold(net.layers), inputs.of(as_tensor(features)))
    assert found == pytest.approx(by_bot, abs=0.02)


def test_exchanged_rows_are_those_of_all_sheets() -> None:
    features, inputs = some_features("qwixx", 2), Inputs(np, 2, on_board=False)
    starts = np.cumsum([0, *ArrayFeatures.sizes(2)])[:8]
    for rows in SYMMETRIES:
        sources = [4 * (index // 4) + rows[index % 4] for index in range(8)]
        exchanged = features.copy()
        exchanged[:, :8] = (features[:, :8] - starts)[:, sources] + starts
        found = inputs.of(as_tensor(features), rows)
        assert (found == inputs.of(as_tensor(exchanged))).all()


@pytest.mark.parametrize("on_board", [False, True])
def test_training_learns_and_is_repeatable(on_board: bool) -> None:  # noqa: FBT001
    config = Config(seats=2, seed=3, rounds=3, tables=48, hidden=(32, 16), batch=256)
    tracks = tuple(project_tracks().values()) if on_board else ()
    trainers = [Trainer(config, np, tracks) for _ in range(2)]
    epochs = [trainer.epochs() for trainer in trainers]
    first = next(epochs[0])
    assert [first, next(epochs[0])] == [*islice(epochs[1], 2)]
    one, other = (trainer.folded() for trainer in trainers)
    assert all((one[name] == other[name]).all() for name in one)
    *_, last = epochs[0]
    assert last.mean_score > first.mean_score + 20
    assert one["lines"].shape == (629 + on_board * (2 * (64 + 32 + 11) + 6), 32)


def test_a_best_response_begins_as_its_opponent_and_learns() -> None:
    config = replace(BEST_RESPONSE, rounds=2, tables=32, batch=256)
    known = load_net(2).layers
    before = {name: layer.copy() for name, layer in known.items()}
    trainer = Trainer(config, np, best_response=BestResponse(known))
    begun = {name: layer.copy() for name, layer in trainer.folded().items()}
    seen = SelfPlay(features_of(np, 2, ()), 24, seed=1).features().reshape(48, -1)
    assert np.allclose(ValueNet(begun).answers(seen), ValueNet(known).answers(seen), atol=0.01)
    first, _ = trainer.epochs()
    assert first.mean_score > 40
    learnt = trainer.folded()
    assert all((learnt[name] != begun[name]).any() for name in known)
    assert all((known[name] == before[name]).all() for name in known)


def test_a_best_response_to_points_is_trained_against_points(tmp_path: Path) -> None:
    sizes = ["--tables", "32", "--rounds", "1", "--batch", "256", "--rate", "0.0005"]
    folders = ["--out", str(tmp_path), "--curves", str(tmp_path), "--device", "cpu"]
    main(["qwixx", "--seats", "3", "--best-response", "points", *sizes, *folders])
    manifest = json.loads((tmp_path / "qwixx-best-response-3.json").read_text(encoding="utf-8"))
    assert manifest["rate"] == [0.0005, BEST_RESPONSE.rate[1]]


def test_points_learns_scores_and_plays_by_what_the_command_writes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    config = Config(seats=2, seed=3, rounds=4, tables=48, hidden=(32, 16), batch=256)
    first, *_, last = PointsTrainer(config, np).epochs()
    assert last.mean_score > first.mean_score + 10
    out = tmp_path / "weights"
    out.mkdir()
    sizes = ["--tables", "32", "--rounds", "1", "--batch", "256"]
    folders = ["--out", str(out), "--curves", str(tmp_path), "--device", "cpu"]
    main(["qwixx", "--kind", "points", *sizes, *folders])
    shipped = load_points(2)
    monkeypatch.setattr(value_net, "files", lambda _package: tmp_path)
    found = load_points(2)
    assert {name: layer.shape for name, layer in found.items()} == {
        name: layer.shape for name, layer in shipped.items()
    }
    arrays = QwixxArrays(np, 2)
    tables, search = SelfPlay(PointsFeatures(arrays), 8, seed=1), points_search(arrays)
    assert tables.play(search.net, epsilon=0.0).scores.shape == (8, 2)


def test_training_stops_when_its_time_is_over() -> None:
    config = Config(seats=2, seed=3, rounds=50, tables=64, hidden=(8, 4), batch=512)
    for told, rounds in (([0.0, 0.5, 1.0], [0, 1]), ([2.0, 3.0], [0])):
        progress = iter(told)
        epochs = list(Trainer(config, np).epochs(progress.__next__))
        assert [epoch.round for epoch in epochs] == rounds


def test_the_bot_loads_what_the_command_writes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    out = tmp_path / "weights"
    out.mkdir()
    sizes = ["--tables", "64", "--rounds", "2", "--hidden", "8", "4", "--batch", "256"]
    folders = ["--out", str(out), "--curves", str(tmp_path), "--device", "cpu"]
    main(["qwixx-on-board", "--seats", "2", *sizes, *folders])
    manifest = json.loads((out / "qwixx-on-board-net-2.json").read_text(encoding="utf-8"))
    assert (manifest["rounds"], manifest["hidden"], manifest["device"]) == (2, [8, 4], "cpu")
    curve = (tmp_path / "qwixx-on-board-net-2.csv").read_text(encoding="utf-8")
    assert len(curve.splitlines()) == 3
    features = some_features("qwixx-on-board", 2)
    shipped = KINDS["qwixx-on-board"].load_net(2).layers
    monkeypatch.setattr(value_net, "files", lambda _package: tmp_path)
    found = load_weights("qwixx-on-board-net-2")
    assert {*found} == {*shipped}
    assert found["lines"].shape == (849, 8)
    shares = ValueNet(found).win_shares(features)
    assert ((shares > 0) & (shares < 1)).all()
    assert shares.std() > 0


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["qwixx-on-board", "--seats", "5"], "qwixx-on-board has 2 to 4 seats"),
        (["qwixx", "--best-response", "--hidden", "8", "4"], "leave out --hidden"),
        (["qwixx-on-board", "--best-response", "points"], "points plays no qwixx-on-board"),
        (["qwixx-on-board", "--kind", "points"], "points plays no qwixx-on-board"),
        (["qwixx", "--kind", "points", "--best-response"], "leave out --best-response"),
        (["qwixx", "--minutes", "0"], "--minutes is more than 0"),
        (["qwixx", "--rate", "0"], "--rate is more than 0"),
        (["qwixx", "--out", "/no/such/folder"], "/no/such/folder is not a folder"),
        (["qwixx", "--tables", "1", "--batch", "1000"], "--batch is 1 to 64"),
    ],
)
def test_bad_arguments_get_one_sentence(
    words: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as stopped:
        main([*words, "--device", "cpu"])
    assert stopped.value.code == 2
    assert sentence in capsys.readouterr().err
