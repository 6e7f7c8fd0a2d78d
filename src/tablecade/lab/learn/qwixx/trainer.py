"""A config of self-play: play, remember, learn, again, until the plan is done."""

from collections.abc import Iterator

import numpy as np
from msgspec import Struct

from tablecade.bots.qwixx.compiled.baselines import FEATURES
from tablecade.bots.qwixx.compiled.duel import Duel
from tablecade.bots.qwixx.compiled.player import make_player, take_net
from tablecade.bots.qwixx.features import segment_sizes
from tablecade.kernels.array import Array, Record
from tablecade.lab.learn.network import Adam, Weights, draw_weights
from tablecade.lab.learn.qwixx.features import feature_matrices, fold
from tablecade.lab.learn.qwixx.targets import targets_of

SYMMETRIES = tuple(
    tuple(rows)
    for pairs in ((0, 1, 2, 3), (2, 3, 0, 1))
    for one in (1, -1)
    for two in (1, -1)
    for rows in [[*pairs[:2][::one], *pairs[2:][::two]]]
)
"""Ways to exchange rows that change nothing: red and yellow, green and blue, both pairs."""


class TrainConfig(Struct, frozen=True):
    """All that decides what a config learns; `tracks` is that of plain Qwixx, or several."""

    kind: str
    seats: int
    tracks: tuple[Record, ...]
    seed: int
    rounds: int = 150
    matches: int = 1500
    hidden: tuple[int, int] = (64, 32)
    td_lambda: float = 0.8
    kept: int = 4
    """Rounds of play that are learnt from at a time."""
    batch: int = 2048
    rate: float = 1.5e-3

    @property
    def on_board(self) -> bool:
        return bool(self.tracks[0]["fields"])


class Epoch(Struct, frozen=True):
    """How it went in one round."""

    round: int
    matches: int
    loss: float
    mean_score: float
    turns: float


class Trainer:
    """A player that learns: its record is what plays, its weights are what learns."""

    def __init__(self, config: TrainConfig) -> None:
        self.config = config
        self._matrices = feature_matrices(config.seats, on_board=config.on_board)
        inputs = sum(matrix.shape[1] for matrix in self._matrices)
        first = inputs if config.kind == "net" else FEATURES
        self.weights = draw_weights((first, *config.hidden), config.seed)
        self.player = make_player(config.kind, net=self.folded())
        self._adam = Adam(self.weights)
        self._rng = np.random.default_rng(config.seed)
        self._kept: list[tuple[Array, Array]] = []
        sizes = segment_sizes(config.seats, on_board=config.on_board)
        self._starts = np.cumsum([0, *sizes[:-1]])

    def folded(self) -> Weights:
        """The weights as they are played with: the first layer multiplied out."""
        if self.config.kind != "net":
            return self.weights
        return {**self.weights, "lines": fold(np, self._matrices, self.weights["lines"])}

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
        seen = np.concatenate([seen for seen, _ in self._kept])
        targets = np.concatenate([targets for _, targets in self._kept])
        order = self._rng.permutation(len(seen))
        losses = []
        for start in range(0, len(order) - self.config.batch + 1, self.config.batch):
            batch = order[start : start + self.config.batch]
            inputs = self._inputs(seen[batch]) if self.config.kind == "net" else seen[batch]
            slopes = win_slopes if self.config.kind == "net" else _points_slopes
            losses.append(self._adam.learn(inputs, targets[batch], slopes, rate))
        return float(np.mean(losses))

    def _inputs(self, seen: Array) -> Array:
        """Features, with the rows exchanged in one of the ways that change nothing."""
        sources = exchanged_rows(self._rng, self.config.seats, len(self._matrices))
        columns = [
            matrix[seen[:, source] - self._starts[source]]
            for matrix, source in zip(self._matrices, sources, strict=True)
        ]
        return np.concatenate(columns, axis=1)


def exchanged_rows(rng: np.random.Generator, seats: int, numbers: int) -> list[int]:
    """Which number of a table stands where, the rows of all sheets exchanged alike."""
    rows = SYMMETRIES[rng.integers(len(SYMMETRIES))]
    of_rows = [4 * (index // 4) + rows[index % 4] for index in range(4 * seats)]
    return [*of_rows, *range(4 * seats, numbers)]


def win_slopes(answers: Array, targets: Array) -> tuple[float, Array]:
    """Cross entropy of the victory, and a quarter of the squared error of the margin."""
    odds = 1 / (1 + np.exp(-answers[:, 0]))
    error = answers[:, 1] - targets[:, 1]
    slope = np.stack([odds - targets[:, 0], 0.5 * error], axis=1) / len(answers)
    clipped = np.clip(odds, 1e-6, 1 - 1e-6)
    share = targets[:, 0]
    loss = -(share * np.log(clipped) + (1 - share) * np.log(1 - clipped)).mean()
    return float(loss), slope.astype(np.float32)


def _points_slopes(answers: Array, targets: Array) -> tuple[float, Array]:
    """Squared error of the mean; the log variance fits how far the end was from it."""
    error = answers[:, 0] - targets[:, 0]
    log_variance = np.clip(answers[:, 1], -6, 2)
    surprise = (answers[:, 0] - targets[:, 2]) ** 2 * np.exp(-log_variance)
    slope = np.stack([2 * error, 0.25 * (1 - surprise)], axis=1) / len(answers)
    return float((error**2).mean()), slope.astype(np.float32)
