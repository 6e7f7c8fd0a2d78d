"""A config of self-play by a self_play of tables: play some turns, learn from each once, go on."""

from collections.abc import Iterator
from math import cos, pi
from typing import Any, NamedTuple

import numpy as np
from msgspec import Struct

from tablecade.bots.qwixx.features import segment_sizes
from tablecade.kernels.qwixx.rows import ROW_STATES
from tablecade.lab.learn.network import Adam, Weights, draw_weights
from tablecade.lab.learn.qwixx.batched_self_play import BatchedSelfPlay, Turn
from tablecade.lab.learn.qwixx.features import feature_matrices, fold
from tablecade.lab.learn.qwixx.targets import POINTS_A_UNIT
from tablecade.lab.learn.qwixx.trainer import Epoch, exchanged_rows, win_slopes


class BatchedConfig(Struct, frozen=True):
    """All that decides what a config learns; of two values the first holds at first."""

    seats: int
    seed: int
    rounds: int = 300
    tables: int = 16384
    turns: int = 32
    """Played at each table in a round."""
    hidden: tuple[int, int] = (256, 64)
    td_lambda: tuple[float, float] = (0.9, 0.7)
    """λ"""
    epsilon: tuple[float, float] = (60.0, 5.0)
    """Of a thousand choices; the last third of the config has as few as there will be."""
    batch: int = 8192
    rate: tuple[float, float] = (2e-3, 2e-5)


class Net(NamedTuple):
    """The weights as they are played with, where they are played with."""

    xp: Any
    layers: dict[str, Any]

    def win_shares(self, seen: Any) -> Any:
        return self.answers(seen)[:, 0]

    def answers(self, seen: Any) -> Any:
        """The share of the victory and the margin to expect."""
        xp, layers = self.xp, self.layers
        first = layers["lines"][seen[:, 0]] + layers["first"]
        for column in range(1, seen.shape[1]):
            first += layers["lines"][seen[:, column]]
        second = xp.maximum(xp.maximum(first, 0) @ layers["middle"] + layers["second"], 0)
        answers = second @ layers["last"] + layers["third"]
        answers[:, 0] = 1 / (1 + xp.exp(-answers[:, 0]))
        return answers


class BatchedTrainer:
    """Plays and learns on one device: `xp` is NumPy, or CuPy on a GPU."""

    def __init__(self, config: BatchedConfig, xp: Any) -> None:
        self.config, self._xp = config, xp
        self._matrices = [xp.asarray(matrix) for matrix in _matrices(config.seats)]
        inputs = sum(matrix.shape[1] for matrix in self._matrices)
        drawn = draw_weights((inputs, *config.hidden), config.seed)
        self._adam = Adam({name: xp.asarray(layer) for name, layer in drawn.items()})
        self._rng = np.random.default_rng(config.seed)
        self._self_play = BatchedSelfPlay(config.seats, config.tables, xp, config.seed)
        self._starts = np.cumsum([0, *segment_sizes(config.seats, on_board=False)[:-1]]).tolist()

    def epochs(self) -> Iterator[Epoch]:
        for number in range(self.config.rounds):
            yield self._epoch(number)

    def folded(self) -> Weights:
        """The weights as they are played with, on the CPU."""
        layers = self._net().layers
        if self._xp is np:
            return layers
        return {name: self._xp.asnumpy(layer) for name, layer in layers.items()}

    def _net(self) -> Net:
        weights = self._adam.weights
        return Net(self._xp, {**weights, "lines": fold(self._xp, self._matrices, weights["lines"])})

    def _epoch(self, number: int) -> Epoch:
        config, gone = self.config, number / self.config.rounds
        epsilon = _between(config.epsilon, min(1.0, 1.5 * gone))
        net = self._net()
        turns = [self._self_play.play(net, epsilon) for _ in range(config.turns)]
        seen = self._xp.stack([turn.seen for turn in turns])
        targets = self._targets(net, turns, _between(config.td_lambda, gone))
        rate = _between(config.rate, (1 - cos(pi * gone)) / 2)
        loss = self._fit(seen.reshape(-1, seen.shape[-1]), targets.reshape(-1, 2), rate)
        ended = sum(int(turn.over.sum()) for turn in turns)
        points = sum(int(turn.scores[:, turn.over].sum()) for turn in turns)
        played = config.turns * config.tables
        return Epoch(number, ended, loss, points / (ended * config.seats), played / ended)

    def _targets(self, net: Net, turns: list[Turn], td_lambda: float) -> Any:
        """Backwards: a target mixes the next value with the next target, or is the end."""
        xp = self._xp

        def answers(seen: Any) -> Any:
            return net.answers(seen.reshape(-1, seen.shape[-1])).reshape(*seen.shape[:2], 2)

        value = answers(self._self_play.features())
        target, targets = value, []
        for turn in reversed(turns):
            end = xp.stack([turn.shares, turn.margins / POINTS_A_UNIT], axis=2)
            mixed = value + td_lambda * (target - value)
            target = xp.where(turn.over[None, :, None], end, mixed)
            targets.append(target.astype(np.float32))
            value = answers(turn.seen)
        return xp.stack(targets[::-1])

    def _fit(self, seen: Any, targets: Any, rate: float) -> float:
        order = self._xp.asarray(self._rng.permutation(len(seen)))
        losses = []
        for start in range(0, len(order) - self.config.batch + 1, self.config.batch):
            batch = order[start : start + self.config.batch]
            inputs = self._inputs(seen[batch])
            losses.append(self._adam.learn(inputs, targets[batch], win_slopes, rate))
        return float(np.mean(losses))

    def _inputs(self, seen: Any) -> Any:
        """Features, with the rows exchanged in one of the ways that change nothing."""
        sources = exchanged_rows(self._rng, self.config.seats, len(self._matrices))
        columns = [
            matrix[seen[:, source] - self._starts[source]]
            for matrix, source in zip(self._matrices, sources, strict=True)
        ]
        return self._xp.concatenate(columns, axis=1)


def _matrices(seats: int) -> list[Any]:
    """Features that help at first, and every state of a row for itself."""
    each = np.eye(ROW_STATES, dtype=np.float32)
    return [
        np.concatenate([matrix, each], axis=1) if len(matrix) == ROW_STATES else matrix
        for matrix in feature_matrices(seats, on_board=False)
    ]


def _between(ends: tuple[float, float], gone: float) -> float:
    return ends[0] + (ends[1] - ends[0]) * gone
