"""Goofspiel in the environments and datasets of researchers."""

import json
from pathlib import Path

from tests.examples.conftest import Run

PETTINGZOO = """
from tablecade.lab.adapters.pettingzoo_env import parallel_env
env = parallel_env("goofspiel", seats=3, options={"cards": "5"})
observations, infos = env.reset(seed=1)
size = env.observation_space("hand_0")["observation"].shape[0]
turns = 0
while env.agents:
    assert len(observations["hand_0"]["observation"]) == size
    masks = {agent: infos[agent]["action_mask"] for agent in env.agents}
    chosen = {agent: int(mask.argmax()) for agent, mask in masks.items()}
    observations, rewards, ended, _, infos = env.step(chosen)
    turns += 1
print(turns, sum(rewards.values()))
"""

OPENSPIEL = """
import random, pyspiel
import tablecade.lab.adapters.openspiel
game = pyspiel.load_game("python_tablecade_goofspiel", {"seats": 2, "options": "cards:5"})
rng, state = random.Random(1), game.new_initial_state()
while not state.is_terminal():
    if state.is_chance_node():
        outcomes = state.chance_outcomes()
        assert abs(sum(p for _, p in outcomes) - 1) < 1e-9
        state.apply_action(rng.choice(outcomes)[0])
    else:
        state.apply_actions([rng.choice(state.legal_actions(p)) for p in range(2)])
print(sum(state.returns()))
"""


def test_pettingzoo(script: Run) -> None:
    ran = script(PETTINGZOO)
    assert ran.returncode == 0, ran.stderr
    assert ran.stdout.split() == ["5", "1.0"]  # five rounds of equal bids: all share the victory


def test_openspiel(script: Run) -> None:
    ran = script(OPENSPIEL)
    assert ran.returncode == 0, ran.stderr
    assert ran.stdout.split()[-1] == "1.0"


def test_a_dataset(tablecade: Run, tmp_path: Path) -> None:
    matches, file = tmp_path / "matches", tmp_path / "goofspiel.parquet"
    arguments = ["greedy", "random", "--games", "3", "--matches", str(matches)]
    assert tablecade("simulate", "goofspiel", *arguments).returncode == 0
    written = tablecade("dataset", "goofspiel", str(matches), str(file))
    assert written.returncode == 0, written.stderr
    from pyarrow import parquet

    table = parquet.read_table(file)
    assert table.num_rows == 3 * 13 * 2
    assert {row["reason"] for row in table.to_pylist()} == {"cards"}
    assert json.loads(table.column("options")[0].as_py()) == {"cards": "13"}
