"""Values of known boards from tables that were fitted to their solutions, 0.3 MB a board.

A board has two tables of numbers: one row for each pix of Pixoid and of a Bug, one for each pair of
Bugs. A network that all boards share makes a value of the sums of these rows and of the turns to
go. `python -m tablecade.lab.pixoid.fit` writes the tables of many boards into one file; the package
tablecade-pixoid-values (packs/pixoid_values) holds those of the project's 96 boards.
"""

import os
import zlib
from collections.abc import Mapping
from functools import lru_cache
from importlib.util import find_spec
from itertools import combinations
from pathlib import Path
from typing import Any, Literal, NamedTuple
from zipfile import BadZipFile

import numpy as np

from tablecade.core.errors import UnreadableFile, unreadable
from tablecade.games.pixoid.bots.board_encoder import encode, encoder_inputs, trained_encoder
from tablecade.games.pixoid.bots.features import BoardFeatures, Positions, board_features
from tablecade.games.pixoid.bots.matrix_game import Floats
from tablecade.games.pixoid.bots.solved_values import SolvedValues, find_values
from tablecade.games.pixoid.bots.value_net import shares_of, trained_net
from tablecade.games.pixoid.rules.board import Board
from tablecade.games.pixoid.rules.state import Variant
from tablecade.games.pixoid.solver.board import TURNS, canonical
from tablecade.games.pixoid.solver.store import board_digest

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


def pair_rows(one: Any, other: Any, xp: Any = np) -> Any:
    """The rows of pairs of pix, in any order; a pix with itself is a pair."""
    high = xp.maximum(one, other)
    return high * (high + 1) // 2 + xp.minimum(one, other)


Kind = Literal["fitted", "encoded"]
"""Whether the tables were fitted to this board, or come from the encoder."""


class ValueTables(NamedTuple):
    places: Any
    """The number of each pix in the tables."""
    chase: Any
    pairs: Any


class FittedValues:
    """The values of one board in the standard game, as an estimate for the stage search.

    The tables know no bonus cubes. What these add is estimated by the network.
    """

    def __init__(self, kind: Kind, layers: Mapping[str, Any], tables: ValueTables) -> None:
        self.kind, self._layers = kind, layers
        self._places, chase, pairs = tables
        self._pix, lines = len(self._places), layers["lines"]
        between, at = chase.shape[1], chase.shape[1] + pairs.shape[1]
        self._chase, self._pairs = chase @ lines[:between], pairs @ lines[between:at]
        self._turns = lines[at:] + layers["first"]

    def estimate(self, features: BoardFeatures, at: Positions, variant: Variant) -> Floats:
        del variant
        cubes = self.cubes(at)
        if not at.mask.any():
            return cubes
        whole, bare = trained_net().cubes(features, at)
        return cubes + whole - bare

    def cubes(self, at: Positions) -> Floats:
        """Cubes to come by the tables alone, without bonus cubes."""
        pixoid, bugs = self._places[at.pixoid], self._places[at.bugs]
        first = self._turns[at.left - 1]
        for bug in bugs.T:
            first += self._chase[pixoid * self._pix + bug]
        for one, other in combinations(bugs.T, 2):
            first += self._pairs[pair_rows(one, other)]
        return shares_of(self._layers, first)[:, 0] * at.left


def _stored_values(stored: Mapping[str, Any], board: Board) -> FittedValues:
    turned = canonical(board)
    key, layers = board_digest(turned.board), {name: _whole(stored[name]) for name in LAYERS}
    chase, pairs = (
        _whole(stored[f"{key}-{table}"]) * _whole(stored[scale]) for table, scale in SCALES.items()
    )
    return FittedValues("fitted", layers, ValueTables(turned.places, chase, pairs))


def _whole(stored: Any) -> Any:
    return stored.astype(np.float32)


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
    try:
        with file.open("rb") as opened, np.load(opened) as stored:
            known = f"{board_digest(canonical(board).board)}-{CHASE}" in stored.files
            return _stored_values(stored, board) if known else None
    except OSError as problem:
        raise unreadable(file, problem) from None
    except DAMAGED:
        told = "there are no fitted values of Pixoid in it"
        raise UnreadableFile(file=str(file), problem=told, reason="no-fitted-values") from None


@lru_cache(maxsize=8)
def encoded_values(board: Board) -> FittedValues | None:
    """The values of a board of full size by the board encoder."""
    features = board_features(board)
    if features.maze.pix != ENCODED_PIX:
        return None
    weights, pix = trained_encoder(), features.maze.pix
    found = encode(np, weights, encoder_inputs(features))
    high, low = np.tril_indices(pix)
    tables = ValueTables(np.arange(pix), found.chase.reshape(pix * pix, -1), found.pairs[high, low])
    return FittedValues("encoded", weights, tables)


def best_values(board: Board, left: int = TURNS) -> SolvedValues | FittedValues | None:
    """Solved values if this machine has them for `left` turns to go, else fitted or encoded."""
    solved, file = find_values(board, left), values_file()
    fitted = None if solved or file is None else fitted_values(board, file)
    return solved or fitted or encoded_values(board)
