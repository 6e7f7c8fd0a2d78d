"""`python -m training.pixoid.train FILE …`: train Pixoid's network of features.

It learns from solved positions of small boards, which are solved during the run, and of boards of
full size in files of `python -m training.pixoid.sample`; the last file is used for evaluation only.
Writes the weights and a manifest.

The layer `pair` sees Pixoid and one Bug at a time; its outputs for the three Bugs are added up and
stand beside the features of the whole position (games/pixoid/bots/value_net.py).
"""

import json
from collections.abc import Iterator
from math import cos, pi
from pathlib import Path
from time import process_time
from typing import Annotated, Any, NamedTuple

import msgspec
import numpy as np
import torch
import typer
from msgspec import Struct
from torch.nn.functional import binary_cross_entropy_with_logits

from tablecade.core.array import Array
from tablecade.games.pixoid.bots.net import FEATURES, PAIR_FEATURES
from tablecade.games.pixoid.solver.board import TURNS
from training.arrays import array_module
from training.device import Device
from training.files import halves, write_arrays
from training.network import LAYERS, Learner, Tensors, as_tensor, draw_weights, forward
from training.pixoid.device import DeviceOption
from training.pixoid.examples import Examples, solved_examples
from training.pixoid.random_board import random_board
from training.pixoid.samples import sample_examples

WEIGHTS = "pixoid-net.npz"
PAIR_LAYERS = (("pair", "zero"), *LAYERS)

PART = 20_000
"""Positions evaluated at a time."""


class Config(Struct, frozen=True):
    """All that decides the result, apart from the files."""

    seed: int
    boards: tuple[int, int, int, int] = (10, 0, 10, 6)
    """Small boards to solve: of 4×4 with bonus cubes, of 4×4, 5×5 and 6×6 without."""
    count: int = 3000
    """Positions of each turn of a small board."""
    hidden: tuple[int, int, int] = (64, 128, 64)
    """Units of the pair layer, and of the two hidden layers."""
    epochs: int = 16
    batch: int = 4096
    rate: float = 3e-3
    least: float = 3e-5


class Batch(NamedTuple):
    seen: torch.Tensor
    pairs: torch.Tensor
    """[position, Bug, feature]"""
    targets: torch.Tensor
    """Share of the cubes, probability to win, weight of the cubes; NaN if unknown."""


class Dataset:
    """Examples of many boards on the device."""

    def __init__(self, examples: list[Examples], device: str) -> None:
        xp = array_module(device)
        firsts = np.cumsum([0, *(len(one.pairs) for one in examples[:-1])])
        moved = [one.places + first for one, first in zip(examples, firsts, strict=True)]

        def joined(parts: list[Array]) -> torch.Tensor:
            return as_tensor(xp.asarray(np.concatenate(parts)))

        self._seen = joined([one.seen for one in examples])
        self._pairs = joined([one.pairs for one in examples])
        self._places = joined(moved)
        self.targets = joined([one.targets for one in examples])
        self.left: Array = np.concatenate([one.left for one in examples])

    def batch(self, chosen: Any) -> Batch:
        pairs = self._pairs[self._places[chosen]]
        return Batch(self._seen[chosen].float(), pairs.float(), self.targets[chosen])


def odds(weights: Tensors, seen: torch.Tensor, pairs: torch.Tensor) -> torch.Tensor:
    """Of the share of the cubes and of the probability to win."""
    by_bug = torch.relu(pairs @ weights["pair"] + weights["zero"])
    return forward(weights, torch.cat([seen, by_bug.sum(dim=1)], dim=1))


def draw_network(config: Config) -> dict[str, Array]:
    pair, first, second = config.hidden
    shapes = [(PAIR_FEATURES, pair), (FEATURES + pair, first), (first, second), (second, 2)]
    return draw_weights(shapes, config.seed, layers=PAIR_LAYERS)


class Trainer:
    """Trains on all files but the last, and evaluates on that one."""

    def __init__(
        self,
        config: Config,
        samples: list[Path],
        device: str,
        begin: dict[str, Array] | None = None,
    ) -> None:
        self.config = config
        self._files, self._device, self._xp = samples, device, array_module(device)
        self.errors: dict[str, float | list[float]] = {}
        """Root mean square errors on the evaluation file."""
        self._learner = Learner(begin or draw_network(config), self._xp)
        self.positions = 0

    def stored(self) -> dict[str, Array]:
        """The weights."""
        return self._learner.stored()

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
        for epoch in range(self.config.epochs):
            self._fit(dataset, epoch)
            yield f"{epoch + 1} of {self.config.epochs} times through {self.positions} positions"
        self._evaluate(Dataset([*sample_examples(self._files[-1])], self._device))

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

    def _fit(self, dataset: Dataset, epoch: int) -> None:
        """Once through all positions, with a rate that falls along half a cosine."""
        config, steps = self.config, self.positions // self.config.batch
        rng = np.random.default_rng((config.seed, epoch))
        order = as_tensor(self._xp.asarray(rng.permutation(self.positions)))
        for step in range(steps):
            batch = dataset.batch(order[step * config.batch : (step + 1) * config.batch])
            done = (epoch + step / steps) / config.epochs
            falling = config.least + (config.rate - config.least) * (1 + cos(pi * done)) / 2
            self._learner.step(self._loss(batch), falling)

    def _loss(self, batch: Batch) -> torch.Tensor:
        """The cross entropy of shares; unknown targets have no weight."""
        wanted, cubes = batch.targets[:, :2], batch.targets[:, 2]
        weight = torch.stack([cubes, torch.ones_like(cubes)], dim=1) * ~wanted.isnan()
        answers = odds(self._learner.weights, batch.seen, batch.pairs)
        total = binary_cross_entropy_with_logits(
            answers, wanted.nan_to_num(), weight=weight, reduction="sum"
        )
        return total / len(wanted)

    def _evaluate(self, dataset: Dataset) -> None:
        found = []
        for start in range(0, len(dataset.left), PART):
            batch = dataset.batch(slice(start, start + PART))
            with torch.no_grad():
                answers = odds(self._learner.weights, batch.seen, batch.pairs)
            found.append(torch.sigmoid(answers) - batch.targets[:, :2])
        error = torch.cat(found).cpu().numpy()
        cubes = error[:, 0] * dataset.targets[:, 2].cpu().numpy() * TURNS
        by_turns = [_root(cubes[dataset.left == left]) for left in range(1, TURNS)]
        self.errors = {"cubes": _root(cubes), "by_turns": by_turns, "wins": _root(error[:, 1])}


def _root(errors: Array) -> float:
    return round(float(np.sqrt(np.nanmean(errors**2))), 3)


USUAL = Config(seed=1)


def train(  # noqa: PLR0913, PLR0917 - an option each
    samples: Annotated[
        list[Path],
        typer.Argument(exists=True, dir_okay=False, help="Solved positions; the last to evaluate."),
    ],
    seed: Annotated[int, typer.Option()] = 1,
    begin: Annotated[Path | None, typer.Option(help="The folder of weights to go on from.")] = None,
    boards: Annotated[
        tuple[int, int, int, int],
        typer.Option(help="Small ones: 4×4 with bonus cubes, 4×4, 5×5 and 6×6 without."),
    ] = USUAL.boards,
    epochs: Annotated[int, typer.Option()] = USUAL.epochs,
    rate: Annotated[float, typer.Option(help="At first.")] = USUAL.rate,
    device: DeviceOption = Device.CPU,
    out: Annotated[Path, typer.Option(help="The folder for weights and manifest.")] = Path(),
) -> None:
    config = Config(seed, boards=boards, epochs=epochs, rate=rate)
    begun = None if begin is None else _read(begin)
    trainer, started = Trainer(config, samples, device, begun), process_time()
    for said in trainer.learn():
        typer.echo(said)
    manifest = {
        "game": "pixoid",
        "begun_from": None if begin is None else _manifest(begin),
        **msgspec.to_builtins(config),
        "samples": [path.name for path in samples],
        "positions": trainer.positions,
        "errors": trainer.errors,
        "device": device,
        "cpu_seconds": round(process_time() - started),
    }
    write_arrays(out / WEIGHTS, halves(trainer.stored()), manifest)


def _read(folder: Path) -> dict[str, Array]:
    with np.load(folder / WEIGHTS) as layers:
        return {name: layers[name] for name in layers.files}


def _manifest(folder: Path) -> Any:
    return json.loads((folder / WEIGHTS).with_suffix(".json").read_text(encoding="utf-8"))


if __name__ == "__main__":
    typer.run(train)
