"""The CUDA source, compiled as C++ for the CPU, plays by the rules; on a GPU the same tests run.

A test of a GPU is skipped without one, and says so.
"""

from functools import partial
from importlib.util import find_spec
from typing import Any

import numpy as np
import pytest
from bench.gpu_check import Different, check

from tablecade.games import GAMES
from tablecade.kernels.qwixx.cuda.backend import Backend, Cpu, Gpu, has_compiler
from tablecade.kernels.qwixx.cuda.tables import CudaTables
from tablecade.lab.adapters.qwixx.gpu_tables import QwixxGpuTables
from tablecade.lab.adapters.tables import GPU_TABLES, UnknownOpponent
from tablecade.lab.adapters.vector_env import TablecadeVectorEnv


def _has_gpu() -> bool:
    if find_spec("cupy") is None:
        return False
    import cupy

    return bool(cupy.cuda.is_available())


BACKENDS = [
    pytest.param(Cpu, marks=pytest.mark.skipif(not has_compiler(), reason="needs g++"), id="cpu"),
    pytest.param(Gpu, marks=pytest.mark.skipif(not _has_gpu(), reason="needs a GPU"), id="gpu"),
]


def to_host(array: Any) -> Any:
    return array if isinstance(array, np.ndarray) else array.get()


@pytest.mark.parametrize("backend", BACKENDS)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_random_turns_are_equal_to_the_rules_choice_by_choice(backend: Any, seats: int) -> None:
    tables = CudaTables(backend(seats), seats=seats, count=64, seed=seats)
    decisions, matches, log = tables.play(60, logged=20)
    assert check(to_host(log), seats=seats) > 20 * 60 * seats
    assert int(decisions.sum()) > 64 * 60 * seats
    assert int(matches.sum()) > 64


@pytest.mark.skipif(not has_compiler(), reason="needs g++")
def test_the_comparison_notices_a_wrong_choice() -> None:
    _, _, log = CudaTables(Cpu(2), seats=2, count=4, seed=1).play(20, logged=4)
    log[2, 5, 9] = 11
    with pytest.raises(Different):
        check(log, seats=2)


@pytest.fixture
def use(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Puts a backend behind `device="gpu"`."""

    def use(backend: Backend) -> None:
        monkeypatch.setitem(
            GPU_TABLES._registered, "qwixx", partial(QwixxGpuTables, backend=backend)
        )

    return use


@pytest.mark.parametrize("backend", BACKENDS)
def test_the_vector_environment_is_the_same_on_the_device(backend: Any, use: Any) -> None:
    """Observations and masks of both kinds of tables agree; the dice are other ones."""
    use(backend(3))
    envs = TablecadeVectorEnv("qwixx", num_envs=32, opponents=("random",) * 2, device="gpu")
    rng = np.random.default_rng(0)
    seen, infos = envs.reset(seed=1)
    ended = 0
    for _ in range(150):
        mask, numbers = to_host(infos["action_mask"]), to_host(seen)
        assert ((numbers >= 0) & (numbers <= 1)).all()
        owes = numbers[:, envs.layout.offset("owes")] > 0
        assert (mask[:, envs.wait] == ~owes).all()
        actions = envs._xp.asarray((mask * rng.random(mask.shape)).argmax(axis=1))
        seen, rewards, over, _, infos = envs.step(actions)
        ended += int(over.sum())
        assert float(rewards.min()) >= 0
    assert ended > 10


@pytest.mark.parametrize("backend", BACKENDS)
def test_an_illegal_action_changes_nothing_on_the_device(backend: Any, use: Any) -> None:
    use(backend(2))
    envs = TablecadeVectorEnv("qwixx", num_envs=4, learners="all", device="gpu")
    before, infos = envs.reset(seed=1)
    actions = infos["action_mask"].argmax(axis=1)
    actions[2] = 11
    after, rewards, over, _, _ = envs.step(actions)
    assert to_host(rewards)[2] == -1
    assert to_host(over)[2:4].all()
    assert (to_host(after)[2] == to_host(before)[2]).all()


def test_other_opponents_are_refused() -> None:
    state = GAMES["qwixx"].setup({}, 2)
    with pytest.raises(UnknownOpponent):
        QwixxGpuTables(state, count=1, opponents={1: "greedy"}, seed=0)
