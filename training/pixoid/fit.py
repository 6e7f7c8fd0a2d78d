"""`python -m training.pixoid.fit FILE … --out FILE`: fit tables to solved boards.

The files are from `python -m training.pixoid.sample --project FIRST`, all boards of one size.
Writes the values of their boards into one file, for fitted_values.py, and a manifest.

All boards are solved and their values stay on the device. A batch mixes positions of good play,
with some cubes moved on by a program, positions with the Bugs near Pixoid, and positions drawn at
random. A search asks for values of bad moves too, and an opponent looks for the worst of them.
"""

from collections.abc import Iterator
from itertools import combinations
from math import cos, pi
from pathlib import Path
from typing import Annotated, Any, NamedTuple

import numpy as np
import torch
import typer
from msgspec import Struct

from tablecade.core.array import Array
from tablecade.games.pixoid.bots.board_values import CHASE, PAIRS, SCALES, pair_rows
from tablecade.games.pixoid.solver.board import TURNS
from tablecade.games.pixoid.solver.store import board_digest
from training.arrays import array_module, to_host
from training.device import Device
from training.files import halves
from training.network import Learner
from training.pixoid.device import DeviceOption
from training.pixoid.report import Report
from training.pixoid.row_sums import cubes_off, draw_head, row_loss, row_odds
from training.pixoid.samples import Samples, join_samples, read_samples
from training.pixoid.solved_boards import Batch, SolvedBoards, Walks, solve_board

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
    known: Any
    """Whether the position can come up."""


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


class Fitter:
    """The tables of all boards and the network they share."""

    def __init__(self, samples: Samples, config: FitConfig, device: str) -> None:
        self._xp, self._config = array_module(device), config
        self._boards = samples.boards
        solved = (solve_board(board, device, STEPS) for board in samples.boards)
        self._solved = SolvedBoards(solved, len(samples.boards), self._xp)
        self._drawer = Drawer(samples, self._solved, config, self._xp)
        self._learner = Learner(self._drawn(), self._xp)

    def _drawn(self) -> dict[str, Array]:
        config, pix, boards = self._config, self._solved.pix, len(self._boards)
        weights = draw_head(config.columns, config.hidden, config.seed)
        rng, (chase, pairs) = np.random.default_rng(config.seed), config.columns
        for name, rows, columns in (
            (CHASE, pix * pix, chase),
            (PAIRS, pix * (pix + 1) // 2, pairs),
        ):
            weights[name] = rng.normal(0, SPREAD, (boards * rows, columns))
        return weights

    def learn(self, every: int) -> Iterator[str]:
        """Yields a line of progress after `every` steps."""
        config, batches = self._config, self._labelled()
        for step in range(config.steps):
            falling = (1 + cos(pi * step / config.steps)) / 2
            left, rows, wanted, known = next(batches)
            loss = row_loss(self._odds(left, rows), wanted, known, left)
            self._learner.step(loss, config.least + (config.rate - config.least) * falling)
            if (step + 1) % every == 0:
                yield f"step {step + 1} of {config.steps}: {self.error():.3f} cubes off"

    def _labelled(self) -> Iterator[LabelledBatch]:
        xp, size = self._xp, self._config.batch
        while True:
            at = self._drawer.draw(size * AT_ONCE)
            whole = at.left, *self._rows(at), *self._solved.look(xp, at)
            for number in range(AT_ONCE):
                parts = (xp.ascontiguousarray(part[..., number::AT_ONCE]) for part in whole)
                left, chase, pairs, wanted, known = parts
                yield LabelledBatch(left, (chase, pairs), wanted, known)

    def _rows(self, at: Batch) -> tuple[Any, Any]:
        """The rows of both tables, [three of them, position]."""
        xp, pix = self._xp, self._solved.pix
        chase = (at.board * pix + at.pixoid) * pix + at.bugs
        pairs = xp.stack([pair_rows(one, other, xp) for one, other in combinations(at.bugs, 2)])
        return chase, at.board * (pix * (pix + 1) // 2) + pairs

    def _odds(self, left: Any, rows: tuple[Any, Any]) -> torch.Tensor:
        weights = self._learner.weights
        return row_odds(weights, [weights[name] for name in SCALES], rows, left)

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
            with torch.no_grad():
                odds = self._odds(some.left, self._rows(some))
            found.append(cubes_off(odds, wanted, some.left).cpu().numpy())
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
            table = self._learner.arrays()[name]
            step = xp.maximum(xp.abs(table).max(axis=0), 1e-6) / EXTREME
            whole = xp.rint(table / step)
            table[...] = whole * step
            stored[scale] = to_host(xp, step)
            split = to_host(xp, whole.astype(np.int8)).reshape(len(self._boards), -1, len(step))
            for board, rows in zip(self._boards, split, strict=True):
                stored[f"{board_digest(board)}-{name}"] = rows
        return stored

    def layers(self) -> dict[str, Array]:
        stored = self._learner.stored()
        return halves({name: layer for name, layer in stored.items() if name not in SCALES})


USUAL = FitConfig()


def fit(  # noqa: PLR0913, PLR0917 - an option each
    samples: Annotated[
        list[Path], typer.Argument(exists=True, dir_okay=False, help="Solved positions of boards.")
    ],
    out: Annotated[Path, typer.Option(help="The file to write.")],
    seed: Annotated[int, typer.Option()] = USUAL.seed,
    columns: Annotated[
        tuple[int, int], typer.Option(help="Of the tables: Pixoid and a Bug, two Bugs.")
    ] = USUAL.columns,
    hidden: Annotated[
        tuple[int, int], typer.Option(help="Hidden units of the shared network.")
    ] = USUAL.hidden,
    steps: Annotated[int, typer.Option(min=1)] = USUAL.steps,
    batch: Annotated[int, typer.Option(min=16)] = USUAL.batch,
    rate: Annotated[float, typer.Option(help="At first.")] = USUAL.rate,
    moved: Annotated[float, typer.Option(help="How likely a cube is moved on.")] = USUAL.moved,
    near: Annotated[float, typer.Option(help="Part of a batch with near Bugs.")] = USUAL.near,
    drawn: Annotated[float, typer.Option(help="Part of a batch drawn at random.")] = USUAL.drawn,
    device: DeviceOption = Device.GPU,
) -> None:
    report = Report()
    config = FitConfig(
        seed,
        columns=columns,
        hidden=hidden,
        steps=steps,
        batch=batch,
        rate=rate,
        moved=moved,
        near=near,
        drawn=drawn,
    )
    fitter = Fitter(join_samples([read_samples(path) for path in samples]), config, device)
    report.say("solved")
    report.follow(fitter.learn(max(1, steps // 10)))
    found = {
        "samples": [path.name for path in samples],
        "error": round(fitter.error(), 3),
        "by_turns": fitter.errors_by_turn(),
    }
    report.write(out, {**fitter.round_tables(), **fitter.layers()}, config, found)


if __name__ == "__main__":
    typer.run(fit)
