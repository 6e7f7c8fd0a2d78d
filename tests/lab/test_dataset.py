from pathlib import Path

import pyarrow.parquet as pq
import pytest

from tablecade.games import GAMES
from tablecade.lab.dataset import rows, write_dataset
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
    matches = [*simulate(Simulation(GAMES[game], {}, bots, 1), games=3)]
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
    for row in rows(matches[0], name="0"):
        assert row["choice"] in row["legal"]
