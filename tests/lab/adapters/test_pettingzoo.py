import json
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

from tablecade.games.qwixx_on_board.rules.state import project_tracks
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


def test_a_shared_controller_earns_the_mean_over_its_turns_of_what_their_holders_get() -> None:
    """PX-7.4: its holder changes every turn. In the standard game one of the Bugs wins, so that the
    mean differs from what the last holder gets.
    """
    table = parallel_env("pixoid", seats=3)
    rng = np.random.default_rng(0)
    differed = 0
    for seed in range(4):
        observations, infos = table.reset(seed=seed)
        rewards: dict[str, float] = {}
        holders: list[int] = []
        while table.agents:
            if not observations["hand_3"]["action_mask"][table.wait]:
                holders.append(infos["hand_3"]["seat"])
            actions = {
                agent: rng.choice(np.flatnonzero(seen["action_mask"]))
                for agent, seen in observations.items()
            }
            observations, rewards, _, _, infos = table.step(actions)
        earned = [rewards[f"hand_{seat}"] for seat in holders]
        assert rewards["hand_3"] == pytest.approx(np.mean(earned))
        differed += rewards["hand_3"] != earned[-1]
    assert differed > 0


def test_the_name_of_an_environment_names_its_game() -> None:
    tables = [parallel_env(game) for game in ("qwixx", "qwixx-on-board", "pixoid")]
    names = [table.metadata["name"] for table in tables]
    assert names == ["tablecade_qwixx_v0", "tablecade_qwixx_on_board_v0", "tablecade_pixoid_v0"]
    assert env("pixoid").metadata["name"] == "tablecade_pixoid_v0"


@pytest.mark.parametrize(("game", "settings"), TABLES)
def test_the_state_begins_with_what_hand_0_observes_and_fills_its_space(
    game: str, settings: dict[str, Any]
) -> None:
    table = parallel_env(game, **settings)
    observations, _ = table.reset(seed=1)
    state = table.state()
    assert table.state_space.contains(state)
    assert (state[: table.layout.size] == observations["hand_0"]["observation"]).all()
    assert table.state_layout.size == len(state)


@pytest.mark.parametrize("side", ["A", "B"])
def test_the_state_of_on_board_has_the_whole_track_which_no_observation_has(side: str) -> None:
    table = parallel_env("qwixx-on-board", seats=2, options={"side": side})
    observations, _ = table.reset(seed=1)
    track = project_tracks()[side].fields
    seen = table.state_layout.split(table.state())["whole_track"]
    assert seen[:, :4].argmax(axis=1).tolist() == [int(field.row) for field in track]
    places = [field.row.place(field.number) for field in track]
    assert np.round(seen[:, 4] * 10).tolist() == places
    assert np.round(seen[:, 5] * 20).tolist() == [field.bonus for field in track]
    assert "whole_track" not in table.layout.slices
    assert len(observations["hand_0"]["observation"]) == table.layout.size


def test_observations_as_text_say_all_that_is_public_and_what_is_legal() -> None:
    table = parallel_env("qwixx", observations="text", render_mode="ansi")
    observations, _ = table.reset(seed=0)
    seen, other = (observations[agent]["observation"] for agent in table.agents)
    assert [json.loads(view)["you"]["seat"] for view in (seen, other)] == [0, 1]
    assert table.observation_space("hand_0").contains(observations["hand_0"])
    assert json.loads(seen)["phase"] == "action-1"
    assert "pass" in json.loads(seen)["choices"]
    drawn = table.render()
    assert isinstance(drawn, str)
    assert drawn.startswith("dice")


@pytest.mark.parametrize(("game", "settings"), TABLES)
def test_choices_of_a_text_are_in_the_order_of_the_mask_and_can_be_answered(
    game: str, settings: dict[str, Any]
) -> None:
    table = parallel_env(game, observations="text", **settings)
    rng = np.random.default_rng(1)
    observations, _ = table.reset(seed=1)
    while table.agents:
        actions = dict.fromkeys(table.agents, table.wait)
        for agent, seen in observations.items():
            offered = json.loads(seen["observation"])["choices"]
            numbers = [table.action(agent, choice) for choice in offered]
            assert (numbers or [table.wait]) == np.flatnonzero(seen["action_mask"]).tolist()
            if offered:
                actions[agent] = table.action(agent, rng.choice(offered))
        observations, rewards, *_ = table.step(actions)
        assert min(rewards.values()) >= 0


def test_a_choice_that_is_not_offered_has_no_number() -> None:
    table = parallel_env("qwixx")
    table.reset(seed=0)
    with pytest.raises(ValueError, match=r"hand 0 can't choose 'up3'; it can choose .*pass"):
        table.action("hand_0", "up3")


def test_the_aec_form_takes_choices_of_texts_too() -> None:
    table = env("qwixx", observations="text")
    table.reset(seed=0)
    agent = table.agent_selection
    choice, *_ = json.loads(table.observe(agent)["observation"])["choices"]
    table.step(table.unwrapped.action(agent, choice))
    assert table.agent_selection != agent
