"""Training by self-play with compiled players, for networks of either kind."""

from collections.abc import Iterator

import numpy as np
from msgspec import Struct

from tablecade.core.array import Array, Record
from tablecade.games.qwixx.bots.compiled.baselines import FEATURES
from tablecade.games.qwixx.bots.compiled.duel import Duel
from tablecade.games.qwixx.bots.compiled.player import make_player, take_net
from tablecade.lab.learn.network import Adam, Weights, backward, draw_weights, forward
from tablecade.lab.learn.qwixx.inputs import Inputs
from tablecade.lab.learn.qwixx.losses import points_slopes, win_slopes
from tablecade.lab.learn.qwixx.targets import targets_of
from tablecade.lab.learn.report import Epoch


class TrainConfig(Struct, frozen=True):
    """All that decides the result. `tracks` has several of On Board, or the empty one of Qwixx."""

    kind: str
    seats: int
    tracks: tuple[Record, ...]
    seed: int
    rounds: int = 150
    matches: int = 1500
    hidden: tuple[int, int] = (64, 32)
    td_lambda: float = 0.8
    kept: int = 4
    """Epochs whose matches are trained on together."""
    batch: int = 2048
    rate: float = 1.5e-3

    @property
    def on_board(self) -> bool:
        return bool(self.tracks[0]["fields"])


class Trainer:
    """A player that learns: `player` plays, `weights` are trained."""

    def __init__(self, config: TrainConfig) -> None:
        self.config = config
        self._inputs = Inputs(np, config.seats, on_board=config.on_board)
        width = self._inputs.width if self._values_wins else FEATURES
        one, two = config.hidden
        self.weights = draw_weights([(width, one), (one, two), (two, 2)], config.seed)
        self.player = make_player(config.kind, net=self.folded())
        self._adam = Adam(np, self.weights)
        self._rng = np.random.default_rng(config.seed)
        self._kept: list[tuple[Array, Array]] = []

    @property
    def _values_wins(self) -> bool:
        return self.config.kind == "net"

    def folded(self) -> Weights:
        """The weights as they are played with."""
        return self._inputs.fold(self.weights) if self._values_wins else self.weights

    def epochs(self) -> Iterator[Epoch]:
        for number in range(self.config.rounds):
            yield self._epoch(number)

    def _epoch(self, number: int) -> Epoch:
        config = self.config
        track = config.tracks[number % len(config.tracks)]
        epsilon = round(60 * (1 - number / config.rounds)) + 5
        duel = Duel(self.player, self.player, track, (0,) * config.seats, epsilon)
        scores, tables, turns = duel.record(
            matches=config.matches, seed=config.seed, first=number * config.matches
        )
        td_lambda = 1.0 if number < 3 else config.td_lambda
        self._kept.append(targets_of(self.player, track, scores, tables, turns, td_lambda))
        self._kept = self._kept[-config.kept :]
        loss = self._fit(config.rate * (1 - 0.95 * number / config.rounds))
        take_net(self.player, self.folded())
        return Epoch(number, config.matches, loss, float(scores.mean()), float(turns.mean()))

    def _fit(self, rate: float) -> float:
        features = np.concatenate([features for features, _ in self._kept])
        targets = np.concatenate([targets for _, targets in self._kept])
        order = self._rng.permutation(len(features))
        size = min(self.config.batch, len(order))
        losses = []
        for start in range(0, len(order) - size + 1, size):
            batch = order[start : start + size]
            losses.append(self._learn(features[batch], targets[batch], rate))
        return float(np.mean(losses))

    def _learn(self, features: Array, targets: Array, rate: float) -> float:
        inputs = self._inputs.of(features, self._rng) if self._values_wins else features
        slopes = win_slopes if self._values_wins else points_slopes
        active = forward(np, self.weights, inputs)
        loss, slope = slopes(np, active.answers, targets)
        gradients, _ = backward(np, self.weights, active, slope)
        self._adam.step(gradients, rate)
        return float(loss)
