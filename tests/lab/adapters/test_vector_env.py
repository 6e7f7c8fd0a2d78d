from typing import Any

import numpy as np
import pytest

from tablecade.lab.adapters.vector_env import TablecadeVectorEnv

TABLES: list[tuple[str, tuple[str, ...], dict[str, Any]]] = [
    ("qwixx", ("greedy",), {}),
    ("qwixx-on-board", ("random", "greedy"), {"side": "B"}),
    ("pixoid", ("random", "random"), {"variant": "short"}),
    ("pixoid", ("random", "random", "random"), {}),
]


def first_legal(mask: Any, rng: np.random.Generator) -> Any:
    return np.argmax(mask * rng.random(mask.shape), axis=1)


@pytest.mark.parametrize(("game", "opponents", "options"), TABLES)
def test_tables_run_on_and_on(game: str, opponents: tuple[str, ...], options: Any) -> None:
    envs = TablecadeVectorEnv(game, tables=64, opponents=opponents, options=options)
    rng = np.random.default_rng(0)
    observations, infos = envs.reset(seed=1)
    ended = 0
    won = 0.0
    for _ in range(300):
        assert envs.observation_space.contains(observations)
        over_before = ~infos["action_mask"].any(axis=1)
        actions = first_legal(infos["action_mask"], rng)
        observations, rewards, over, truncated, infos = envs.step(actions)
        assert not (over & over_before).any()
        assert ((rewards > 0) <= over).all()
        assert not truncated.any()
        ended += int(over.sum())
        won += float(rewards.sum())
    assert ended > 100
    assert 0 < won < ended


def test_a_random_learner_among_random_players_wins_its_share() -> None:
    envs = TablecadeVectorEnv("qwixx", tables=512, opponents=("random",))
    rng = np.random.default_rng(0)
    _, infos = envs.reset(seed=1)
    ended, won = 0, 0.0
    for _ in range(300):
        _, rewards, over, _, infos = envs.step(first_legal(infos["action_mask"], rng))
        ended, won = ended + int(over.sum()), won + float(rewards.sum())
    assert won / ended == pytest.approx(0.5, abs=4 * (0.25 / ended) ** 0.5)


def test_the_same_seed_gives_the_same_tables() -> None:
    envs = TablecadeVectorEnv("qwixx", tables=16, opponents=("greedy",))
    first, _ = envs.reset(seed=5)
    other, _ = envs.reset(seed=6)
    again, _ = envs.reset(seed=5)
    assert (first == again).all()
    assert (first != other).any()
