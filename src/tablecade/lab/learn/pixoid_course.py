"""A course in what positions of Pixoid are worth: small boards exactly, full size turn by turn.

Boards of full size are too large to solve in passing, so they are learnt backwards: positions with
one turn to go by their stage game, with two by stage games that end in what was learnt of one, and
so on (fitted value iteration), while the small boards keep the net honest.
"""

from collections.abc import Iterator
from random import Random

import msgspec
import numpy as np
from msgspec import Struct

from tablecade.bots.pixoid_net import PixoidNet
from tablecade.bots.pixoid_sight import FEATURES, Positions, Sight, sight_of
from tablecade.bots.pixoid_thought import Thought
from tablecade.games import GAMES
from tablecade.games.pixoid.board import BONUSES, Board
from tablecade.games.pixoid.state import Variant
from tablecade.games.pixoid.tiles import board_names
from tablecade.kernels.compiled import Array
from tablecade.lab.learn.network import Adam, Weights, draw_weights
from tablecade.lab.learn.pixoid_boards import Exercise, exercise, exercises, random_board
from tablecade.solvers.pixoid.engine import TURNS

HIDDEN = (64, 32)
BATCH = 2048
RATE = 3e-3
PART = 20
"""Stage games valued at a time."""


class Course(Struct, frozen=True):
    """All that decides what is learnt."""

    seed: int
    boards: tuple[int, int, int] = (5, 5, 2)
    """Small boards to solve: of 4×4 with bonus cubes, of 5×5 and 6×6 without."""
    count: int = 12000
    """Positions of each turn of a small board."""
    full: int = 2000
    """Positions of each turn on boards of full size."""
    epochs: int = 12


class Student:
    def __init__(self, course: Course) -> None:
        self.course = course
        self.weights: Weights = draw_weights((FEATURES, *HIDDEN), course.seed)
        self._adam = Adam(self.weights)
        self._rng = np.random.default_rng(course.seed)
        self._chance = Random(course.seed)  # noqa: S311
        self.lessons: list[Exercise] = []

    def learn(self) -> Iterator[str]:
        """Says how it goes."""
        for size, number in self._small():
            yield f"{size}×{size}, board {number + 1}"
            board = random_board(self.course.seed, number, size)
            self.lessons += exercises(board, bonus=size == 4, count=self.course.count, seed=number)
        self._study(4, RATE, RATE)
        for left in range(1, TURNS + 1):
            self.lessons += [self._full_size(left) for _ in range(4)]
            self._study(1, RATE, RATE)
            yield f"full size, {left} of {TURNS} turns to go"
        self._study(self.course.epochs, RATE, RATE / 30)
        yield "off by {:.3f} cubes, {:.3f} of a win".format(*self.errors())

    def _small(self) -> Iterator[tuple[int, int]]:
        for size, boards in enumerate(self.course.boards, start=4):
            for number in range(boards):
                yield size, number

    def _full_size(self, left: int) -> Exercise:
        board, count = self._draw_board(), self.course.full // 4
        sight, thought = sight_of(board), Thought(PixoidNet(self.weights).estimate)
        at = self._draw_positions(board, left, count)
        cubes, chance = (self._stages(thought, sight, at, variant) for variant in Variant)
        missing = at.left - BONUSES + np.bitwise_count(at.mask)
        return exercise(board, at, cubes, np.where(missing > 0, chance, np.nan))

    @staticmethod
    def _stages(thought: Thought, sight: Sight, at: Positions, variant: Variant) -> Array:
        parts = [
            Positions(*(part[start : start + PART] for part in at))
            for start in range(0, len(at.left), PART)
        ]
        return np.concatenate([thought.values(sight, part, variant) for part in parts])

    def _draw_board(self) -> Board:
        name = self._chance.choice(tuple(board_names()))
        options = GAMES["pixoid"].settle({"board": name}, seats=4, draw=lambda sides: 0)  # noqa: ARG005
        return msgspec.convert(options["board"], Board)

    def _draw_positions(self, board: Board, left: int, count: int) -> Positions:
        """Every other one with the Bugs close by, as they are in a chase."""
        sight, rng = sight_of(board), self._rng
        pixoid = rng.integers(sight.maze.pix, size=count)
        bugs = rng.integers(sight.maze.pix, size=(count, 3))
        for number in range(0, count, 2):
            near = np.flatnonzero(sight.turns[pixoid[number]] <= 2)
            bugs[number] = rng.choice(near, size=3)
        clear = (bugs + (bugs == pixoid[:, None])) % sight.maze.pix
        masks = np.where(rng.random(count) < 0.3, 0, rng.integers(1 << BONUSES, size=count))
        return Positions(pixoid, np.sort(clear, axis=1), masks, np.full(count, left))

    def _study(self, epochs: int, rate: float, least: float) -> None:
        seen, targets = self._all()
        kept = np.flatnonzero(~self._held(len(seen)))
        for epoch in range(epochs):
            order = self._rng.permutation(kept)
            falling = rate + (least - rate) * epoch / max(epochs - 1, 1)
            for start in range(0, len(order) - BATCH + 1, BATCH):
                batch = order[start : start + BATCH]
                self._adam.learn(seen[batch], targets[batch], _slopes, falling)

    def _all(self) -> tuple[Array, Array]:
        seen = np.concatenate([lesson.seen for lesson in self.lessons])
        targets = [np.column_stack([lesson.answers, lesson.weights]) for lesson in self.lessons]
        return seen, np.concatenate(targets).astype(np.float32)

    @staticmethod
    def _held(count: int) -> Array:
        """One in fifty is never learnt, only asked."""
        held: Array = np.arange(count) % 50 == 0
        return held

    def errors(self) -> tuple[float, float]:
        """Root mean squares, in cubes and in chances to win."""
        seen, targets = self._all()
        held, net = self._held(len(seen)), self.weights
        first = np.maximum(seen[held] @ net["lines"] + net["first"], 0)
        second = np.maximum(first @ net["middle"] + net["second"], 0)
        error = _shares(second @ net["last"] + net["third"]) - targets[held, :2]
        error[:, 0] *= TURNS * targets[held, 2]
        off = np.sqrt(np.nanmean(error**2, axis=0))
        return float(off[0]), float(off[1])


def _slopes(answers: Array, targets: Array) -> tuple[float, Array]:
    """Cross entropy of shares, cubes weighed by how many there are; the unknown teaches nothing."""
    known = ~np.isnan(targets[:, :2])
    error = np.where(known, _shares(answers) - np.where(known, targets[:, :2], 0), 0)
    error[:, 0] *= targets[:, 2]
    return float((error**2).mean()), (error / len(answers)).astype(np.float32)


def _shares(answers: Array) -> Array:
    shares: Array = 1 / (1 + np.exp(-np.clip(answers, -30, 30)))
    return shares
