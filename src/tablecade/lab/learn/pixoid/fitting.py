"""Fits the tables of games/pixoid/bots/board_values.py to solved boards, on NumPy or CuPy arrays.

All boards are solved and their values stay on the device. A batch mixes positions of good play,
with some cubes moved on by a program, positions with the Bugs near Pixoid, and positions drawn at
random. A search asks for values of bad moves too, and an opponent looks for the worst of them.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations
from math import cos, pi
from typing import Any, NamedTuple

import numpy as np
from msgspec import Struct

from tablecade.core.array import Array
from tablecade.games.pixoid.bots.board_values import CHASE, PAIRS, SCALES, pair_rows
from tablecade.games.pixoid.solver.board import TURNS
from tablecade.games.pixoid.solver.store import board_digest
from tablecade.lab.learn.array_module import array_module, to_host
from tablecade.lab.learn.network import Adam, Weights, backward, draw_weights, forward
from tablecade.lab.learn.pixoid.samples import Samples
from tablecade.lab.learn.pixoid.solved_boards import Batch, SolvedBoards, Walks, solve_board

STEPS = 65_535
"""Steps of a value between none and all of the cubes to come."""

SPREAD = 0.3
"""Spread of the first numbers of the tables."""

EXTREME = 63
"""The greatest number of a stored table."""

AT_ONCE = 8
"""Batches drawn at a time: a GPU draws these about as fast as one."""


class FitConfig(Struct, frozen=True):
    """All that decides the result, apart from the samples."""

    seed: int = 1
    columns: tuple[int, int] = (40, 14)
    """Of the table of Pixoid and a Bug, and of that of two Bugs."""
    hidden: tuple[int, int] = (128, 64)
    steps: int = 56_000
    batch: int = 1 << 18
    rate: float = 4e-3
    least: float = 2e-5
    moved: float = 0.5
    """Probability that a cube of a position of good play is moved on."""
    near: float = 0.5
    """The part of a batch with Bugs that are up to NEAR programs away from Pixoid, …"""
    drawn: float = 0.2
    """… and the part drawn at random."""


class LabelledBatch(NamedTuple):
    """A batch with its rows of both tables, [three of them, position], and what it teaches."""

    left: Any
    rows: tuple[Any, Any]
    wanted: Any
    weight: Any
    """Of each position in the loss: zero where it can't come up."""


class Drawer:
    """Draws batches."""

    def __init__(self, samples: Samples, solved: SolvedBoards, config: FitConfig, xp: Any) -> None:
        self._xp, self._config = xp, config
        self._walks, self._pix = Walks(solved, xp, config.seed), solved.pix
        chosen = np.flatnonzero(samples.at.left < TURNS)
        chosen = chosen[np.argsort(samples.board[chosen], kind="stable")]
        counts = np.bincount(samples.board[chosen], minlength=len(samples.boards))
        self._counts = xp.asarray(counts)
        self._firsts = xp.asarray(np.cumsum(counts) - counts)
        self.played = batch_of(samples, chosen, xp)
        self._boards = len(samples.boards)

    def draw(self, size: int) -> Batch:
        xp, config, walks = self._xp, self._config, self._walks
        lone = int(size * config.drawn)
        near = lone + int(size * config.near)
        board = walks.below(self._boards, size)
        chosen = self._firsts[board] + walks.below(self._counts[board], size)
        cubes = xp.concatenate([self.played.pixoid[None, chosen], self.played.bugs[:, chosen]])
        moved = walks.chance(cubes.shape, config.moved)
        cubes = xp.where(moved, walks.moved(board, cubes), cubes)
        cubes[:, :lone] = walks.below(self._pix, (4, lone))
        cubes[:, lone:near] = walks.near(board[lone:near])
        left = self.played.left[chosen]
        left[:near] = 1 + walks.below(TURNS - 1, near)
        return Batch(board, cubes[0], cubes[1:], left)


def batch_of(samples: Samples, chosen: Array, xp: Any) -> Batch:
    at = samples.at
    parts = samples.board[chosen], at.pixoid[chosen], at.bugs[chosen].T, at.left[chosen]
    return Batch(*(xp.asarray(np.ascontiguousarray(part).astype(np.int32)) for part in parts))


Rows = Sequence[Iterable[Any]]
"""Of each table three rows of every position, which are added up."""


def head_inputs(xp: Any, tables: Sequence[Any], rows: Rows, left: Any) -> Any:
    """Inputs of the network: the sums of rows of the tables, and the turns to go."""
    sums = [sum(table[row] for row in some) for table, some in zip(tables, rows, strict=True)]
    return xp.concatenate([*sums, xp.eye(TURNS - 1, dtype=np.float32)[left - 1]], axis=1)


def table_slopes(xp: Any, tables: Sequence[Any], rows: Rows, slope: Any) -> list[Any]:
    """The slopes of the loss at the tables, from those at the network's inputs."""
    found, start = [], 0
    for table, some in zip(tables, rows, strict=True):
        end = start + table.shape[1]
        whole, own = xp.zeros_like(table), xp.ascontiguousarray(slope[:, start:end])
        for row in some:
            xp.add.at(whole, row, own)
        found.append(whole)
        start = end
    return found


def shares(xp: Any, odds: Any) -> Any:
    """Of the cubes to come."""
    return 1 / (1 + xp.exp(-xp.clip(odds, -30, 30)))


class Fitter:
    """The tables of all boards and the network they share."""

    def __init__(self, samples: Samples, config: FitConfig, device: str) -> None:
        self._xp, self._config = array_module(device), config
        self._boards = samples.boards
        solved = (solve_board(board, device, STEPS) for board in samples.boards)
        self._solved = SolvedBoards(solved, len(samples.boards), self._xp)
        self._drawer = Drawer(samples, self._solved, config, self._xp)
        weights = self._weights()
        self._adam = Adam(self._xp, {name: self._xp.asarray(one) for name, one in weights.items()})
        self.weights = self._adam.weights

    def _weights(self) -> Weights:
        config, pix = self._config, self._solved.pix
        (chase, pairs), (first, second) = config.columns, config.hidden
        inputs = chase + pairs + TURNS - 1
        weights = draw_weights([(inputs, first), (first, second), (second, 1)], config.seed)
        rng, boards = np.random.default_rng(config.seed), len(self._boards)
        for name, rows, columns in (
            (CHASE, pix * pix, chase),
            (PAIRS, pix * (pix + 1) // 2, pairs),
        ):
            drawn = rng.normal(0, SPREAD, (boards * rows, columns))
            weights[name] = drawn.astype(np.float32)
        return weights

    def learn(self, every: int) -> Iterator[str]:
        """Yields a line of progress after `every` steps."""
        config, batches = self._config, self._labelled()
        for step in range(config.steps):
            falling = (1 + cos(pi * step / config.steps)) / 2
            self._adam.step(
                self._gradients(next(batches)),
                config.least + (config.rate - config.least) * falling,
            )
            if (step + 1) % every == 0:
                yield f"step {step + 1} of {config.steps}: {self.error():.3f} cubes off"

    def _labelled(self) -> Iterator[LabelledBatch]:
        xp, size = self._xp, self._config.batch
        while True:
            at = self._drawer.draw(size * AT_ONCE)
            wanted, known = self._solved.look(xp, at)
            weight = (at.left * known * np.float32(1 / TURNS / size)).astype(np.float32)
            whole = at.left, *self._rows(at), wanted, weight
            for number in range(AT_ONCE):
                parts = (xp.ascontiguousarray(part[..., number::AT_ONCE]) for part in whole)
                left, chase, pairs, share, matters = parts
                yield LabelledBatch(left, (chase, pairs), share, matters)

    def _rows(self, at: Batch) -> tuple[Any, Any]:
        """The rows of both tables, [three of them, position]."""
        xp, pix = self._xp, self._solved.pix
        chase = (at.board * pix + at.pixoid) * pix + at.bugs
        pairs = xp.stack([pair_rows(one, other, xp) for one, other in combinations(at.bugs, 2)])
        return chase, at.board * (pix * (pix + 1) // 2) + pairs

    def _tables(self) -> list[Any]:
        return [self.weights[name] for name in SCALES]

    def _inputs(self, left: Any, rows: Rows) -> Any:
        return head_inputs(self._xp, self._tables(), rows, left)

    def _gradients(self, batch: LabelledBatch) -> Weights:
        """Of the cross entropy of shares, weighted by the turns to go."""
        xp, net, (left, rows, wanted, weight) = self._xp, self.weights, batch
        active = forward(xp, net, self._inputs(left, rows))
        slope = (shares(xp, active.answers[:, 0]) - wanted) * weight
        found, slope = backward(xp, net, active, slope[:, None].astype(np.float32))
        slopes = table_slopes(xp, self._tables(), rows, slope @ net["lines"].T)
        return found | dict(zip(SCALES, slopes, strict=True))

    def error(self) -> float:
        """In cubes: the root mean square over the positions of good play."""
        return float(np.sqrt((self.errors() ** 2).mean()))

    def errors(self) -> Array:
        """In cubes, of each position of good play."""
        xp, at = self._xp, self._drawer.played
        found = []
        for start in range(0, len(at.left), self._config.batch):
            part = slice(start, start + self._config.batch)
            some = Batch(at.board[part], at.pixoid[part], at.bugs[:, part], at.left[part])
            wanted, _ = self._solved.look(xp, some)
            active = forward(xp, self.weights, self._inputs(some.left, self._rows(some)))
            off = (shares(xp, active.answers[:, 0]) - wanted) * some.left
            found.append(to_host(xp, off))
        whole: Array = np.concatenate(found)
        return whole

    def errors_by_turn(self) -> list[float]:
        left, errors = to_host(self._xp, self._drawer.played.left), self.errors()
        return [
            round(float(np.sqrt((errors[left == turns] ** 2).mean())), 3)
            for turns in range(1, TURNS)
        ]

    def round_tables(self) -> dict[str, Array]:
        """Round the tables to steps, and return these and what a step is worth."""
        xp, stored = self._xp, {}
        for name, scale in SCALES.items():
            table = self.weights[name]
            step = xp.maximum(xp.abs(table).max(axis=0), 1e-6) / EXTREME
            whole = xp.rint(table / step)
            table[...] = whole * step
            stored[scale] = to_host(xp, step)
            split = to_host(xp, whole.astype(np.int8)).reshape(len(self._boards), -1, len(step))
            for board, rows in zip(self._boards, split, strict=True):
                stored[f"{board_digest(board)}-{name}"] = rows
        return stored

    def layers(self) -> dict[str, Array]:
        return {
            name: to_host(self._xp, layer).astype(np.float16)
            for name, layer in self.weights.items()
            if name not in SCALES
        }
