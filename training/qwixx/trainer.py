"""Training by self-play at many tables: play some turns at all of them, learn from each, repeat."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from math import cos, pi
from typing import Any, NamedTuple

import numpy as np
import torch
from msgspec import Struct
from torch.nn.functional import binary_cross_entropy_with_logits

from tablecade.core.array import Array
from tablecade.games.qwixx.bots.net import ArraySearch, ValueNet
from tablecade.games.qwixx.kernel.arrays import QwixxArrays
from tablecade.games.qwixx_on_board.rules.state import Track
from training.arrays import to_host
from training.network import Learner, as_tensor, draw_weights, forward
from training.qwixx.inputs import SYMMETRIES, Inputs
from training.qwixx.points import FEATURES, SCORE_UNIT, PointsFeatures, PointsNet, points_search
from training.qwixx.self_play import SelfPlay, Turn, features_of

MARGIN_UNIT = 20.0
"""Points in a unit of the margin, the second answer of the network."""


class Epoch(Struct, frozen=True):
    """Figures of one epoch, a row of the curve."""

    round: int
    matches: int
    loss: float
    mean_score: float
    turns: float


class Config(Struct, frozen=True):
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

    begin: Mapping[str, Array]
    """Of the network it begins with, as they are played with."""
    to_points: bool = False
    """Whether the opponent is `points`; else it is the network it begins with."""


class Trainer:
    """Plays and trains on one device: `xp` is NumPy or CuPy. Qwixx has no tracks."""

    def __init__(
        self,
        config: Config,
        xp: Any,
        tracks: Sequence[Track] = (),
        best_response: BestResponse | None = None,
    ) -> None:
        self.config, self._xp = config, xp
        features = features_of(xp, config.seats, tracks)
        arrays = features.arrays
        self._inputs = Inputs(xp, config.seats, on_board=bool(tracks))
        opponent, weights = None, None
        if best_response is not None:
            known = {name: xp.asarray(layer) for name, layer in best_response.begin.items()}
            weights = self._inputs.unfold(known)
            hard = ArraySearch(arrays, ValueNet(known, xp), features)
            opponent = points_search(arrays) if best_response.to_points else hard
        self._learner = Learner(weights or self._drawn(), xp)
        self._rng = np.random.default_rng(config.seed)
        self._self_play = SelfPlay(features, config.tables, config.seed, opponent)

    def _drawn(self) -> dict[str, Array]:
        one, two = self.config.hidden
        return draw_weights([(self._inputs.width, one), (one, two), (two, 2)], self.config.seed)

    def epochs(self, progress: Callable[[], float] = lambda: 0.0) -> Iterator[Epoch]:
        """Train until all rounds are done or `progress`, such as of time, reaches 1; at least once.

        The schedules of the rates follow whichever is further.
        """
        for number in range(self.config.rounds):
            done = min(max(number / self.config.rounds, progress()), 1.0)
            if number and done == 1:
                return
            yield self._epoch(number, done)

    def folded(self) -> dict[str, Array]:
        """The weights as they are played with, as NumPy arrays."""
        layers = self._net().layers
        return {name: to_host(self._xp, layer) for name, layer in layers.items()}

    def _net(self) -> Any:
        return ValueNet(self._inputs.fold(self._learner.arrays()), self._xp)

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

    def _targets(self, net: Any, turns: list[Turn], td_lambda: float) -> Any:
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
        batch, losses = self.config.batch, []
        order = as_tensor(self._xp.asarray(self._rng.permutation(len(features))))
        seen, wanted = as_tensor(features), as_tensor(targets)
        for start in range(0, len(order) - batch + 1, batch):
            chosen = order[start : start + batch]
            losses.append(self._learn(seen[chosen], wanted[chosen], rate))
        return float(sum(losses) / len(losses))

    def _learn(self, features: torch.Tensor, targets: torch.Tensor, rate: float) -> Any:
        """Returns the cross entropy of the win share."""
        rows = SYMMETRIES[self._rng.integers(len(SYMMETRIES))]
        answers = forward(self._learner.weights, self._inputs.of(features, rows))
        share = binary_cross_entropy_with_logits(answers[:, 0], targets[:, 0])
        margin = torch.square(answers[:, 1] - targets[:, 1]).mean()
        self._learner.step(share + margin / 4, rate)
        return share.detach()


class PointsTrainer(Trainer):
    """Trains the baseline `points`: the mean and the variance of a seat's final score."""

    def __init__(self, config: Config, xp: Any) -> None:
        self.config, self._xp = config, xp
        one, two = config.hidden
        drawn = draw_weights([(FEATURES, one), (one, two), (two, 2)], config.seed)
        self._learner, self._rng = Learner(drawn, xp), np.random.default_rng(config.seed)
        features = PointsFeatures(QwixxArrays(xp, config.seats))
        self._self_play = SelfPlay(features, config.tables, config.seed)

    def _net(self) -> Any:
        return PointsNet(self._learner.arrays(), self._xp)

    def _targets(self, net: Any, turns: list[Turn], td_lambda: float) -> Any:
        """Backward: the final score mixed with what was expected, and the score alone."""
        xp, seats = self._xp, self.config.seats

        def expected(features: Any) -> Any:
            own = features.reshape(-1, features.shape[-1])[:, :FEATURES]
            return net.scores(own)[:, 0].reshape(-1, seats)

        value = expected(self._self_play.features())
        target, alone, targets = value, value, []
        for turn in reversed(turns):
            over, score = turn.over[:, None], turn.scores / SCORE_UNIT
            target = xp.where(over, score, value + td_lambda * (target - value))
            alone = xp.where(over, score, alone)
            targets.append(xp.stack([target, alone], axis=2).astype(np.float32))
            value = expected(turn.features)
        return xp.stack(targets[::-1])

    def _learn(self, features: torch.Tensor, targets: torch.Tensor, rate: float) -> Any:
        """Returns the squared error of the mean; the variance fits the distance to the score."""
        answers = forward(self._learner.weights, features[:, :FEATURES])
        error = torch.square(answers[:, 0] - targets[:, 0]).mean()
        log_variance = answers[:, 1].clamp(-6, 2)
        off = torch.square(answers[:, 0].detach() - targets[:, 1])
        surprise = (log_variance + off * torch.exp(-log_variance)).mean()
        self._learner.step(error + surprise / 4, rate)
        return error.detach()


def _between(ends: tuple[float, float], done: float) -> float:
    return ends[0] + (ends[1] - ends[0]) * done
