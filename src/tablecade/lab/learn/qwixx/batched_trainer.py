"""Training by batched self-play: play some turns at all tables, train once on each, repeat."""

from collections.abc import Callable, Iterator, Sequence
from math import cos, pi
from typing import Any, NamedTuple

import numpy as np
from msgspec import Struct

from tablecade.games.qwixx.bots.array_points import points_search
from tablecade.games.qwixx.bots.net import ArrayFeatures, ArraySearch, ValueNet
from tablecade.games.qwixx.kernel.arrays import QwixxArrays
from tablecade.games.qwixx_on_board.bots.learned import BoardFeatures
from tablecade.games.qwixx_on_board.kernel.arrays import OnBoardArrays
from tablecade.games.qwixx_on_board.rules.track import Track
from tablecade.lab.learn.array_module import to_host
from tablecade.lab.learn.network import Adam, Weights, backward, draw_weights, forward
from tablecade.lab.learn.qwixx.batched_self_play import BatchedSelfPlay, Turn
from tablecade.lab.learn.qwixx.inputs import Inputs
from tablecade.lab.learn.qwixx.losses import MARGIN_UNIT, win_slopes
from tablecade.lab.learn.report import Epoch


class BatchedConfig(Struct, frozen=True):
    """All that decides the result. Of two values the first holds at the start."""

    seats: int
    seed: int
    rounds: int = 300
    tables: int = 16384
    turns: int = 32
    """Played at each table in an epoch."""
    hidden: tuple[int, int] = (256, 64)
    td_lambda: tuple[float, float] = (0.9, 0.7)
    epsilon: tuple[float, float] = (0.06, 0.005)
    """Share of random choices; the last third of the training has the least."""
    batch: int = 8192
    rate: tuple[float, float] = (2e-3, 2e-5)


class BestResponse(NamedTuple):
    """How to learn to win against one opponent, with one seat of each table."""

    begin: Weights
    """Of the network it begins with, as they are played with."""
    to_points: bool = False
    """Whether the opponent is `points`; else it is the network it begins with."""


def features_of(xp: Any, seats: int, tracks: Sequence[Track]) -> ArrayFeatures:
    """Of tables of Qwixx, or with tracks of Qwixx On Board."""
    if tracks:
        return BoardFeatures(OnBoardArrays(xp, seats, tracks))
    return ArrayFeatures(QwixxArrays(xp, seats))


class BatchedTrainer:
    """Plays and trains on one device: `xp` is NumPy or CuPy. Qwixx has no tracks."""

    def __init__(
        self,
        config: BatchedConfig,
        xp: Any,
        tracks: Sequence[Track] = (),
        best_response: BestResponse | None = None,
    ) -> None:
        self.config, self._xp = config, xp
        features = features_of(xp, config.seats, tracks)
        arrays = features.arrays
        self._inputs = Inputs(xp, config.seats, on_board=bool(tracks), each_state=True)
        opponent, weights = None, None
        if best_response is not None:
            known = {name: xp.asarray(layer) for name, layer in best_response.begin.items()}
            weights = self._inputs.unfold(known)
            hard = ArraySearch(arrays, ValueNet(known, xp), features)
            opponent = points_search(arrays) if best_response.to_points else hard
        self._adam = Adam(xp, weights or self._drawn())
        self._rng = np.random.default_rng(config.seed)
        self._self_play = BatchedSelfPlay(features, config.tables, config.seed, opponent)

    def _drawn(self) -> Weights:
        one, two = self.config.hidden
        sizes = [(self._inputs.width, one), (one, two), (two, 2)]
        drawn = draw_weights(sizes, self.config.seed)
        return {name: self._xp.asarray(layer) for name, layer in drawn.items()}

    def epochs(self, progress: Callable[[], float] = lambda: 0.0) -> Iterator[Epoch]:
        """Train until all rounds are done or `progress`, such as of time, reaches 1; at least once.

        The schedules of the rates follow whichever is further.
        """
        for number in range(self.config.rounds):
            done = min(max(number / self.config.rounds, progress()), 1.0)
            if number and done == 1:
                return
            yield self._epoch(number, done)

    def folded(self) -> Weights:
        """The weights as they are played with, as NumPy arrays."""
        layers = self._net().layers
        return {name: to_host(self._xp, layer) for name, layer in layers.items()}

    def _net(self) -> ValueNet:
        return ValueNet(self._inputs.fold(self._adam.weights), self._xp)

    def _epoch(self, number: int, done: float) -> Epoch:
        config, net = self.config, self._net()
        epsilon = _between(config.epsilon, min(1.0, 1.5 * done))
        turns = [self._self_play.play(net, epsilon) for _ in range(config.turns)]
        learns = self._self_play.learns
        features = self._xp.stack([turn.features for turn in turns])[:, learns]
        targets = self._targets(net, turns, _between(config.td_lambda, done))[:, learns]
        rate = _between(config.rate, (1 - cos(pi * done)) / 2)
        loss = self._fit(features.reshape(-1, features.shape[-1]), targets.reshape(-1, 2), rate)
        ended = max(sum(int(turn.over.sum()) for turn in turns), 1)
        scores = [turn.scores[learns & turn.over[:, None]] for turn in turns]
        points = sum(int(own.sum()) for own in scores) / max(sum(len(own) for own in scores), 1)
        played = config.turns * config.tables
        return Epoch(number, ended, loss, points, played / ended)

    def _targets(self, net: ValueNet, turns: list[Turn], td_lambda: float) -> Any:
        """Backward: a target mixes the next value with the next target, or is the result."""
        xp = self._xp

        def answers(features: Any) -> Any:
            flat = net.answers(features.reshape(-1, features.shape[-1]))
            return flat.reshape(*features.shape[:2], 2)

        value = answers(self._self_play.features())
        target, targets = value, []
        for turn in reversed(turns):
            result = xp.stack([turn.shares, turn.margins / MARGIN_UNIT], axis=2)
            mixed = value + td_lambda * (target - value)
            target = xp.where(turn.over[:, None, None], result, mixed)
            targets.append(target.astype(np.float32))
            value = answers(turn.features)
        return xp.stack(targets[::-1])

    def _fit(self, features: Any, targets: Any, rate: float) -> float:
        order = self._xp.asarray(self._rng.permutation(len(features)))
        losses = []
        for start in range(0, len(order) - self.config.batch + 1, self.config.batch):
            batch = order[start : start + self.config.batch]
            losses.append(self._learn(features[batch], targets[batch], rate))
        return float(sum(losses) / len(losses))

    def _learn(self, features: Any, targets: Any, rate: float) -> Any:
        weights = self._adam.weights
        active = forward(self._xp, weights, self._inputs.of(features, self._rng))
        loss, slope = win_slopes(self._xp, active.answers, targets)
        gradients, _ = backward(self._xp, weights, active, slope)
        self._adam.step(gradients, rate)
        return loss


def _between(ends: tuple[float, float], done: float) -> float:
    return ends[0] + (ends[1] - ends[0]) * done
