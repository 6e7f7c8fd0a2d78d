"""Training of Pixoid's value network on solved positions of small boards and boards of full size.

Small boards are solved during the run. Boards of full size come from files of
`python -m tablecade.lab.pixoid.sample`; the last file is used for evaluation only.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
from msgspec import Struct

from tablecade.core.array import Array
from tablecade.games.pixoid.bots.net import FEATURES, PAIR_FEATURES
from tablecade.games.pixoid.solver.board import TURNS
from tablecade.lab.learn.array_module import array_module
from tablecade.lab.learn.network import Weights
from tablecade.lab.learn.pixoid.boards import Examples, random_board, solved_examples
from tablecade.lab.learn.pixoid.network import Batch, NetworkTrainer, Sizes, draw_network
from tablecade.lab.learn.pixoid.samples import sample_examples

PART = 20_000
"""Positions evaluated at a time."""


class TrainConfig(Struct, frozen=True):
    """All that decides the result, apart from the files."""

    seed: int
    boards: tuple[int, int, int, int] = (10, 0, 10, 6)
    """Small boards to solve: of 4×4 with bonus cubes, of 4×4, 5×5 and 6×6 without."""
    count: int = 3000
    """Positions of each turn of a small board."""
    hidden: tuple[int, int, int] = (64, 128, 64)
    epochs: int = 16
    batch: int = 4096
    rate: float = 3e-3
    least: float = 3e-5


class Dataset:
    """Examples of many boards on the device."""

    def __init__(self, examples: list[Examples], device: str) -> None:
        xp = array_module(device)
        firsts = np.cumsum([0, *(len(one.pairs) for one in examples[:-1])])
        moved = [one.places + first for one, first in zip(examples, firsts, strict=True)]
        self.seen = xp.asarray(np.concatenate([one.seen for one in examples]))
        self._pairs = xp.asarray(np.concatenate([one.pairs for one in examples]))
        self._places = xp.asarray(np.concatenate(moved).astype(np.int32))
        self.targets = xp.asarray(np.concatenate([one.targets for one in examples]))
        self.left: Array = np.concatenate([one.left for one in examples])

    def batch(self, chosen: Any) -> Batch:
        seen, pairs = self.seen[chosen], self._pairs[self._places[chosen]]
        return Batch(seen.astype(np.float32), pairs.astype(np.float32), self.targets[chosen])


class Trainer:
    """Trains on all files but the last, and evaluates on that one."""

    def __init__(
        self, config: TrainConfig, samples: list[Path], device: str, begin: Weights | None = None
    ) -> None:
        self.config = config
        self._files, self._device = samples, device
        self.errors: dict[str, float | list[float]] = {}
        """Root mean square errors on the evaluation file."""
        sizes = Sizes(FEATURES, PAIR_FEATURES, config.hidden)
        self.weights = begin or draw_network(sizes, config.seed)
        self.positions = 0

    def learn(self) -> Iterator[str]:
        """Train; yields a line of progress after each step."""
        examples: list[Examples] = []
        for size, number, bonus in self._small():
            examples.append(self._solve(size, number, bonus=bonus))
            yield f"{size}×{size}, board {number + 1}"
        for path in self._files[:-1]:
            examples += sample_examples(path)
            yield f"{path.name} read"
        dataset = Dataset(examples, self._device)
        self.positions = len(dataset.left)
        network = self._network(self.positions)
        for epoch in range(self.config.epochs):
            self._fit(network, dataset, epoch)
            yield f"{epoch + 1} of {self.config.epochs} times through {self.positions} positions"
        self.weights = {name: self._host(layer) for name, layer in network.weights.items()}
        self._evaluate(network, Dataset([*sample_examples(self._files[-1])], self._device))

    def _host(self, layer: Any) -> Array:
        held: Array = layer if self._device == "cpu" else layer.get()
        return held

    def _small(self) -> Iterator[tuple[int, int, bool]]:
        """Size and number of each small board, and whether it has bonus cubes."""
        rich, *bare = self.config.boards
        for number in range(rich):
            yield 4, number, True
        for size, boards in enumerate(bare, start=4):
            for number in range(boards):
                yield size, number + (rich if size == 4 else 0), False

    def _solve(self, size: int, number: int, *, bonus: bool) -> Examples:
        config, device = self.config, self._device
        board = random_board(config.seed, number, size)
        return solved_examples(board, bonus=bonus, count=config.count, seed=number, device=device)

    def _network(self, positions: int) -> NetworkTrainer:
        steps = self.config.epochs * (positions // self.config.batch)
        return NetworkTrainer(self.weights, self._device, steps)

    def _fit(self, network: NetworkTrainer, dataset: Dataset, epoch: int) -> None:
        config = self.config
        rng = np.random.default_rng((config.seed, epoch))
        order = array_module(self._device).asarray(rng.permutation(self.positions))
        for start in range(0, self.positions - config.batch + 1, config.batch):
            batch = dataset.batch(order[start : start + config.batch])
            network.learn(batch, config.rate, config.least)

    def _evaluate(self, network: NetworkTrainer, dataset: Dataset) -> None:
        found = []
        for start in range(0, len(dataset.left), PART):
            batch = dataset.batch(slice(start, start + PART))
            found.append(self._host(network.answers(batch.seen, batch.pairs)))
        targets = self._host(dataset.targets)
        error = np.concatenate(found) - targets[:, :2]
        cubes = error[:, 0] * targets[:, 2] * TURNS
        by_turns = [_root(cubes[dataset.left == left]) for left in range(1, TURNS)]
        self.errors = {"cubes": _root(cubes), "by_turns": by_turns, "wins": _root(error[:, 1])}


def _root(errors: Array) -> float:
    return round(float(np.sqrt(np.nanmean(errors**2))), 3)
