"""Access to a solved board: the value of a position and how to play it."""

from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path

import msgspec
import numpy as np
import numpy.typing as npt
from msgspec import Struct

from tablecade.core.hand import Hand
from tablecade.games.pixoid.rules.board import Board, Pix
from tablecade.games.pixoid.rules.state import Program, State, Variant
from tablecade.games.pixoid.solver.checkpoint import Starts
from tablecade.games.pixoid.solver.cpu import missing_cubes
from tablecade.games.pixoid.solver.goal import UNIT, Goal
from tablecade.games.pixoid.solver.matrix import entries_of, solve_matrix
from tablecade.games.pixoid.solver.maze import Words, make_maze
from tablecade.games.pixoid.solver.silent import against_pixoid, silent_mixes
from tablecade.games.pixoid.solver.stage import (
    CUBES,
    NOTHING,
    SLICE,
    Stage,
    empty_stage,
    lay,
    tables_of,
)
from tablecade.games.pixoid.solver.store import STEPS, TurnFile, board_folder, is_solved, turn_file

Mix = Mapping[Program, float]
"""The probability of each program; programs with probability 0 are left out."""


class Play(Struct, frozen=True):
    """How to play one turn. `value` is in cubes to come or the probability to win."""

    value: float
    pixoid: Mix
    bugs: Mapping[Hand, Mix]
    """The mix of each Bug by the rule of silent Bugs (silent.py)."""
    programs: Mapping[Program, float]
    """The value of each program of Pixoid against the coordinated mix of the Bugs."""
    chases: Mapping[Hand, Mapping[Program, float]]
    """What each program of a Bug leaves Pixoid, if he and the other Bugs play their mixes."""


class Solution:
    """Values of one board and goal, read from disk on demand."""

    def __init__(self, board: Board, goal: Goal, folder: Path) -> None:
        self.goal = goal
        self.starts = msgspec.json.decode((folder / "starts.json").read_bytes(), type=Starts).values
        self._folder = folder
        self._maze = make_maze(board)
        self._tables = tables_of(self._maze)
        self._place = lru_cache(maxsize=64)(self._read_place)

    def best_starts(self) -> tuple[Pix, ...]:
        """The best start for Pixoid, or several of equal value."""
        best = max(self.starts.values())
        return tuple(Pix(pix) for pix, value in self.starts.items() if value > best - 1e-6)

    def play(self, state: State) -> Play:
        """For a turn about to be programmed."""
        hands = sorted(state.bugs, key=lambda hand: self._at(state, hand))
        cubes = entries_of(*self._stage(state, hands))
        matrix = cubes.reshape(len(cubes), -1)
        fled, joint = np.zeros(len(matrix)), np.zeros(matrix.shape[1])
        value = solve_matrix(matrix, fled, joint)
        mixes = np.zeros((len(hands), self._maze.end.shape[1]))
        silent_mixes(cubes, joint.reshape(cubes.shape[1:]), mixes)
        own = self._maze.programs[self._at(state, Hand(state.pixoid))]
        return Play(
            value=float(value),
            pixoid=_mix(own, fled),
            bugs={
                hand: _mix(self._maze.programs[self._at(state, hand)], mix)
                for hand, mix in zip(hands, mixes, strict=True)
            },
            programs=dict(zip(own, map(float, matrix @ joint), strict=True)),
            chases={
                hand: self._chases(state, hand, fled @ against_pixoid(cubes, mixes, bug))
                for bug, hand in enumerate(hands)
            },
        )

    def _chases(
        self, state: State, hand: Hand, values: npt.NDArray[np.float64]
    ) -> Mapping[Program, float]:
        programs = self._maze.programs[self._at(state, hand)]
        return dict(zip(programs, map(float, values), strict=True))

    def _stage(self, state: State, hands: list[Hand]) -> tuple[Stage, Words]:
        """The stage game, and the next values of its rows one after the other."""
        pixoid, mask = self._at(state, Hand(state.pixoid)), self._mask(state)
        missing = CUBES
        if self.goal.variant is Variant.SHORT:
            missing = missing_cubes(state.reserve, mask, self.goal.bonuses(self._maze))
        stage = empty_stage(self._tables, pixoid)
        bugs = np.array([self._at(state, hand) for hand in hands])
        lay(stage, self._tables, mask, pixoid, bugs, missing)
        slices = [np.zeros(len(self._tables.triples), np.uint32)]
        for row in stage.rows:
            if row[SLICE] != NOTHING:
                slices.append(self._next(state, int(row[SLICE]) // len(self._tables.triples)))
                row[SLICE] = sum(map(len, slices[:-1]))
        return stage, np.concatenate(slices)

    def _next(self, state: State, place: int) -> Words:
        if state.reserve == 1:
            return np.zeros(len(self._tables.triples), np.uint32)
        return self._place(state.reserve - 1, *divmod(place, self._maze.pix))

    def _read_place(self, left: int, mask: int, pix: int) -> Words:
        steps = TurnFile(turn_file(self._folder, left)).place(mask, pix)
        exact: Words = np.rint(steps * (UNIT * self.goal.top / STEPS)).astype(np.uint32)
        return exact

    def _mask(self, state: State) -> int:
        if not self.goal.bonus:
            return 0
        return sum(1 << bit for bit, pix in enumerate(state.board.bonus) if pix in state.bonus)

    def _at(self, state: State, hand: Hand) -> int:
        pix = state.cubes[hand]
        if pix is None:
            raise ValueError("no turn before all cubes are placed")
        return self._maze.place(pix)


def _mix(programs: tuple[Program, ...], shares: npt.NDArray[np.float64]) -> Mix:
    used = np.where(shares > 1e-6, shares, 0.0)
    used /= used.sum()
    return {programs[i]: float(used[i]) for i in np.flatnonzero(used)}


def load(board: Board, goal: Goal) -> Solution | None:
    """The solution of a board, or None if it is not solved on this machine."""
    return _open(board, goal) if is_solved(board_folder(board, goal)) else None


@lru_cache(maxsize=8)
def _open(board: Board, goal: Goal) -> Solution:
    return Solution(board, goal, board_folder(board, goal))
