"""Gymnasium: thousands of compiled tables at once.

    envs = TablecadeVectorEnv("qwixx", num_envs=4096, opponents=("greedy",))
    observations, infos = envs.reset(seed=1)
    infos["action_mask"]  # the legal actions of each row

With one learner a row is a table. With several, `learners=(0, 1)` or `learners="all"`, the rows of
a table follow each other, one for each learner; a learner that owes no choice may only wait, which
is the last action. The reward is the part of the victory, at the end. An action that the mask
forbids ends that match, costs its learner 1 and changes nothing at the table.
"""

import sys
from collections.abc import Sequence
from random import Random
from typing import Any, Literal

import numpy as np

from tablecade.core.array import Array
from tablecade.core.errors import naming_extra
from tablecade.core.packages import GAMES
from tablecade.core.replay import find_game
from tablecade.lab.adapters.adapter import adapter_for, bot_names
from tablecade.lab.adapters.observation import renderer_for
from tablecade.lab.research import games_with, research_of
from tablecade.lab.simulation import LARGEST_SEED, compiles_first

with naming_extra():
    from gymnasium.error import ResetNeeded
    from gymnasium.spaces import Box, Discrete
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space

Learners = Sequence[int] | Literal["all"]
RENDER_MODES = ["ansi", "rgb_array"]


class TablecadeVectorEnv(VectorEnv[Array, Array, Array]):
    metadata = {  # noqa: RUF012 - Gymnasium's own form
        "render_modes": RENDER_MODES,
        "autoreset_mode": AutoresetMode.NEXT_STEP,
    }

    def __init__(  # noqa: PLR0913 - settings, by keyword
        self,
        game: str,
        *,
        num_envs: int = 1,
        seats: int | None = None,
        opponents: Sequence[str] = (),
        learners: Learners = (0,),
        options: dict[str, Any] | None = None,
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        render_mode: str | None = None,
        seed: int = 0,
        device: Literal["cpu", "gpu"] = "cpu",
    ) -> None:
        """`num_envs` counts tables; `opponents` are those of the other seats, in order.

        `seats` follows from learners and opponents if it is not given; with `learners="all"` it is
        then the fewest of the game.

        On a GPU (Qwixx with random opponents) all arrays are CuPy's and stay there; PyTorch and JAX
        take them without a copy by DLPack.
        """
        rules, opponents = find_game(GAMES, game), bot_names(opponents)
        if num_envs < 1:
            raise ValueError(f"num_envs is a number of tables, at least 1, not {num_envs}")
        wanted = None if learners == "all" else tuple(int(hand) for hand in learners)
        if seats is None:
            seats = _count_seats(rules.meta.fewest_seats, wanted, opponents)
        settled = rules.settle(options or {}, seats=seats, draw=Random(seed).randrange)  # noqa: S311
        hands = adapter_for(rules, seats).hands
        self._learners = _learner_hands(wanted, hands)
        bots = _seat_opponents(opponents, wanted or range(hands), seats, hands)
        if device not in ("cpu", "gpu"):
            raise ValueError(f"device is cpu or gpu, not {device}")
        if device not in research_of(game).tables:
            games = ", ".join(g for g in games_with("tables") if device in research_of(g).tables)
            raise ValueError(f"{game} has no tables on a {device}; there are some of {games}")
        with naming_extra():  # CuPy
            if compiles_first(f"{game}-tables-{device}"):
                told = f"Compiling the tables of {game}, once on this machine; it takes a while."
                sys.stderr.write(f"{told}\n")
            self._tables = research_of(game).tables[device](
                rules.setup(settled, seats),
                count=num_envs,
                opponents=bots,
                seed=int(seed) % LARGEST_SEED,
            )
        self._count = num_envs
        self.num_envs = num_envs * len(self._learners)
        self.render_mode = render_mode
        self._renderer = renderer_for(rules)
        self.autoreset_mode = AutoresetMode(autoreset_mode)
        self.metadata = {**self.metadata, "autoreset_mode": self.autoreset_mode}
        self.layout = self._tables.layout
        self.single_observation_space = Box(0.0, 1.0, (self.layout.size,), dtype=np.float32)
        self.single_action_space = Discrete(self._tables.actions + 1)
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self.action_space = batch_space(self.single_action_space, self.num_envs)
        self._over = self._xp.ones(num_envs, dtype=np.bool_)
        self._mask: Any = self._xp.zeros((num_envs, len(self._learners), 0), dtype=np.int8)

    @property
    def _xp(self) -> Any:
        """The array library of the tables. A module can't be pickled with the environment."""
        return self._tables.xp

    @property
    def wait(self) -> int:
        """The action of a learner that owes no choice."""
        return self._tables.actions

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Array, dict[str, Any]]:
        """`options={"reset_mask": rows}` resets the tables of these rows only."""
        where = self._xp.ones(self._count, dtype=np.bool_)
        if options is not None and "reset_mask" in options:
            rows = self._xp.asarray(options["reset_mask"])
            if rows.shape != (self.num_envs,) or rows.dtype != np.bool_:
                raise ValueError(f"reset_mask needs shape ({self.num_envs},) and dtype bool")
            where = rows.reshape(self._count, -1).any(axis=1)
        if seed is not None:
            self._tables.seed(int(seed) % LARGEST_SEED)
        self._restart(where)
        return self._observe(), self._infos()

    def _restart(self, where: Array) -> None:
        self._tables.reset(where)
        self._tables.advance(where, self._learners)
        self._over[where] = False

    def step(self, actions: Array) -> tuple[Array, Array, Array, Array, dict[str, Any]]:
        """Raises ResetNeeded before the first reset, ValueError for actions of a wrong form."""
        if not self._mask.size:
            raise ResetNeeded("call reset() before step()")
        chosen = self._checked(actions)
        fresh = self._over.copy()
        if fresh.any() and self.autoreset_mode == AutoresetMode.DISABLED:
            raise ValueError("some tables are over: reset them with options={'reset_mask': rows}")
        legal = self._xp.take_along_axis(self._mask, chosen[:, :, np.newaxis], axis=2)
        allowed = legal[:, :, 0] > 0
        at_fault = ~allowed & ~fresh[:, np.newaxis]
        broken = at_fault.any(axis=1)
        self._tables.answer(~fresh & ~broken, chosen, self._learners)
        self._tables.advance(~fresh & ~broken, self._learners)
        self._restart(fresh)
        self._over = over = ~fresh & (broken | self._tables.over)
        where, credit = self._xp.where, self._tables.credits()[:, self._learners]
        finished = (over & ~broken)[:, np.newaxis]
        rewards = where(at_fault, -1.0, where(finished, credit, 0.0)).ravel()
        observations, infos = self._observe(), {}
        ended = self._xp.repeat(over, len(self._learners))
        if self.autoreset_mode == AutoresetMode.SAME_STEP and over.any():
            final = {"action_mask": self._infos()["action_mask"]}
            infos = {"final_obs": observations, "_final_obs": ended,
                     "final_info": final, "_final_info": ended}  # fmt: skip
            self._restart(over)
            observations = self._observe()
        truncated = self._xp.zeros(self.num_envs, dtype=np.bool_)
        return observations, rewards, ended, truncated, infos | self._infos()

    def _checked(self, actions: Array) -> Any:
        """Actions by table and learner. Raises ValueError for a wrong shape, type or number."""
        chosen = self._xp.asarray(actions)
        if chosen.shape != (self.num_envs,):
            raise ValueError(f"actions need shape ({self.num_envs},), not {chosen.shape}")
        if not np.issubdtype(chosen.dtype, np.integer):
            raise ValueError(f"actions are whole numbers, not {chosen.dtype}")
        if chosen.size and (chosen.min() < 0 or chosen.max() > self.wait):
            raise ValueError(f"actions are numbers from 0 to {self.wait}")
        return chosen.reshape(self._count, -1).astype(np.int64)

    def _observe(self) -> Array:
        return self._tables.observe(self._learners).reshape(self.num_envs, -1)

    def _infos(self) -> dict[str, Any]:
        """The masks; at a table that is over everybody may only wait."""
        mask = self._tables.masks(self._learners)
        mask[self._over] = 0
        mask[self._over, :, self.wait] = 1
        self._mask = mask
        return {"action_mask": mask.reshape(self.num_envs, -1)}

    def render(self) -> tuple[Any, ...] | None:
        """Text or pictures of all tables, as the first hand sees them."""
        if self.render_mode is None:
            return None
        seen: Any = self._tables.observe(np.zeros(1, dtype=np.int64))[:, 0]
        seen = seen if self._xp is np else seen.get()
        return tuple(self._renderer.render(self.render_mode, self.layout, one) for one in seen)


def _count_seats(fewest: int, learners: Sequence[int] | None, opponents: Sequence[str]) -> int:
    """Seats follow from learners and opponents; with neither, the fewest of the game."""
    if learners is None:
        return max(fewest, len(opponents)) if opponents else fewest
    seated = {hand for hand in learners if hand < len(opponents) + len(learners)}
    return max(fewest, len(seated) + len(opponents))


def _learner_hands(learners: Sequence[int] | None, hands: int) -> Array:
    chosen = np.array(range(hands) if learners is None else sorted(set(learners)), dtype=np.int64)
    if not len(chosen) or chosen.min() < 0 or chosen.max() >= hands:
        raise ValueError(f"learners are hands from 0 to {hands - 1}, at least one")
    return chosen


def _seat_opponents(
    opponents: Sequence[str], learners: Sequence[int] | range, seats: int, hands: int
) -> dict[int, str]:
    """The opponent of each hand that no learner has; random where none is named."""
    free = [hand for hand in range(hands) if hand not in learners]
    own = [hand for hand in free if hand < seats]
    if opponents and len(opponents) != len(own):
        raise ValueError(f"{len(own)} seats need opponents, not {len(opponents)}")
    return dict.fromkeys(free, "random") | dict(zip(own, opponents, strict=False))
