"""Fits the tables of bots/pixoid/fitted_values.py to solved boards, on NumPy or CuPy arrays.

All boards are solved and their values stay on the device. A batch mixes positions of good play,
with some cubes moved on by a program, positions with the Bugs near Pixoid, and positions drawn at
random. A search asks for values of bad moves too, and an opponent looks for the worst of them.
"""

from collections.abc import Iterator
from itertools import combinations
from math import cos, pi
from typing import Any, NamedTuple

import numpy as np
from msgspec import Struct

from tablecade.bots.pixoid.fitted_values import CHASE, PAIRS, SCALES, pair_rows
from tablecade.games.pixoid.board import Board
from tablecade.kernels.array import Array
from tablecade.lab.learn.array_module import array_module, to_host
from tablecade.lab.learn.network import Adam, Weights, backward, draw_weights, forward
from tablecade.lab.learn.pixoid.samples import Samples
from tablecade.solvers.pixoid.engine import starts_of
from tablecade.solvers.pixoid.goal import TURNS, UNIT, Goal
from tablecade.solvers.pixoid.induction import make_engine, solve_turns
from tablecade.solvers.pixoid.maze import Maze, make_maze
from tablecade.solvers.pixoid.reach import reaches
from tablecade.solvers.pixoid.store import board_digest
from tablecade.solvers.pixoid.triples import triple_count, triple_numbers

STEPS = 65_535
"""Steps of a value between none and all of the cubes to come."""

SPREAD = 0.3
"""Spread of the first numbers of the tables."""

NEAR = 3
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


class Batch(NamedTuple):
    """Arrays on the device."""

    board: Any
    pixoid: Any
    bugs: Any
    """[Bug, position]"""
    left: Any


class LabelledBatch(NamedTuple):
    """A batch with its rows of both tables, [three of them, position], and what it teaches."""

    left: Any
    rows: tuple[Any, Any]
    wanted: Any
    weight: Any
    """Of each position in the loss: zero where it can't come up."""


class SolvedBoards:
    """The values of all boards without bonus cubes, and which states can come up."""

    def __init__(self, boards: tuple[Board, ...], device: str) -> None:
        xp = array_module(device)
        mazes = [make_maze(board) for board in boards]
        self.pix, self.triples = mazes[0].pix, triple_count(mazes[0].pix)
        most = max(maze.end.shape[1] for maze in mazes)
        self.count = xp.asarray(np.stack([maze.count for maze in mazes]).reshape(-1))
        ends = [np.pad(maze.end, ((0, 0), (0, most - maze.end.shape[1]))) for maze in mazes]
        self.ends, self.most = xp.asarray(np.stack(ends).reshape(-1)), most
        states = len(boards), TURNS - 1, self.pix
        self.values = xp.zeros((*states, self.triples), np.uint16)
        self.from_pix = xp.zeros(states, np.uint8)
        self.from_triple = xp.zeros((*states[:2], self.triples), np.uint8)
        for number, maze in enumerate(mazes):
            self._solve(xp, number, maze, device)

    def _solve(self, xp: Any, number: int, maze: Maze, device: str) -> None:
        engine = make_engine(device, maze, Goal())
        reached = reaches(maze, starts_of(maze), turns=TURNS, masks=1)

        def keep(left: int, tally: object) -> None:
            del tally
            if left == TURNS:
                return
            shares = xp.asarray(engine.values())[0] * np.float32(STEPS / UNIT / left)
            self.values[number, left - 1] = xp.rint(shares).astype(np.uint16)
            reach = reached[TURNS - left]
            self.from_pix[number, left - 1] = xp.asarray(reach.pixoid[0])
            self.from_triple[number, left - 1] = xp.asarray(reach.triples())

        solve_turns(engine, after=keep)

    def look(self, xp: Any, at: Batch) -> tuple[Any, Any]:
        """The shares of the cubes to come, and whether the position can come up."""
        triple = triple_numbers(xp, at.bugs)
        turn = at.left - 1
        shares = self.values[at.board, turn, at.pixoid, triple] / np.float32(STEPS)
        common = self.from_pix[at.board, turn, at.pixoid] & self.from_triple[at.board, turn, triple]
        free = (at.bugs != at.pixoid).all(axis=0)
        return shares, (common > 0) & free


class Drawer:
    """Draws batches."""

    def __init__(self, samples: Samples, solved: SolvedBoards, config: FitConfig, xp: Any) -> None:
        self._xp, self._solved, self._config = xp, solved, config
        chosen = np.flatnonzero(samples.at.left < TURNS)
        chosen = chosen[np.argsort(samples.board[chosen], kind="stable")]
        counts = np.bincount(samples.board[chosen], minlength=len(samples.boards))
        self._counts = xp.asarray(counts)
        self._firsts = xp.asarray(np.cumsum(counts) - counts)
        self.played = batch_of(samples, chosen, xp)
        self._boards = len(samples.boards)
        self._rng = xp.random.default_rng(config.seed)

    def draw(self, size: int) -> Batch:
        xp, config, rng = self._xp, self._config, self._rng
        lone = int(size * config.drawn)
        near = lone + int(size * config.near)
        board = self._below(self._boards, size)
        chosen = self._firsts[board] + self._below(self._counts[board], size)
        cubes = xp.concatenate([self.played.pixoid[None, chosen], self.played.bugs[:, chosen]])
        moved = rng.random(cubes.shape, dtype=np.float32) < config.moved
        cubes = xp.where(moved, self._moved(board, cubes), cubes)
        cubes[:, :lone] = self._below(self._solved.pix, (4, lone))
        cubes[:, lone:near] = self._near(board[lone:near])
        left = self.played.left[chosen]
        left[:near] = 1 + self._below(TURNS - 1, near)
        return Batch(board, cubes[0], cubes[1:], left)

    def _below(self, ends: Any, size: Any) -> Any:
        drawn = self._rng.random(size, dtype=np.float32)
        return self._xp.minimum((drawn * ends).astype(np.int32), ends - 1)

    def _near(self, board: Any) -> Any:
        """Pixoid anywhere, and each Bug one to NEAR programs away from him."""
        cubes = self._xp.tile(self._below(self._solved.pix, len(board)), (4, 1))
        far = self._below(NEAR, cubes.shape)
        far[0] = -1
        for programs in range(NEAR):
            cubes = self._xp.where(far >= programs, self._moved(board, cubes), cubes)
        return cubes

    def _moved(self, board: Any, cubes: Any) -> Any:
        """Each cube after a random program."""
        solved = self._solved
        places = board * solved.pix + cubes
        program = self._below(solved.count[places], cubes.shape)
        return solved.ends[places * solved.most + program].astype(np.int32)


def batch_of(samples: Samples, chosen: Array, xp: Any) -> Batch:
    at = samples.at
    parts = samples.board[chosen], at.pixoid[chosen], at.bugs[chosen].T, at.left[chosen]
    return Batch(*(xp.asarray(np.ascontiguousarray(part).astype(np.int32)) for part in parts))


class Fitter:
    """The tables of all boards and the network they share."""

    def __init__(self, samples: Samples, config: FitConfig, device: str) -> None:
        self._xp, self._config = array_module(device), config
        self._boards = samples.boards
        self._solved = SolvedBoards(samples.boards, device)
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
        """Yields a line of progress after so many steps."""
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

    def _inputs(self, left: Any, rows: tuple[Any, Any]) -> Any:
        xp, net = self._xp, self.weights
        turns = xp.eye(TURNS - 1, dtype=np.float32)[left - 1]
        tables = zip((net[name] for name in SCALES), rows, strict=True)
        sums = [sum(table[row] for row in some) for table, some in tables]
        return xp.concatenate([*sums, turns], axis=1)

    def _shares(self, odds: Any) -> Any:
        return 1 / (1 + self._xp.exp(-self._xp.clip(odds, -30, 30)))

    def _gradients(self, batch: LabelledBatch) -> Weights:
        """Of the cross entropy of shares, weighted by the turns to go."""
        xp, net, (left, rows, wanted, weight) = self._xp, self.weights, batch
        active = forward(xp, net, self._inputs(left, rows))
        slope = (self._shares(active.answers[:, 0]) - wanted) * weight
        found, slope = backward(xp, net, active, slope[:, None].astype(np.float32))
        slope = slope @ net["lines"].T
        start = 0
        for name, some in zip(SCALES, rows, strict=True):
            end = start + net[name].shape[1]
            gradient, own = xp.zeros_like(net[name]), xp.ascontiguousarray(slope[:, start:end])
            for row in some:
                xp.add.at(gradient, row, own)
            found[name] = gradient
            start = end
        return found

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
            off = (self._shares(active.answers[:, 0]) - wanted) * some.left
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
