"""A course of self-play by a crowd of tables: play some turns, learn from each once, go on."""

from collections.abc import Iterator
from math import cos, pi
from typing import Any, NamedTuple

import numpy as np
from msgspec import Struct

from tablecade.kernels.qwixx.alone import ROW_STATES
from tablecade.kernels.qwixx.sight import segment_sizes
from tablecade.lab.learn.course import Lesson, exchanged_rows, win_slopes
from tablecade.lab.learn.crowd import Crowd, Turn
from tablecade.lab.learn.insight import fold, insights
from tablecade.lab.learn.network import Adam, Weights, draw_weights
from tablecade.lab.learn.recall import POINTS_A_UNIT


class CrowdCourse(Struct, frozen=True):
    """All that decides what a course learns; of two values the first holds at first."""

    seats: int
    seed: int
    rounds: int = 300
    tables: int = 16384
    turns: int = 32
    """Played at each table in a round."""
    hidden: tuple[int, int] = (256, 64)
    trust: tuple[float, float] = (0.9, 0.7)
    """λ"""
    stray: tuple[float, float] = (60.0, 5.0)
    """Of a thousand choices; the last third of the course has as few as there will be."""
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


class CrowdStudent:
    """Plays and learns on one device: `xp` is NumPy, or CuPy on a GPU."""

    def __init__(self, course: CrowdCourse, xp: Any) -> None:
        self.course, self._xp = course, xp
        self._sights = [xp.asarray(matrix) for matrix in _sights(course.seats)]
        inputs = sum(matrix.shape[1] for matrix in self._sights)
        drawn = draw_weights((inputs, *course.hidden), course.seed)
        self._adam = Adam({name: xp.asarray(layer) for name, layer in drawn.items()})
        self._rng = np.random.default_rng(course.seed)
        self._crowd = Crowd(course.seats, course.tables, xp, course.seed)
        self._starts = np.cumsum([0, *segment_sizes(course.seats, on_board=False)[:-1]]).tolist()

    def lessons(self) -> Iterator[Lesson]:
        for number in range(self.course.rounds):
            yield self._lesson(number)

    def folded(self) -> Weights:
        """The weights as they are played with, on the CPU."""
        layers = self._net().layers
        if self._xp is np:
            return layers
        return {name: self._xp.asnumpy(layer) for name, layer in layers.items()}

    def _net(self) -> Net:
        weights = self._adam.weights
        return Net(self._xp, {**weights, "lines": fold(self._xp, self._sights, weights["lines"])})

    def _lesson(self, number: int) -> Lesson:
        course, gone = self.course, number / self.course.rounds
        stray = _between(course.stray, min(1.0, 1.5 * gone))
        net = self._net()
        turns = [self._crowd.play(net, stray) for _ in range(course.turns)]
        seen = self._xp.stack([turn.seen for turn in turns])
        targets = self._targets(net, turns, _between(course.trust, gone))
        rate = _between(course.rate, (1 - cos(pi * gone)) / 2)
        loss = self._study(seen.reshape(-1, seen.shape[-1]), targets.reshape(-1, 2), rate)
        ended = sum(int(turn.over.sum()) for turn in turns)
        points = sum(int(turn.scores[:, turn.over].sum()) for turn in turns)
        played = course.turns * course.tables
        return Lesson(number, ended, loss, points / (ended * course.seats), played / ended)

    def _targets(self, net: Net, turns: list[Turn], trust: float) -> Any:
        """Backwards: a target mixes the next value with the next target, or is the end."""
        xp = self._xp

        def answers(seen: Any) -> Any:
            return net.answers(seen.reshape(-1, seen.shape[-1])).reshape(*seen.shape[:2], 2)

        value = answers(self._crowd.look())
        target, targets = value, []
        for turn in reversed(turns):
            end = xp.stack([turn.shares, turn.margins / POINTS_A_UNIT], axis=2)
            mixed = value + trust * (target - value)
            target = xp.where(turn.over[None, :, None], end, mixed)
            targets.append(target.astype(np.float32))
            value = answers(turn.seen)
        return xp.stack(targets[::-1])

    def _study(self, seen: Any, targets: Any, rate: float) -> float:
        order = self._xp.asarray(self._rng.permutation(len(seen)))
        losses = []
        for start in range(0, len(order) - self.course.batch + 1, self.course.batch):
            batch = order[start : start + self.course.batch]
            inputs = self._inputs(seen[batch])
            losses.append(self._adam.learn(inputs, targets[batch], win_slopes, rate))
        return float(np.mean(losses))

    def _inputs(self, seen: Any) -> Any:
        """Features, with the rows exchanged in one of the ways that change nothing."""
        sources = exchanged_rows(self._rng, self.course.seats, len(self._sights))
        columns = [
            matrix[seen[:, source] - self._starts[source]]
            for matrix, source in zip(self._sights, sources, strict=True)
        ]
        return self._xp.concatenate(columns, axis=1)


def _sights(seats: int) -> list[Any]:
    """Features that help at first, and every state of a row for itself."""
    each = np.eye(ROW_STATES, dtype=np.float32)
    return [
        np.concatenate([matrix, each], axis=1) if len(matrix) == ROW_STATES else matrix
        for matrix in insights(seats, on_board=False)
    ]


def _between(ends: tuple[float, float], gone: float) -> float:
    return ends[0] + (ends[1] - ends[0]) * gone
