"""A course in what positions of Pixoid are worth, all of them solved: small boards and large ones.

Small boards are solved in passing. Those of full size come from files that
`python -m tablecade.lab.sample_pixoid` wrote where there is a GPU, the last of which is only asked.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
from msgspec import Struct

from tablecade.bots.pixoid_sight import FEATURES, PAIR_FEATURES
from tablecade.kernels.compiled import Array
from tablecade.lab.learn.device import modules
from tablecade.lab.learn.pixoid_boards import Exercise, random_board, solved_exercise
from tablecade.lab.learn.pixoid_network import (
    Batch,
    Learner,
    Sizes,
    Weights,
    draw_weights,
)
from tablecade.lab.learn.pixoid_samples import sample_exercises
from tablecade.solvers.pixoid.engine import TURNS

PART = 20_000
"""Positions asked at a time."""


class Course(Struct, frozen=True):
    """All that decides what is learnt, but for the files."""

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


class Material:
    """Exercises of many boards on the device that learns."""

    def __init__(self, exercises: list[Exercise], device: str) -> None:
        xp = modules(device)
        firsts = np.cumsum([0, *(len(one.pairs) for one in exercises[:-1])])
        moved = [one.places + first for one, first in zip(exercises, firsts, strict=True)]
        self.seen = xp.asarray(np.concatenate([one.seen for one in exercises]))
        self._pairs = xp.asarray(np.concatenate([one.pairs for one in exercises]))
        self._places = xp.asarray(np.concatenate(moved).astype(np.int32))
        self.targets = xp.asarray(np.concatenate([one.targets for one in exercises]))
        self.left: Array = np.concatenate([one.left for one in exercises])

    def batch(self, chosen: Any) -> Batch:
        seen, pairs = self.seen[chosen], self._pairs[self._places[chosen]]
        return Batch(seen.astype(np.float32), pairs.astype(np.float32), self.targets[chosen])


class Student:
    """Learns from all files but the last, and is asked about that one."""

    def __init__(
        self, course: Course, samples: list[Path], device: str, begin: Weights | None = None
    ) -> None:
        self.course = course
        self._files, self._device = samples, device
        self.off_by: dict[str, float | list[float]] = {}
        """Root mean squares of the errors on the file it is only asked about."""
        sizes = Sizes(FEATURES, PAIR_FEATURES, course.hidden)
        self.weights = begin or draw_weights(sizes, course.seed)
        self.positions = 0

    def learn(self) -> Iterator[str]:
        """Says how it goes."""
        exercises: list[Exercise] = []
        for size, number, bonus in self._small():
            exercises.append(self._solve(size, number, bonus=bonus))
            yield f"{size}×{size}, board {number + 1}"
        for path in self._files[:-1]:
            exercises += sample_exercises(path)
            yield f"{path.name} read"
        material = Material(exercises, self._device)
        self.positions = len(material.left)
        learner = self._learner(self.positions)
        for epoch in range(self.course.epochs):
            self._study(learner, material, epoch)
            yield f"{epoch + 1} of {self.course.epochs} times through {self.positions} positions"
        self.weights = {name: self._host(layer) for name, layer in learner.weights.items()}
        self._ask(learner, Material([*sample_exercises(self._files[-1])], self._device))

    def _host(self, layer: Any) -> Array:
        held: Array = layer if self._device == "cpu" else layer.get()
        return held

    def _small(self) -> Iterator[tuple[int, int, bool]]:
        """Size and number of each small board, and whether bonus cubes lie on it."""
        rich, *bare = self.course.boards
        for number in range(rich):
            yield 4, number, True
        for size, boards in enumerate(bare, start=4):
            for number in range(boards):
                yield size, number + (rich if size == 4 else 0), False

    def _solve(self, size: int, number: int, *, bonus: bool) -> Exercise:
        course, device = self.course, self._device
        board = random_board(course.seed, number, size)
        return solved_exercise(board, bonus=bonus, count=course.count, seed=number, device=device)

    def _learner(self, positions: int) -> Learner:
        steps = self.course.epochs * (positions // self.course.batch)
        return Learner(self.weights, self._device, steps)

    def _study(self, learner: Learner, material: Material, epoch: int) -> None:
        course = self.course
        rng = np.random.default_rng((course.seed, epoch))
        order = modules(self._device).asarray(rng.permutation(self.positions))
        for start in range(0, self.positions - course.batch + 1, course.batch):
            batch = material.batch(order[start : start + course.batch])
            learner.learn(batch, course.rate, course.least)

    def _ask(self, learner: Learner, material: Material) -> None:
        found = []
        for start in range(0, len(material.left), PART):
            batch = material.batch(slice(start, start + PART))
            found.append(self._host(learner.answers(batch.seen, batch.pairs)))
        targets = self._host(material.targets)
        error = np.concatenate(found) - targets[:, :2]
        cubes = error[:, 0] * targets[:, 2] * TURNS
        by_turns = [_root(cubes[material.left == left]) for left in range(1, TURNS)]
        self.off_by = {"cubes": _root(cubes), "by_turns": by_turns, "wins": _root(error[:, 1])}


def _root(errors: Array) -> float:
    return round(float(np.sqrt(np.nanmean(errors**2))), 3)
