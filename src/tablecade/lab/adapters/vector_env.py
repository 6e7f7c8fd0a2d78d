"""Gymnasium: thousands of tables at once on the kernels, a network in seat 0.

    envs = TablecadeVectorEnv("qwixx", tables=4096, opponents=("greedy",))
    observations, infos = envs.reset(seed=1)
    infos["action_mask"]  # what the network may choose at each table

The reward is the network's part of the victory, at the end; a table that is over is set up anew
by the next step, whose action there counts for nothing.
"""

from typing import Any

import numpy as np
from gymnasium.spaces import Box, Discrete
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from tablecade.bots.pixoid.compiled import learner as pixoid
from tablecade.bots.qwixx.compiled import learner as qwixx
from tablecade.games import GAMES
from tablecade.kernels.array import Array
from tablecade.kernels.pixoid.batch import PixoidBatch
from tablecade.kernels.pixoid.codes import encode_opening
from tablecade.kernels.pixoid.maze import encode_board
from tablecade.kernels.qwixx.batch import QwixxBatch
from tablecade.kernels.qwixx.codes import encode_track
from tablecade.lab.kernel_play import POLICIES
from tablecade.lab.simulation import Simulation

LEARNER = 0


class TablecadeVectorEnv(VectorEnv[Array, Array, Array]):
    metadata = {"autoreset_mode": AutoresetMode.NEXT_STEP}  # noqa: RUF012 - Gymnasium's own form

    def __init__(
        self,
        game: str,
        *,
        tables: int,
        opponents: tuple[str, ...],
        options: dict[str, Any] | None = None,
        seed: int = 0,
    ) -> None:
        bots = ("random", *opponents)
        settled = Simulation(GAMES[game], options or {}, bots, seed).settled()
        state = GAMES[game].setup(settled, len(bots))
        self._play: Any = pixoid if game == "pixoid" else qwixx
        self._batch, self._ground = _batch(state, tables, len(bots), seed)
        numbers = [POLICIES[game].index(bot) for bot in bots]
        self._batch.scratches["policies"][:, : len(bots)] = numbers
        self.num_envs = tables
        size = self._observe().shape[1]
        self.single_observation_space = Box(-(2**15), 2**15 - 1, (size,), dtype=np.int16)
        self.single_action_space = Discrete(self._batch.actions)
        self.observation_space = batch_space(self.single_observation_space, tables)
        self.action_space = batch_space(self.single_action_space, tables)

    def reset(
        self,
        *,
        seed: int | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002 - the game's were given before
    ) -> tuple[Array, dict[str, Any]]:
        self._batch.reset(seed=seed)
        self._advance()
        return self._observe(), self._infos()

    def step(self, actions: Array) -> tuple[Array, Array, Array, Array, dict[str, Any]]:
        begun_anew = self._batch.over.copy()
        self._batch.reset(begun_anew)
        tables, desks = self._batch.tables, self._batch.scratches
        self._play.answer_all(tables, self._ground, desks, LEARNER, actions, ~begun_anew)
        self._advance()
        over = self._batch.over.copy()
        rewards = self._batch.credits()[:, LEARNER]
        return self._observe(), rewards, over, np.zeros_like(over), self._infos()

    def _advance(self) -> None:
        self._play.advance_all(self._batch.tables, self._ground, self._batch.scratches, LEARNER)

    def _infos(self) -> dict[str, Any]:
        return {"action_mask": self._batch.legal()[:, LEARNER]}

    def _observe(self) -> Array:
        tables = self._batch.tables
        columns = [tables[name].reshape(len(tables), -1) for name in tables.dtype.names or ()]
        return np.concatenate(columns, axis=1).astype(np.int16)


def _batch(state: Any, tables: int, seats: int, seed: int) -> tuple[Any, Any]:
    """The tables, and the board or track they are played on."""
    if hasattr(state, "board"):
        maze = encode_board(state.board)
        opening = encode_opening(state)
        return PixoidBatch(tables, maze=maze, opening=opening, seed=seed), maze
    track = encode_track(getattr(state, "track", None))
    return QwixxBatch(tables, seats=seats, track=track, seed=seed), track
