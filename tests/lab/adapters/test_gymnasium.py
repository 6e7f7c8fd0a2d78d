import subprocess
import sys
import warnings
from typing import Any, SupportsFloat

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.utils.env_checker import check_env

import tablecade.lab.adapters.registration  # noqa: F401 - registers

pytestmark = pytest.mark.filterwarnings("default")  # Gymnasium's checks warn of masked actions

IDS: list[tuple[str, dict[str, Any]]] = [
    ("tablecade/Qwixx-v0", {"opponents": ("greedy",)}),
    ("tablecade/QwixxOnBoard-v0", {"opponents": ("random", "random")}),
    ("tablecade/Pixoid-v0", {"opponents": ("random", "random"), "options": {"variant": "short"}}),
]


@pytest.mark.parametrize(("name", "settings"), IDS)
def test_gymnasiums_own_check_passes(name: str, settings: dict[str, Any]) -> None:
    env = gymnasium.make(name, **settings)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check_env(env.unwrapped)


@pytest.mark.parametrize(("name", "settings"), IDS)
def test_an_episode_ends_with_a_part_of_the_victory(name: str, settings: dict[str, Any]) -> None:
    env = gymnasium.make(name, **settings, render_mode="ansi")
    rng = np.random.default_rng(0)
    observation, info = env.reset(seed=1)
    reward: SupportsFloat = 0.0
    over = False
    while not over:
        assert env.observation_space.contains(observation)
        action = rng.choice(np.flatnonzero(info["action_mask"]))
        observation, reward, over, _, info = env.step(action)
    assert 0 <= float(reward) <= 1
    assert isinstance(env.render(), str)


def test_an_illegal_action_ends_the_match_and_costs_one() -> None:
    env = gymnasium.make("tablecade/Qwixx-v0")
    before, info = env.reset(seed=1)
    assert not info["action_mask"][11]
    after, reward, over, *_ = env.step(11)
    assert (reward, over) == (-1.0, True)
    assert (after == before).all()


@pytest.mark.parametrize("illegal", [False, True])
def test_a_match_that_is_over_needs_a_reset(*, illegal: bool) -> None:
    env = gymnasium.make("tablecade/Qwixx-v0")
    _, info = env.reset(seed=1)
    over = False
    while not over:
        action = 11 if illegal else info["action_mask"].argmax()
        _, _, over, _, info = env.step(action)
    with pytest.raises(ResetNeeded):
        env.step(info["action_mask"].argmax())
    _, info = env.reset(seed=1)
    env.step(info["action_mask"].argmax())


def test_an_id_can_name_the_module_that_registers_it() -> None:
    code = (
        "import gymnasium; name = 'tablecade.lab.adapters.registration:tablecade/Qwixx-v0'; "
        "gymnasium.make(name).reset(seed=1); gymnasium.make_vec(name, num_envs=2).reset(seed=1)"
    )
    subprocess.run([sys.executable, "-W", "error", "-c", code], check=True)
