"""What a Pixoid bot sees of many positions at once, as numbers for its net.

All of it is about ways out: how many of Pixoid's programs no Bug can catch, how many one, two or
three can, what is left of them a turn later, and where bonus cubes lie. Nothing names a board,
so a net knows any board. Programs are bits (solvers/pixoid/maze.py); Bugs are alike.
"""

from functools import lru_cache
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from tablecade.games.pixoid.board import Board
from tablecade.solvers.pixoid.maze import Maze, make_maze

Ints = npt.NDArray[np.int64]
Floats = npt.NDArray[np.float32]

FEATURES = 40
FARTHEST = 4
"""Turns to a place that are told apart: one to three, or more."""


class Positions(NamedTuple):
    """Many positions of one board, each a turn about to be programmed."""

    pixoid: Ints
    bugs: Ints
    """[position, Bug]"""
    mask: Ints
    """The bonus cubes left, as bits."""
    left: Ints
    """Turns to go."""


class Sight:
    """One board, as far as it need be looked at only once."""

    def __init__(self, board: Board) -> None:
        maze = make_maze(board)
        self.maze = maze
        self.full = _bits_below(maze.count)
        self.blocked = _bits_below(maze.beyond) & ~_bits_below(maze.first)
        self.reach = np.bitwise_or.reduce(maze.catches, axis=2)
        self.sweep = np.bitwise_count(maze.catches).max(axis=2)
        self.turns = _turns(maze)
        self.press = self._pressed()
        threat = np.bitwise_count(self.reach | self.blocked)
        self.exposed = (threat.mean(axis=1) / maze.count).astype(np.float32)
        bonus = [maze.place(pix) for pix in board.bonus]
        self.to_bonus = self.turns[bonus].T
        self.picked = np.bitwise_count(np.arange(1 << len(bonus)))

    def _pressed(self) -> npt.NDArray[np.uint32]:
        """[pix of Pixoid, Bug]: the ways out a Bug threatens from where it can best go."""
        maze = self.maze
        threat = self.reach | self.blocked
        weight = np.bitwise_count(threat).astype(np.int64)
        np.fill_diagonal(weight, -1)  # on Pixoid's own pix it would have caught him
        valid = np.arange(maze.end.shape[1]) < maze.count[:, None]
        best = np.where(valid, weight[:, maze.end], -1).argmax(axis=2)
        onto = maze.end[np.arange(maze.pix), best]
        pressed: npt.NDArray[np.uint32] = np.take_along_axis(threat, onto.astype(np.int64), axis=1)
        return pressed

    def look(self, at: Positions) -> Floats:
        """[position, feature]"""
        p, bugs = at.pixoid, at.bugs
        here = p[:, None]
        standing = np.bitwise_or.reduce(self.blocked[here, bugs], axis=1)
        way = self.full[p] & ~standing
        reach = self.reach[here, bugs] & way[:, None]
        by_bug = np.sort(np.bitwise_count(reach), axis=1)
        one, two, three = reach.T
        any_bug, all_bugs = one | two | three, one & two & three
        pairs = (one & two) | (one & three) | (two & three)
        safe = way & ~any_bug
        counts = [np.bitwise_count(bits) for bits in (way, safe, any_bug & ~pairs, pairs, all_bugs)]
        sweep = np.sort(self.sweep[here, bugs], axis=1)
        gap = counts[0].astype(np.int64) - sweep.sum(axis=1)
        near = np.minimum(self.turns[here, bugs], FARTHEST)
        columns = [
            at.left / 12,
            1 / np.maximum(at.left, 1),
            self.maze.count[p] / 10,
            self.exposed[p],
            *(count / 6 for count in counts),
            counts[1] == 0,
            counts[1] == 1,
            np.minimum(gap, 0) / 6,
            np.maximum(gap, 0) / 6,
            *(by_bug.T / 6),
            *(sweep.T / 6),
            *((near == turns).sum(axis=1) for turns in range(1, FARTHEST + 1)),
            *self._later(at, way, safe),
            *self._bonus(at, way, safe),
        ]
        return np.stack(columns, axis=1, dtype=np.float32, casting="unsafe")

    def _later(self, at: Positions, way: Any, safe: Any) -> list[Any]:
        """What a Bug each makes of the pix Pixoid can flee to."""
        ends = self.maze.end[at.pixoid]
        rows = np.arange(ends.shape[1], dtype=np.uint32)
        is_way, is_safe = ((bits[:, None] >> rows) & 1 == 1 for bits in (way, safe))
        pressed = [self.press[ends, at.bugs[:, [bug]]] for bug in range(3)]
        out = self.full[ends]
        free = np.bitwise_count(out & ~(pressed[0] | pressed[1] | pressed[2])).astype(np.int64)
        twice = (pressed[0] & pressed[1]) | (pressed[0] & pressed[2]) | (pressed[1] & pressed[2])
        loose = np.bitwise_count(out & ~twice).astype(np.int64)
        exposed = self.exposed[ends]
        columns = []
        for among in (is_safe, is_way):
            freest = np.where(among, free, 0)
            loosest = np.where(among, loose, 0)
            columns += [
                freest.max(axis=1) / 4,
                freest.sum(axis=1) / 12,
                (freest > 0).sum(axis=1) / 4,
                loosest.max(axis=1) / 6,
                np.where(among, exposed, 1.0).min(axis=1),
            ]
        return columns

    def _bonus(self, at: Positions, way: Any, safe: Any) -> list[Any]:
        left = at.mask[:, None] >> np.arange(self.to_bonus.shape[1]) & 1
        near = np.where(left == 1, np.minimum(self.to_bonus[at.pixoid], FARTHEST), 0)
        picks = self.picked[self.maze.picks[at.pixoid] & at.mask[:, None]]
        rows = np.arange(picks.shape[1], dtype=np.uint32)
        most = [
            np.where((bits[:, None] >> rows) & 1 == 1, picks, 0).max(axis=1) for bits in (safe, way)
        ]
        return [
            left.sum(axis=1) / 4,
            *((near == turns).sum(axis=1) / 2 for turns in range(1, FARTHEST + 1)),
            *most,
        ]


def _bits_below(numbers: npt.NDArray[np.uint8]) -> npt.NDArray[np.uint32]:
    bits = (np.uint64(1) << numbers.astype(np.uint64)) - np.uint64(1)
    return bits.astype(np.uint32)


def _turns(maze: Maze) -> Ints:
    """[pix, other]: turns after which a cube on the other can sweep over the pix."""
    sweeps = (maze.beyond > maze.first).astype(np.int64)
    onto = np.zeros((maze.pix, maze.pix), np.int64)
    for pix in range(maze.pix):
        onto[pix, maze.end[pix, : maze.count[pix]]] = 1
    turns = np.full((maze.pix, maze.pix), FARTHEST)
    reached = sweeps
    for number in range(1, FARTHEST):
        turns = np.where((reached > 0) & (turns > number), number, turns)
        reached = onto @ (reached > 0)
    return turns.T


@lru_cache(maxsize=16)
def sight_of(board: Board) -> Sight:
    return Sight(board)
