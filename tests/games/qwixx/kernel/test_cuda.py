"""The CUDA source, compiled as C++ for the CPU, plays by the rules; on a GPU the same tests run.

A test of a GPU is skipped without one, and says so.
"""

from functools import partial
from importlib.util import find_spec
from shutil import which
from typing import Any

import numpy as np
import pytest
from bench.gpu_check import Different, check
from msgspec.structs import replace

from tablecade.core.errors import TablecadeError
from tablecade.core.hand import DICE, Seat
from tablecade.core.packages import GAMES
from tablecade.games.qwixx.kernel.cuda.tables import CudaTables, Gpu
from tablecade.games.qwixx.research.environment import QwixxGpuTables
from tablecade.games.qwixx.rules.state import First, Roll
from tablecade.lab.adapters.adapter import adapter_for, mask
from tablecade.lab.adapters.vector_env import TablecadeVectorEnv
from tablecade.lab.research import research_of
from tests.games.qwixx.kernel.cpu_backend import Cpu


def _has_gpu() -> bool:
    if find_spec("cupy") is None:
        return False
    import cupy

    return bool(cupy.cuda.is_available())


NO_COMPILER = which("g++") is None
BACKENDS = [
    pytest.param(Cpu, marks=pytest.mark.skipif(NO_COMPILER, reason="needs g++"), id="cpu"),
    pytest.param(Gpu, marks=pytest.mark.skipif(not _has_gpu(), reason="needs a GPU"), id="gpu"),
]


MATCHES = 6


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


@pytest.mark.skipif(NO_COMPILER, reason="needs g++")
def test_the_comparison_notices_a_wrong_choice() -> None:
    _, _, log = CudaTables(Cpu(2), seats=2, count=4, seed=1).play(20, logged=4)
    log[2, 5, 9] = 11
    with pytest.raises(Different):
        check(log, seats=2)


@pytest.fixture
def use(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Puts a backend behind `device="gpu"`."""

    def use(backend: Any) -> None:
        tables = {"gpu": partial(QwixxGpuTables, backend=backend)}
        changed = replace(research_of("qwixx"), tables=tables)
        monkeypatch.setitem(GAMES._loaded, ("qwixx", "research"), changed)

    return use


class Followed:
    """A match by the rules with the dice that an observation shows."""

    def __init__(self, seats: int) -> None:
        self.game = GAMES["qwixx"]
        self.adapter = adapter_for(self.game, seats)
        self.state = self.game.setup({}, seats)

    def roll(self, seen: Any) -> None:
        """Let the dice fall as the first seat sees them."""
        fields = self.adapter.layout(self.state).split(seen)
        faces = [int(face.argmax()) + 1 if face.any() else None for face in fields["dice"]]
        while DICE in self.game.awaited(self.state):
            if self.state.active is None:
                self._resolve({DICE: First(Seat(int(fields["active"].argmax())))})
            else:
                white = (faces[0] or 0, faces[1] or 0)
                self._resolve({DICE: Roll(white, tuple(faces[2:]))})

    def choose(self, codes: Any) -> None:
        owing = self.game.awaited(self.state)
        self._resolve({hand: self.adapter.decode(self.state, int(codes[hand])) for hand in owing})

    def _resolve(self, choices: Any) -> None:
        self.state = self.game.resolve(self.state, choices).state


@pytest.mark.parametrize("backend", BACKENDS)
@pytest.mark.parametrize("seats", [2, 5])
def test_observations_and_masks_are_those_of_the_rules(backend: Any, use: Any, seats: int) -> None:
    use(backend(seats))
    envs = TablecadeVectorEnv("qwixx", num_envs=MATCHES, seats=seats, learners="all", device="gpu")
    rng = np.random.default_rng(seats)
    followed = dict(enumerate(Followed(seats) for _ in range(MATCHES)))
    seen, infos = envs.reset(seed=1)
    while followed:
        numbers, masks = to_host(seen), to_host(infos["action_mask"])
        actions = (masks * rng.random(masks.shape)).argmax(axis=1)
        for table, match in tuple(followed.items()):
            rows = slice(table * seats, (table + 1) * seats)
            match.roll(numbers[rows][0])
            for hand in match.game.hands(seats=seats):
                assert (match.adapter.observe(match.state, hand) == numbers[rows][hand]).all()
                assert (mask(match.adapter, match.state, hand) == masks[rows][hand]).all()
            if match.game.outcome(match.state):
                del followed[table]
            else:
                match.choose(actions[rows])
        seen, _, _, _, infos = envs.step(envs._xp.asarray(actions))


@pytest.mark.parametrize("backend", BACKENDS)
def test_random_opponents_play_on_the_device(backend: Any, use: Any) -> None:
    use(backend(3))
    envs = TablecadeVectorEnv("qwixx", num_envs=32, opponents=("random",) * 2, device="gpu")
    rng = np.random.default_rng(0)
    _, infos = envs.reset(seed=1)
    won = []
    for _ in range(150):
        mask = to_host(infos["action_mask"])
        actions = (mask * rng.random(mask.shape)).argmax(axis=1)
        _, rewards, over, _, infos = envs.step(envs._xp.asarray(actions))
        won += [*to_host(rewards)[to_host(over)]]
    assert len(won) > 10
    assert 0 < np.mean(won) < 1


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
    with pytest.raises(TablecadeError, match="random"):
        QwixxGpuTables(state, count=1, opponents={1: "greedy"}, seed=0)
