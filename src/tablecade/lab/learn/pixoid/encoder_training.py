"""Trains the board encoder (games/pixoid/bots/board_values.py) on solved boards, on NumPy or CuPy.

A step encodes some of the boards and values many of their positions. The directions of a board are
exchanged at random in the eight ways that turn and mirror it.
"""

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor
from functools import partial
from itertools import combinations
from math import cos, pi
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

import numpy as np
from msgspec import Struct

from tablecade.games.pixoid.bots.board_values import (
    ROUNDS,
    SIDES,
    Encoded,
    EncoderInputs,
    after_bug,
    encode,
    encoder_inputs,
    over_pixoid,
    times,
)
from tablecade.games.pixoid.bots.net import board_features
from tablecade.games.pixoid.rules.board import Board
from tablecade.games.pixoid.solver.board import TURNS
from tablecade.lab.learn.array_module import array_module, column_sums, fused, to_host
from tablecade.lab.learn.network import (
    Adam,
    Weights,
    backward,
    draw_weights,
    forward,
    slope_before_relu,
)
from tablecade.lab.learn.pixoid.fitting import Rows, head_inputs, shares, table_slopes
from tablecade.lab.learn.pixoid.solved_boards import Batch, SolvedBoards, Walks, solve_board

STEPS = 255
"""Steps of a value: a byte each, so that hundreds of boards fit into a GPU's memory."""

RANDOM_BOARDS = 300
"""Boards with random walls that the encoder in the package was trained on."""

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
    weight: Any


def draw_encoder(inputs: int, config: EncoderConfig) -> Weights:
    rng = np.random.default_rng(config.seed)
    units, hidden = config.units

    def drawn(*shape: int, scale: float = 2.0) -> Any:
        return rng.normal(0, np.sqrt(scale / shape[-2]), shape).astype(np.float32)

    weights = {"inputs": drawn(inputs, units), "inputs-bias": np.zeros(units, np.float32)}
    for number in range(ROUNDS):
        weights[f"message-{number}"] = drawn((SIDES + 2) * units, hidden)
        weights[f"message-bias-{number}"] = np.zeros(hidden, np.float32)
        weights[f"update-{number}"] = drawn(hidden, units, scale=0.2)
    weights |= {"bugs": drawn(units, hidden, scale=1.0), "bugs-bias": np.zeros(hidden, np.float32)}
    chase, pairs = config.columns
    weights |= {"chase": drawn(units, chase, scale=0.3), "pairs": drawn(hidden, pairs, scale=0.3)}
    first, second = config.hidden
    return weights | draw_weights(
        [(chase + pairs + TURNS - 1, first), (first, second), (second, 1)], config.seed
    )


def encoder_gradients(
    xp: Any, weights: Weights, board: EncoderInputs, found: Encoded, chase: Any, pairs: Any
) -> Weights:
    """From the slopes of the loss at `found.chase` and `found.pairs`."""

    def product(active: Any, slope: Any) -> Any:
        return active.reshape(-1, active.shape[-1]).T @ slope.reshape(-1, slope.shape[-1])

    def sums(slope: Any) -> Any:
        return column_sums(xp, slope.reshape(-1, slope.shape[-1]))

    def before_relu(slope: Any, active: Any) -> Any:
        return fused(xp, slope_before_relu)(slope, active)

    gradients = {"chase": product(found.known, chase), "pairs": product(found.of_bugs, pairs)}
    slope = before_relu(times(pairs, weights["pairs"].T), found.of_bugs)
    both = found.known + found.known.swapaxes(-3, -2)
    gradients |= {"bugs": product(both, slope), "bugs-bias": sums(slope)}
    back = times(slope, weights["bugs"].T)
    slope = times(chase, weights["chase"].T) + back + back.swapaxes(-3, -2)
    from_pixoid, from_bug = board.onto.swapaxes(-2, -1), board.moves.swapaxes(-2, -1)
    for number in reversed(range(ROUNDS)):
        messages, hidden = found.rounds[number]
        gradients[f"update-{number}"] = product(hidden, slope)
        inner = before_relu(times(slope, weights[f"update-{number}"].T), hidden)
        gradients[f"message-{number}"] = product(messages, inner)
        gradients[f"message-bias-{number}"] = sums(inner)
        parts = xp.split(times(inner, weights[f"message-{number}"].T), SIDES + 2, axis=-1)
        own, *sides, bug = (xp.ascontiguousarray(part) for part in parts)
        slope = slope + own + after_bug(from_bug, bug)
        for side, one in enumerate(sides):
            slope += over_pixoid(from_pixoid[..., side, :, :], one)
    slope = before_relu(slope, found.first)
    return gradients | {"inputs": product(found.inputs, slope), "inputs-bias": sums(slope)}


def _flat(found: Encoded) -> list[Any]:
    """Both tables with the rows of all boards one after the other."""
    return [table.reshape(-1, table.shape[-1]) for table in (found.chase, found.pairs)]


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
            *(xp.asarray(np.stack(part)) for part in zip(*each, strict=True))
        )
        self._walks = Walks(self.solved, xp, config.seed)
        width = self.boards.pairs.shape[-1] + SIDES * self.boards.sides.shape[-1]
        drawn = draw_encoder(width, config)
        self._adam = Adam(xp, {name: xp.asarray(layer) for name, layer in drawn.items()})
        self.weights = self._adam.weights
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
            self._adam.step(self._gradients(self._labelled(chosen)), rate)
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
        weight = (at.left * known * np.float32(1 / TURNS / len(board))).astype(np.float32)
        number = xp.repeat(xp.arange(len(chosen), dtype=np.int32), config.positions)
        return Labelled(boards, at._replace(board=number), wanted, weight)

    def _inputs_of(self, boards: Any, turned: list[int]) -> EncoderInputs:
        whole = self.boards
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

    def _gradients(self, labelled: Labelled) -> Weights:
        xp, net, at = self._xp, self.weights, labelled.at
        board = self._inputs_of(labelled.boards, TURNED[self._rng.integers(len(TURNED))])
        found, rows = encode(xp, net, board), self._rows(at)
        tables = _flat(found)
        active = forward(xp, net, head_inputs(xp, tables, rows, at.left))
        slope = (shares(xp, active.answers[:, 0]) - labelled.wanted) * labelled.weight
        gradients, slope = backward(xp, net, active, slope[:, None].astype(np.float32))
        slopes = table_slopes(xp, tables, rows, slope @ net["lines"].T)
        chase, pairs = slopes[0].reshape(found.chase.shape), slopes[1].reshape(found.pairs.shape)
        return gradients | encoder_gradients(xp, net, board, found, chase, pairs)

    def error(self, boards: range) -> float:
        """In cubes: the root mean square over near positions of these boards."""
        xp, total, count = self._xp, 0.0, 0.0
        for board in boards:
            chosen = xp.asarray([board], np.int32)
            at = self._walks.draw(xp.repeat(chosen, self._config.positions), near=1.0)
            wanted, known = self.solved.look(xp, at)
            at = at._replace(board=xp.zeros_like(at.board))
            found = encode(xp, self.weights, self._inputs_of(chosen, TURNED[0]))
            active = forward(
                xp, self.weights, head_inputs(xp, _flat(found), self._rows(at), at.left)
            )
            off = (shares(xp, active.answers[:, 0]) - wanted) * at.left * known
            total += float((off**2).sum())
            count += float(known.sum())
        return float(np.sqrt(total / count))

    def stored(self) -> dict[str, Any]:
        return {
            name: to_host(self._xp, layer).astype(np.float16)
            for name, layer in self.weights.items()
        }
