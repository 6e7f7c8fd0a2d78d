import sys
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pyarrow.parquet as pq
import pytest

from tablecade.api import simulate
from tablecade.lab.dataset import COLUMNS, load_dataset, write_dataset


@pytest.mark.parametrize(
    ("game", "bots"),
    [
        ("qwixx", ("greedy", "random")),
        ("pixoid", ("random",) * 3),
        ("qwixx-on-board", ("random",) * 2),
    ],
)
def test_a_row_for_every_choice_of_every_hand(
    game: str, bots: tuple[str, ...], tmp_path: Path
) -> None:
    matches = [*simulate(game, bots, matches=2, seed=1)]
    named = [(str(number), match) for number, match in enumerate(matches)]
    file = tmp_path / "choices.parquet"
    written = write_dataset(named, file)
    table = pq.read_table(file)
    chosen = [
        text
        for match in matches
        for decision in match.decisions
        for hand, text in decision.choices.items()
        if hand != "dice"
    ]
    assert table.num_rows == written == len(chosen)
    assert table.column("notation").to_pylist() == chosen
    assert set(table.column("bot").to_pylist()) == set(bots)
    assert (
        table.column("options").to_pylist()[0]
        == msgspec.json.encode(matches[0].header.options).decode()
    )
    arrays = load_dataset(file)
    assert arrays["mask"][np.arange(written), arrays["action"]].all()
    assert arrays["observation"].min() >= 0
    assert arrays["observation"].max() <= 1
    assert set(arrays["match"]) == {0, 1}


def test_the_file_describes_itself(tmp_path: Path) -> None:
    (match,) = simulate("qwixx", ("random", "random"), matches=1, seed=1)
    file = tmp_path / "choices.parquet"
    write_dataset([("one", match)], file)
    schema = pq.read_schema(file)
    told = {field.name: field.metadata[b"description"].decode() for field in schema}
    assert told == COLUMNS
    fields = msgspec.json.decode(schema.metadata[b"tablecade.fields"])
    (size,) = fields
    assert int(size) == load_dataset(file)["observation"].shape[1]
    assert fields[size][0]["name"] == "crosses"


def test_observations_of_several_lengths_are_refused(tmp_path: Path) -> None:
    matches = [
        ("two", next(simulate("qwixx", ("random",) * 2, matches=1, seed=1))),
        ("three", next(simulate("qwixx", ("random",) * 3, matches=1, seed=1))),
    ]
    write_dataset(matches, tmp_path / "both.parquet")
    with pytest.raises(ValueError, match="several lengths"):
        load_dataset(tmp_path / "both.parquet")


def small_dataset(folder: Path) -> Path:
    (match,) = simulate("qwixx", ("random", "random"), matches=1, seed=1)
    file = folder / "choices.parquet"
    write_dataset([("one", match)], file)
    return file


def test_tensors_of_pytorch_hold_what_the_arrays_hold(tmp_path: Path) -> None:
    torch: Any = pytest.importorskip("torch", reason="needs PyTorch")
    file = small_dataset(tmp_path)
    arrays, tensors = load_dataset(file), load_dataset(file, tensors="torch")
    assert tensors.keys() == arrays.keys()
    for name, array in arrays.items():
        assert isinstance(tensors[name], torch.Tensor)
        assert (tensors[name].numpy() == array).all()
    assert tensors["observation"].dtype == torch.float32
    assert tensors["mask"].dtype == torch.bool
    assert tensors["action"].dtype == torch.int64


def test_without_pytorch_arrays_can_be_read_and_tensors_are_refused_by_its_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = small_dataset(tmp_path)
    monkeypatch.setitem(sys.modules, "torch", None)
    assert len(load_dataset(file)["action"]) > 0
    with pytest.raises(ImportError, match=r"pip install torch$"):
        load_dataset(file, tensors="torch")


def test_other_tensors_are_refused_by_their_name() -> None:
    with pytest.raises(ValueError, match="tensors is numpy or torch, not 'x'"):
        load_dataset("any.parquet", tensors="x")
