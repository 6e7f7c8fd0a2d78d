"""Values of a solved board, as an estimate for the stage search. Needs NumPy only."""

import struct
import zlib
from functools import lru_cache
from pathlib import Path

import numpy as np

from tablecade.games.pixoid.bots.features import BoardFeatures, Ints, Positions
from tablecade.games.pixoid.bots.matrix_game import Floats
from tablecade.games.pixoid.bots.value_net import trained_net
from tablecade.games.pixoid.rules.board import Board
from tablecade.games.pixoid.rules.state import Variant
from tablecade.games.pixoid.solver.board import TURNS, Goal, Shorts, canonical, triple_numbers
from tablecade.games.pixoid.solver.store import (
    STEPS,
    TurnFile,
    board_folder,
    mark_used,
    solved_in_background,
    turn_file,
)

BROKEN = (OSError, ValueError, zlib.error, struct.error)
"""Raised where files of a solved board are gone or damaged."""

PLACES = 64
"""Places of Pixoid whose values are kept in memory, 0.3 MB each on a board of full size."""


class SolvedValues:
    """The values of one board in the standard game.

    Where the board is solved without bonus cubes only, the network estimates what the remaining
    ones add.
    """

    kind = "solved"

    def __init__(self, folder: Path, goal: Goal, places: Ints) -> None:
        mark_used(folder)
        self._folder, self._goal, self._places = folder, goal, places
        self._values = lru_cache(maxsize=PLACES)(self._read)

    def estimate(self, features: BoardFeatures, at: Positions, variant: Variant) -> Floats:
        """Raises one of BROKEN."""
        del variant
        if self._goal.bonus:
            return self._look(at, at.mask)
        found = self._look(at, np.zeros_like(at.mask))
        if at.mask.any():
            whole, bare = trained_net().cubes(features, at)
            found += whole - bare
        return found

    def _look(self, at: Positions, mask: Ints) -> Floats:
        """All positions have the same number of turns to go."""
        pixoid, triples = self._places[at.pixoid], triple_numbers(np, self._places[at.bugs].T)
        found = np.empty(len(pixoid))
        for code in np.unique(mask * len(self._places) + pixoid).tolist():
            own_mask, place = divmod(code, len(self._places))
            here = np.flatnonzero((pixoid == place) & (mask == own_mask))
            found[here] = self._values(int(at.left[0]), own_mask, place)[triples[here]]
        return found * (self._goal.top / STEPS)

    def _read(self, left: int, mask: int, pix: int) -> Shorts:
        return TurnFile(turn_file(self._folder, left)).place(mask, pix)


def find_values(board: Board, left: int = TURNS) -> SolvedValues | None:
    """The best values at hand: with bonus cubes, without, or of the board turned.

    With `left` turns to go a search needs the values of the turn that follows. A board is solved
    from the last turn backward, so a board that is not finished serves the later turns.
    """
    for goal in (Goal(bonus=True), Goal()):
        folder = board_folder(board, goal)
        if _serves(folder, left):
            return _open(folder, goal, board, turned=False)
    for folder in (board_folder(canonical(board).board, Goal()), solved_in_background(board)):
        if _serves(folder, left):
            return _open(folder, Goal(), board, turned=True)
    return None


def _serves(folder: Path, left: int) -> bool:
    return turn_file(folder, max(left - 1, 1)).is_file()


@lru_cache(maxsize=8)
def _open(folder: Path, goal: Goal, board: Board, *, turned: bool) -> SolvedValues:
    places = canonical(board).places if turned else np.arange(len(board.pix))
    return SolvedValues(folder, goal, places)
