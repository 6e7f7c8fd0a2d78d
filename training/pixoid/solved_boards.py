"""Solved boards on a device, and positions drawn on them, as NumPy or CuPy arrays."""

from collections.abc import Iterable
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from tablecade.core.array import Array
from tablecade.games.pixoid.rules.board import Board
from tablecade.games.pixoid.solver.board import (
    TURNS,
    UNIT,
    Goal,
    make_maze,
    reaches,
    starts_of,
    triple_count,
    triple_numbers,
)
from tablecade.games.pixoid.solver.induction import make_engine, solve_turns
from tablecade.games.pixoid.solver.store import board_digest
from training.arrays import array_module, to_host

MOST_PROGRAMS = 30
"""No more start at a pix: 15 pix beside it, 15 above and below."""

NEAR = 3
"""Programs between Pixoid and a Bug that is near him, at most."""


class Batch(NamedTuple):
    """Arrays on the device."""

    board: Any
    pixoid: Any
    bugs: Any
    """[Bug, position]"""
    left: Any


class SolvedBoard(NamedTuple):
    """A board without bonus cubes: the values of its states, and which of them can come up."""

    programs: Any
    """[pix]: how many start there, …"""
    ends: Any
    """[pix, program]: … and where each ends."""
    from_pix: Any
    from_triple: Any
    values: Any
    """[turns to go - 1, pix, triple], in steps; or the file they are in."""


def solve_board(board: Board, device: str, steps: int, folder: Path | None = None) -> SolvedBoard:
    """`folder`: write the values there, so that another process gets them faster."""
    xp, maze = array_module(device), make_maze(board)
    engine, triples = make_engine(device, maze, Goal()), triple_count(maze.pix)
    reached = reaches(maze, starts_of(maze), turns=TURNS, masks=1)
    values = xp.zeros((TURNS - 1, maze.pix, triples), np.min_scalar_type(steps))

    def keep(left: int, tally: object) -> None:
        del tally
        if left < TURNS:
            shares = xp.asarray(engine.values())[0] * np.float32(steps / UNIT / left)
            values[left - 1] = xp.rint(shares)

    solve_turns(engine, after=keep)
    reached_with = [reached[TURNS - left] for left in range(1, TURNS)]
    ends = np.pad(maze.end, ((0, 0), (0, MOST_PROGRAMS - maze.end.shape[1])))
    found = SolvedBoard(
        maze.count,
        ends,
        np.stack([reach.pixoid[0] for reach in reached_with]),
        np.stack([reach.triples() for reach in reached_with]),
        values,
    )
    if folder is None:
        return found
    file = folder / f"{board_digest(board)}.npy"
    np.save(file, to_host(xp, values))
    return found._replace(values=file)


def _read(file: Path) -> Array:
    """The values in this file, which is deleted."""
    values: Array = np.load(file)
    file.unlink()
    return values


class SolvedBoards:
    """Boards of one size that are solved, on the device."""

    def __init__(self, solved: Iterable[SolvedBoard], boards: int, xp: Any) -> None:
        whole: list[Any] = []
        for number, board in enumerate(solved):
            values = _read(board.values) if isinstance(board.values, Path) else board.values
            parts = *board[:-1], values
            whole = whole or [xp.zeros((boards, *part.shape), part.dtype) for part in parts]
            for arrays, part in zip(whole, parts, strict=True):
                arrays[number] = xp.asarray(part)
        programs, ends, self.from_pix, self.from_triple, self.values = whole
        self.programs, self.ends = programs.reshape(-1), ends.reshape(-1)
        self.pix = self.values.shape[2]
        self._steps = np.float32(np.iinfo(self.values.dtype).max)

    def look(self, xp: Any, at: Batch) -> tuple[Any, Any]:
        """The shares of the cubes to come, and whether the position can come up."""
        triple = triple_numbers(xp, at.bugs)
        turn = at.left - 1
        shares = self.values[at.board, turn, at.pixoid, triple] / self._steps
        common = self.from_pix[at.board, turn, at.pixoid] & self.from_triple[at.board, turn, triple]
        free = (at.bugs != at.pixoid).all(axis=0)
        return shares, (common > 0) & free


class Walks:
    """Draws cubes on solved boards and moves them by random programs."""

    def __init__(self, solved: SolvedBoards, xp: Any, seed: int) -> None:
        self._xp, self._solved = xp, solved
        self._rng = xp.random.default_rng(seed)

    def draw(self, board: Any, *, near: float) -> Batch:
        """A position of each of these boards, in no order: a part with Bugs near Pixoid."""
        size = len(board)
        left = 1 + self.below(TURNS - 1, size)
        cubes = self._xp.where(
            self.chance(size, near), self.near(board), self.below(self._solved.pix, (4, size))
        )
        return Batch(board, cubes[0], cubes[1:], left)

    def chance(self, size: Any, probability: float) -> Any:
        drawn: Any = self._rng.random(size, dtype=np.float32) < probability
        return drawn

    def below(self, ends: Any, size: Any) -> Any:
        """Integers from 0 up to, without, `ends`."""
        drawn = self._rng.random(size, dtype=np.float32)
        return self._xp.minimum((drawn * ends).astype(np.int32), ends - 1)

    def near(self, board: Any) -> Any:
        """Pixoid anywhere, and each Bug one to NEAR programs away from him."""
        cubes = self._xp.tile(self.below(self._solved.pix, len(board)), (4, 1))
        far = self.below(NEAR, cubes.shape)
        far[0] = -1
        for programs in range(NEAR):
            cubes = self._xp.where(far >= programs, self.moved(board, cubes), cubes)
        return cubes

    def moved(self, board: Any, cubes: Any) -> Any:
        """Each cube after a random program."""
        solved = self._solved
        places = board * solved.pix + cubes
        program = self.below(solved.programs[places], cubes.shape)
        return solved.ends[places * MOST_PROGRAMS + program].astype(np.int32)
