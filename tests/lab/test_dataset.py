from pathlib import Path

import msgspec
import numpy as np
import pyarrow.parquet as pq
import pytest

from tablecade.games import GAMES
from tablecade.lab.dataset import COLUMNS, load_dataset, write_dataset
from tablecade.lab.simulation import Simulation, simulate


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
    matches = [*simulate(Simulation(GAMES[game], {}, bots, 1), games=2)]
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
    (match,) = simulate(Simulation(GAMES["qwixx"], {}, ("random", "random"), 1), games=1)
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
        ("two", next(simulate(Simulation(GAMES["qwixx"], {}, ("random",) * 2, 1), games=1))),
        ("three", next(simulate(Simulation(GAMES["qwixx"], {}, ("random",) * 3, 1), games=1))),
    ]
    write_dataset(matches, tmp_path / "both.parquet")
    with pytest.raises(ValueError, match="several lengths"):
        load_dataset(tmp_path / "both.parquet")
