"""`python -m training.pixoid.train_encoder --out FILE`: train the board encoder on a GPU.

Solves the project's boards, except for those held out, and boards with random walls; trains on all
but the last of these; writes weights and a manifest.

A step encodes some of the boards (board_encoder.py) and values many of their positions.
The directions of a board are exchanged at random in the eight ways that turn and mirror it.
"""

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from functools import partial
from itertools import combinations
from math import cos, pi
from multiprocessing import get_context
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Annotated, Any, NamedTuple

import numpy as np
import torch
import typer
from msgspec import Struct

from tablecade.core.array import Array
from tablecade.games.pixoid.bots.board_values import (
    ROUNDS,
    SIDES,
    EncoderInputs,
    encode,
    encoder_inputs,
)
from tablecade.games.pixoid.bots.net import board_features
from tablecade.games.pixoid.rules.board import Board
from tablecade.games.pixoid.rules.tiles import BOARD_SIZE
from training.arrays import array_module
from training.device import Device
from training.files import halves
from training.network import Learner, as_tensor
from training.pixoid.device import DeviceOption
from training.pixoid.random_board import random_board
from training.pixoid.report import Report
from training.pixoid.row_sums import Rows, cubes_off, draw_head, row_loss, row_odds
from training.pixoid.samples import (
    PROJECT_BOARDS,
    RANDOM_BOARDS,
    held_out_numbers,
    project_board,
)
from training.pixoid.solved_boards import Batch, SolvedBoards, Walks, solve_board

STEPS = 255
"""Steps of a value: a byte each, so that hundreds of boards fit into a GPU's memory."""

TURNED = [
    [(first + step * side) % SIDES for side in range(SIDES)]
    for first in range(SIDES)
    for step in (1, -1)
]
"""The directions of a board after each of its eight turns and mirror images."""


class EncoderConfig(Struct, frozen=True):
    """All that decides the result, apart from the boards."""

    seed: int = 1
    units: tuple[int, int] = (32, 64)
    """What is known of a pair, and the hidden units of a round."""
    columns: tuple[int, int] = (40, 14)
    """Of the rows of Pixoid and a Bug, and of those of two Bugs."""
    hidden: tuple[int, int] = (128, 64)
    steps: int = 200_000
    boards: int = 16
    """Boards in a step."""
    positions: int = 16_384
    """Positions of each board in a step."""
    rate: float = 2e-3
    least: float = 2e-5
    near: float = 0.7
    """The part of the positions with Bugs near Pixoid; the others are drawn at random."""


class Labelled(NamedTuple):
    """Positions of some boards, and what they teach."""

    boards: Any
    at: Batch
    """The positions; `board` is an index into `boards`."""
    wanted: Any
    known: Any
    """Whether the position can come up."""


def draw_encoder(inputs: int, config: EncoderConfig) -> dict[str, Array]:
    rng = np.random.default_rng(config.seed)
    units, hidden = config.units

    def drawn(*shape: int, scale: float = 2.0) -> Array:
        return rng.normal(0, np.sqrt(scale / shape[-2]), shape)

    weights = {"inputs": drawn(inputs, units), "inputs-bias": np.zeros(units)}
    for number in range(ROUNDS):
        weights[f"message-{number}"] = drawn((SIDES + 2) * units, hidden)
        weights[f"message-bias-{number}"] = np.zeros(hidden)
        weights[f"update-{number}"] = drawn(hidden, units, scale=0.2)
    weights |= {"bugs": drawn(units, hidden, scale=1.0), "bugs-bias": np.zeros(hidden)}
    chase, pairs = config.columns
    weights |= {"chase": drawn(units, chase, scale=0.3), "pairs": drawn(hidden, pairs, scale=0.3)}
    return weights | draw_head(config.columns, config.hidden, config.seed)


def _inputs(board: Board) -> EncoderInputs:
    return encoder_inputs(board_features(board))


class EncoderTrainer:
    """Solved boards on a device, and the weights that learn from them."""

    def __init__(
        self, boards: Sequence[Board], config: EncoderConfig, device: str, pool: Executor
    ) -> None:
        """`pool`: the processes that solve the boards."""
        self._xp, self._config = array_module(device), config
        xp = self._xp
        with TemporaryDirectory() as folder:
            solving = partial(solve_board, device=device, steps=STEPS, folder=Path(folder))
            self.solved = SolvedBoards(pool.map(solving, boards), len(boards), xp)
        each = list(pool.map(_inputs, boards))
        self.boards = EncoderInputs(
            *(as_tensor(xp.asarray(np.stack(part))) for part in zip(*each, strict=True))
        )
        self._walks = Walks(self.solved, xp, config.seed)
        width = self.boards.pairs.shape[-1] + SIDES * self.boards.sides.shape[-1]
        self._learner = Learner(draw_encoder(width, config), xp)
        self._rng = np.random.default_rng(config.seed)
        self.steps = 0

    def learn(
        self, held: int, every: int, progress: Callable[[], float] = lambda: 0.0
    ) -> Iterator[str]:
        """Train on all boards but the last `held`; yields a line of progress.

        Ends after all steps or when `progress`, such as of time, reaches 1.
        """
        config, boards = self._config, len(self.boards.pairs)
        for step in range(config.steps):
            done = max(step / config.steps, progress())
            if done >= 1:
                return
            falling = (1 + cos(pi * done)) / 2
            rate = config.least + (config.rate - config.least) * falling
            chosen = self._rng.choice(
                boards - held, min(config.boards, boards - held), replace=False
            )
            self._learner.step(self._loss(self._labelled(chosen)), rate)
            self.steps += 1
            if (step + 1) % every == 0:
                seen, unseen = self.error(range(held)), self.error(range(boards - held, boards))
                yield f"step {step + 1} of {config.steps}: {seen:.3f} and {unseen:.3f} cubes off"

    def _labelled(self, chosen: Any) -> Labelled:
        xp, config = self._xp, self._config
        boards = xp.asarray(chosen.astype(np.int32))
        board = xp.repeat(boards, config.positions)
        at = self._walks.draw(board, near=config.near)
        wanted, known = self.solved.look(xp, at)
        number = xp.repeat(xp.arange(len(chosen), dtype=np.int32), config.positions)
        return Labelled(boards, at._replace(board=number), wanted, known)

    def _inputs_of(self, chosen: Any, turned: list[int]) -> EncoderInputs:
        whole, boards = self.boards, as_tensor(chosen)
        return EncoderInputs(
            whole.pairs[boards],
            whole.sides[boards][:, turned],
            whole.onto[boards][:, turned],
            whole.moves[boards],
        )

    def _rows(self, at: Batch) -> Rows:
        pix = self.solved.pix
        chase = [(at.board * pix + at.pixoid) * pix + bug for bug in at.bugs]
        pairs = [(at.board * pix + one) * pix + other for one, other in combinations(at.bugs, 2)]
        return chase, pairs

    def _odds(self, boards: Any, at: Batch, turned: list[int]) -> torch.Tensor:
        weights = self._learner.weights
        found = encode(torch, weights, self._inputs_of(boards, turned))
        tables = [table.reshape(-1, table.shape[-1]) for table in found]
        return row_odds(weights, tables, self._rows(at), at.left)

    def _loss(self, labelled: Labelled) -> torch.Tensor:
        boards, at, wanted, known = labelled
        odds = self._odds(boards, at, TURNED[self._rng.integers(len(TURNED))])
        return row_loss(odds, wanted, known, at.left)

    def error(self, boards: range) -> float:
        """In cubes: the root mean square over near positions of these boards."""
        xp, total, count = self._xp, 0.0, 0.0
        for board in boards:
            chosen = xp.asarray([board], np.int32)
            at = self._walks.draw(xp.repeat(chosen, self._config.positions), near=1.0)
            wanted, known = self.solved.look(xp, at)
            at = at._replace(board=xp.zeros_like(at.board))
            with torch.no_grad():
                odds = self._odds(chosen, at, TURNED[0])
            off = cubes_off(odds, wanted, at.left) * as_tensor(known)
            total += float(torch.square(off).sum())
            count += float(known.sum())
        return float(np.sqrt(total / count))

    def stored(self) -> dict[str, Array]:
        return self._learner.stored()


USUAL = EncoderConfig()


def train_encoder(  # noqa: PLR0913, PLR0917 - an option each
    out: Annotated[Path, typer.Option(help="The file to write.")],
    seed: Annotated[int, typer.Option()] = USUAL.seed,
    project: Annotated[int, typer.Option(min=0, help="At most so many of the tiles' boards.")] = 96,
    drawn: Annotated[int, typer.Option(min=0, help="Boards with random walls.")] = RANDOM_BOARDS,
    size: Annotated[int, typer.Option(help="Of these boards, in pix.")] = BOARD_SIZE,
    held: Annotated[int, typer.Option(min=1, help="Drawn boards to measure with.")] = 12,
    units: Annotated[tuple[int, int], typer.Option(help="Of the encoder.")] = USUAL.units,
    columns: Annotated[tuple[int, int], typer.Option(help="Of its rows.")] = USUAL.columns,
    hidden: Annotated[tuple[int, int], typer.Option(help="Of the network.")] = USUAL.hidden,
    steps: Annotated[int, typer.Option(min=1)] = USUAL.steps,
    boards: Annotated[int, typer.Option(min=1, help="Of a step.")] = USUAL.boards,
    positions: Annotated[int, typer.Option(min=1, help="Of a board.")] = USUAL.positions,
    rate: Annotated[float, typer.Option(help="At first.")] = USUAL.rate,
    minutes: Annotated[float, typer.Option(min=0, help="Stop then, solving included.")] = 1e6,
    workers: Annotated[int, typer.Option(min=1, help="Processes that solve boards.")] = 12,
    device: DeviceOption = Device.GPU,
) -> None:
    report = Report()
    config = EncoderConfig(
        seed,
        units=units,
        columns=columns,
        hidden=hidden,
        steps=steps,
        boards=boards,
        positions=positions,
        rate=rate,
    )
    kept = [number for number in range(PROJECT_BOARDS) if number not in held_out_numbers()]
    laid = [project_board(number) for number in kept[:project]]
    with ProcessPoolExecutor(workers, get_context("spawn")) as pool:
        laid += pool.map(partial(random_board, seed, size=size), range(drawn + held))
        trainer = EncoderTrainer(laid, config, device, pool)
    report.say(f"{len(laid)} boards solved")
    began = report.seconds

    def progress() -> float:
        return (report.seconds - began) / (60 * minutes - began)

    report.follow(trainer.learn(held, max(1, steps // 20), progress))
    found = {
        "project_boards": len(kept[:project]),
        "random_boards": drawn,
        "steps_done": trainer.steps,
        "error": round(trainer.error(range(held)), 3),
        "error_unseen": round(trainer.error(range(len(laid) - held, len(laid))), 3),
    }
    report.write(out, halves(trainer.stored()), config, found)


if __name__ == "__main__":
    typer.run(train_encoder)
