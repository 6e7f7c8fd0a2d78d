"""Exact best responses to a bot of Pixoid on small boards.

All that can come up is followed to the end of the round while the bot keeps to its mixes and the
other side answers as well as can be; bonus cubes are left out. Against Pixoid the answer are Bugs
that coordinate, so part of what a bot loses as Bugs is the price of silence (bench/silence.py).
"""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, Protocol

import numpy as np
import numpy.typing as npt

from tablecade.core.hand import Hand, Seat
from tablecade.games.pixoid.bots.matrix_game import Floats
from tablecade.games.pixoid.rules.board import Board
from tablecade.games.pixoid.rules.state import State, Variant
from tablecade.games.pixoid.solver.board import (
    UNIT,
    Goal,
    Maze,
    all_triples,
    make_maze,
    starts_of,
    triple_numbers,
)
from tablecade.games.pixoid.solver.induction import CpuEngine
from tablecade.games.pixoid.solver.stage import triple_index


class HasMixes(Protocol):
    """A bot that tells its mixed strategy."""

    def mixes(self, state: State) -> Mapping[Hand, Any]:
        """For each hand, how likely each program is."""


CAUGHT = -1
Bugs = tuple[int, ...]
Ints = npt.NDArray[np.int64]
Answer = Callable[["Moves", Floats], float]


class Moves(NamedTuple):
    """All that can come of a turn, by the programs in use."""

    onto: Ints
    """[program of Pixoid, of each Bug …]: the state it leads to, or CAUGHT."""
    pixoid: Floats
    joint: Floats
    """How often, if the level moves them; of the other side every program is in use."""

    def least(self, later: Floats) -> float:
        """The level flees, and Bugs that coordinate answer its mix."""
        return float(np.tensordot(self.pixoid, self._cubes(later), axes=1).min())

    def most(self, later: Floats) -> float:
        """The level chases, each Bug for itself, and Pixoid answers their mixes."""
        return float((self._cubes(later) * self.joint).sum(axis=(1, 2, 3)).max())

    def _cubes(self, later: Floats) -> Floats:
        cubes: Floats = np.where(self.onto == CAUGHT, 0.0, 1.0 + later[self.onto])
        return cubes


class Responses:
    """What the best answers to a level get: all values are Pixoid's cubes still to come."""

    def __init__(self, board: Board, level: HasMixes) -> None:
        self._board, self._level = board, level
        self.maze: Maze = make_maze(board)
        self._triples = all_triples(self.maze.pix)
        self.looked = 0
        """States in which the level was asked."""

    def chased(self, pixoid: int, bugs: Bugs, left: int) -> float:
        return self._answered(self._code(pixoid, bugs), left, Moves.least)

    def fled(self, pixoid: int, bugs: Bugs, left: int) -> float:
        return self._answered(self._code(pixoid, bugs), left, Moves.most)

    def _answered(self, start: int, left: int, answer: Answer) -> float:
        """Forward through all that can come up, then backward through what it is worth."""
        states, layers = [start], []
        for turns in range(left, 0, -1):
            layers.append({code: self._moves(code, turns, answer) for code in states})
            reached = np.zeros(self.maze.pix * len(self._triples), bool)
            for moves in layers[-1].values():
                reached[moves.onto[moves.onto != CAUGHT]] = True
            states = np.flatnonzero(reached).tolist()
        later = np.zeros(len(reached))
        for layer in reversed(layers):
            now = np.zeros_like(later)
            for code, moves in layer.items():
                now[code] = answer(moves, later)
            later = now
        return float(later[start])

    def _moves(self, code: int, left: int, answer: Answer) -> Moves:
        pixoid, triple = divmod(code, len(self._triples))
        bugs = tuple(int(bug) for bug in self._triples[triple, :3])
        self.looked += 1
        own, *mixes = self._shares(pixoid, bugs, left)
        if answer is Moves.least:
            rows, columns = np.flatnonzero(own), [np.arange(len(mix)) for mix in mixes]
        else:
            rows, columns = np.arange(len(own)), [np.flatnonzero(mix) for mix in mixes]
        one, two, three = (mix[used] for mix, used in zip(mixes, columns, strict=True))
        joint = one[:, None, None] * two[:, None] * three
        return Moves(self._onto(pixoid, rows, bugs, columns), own[rows], joint)

    def _onto(self, pixoid: int, rows: Ints, bugs: Bugs, columns: list[Ints]) -> Ints:
        maze = self.maze
        swept = [maze.catches[pixoid, bug, used] for bug, used in zip(bugs, columns, strict=True)]
        bits = swept[0][:, None, None] | swept[1][:, None] | swept[2]
        caught = bits >> rows[:, None, None, None].astype(np.uint32) & 1 == 1
        for bug in bugs:
            caught[(maze.first[pixoid, bug] <= rows) & (rows < maze.beyond[pixoid, bug])] = True
        ends = [
            maze.end[bug, used].astype(np.int64) for bug, used in zip(bugs, columns, strict=True)
        ]
        triple = triple_numbers(np, np.meshgrid(*ends, indexing="ij", sparse=True))
        place = maze.end[pixoid, rows].astype(np.int64)[:, None, None, None]
        return np.where(caught, CAUGHT, place * len(self._triples) + triple)

    def _code(self, pixoid: int, bugs: Bugs) -> int:
        return pixoid * len(self._triples) + int(triple_index(*bugs))

    def _shares(self, pixoid: int, bugs: Bugs, left: int) -> list[Floats]:
        """The level's mixes: Pixoid's, then the Bugs' in this order."""
        places = (pixoid, *bugs)
        mixes = self._level.mixes(position(self._board, places, left))
        return [spread(self.maze, at, mixes[Hand(hand)]) for hand, at in enumerate(places)]


def spread(maze: Maze, place: int, mix: Mapping[Any, float]) -> Floats:
    """A mix as numbers, a share for each program of a place."""
    shares = np.zeros(int(maze.count[place]))
    for program, share in mix.items():
        shares[maze.programs[place].index(program)] += share
    return shares


def position(board: Board, places: tuple[int, ...], left: int) -> State:
    """Seat 0 flees, no bonus cubes are left."""
    cubes = tuple(board.pix[place] for place in places)
    return State(board, Variant.STANDARD, (0,) * 4, 1, Seat(0), None, cubes, (), left)


def exact_starts(maze: Maze, *, turns: int) -> dict[int, float]:
    """What each start is truly worth."""
    engine = CpuEngine(maze, Goal(), starts_of(maze))
    for left in range(1, turns + 1):
        engine.solve(left)
    values = engine.values()[0]
    return {own: values[own, triple_index(*others(maze, own))] / UNIT for own in _starts(maze)}


def _starts(maze: Maze) -> list[int]:
    return [maze.place(pix) for pix in maze.board.start]


def others(maze: Maze, own: int) -> Bugs:
    """The starts that are left to the Bugs."""
    return tuple(sorted(start for start in _starts(maze) if start != own))
