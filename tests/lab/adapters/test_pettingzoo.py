import json
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

from tablecade.lab.adapters.pettingzoo_env import env, parallel_env

pytestmark = pytest.mark.filterwarnings("default")  # PettingZoo warns of masks in observations

TABLES: list[tuple[str, dict[str, Any]]] = [
    ("qwixx", {"seats": 2}),
    ("qwixx", {"seats": 5}),
    ("qwixx-on-board", {"seats": 3}),
    ("pixoid", {"seats": 3}),
    ("pixoid", {"seats": 4, "options": {"variant": "short", "board": "random"}}),
]


@pytest.mark.parametrize(("game", "settings"), TABLES)
def test_pettingzoos_own_tests_pass(game: str, settings: dict[str, Any]) -> None:
    api_test(env(game, **settings), num_cycles=200)
    parallel_api_test(parallel_env(game, **settings), num_cycles=200)
    seed_test(lambda: env(game, **settings), num_cycles=100)
    parallel_seed_test(lambda: parallel_env(game, **settings), num_cycles=100)


def test_a_choice_the_mask_forbids_ends_the_match_and_costs_one() -> None:
    table = parallel_env("pixoid")
    observations, _ = table.reset(seed=0)
    placing = next(a for a in table.agents if not observations[a]["action_mask"][table.wait])
    actions = dict.fromkeys(table.agents, table.wait) | {placing: 0}
    _, rewards, over, *_ = table.step(actions)
    assert rewards == dict.fromkeys(rewards, 0.0) | {placing: -1.0}
    assert all(over.values())
    assert table.agents == []


def test_the_reward_is_the_part_of_the_victory() -> None:
    table = parallel_env("qwixx", seats=3)
    observations, _ = table.reset(seed=3)
    rewards: dict[str, float] = {}
    while table.agents:
        actions = {a: np.flatnonzero(o["action_mask"])[0] for a, o in observations.items()}
        observations, rewards, *_ = table.step(actions)
    assert sum(rewards.values()) == pytest.approx(1)


def test_agents_see_their_own_side_first_and_get_a_mask_in_the_infos() -> None:
    table = parallel_env("qwixx", seats=3)
    observations, infos = table.reset(seed=1)
    assert len({seen["observation"].tobytes() for seen in observations.values()}) == 3
    for agent in table.agents:
        assert (infos[agent]["action_mask"] == observations[agent]["action_mask"]).all()
    assert (table.state() == observations["hand_0"]["observation"]).all()


def test_a_shared_controller_is_rewarded_for_all_who_held_it() -> None:
    """PX-7.4: its holder changes every turn, so its reward lies between those of the Bugs."""
    table = parallel_env("pixoid", seats=3, options={"variant": "short"})
    rng = np.random.default_rng(0)
    for seed in range(5):
        observations, _ = table.reset(seed=seed)
        rewards: dict[str, float] = {}
        while table.agents:
            actions = {
                agent: rng.choice(np.flatnonzero(seen["action_mask"]))
                for agent, seen in observations.items()
            }
            observations, rewards, *_ = table.step(actions)
        assert rewards["hand_3"] == rewards["hand_1"] == rewards["hand_2"]


def test_observations_as_text_say_all_that_is_public_and_what_is_legal() -> None:
    table = parallel_env("qwixx", observations="text", render_mode="ansi")
    observations, _ = table.reset(seed=0)
    seen = observations["hand_0"]["observation"]
    assert table.observation_space("hand_0").contains(observations["hand_0"])
    assert json.loads(seen)["phase"] == "action-1"
    assert "pass" in json.loads(seen)["choices"]
    drawn = table.render()
    assert isinstance(drawn, str)
    assert drawn.startswith("dice")
