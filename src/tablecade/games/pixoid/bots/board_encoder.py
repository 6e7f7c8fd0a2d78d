"""A network that reads a board once and gives every pair of cubes on it a row of numbers.

Its answers have the form of fitted values (fitted_values.py): a row for each pix of Pixoid and of a
Bug, and one for each pair of Bugs. So a position is valued by sums of looked-up rows, on any board.

A pair starts with features of its own: what the Bug can catch and block in each direction. Then
in each round messages of the pairs that are one program away reach it: after a program of
Pixoid in each direction, and after a program of the Bug.
"""

from collections.abc import Mapping
from functools import cache
from importlib.resources import as_file, files
from typing import Any, NamedTuple

import numpy as np

from tablecade.games.pixoid.bots.features import BoardFeatures
from tablecade.games.pixoid.rules.board import Direction

ROUNDS = 3
CLOCKWISE = (Direction.UP, Direction.RIGHT, Direction.DOWN, Direction.LEFT)
SIDES = len(CLOCKWISE)


class EncoderInputs(NamedTuple):
    """Of one board, or of several with one more axis in front."""

    pairs: Any
    """[pix of Pixoid, pix of a Bug, feature], without directions."""
    sides: Any
    """[direction clockwise, pix of Pixoid, pix of a Bug, feature]"""
    onto: Any
    """[direction, pix, other]: the probability that a random program leads there."""
    moves: Any
    """[pix, other]: the same for programs in all directions."""


def encoder_inputs(features: BoardFeatures) -> EncoderInputs:
    of_pixoid, of_bug = np.broadcast_arrays(features.own[:, None], features.own[None])
    pairs = np.concatenate([features.pairs(), of_pixoid, of_bug], axis=2)
    sides, onto = zip(*(_side(features, side) for side in CLOCKWISE), strict=True)
    found = pairs, np.stack(sides), np.stack(onto), features.moves
    return EncoderInputs(*(array.astype(np.float32) for array in found))


def _side(features: BoardFeatures, side: Direction) -> tuple[Any, Any]:
    """The features of one direction, and where random programs in it lead."""
    maze = features.maze
    chosen = [[program.direction is side for program in own] for own in maze.programs]
    masks = [sum(1 << number for number, fits in enumerate(own) if fits) for own in chosen]
    bits = np.array(masks, np.uint32)[:, None]
    count = np.broadcast_to(np.bitwise_count(bits), features.reach.shape)
    share = 1 / np.maximum(count, 1)
    sweep = np.bitwise_count(maze.catches & bits[:, :, None]).max(axis=2)
    sets = features.reach, features.blocked, features.press
    counts = [sweep, *(np.bitwise_count(programs & bits) for programs in sets)]
    onto = np.zeros((maze.pix, maze.pix))
    for pix, own in enumerate(chosen):
        ends = maze.end[pix, np.flatnonzero(own)]
        onto[pix, ends] = 1 / max(len(ends), 1)
    return np.stack([count / 7, *(number * share for number in counts)], axis=2), onto


class Encoded(NamedTuple):
    """The rows of one board; those of several have one more axis in front."""

    chase: Any
    """[pix of Pixoid, pix of a Bug, column]"""
    pairs: Any
    """[pix of a Bug, pix of another, column]"""


def encode(xp: Any, weights: Mapping[str, Any], board: EncoderInputs) -> Encoded:
    """`xp` is the module of weights and inputs: NumPy, or PyTorch in the training."""

    def layer(active: Any, name: str, bias: str) -> Any:
        sums = _times(active, weights[name]) + weights[bias]
        return xp.where(sums > 0, sums, 0)

    sides = [board.sides[..., side, :, :, :] for side in range(SIDES)]
    known = layer(xp.concatenate([board.pairs, *sides], axis=-1), "inputs", "inputs-bias")
    for number in range(ROUNDS):
        after_pixoid = [_over_pixoid(board.onto[..., side, :, :], known) for side in range(SIDES)]
        after_bug = board.moves[..., None, :, :] @ known
        messages = xp.concatenate([known, *after_pixoid, after_bug], axis=-1)
        hidden = layer(messages, f"message-{number}", f"message-bias-{number}")
        known = known + _times(hidden, weights[f"update-{number}"])
    of_bugs = layer(known + known.swapaxes(-3, -2), "bugs", "bugs-bias")
    return Encoded(_times(known, weights["chase"]), _times(of_bugs, weights["pairs"]))


def _times(active: Any, matrix: Any) -> Any:
    """The product over the last axis, as one of two matrices: several times as fast on a GPU."""
    flat = active.reshape(-1, active.shape[-1]) @ matrix
    return flat.reshape(*active.shape[:-1], matrix.shape[-1])


def _over_pixoid(matrix: Any, known: Any) -> Any:
    """The product with a matrix over the axis of Pixoid's pix."""
    return (matrix @ known.reshape(*known.shape[:-2], -1)).reshape(known.shape)


@cache
def trained_encoder() -> dict[str, Any]:
    """Its weights, and those of the network that values the sums of rows."""
    with as_file(files(__package__) / "weights" / "pixoid-encoder.npz") as path:
        stored: Any = np.load(path)
        return {name: stored[name].astype(np.float32) for name in stored.files}
