"""Values of the positions of one board, for the stage search: solved, fitted or encoded.

Solved values are read from the files of a solved board.

Fitted values are tables that were fitted to the solution of a board, 0.3 MB a board. A board has
two tables of numbers: one row for each pix of Pixoid and of a Bug, one for each pair of Bugs. A
network that all boards share makes a value of the sums of these rows and of the turns to go.
`python -m training.pixoid.fit` writes the tables of many boards into one file; the package
tablecade-pixoid-values (packs/pixoid_values) holds those of the project's 96 boards.

Encoded values have the same form, so they need no solution: a network reads the board once and
gives every pair of cubes on it a row. A pair starts with features of its own: what the Bug can
catch and block in each direction. Then in each round messages of the pairs that are one program
away reach it: after a program of Pixoid in each direction, and after a program of the Bug.

Needs NumPy only.
"""

import os
import struct
import zlib
from collections.abc import Mapping
from contextlib import suppress
from functools import lru_cache
from importlib.util import find_spec
from itertools import combinations
from pathlib import Path
from typing import Any, NamedTuple
from zipfile import BadZipFile

import numpy as np

from tablecade.core.errors import UnreadableFile, unreadable
from tablecade.games.pixoid.bots import net
from tablecade.games.pixoid.rules.board import Board, Direction
from tablecade.games.pixoid.rules.state import Variant
from tablecade.games.pixoid.solver import store
from tablecade.games.pixoid.solver.board import (
    TURNS,
    Floats,
    Goal,
    Ints,
    Shorts,
    canonical,
    triple_numbers,
)

ROUNDS = 3
CLOCKWISE = (Direction.UP, Direction.RIGHT, Direction.DOWN, Direction.LEFT)
SIDES = len(CLOCKWISE)

BROKEN = (OSError, ValueError, zlib.error, struct.error)
"""Raised where files of a solved board are gone or damaged."""

PLACES = 64
"""Places of Pixoid whose values are kept in memory, 0.3 MB each on a board of full size."""

PACKAGE, FILE = "tablecade_pixoid_values", "values.npz"
FILE_VARIABLE = "PIXOID_VALUES"
"""Names another file of fitted values; if it is empty, none is used."""

DAMAGED = (ValueError, KeyError, AttributeError, EOFError, BadZipFile, zlib.error)
"""Raised where a file is something else, or cut off."""

CHASE, PAIRS = "chase", "pairs"
"""The tables of a board: Pixoid and a Bug, and two Bugs."""

ENCODED_PIX = 100
"""Pix of the boards that the encoder was trained on."""

LAYERS = ("lines", "first", "middle", "second", "last", "third")
SCALES = {CHASE: "chase-scale", PAIRS: "pairs-scale"}
"""What a step of each column of the tables is worth."""


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


def encoder_inputs(features: net.BoardFeatures) -> EncoderInputs:
    of_pixoid, of_bug = np.broadcast_arrays(features.own[:, None], features.own[None])
    pairs = np.concatenate([features.pairs(), of_pixoid, of_bug], axis=2)
    sides, onto = zip(*(_side(features, side) for side in CLOCKWISE), strict=True)
    found = pairs, np.stack(sides), np.stack(onto), features.moves
    return EncoderInputs(*(array.astype(np.float32) for array in found))


def _side(features: net.BoardFeatures, side: Direction) -> tuple[Any, Any]:
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
        flat = known.reshape(*known.shape[:-2], -1)  # products over the axis of Pixoid's pix
        after_pixoid = [
            (board.onto[..., side, :, :] @ flat).reshape(known.shape) for side in range(SIDES)
        ]
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


class SolvedValues:
    """The values of one board in the standard game.

    Where the board is solved without bonus cubes only, the network estimates what the remaining
    ones add.
    """

    kind = "solved"

    def __init__(self, folder: Path, goal: Goal, places: Ints) -> None:
        with suppress(OSError):  # removed, or another user's
            os.utime(folder)  # boards in use are the last to be removed
        self._goal, self._places = goal, places

        @lru_cache(maxsize=PLACES)
        def values(left: int, mask: int, pix: int) -> Shorts:
            return store.TurnFile(store.turn_file(folder, left)).place(mask, pix)

        self._values = values

    def estimate(self, features: net.BoardFeatures, at: net.Positions, variant: Variant) -> Floats:
        """Raises one of BROKEN."""
        del variant
        if self._goal.bonus:
            return self._look(at, at.mask)
        found = self._look(at, np.zeros_like(at.mask))
        if at.mask.any():
            whole, bare = net.trained_net().cubes(features, at)
            found += whole - bare
        return found

    def _look(self, at: net.Positions, mask: Ints) -> Floats:
        """All positions have the same number of turns to go."""
        pixoid, triples = self._places[at.pixoid], triple_numbers(np, self._places[at.bugs].T)
        found = np.empty(len(pixoid))
        for code in np.unique(mask * len(self._places) + pixoid).tolist():
            own_mask, place = divmod(code, len(self._places))
            here = np.flatnonzero((pixoid == place) & (mask == own_mask))
            found[here] = self._values(int(at.left[0]), own_mask, place)[triples[here]]
        return found * (self._goal.top / store.STEPS)


def find_values(board: Board, left: int = TURNS) -> SolvedValues | None:
    """The best values at hand: with bonus cubes, without, or of the board turned.

    With `left` turns to go a search needs the values of the turn that follows. A board is solved
    from the last turn backward, so a board that is not finished serves the later turns.
    """
    turned = store.board_folder(canonical(board).board, Goal()), store.solved_in_background(board)
    known = [(store.board_folder(board, goal), goal, False) for goal in (Goal(bonus=True), Goal())]
    for folder, goal, is_turned in (*known, *((folder, Goal(), True) for folder in turned)):
        if store.turn_file(folder, max(left - 1, 1)).is_file():
            return _open(folder, goal, board, turned=is_turned)
    return None


@lru_cache(maxsize=8)
def _open(folder: Path, goal: Goal, board: Board, *, turned: bool) -> SolvedValues:
    places = canonical(board).places if turned else np.arange(len(board.pix))
    return SolvedValues(folder, goal, places)


def pair_rows(one: Any, other: Any, xp: Any = np) -> Any:
    """The rows of pairs of pix, in any order; a pix with itself is a pair."""
    high = xp.maximum(one, other)
    return high * (high + 1) // 2 + xp.minimum(one, other)


class FittedValues:
    """The values of one board in the standard game, as an estimate for the stage search.

    The tables know no bonus cubes. What these add is estimated by the network.
    """

    def __init__(
        self, kind: str, layers: Mapping[str, Any], *, places: Any, chase: Any, pairs: Any
    ) -> None:
        """`kind`: fitted to this board, or encoded. `places`: each pix's number in the tables."""
        self.kind, self._layers, self._places = kind, layers, places
        self._pix, lines = len(places), layers["lines"]
        between, at = chase.shape[1], chase.shape[1] + pairs.shape[1]
        self._chase, self._pairs = chase @ lines[:between], pairs @ lines[between:at]
        self._turns = lines[at:] + layers["first"]

    def estimate(self, features: net.BoardFeatures, at: net.Positions, variant: Variant) -> Floats:
        del variant
        cubes = self.cubes(at)
        if not at.mask.any():
            return cubes
        whole, bare = net.trained_net().cubes(features, at)
        return cubes + whole - bare

    def cubes(self, at: net.Positions) -> Floats:
        """Cubes to come by the tables alone, without bonus cubes."""
        pixoid, bugs = self._places[at.pixoid], self._places[at.bugs]
        first = self._turns[at.left - 1]
        for bug in bugs.T:
            first += self._chase[pixoid * self._pix + bug]
        for one, other in combinations(bugs.T, 2):
            first += self._pairs[pair_rows(one, other)]
        return net.shares_of(self._layers, first)[:, 0] * at.left


def values_file() -> Path | None:
    """The file of fitted values that is installed here, if there is one."""
    named = os.environ.get(FILE_VARIABLE)
    if named is not None:
        return Path(named) if named else None
    package = find_spec(PACKAGE)
    if package is None or package.origin is None:
        return None
    return Path(package.origin).with_name(FILE)


@lru_cache(maxsize=8)
def fitted_values(board: Board, file: Path) -> FittedValues | None:
    """The values of a board of this file. Raises UnreadableFile."""
    turned = canonical(board)
    key = store.board_digest(turned.board)
    try:
        with file.open("rb") as opened, np.load(opened) as stored:
            if f"{key}-{CHASE}" not in stored.files:
                return None

            def whole(name: str) -> Any:
                return stored[name].astype(np.float32)

            chase, pairs = (whole(f"{key}-{table}") * whole(by) for table, by in SCALES.items())
            layers = {name: whole(name) for name in LAYERS}
            return FittedValues("fitted", layers, places=turned.places, chase=chase, pairs=pairs)
    except OSError as problem:
        raise unreadable(file, problem) from None
    except DAMAGED:
        told = "there are no fitted values of Pixoid in it"
        raise UnreadableFile(file=str(file), problem=told, reason="no-fitted-values") from None


@lru_cache(maxsize=8)
def encoded_values(board: Board) -> FittedValues | None:
    """The values of a board of full size by the board encoder."""
    features = net.board_features(board)
    if features.maze.pix != ENCODED_PIX:
        return None
    weights, pix = net.load_weights("pixoid-encoder"), ENCODED_PIX
    found = encode(np, weights, encoder_inputs(features))
    chase, pairs = found.chase.reshape(pix * pix, -1), found.pairs[np.tril_indices(pix)]
    return FittedValues("encoded", weights, places=np.arange(pix), chase=chase, pairs=pairs)


def best_values(board: Board, left: int = TURNS) -> SolvedValues | FittedValues | None:
    """Solved values if this machine has them for `left` turns to go, else fitted or encoded."""
    solved, file = find_values(board, left), values_file()
    fitted = None if solved or file is None else fitted_values(board, file)
    return solved or fitted or encoded_values(board)
