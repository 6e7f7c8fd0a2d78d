"""Backward induction, from the last turn of a round to the first, on a CPU or an NVIDIA GPU.

On a CPU Numba compiles the turn; on a GPU CuPy compiles stage.cu for each board.
"""

import os
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from importlib.resources import files
from itertools import pairwise
from typing import Any

import numpy as np
from msgspec import Struct

from tablecade.games.pixoid.kernel.table import compiled_exact
from tablecade.games.pixoid.rules.state import Variant
from tablecade.games.pixoid.solver import simplex, stage
from tablecade.games.pixoid.solver.board import (
    TURNS,
    UNIT,
    Bytes,
    Corners,
    Floats,
    Goal,
    Ints,
    Maze,
    Shorts,
    Words,
    reaches,
    starts_of,
    triple_count,
)

PART = 4
"""Places in one task of a thread: few, so that all threads finish at about the same time."""

GAIN = 2.0
"""In fixed point: the least improvement for which a column enters the basis."""

FAILED = -1.0 * UNIT
"""Returned in place of a value when the pivots run out."""

SOLVED, MIXED, SCANS, UNSOLVED = range(4)

WARPS, STATES, LANES = 8, 32, 32
"""As in stage.cu: warps in a block, states for each warp, lanes of a warp."""


class Tally(Struct, frozen=True):
    """Counts of one turn. A scan goes through all columns of a game once."""

    solved: int
    mixed: int
    """States without a pure saddle."""
    scans: int
    unsolved: int


class CpuEngine:
    """Holds the values of one turn at a time, [bonus mask, pix, triple], in fixed point."""

    def __init__(
        self, maze: Maze, goal: Goal, corners: Corners, *, threads: int | None = None
    ) -> None:
        """`threads`: one for each core by default."""
        self._maze, self._goal = maze, goal
        self._threads = threads or os.cpu_count()
        self._reaches = reaches(maze, corners, turns=TURNS, masks=goal.masks(maze))
        self._tables = stage.tables_of(maze)
        self._shape = goal.masks(maze), maze.pix, triple_count(maze.pix)
        masks, pix, triples = self._shape
        self._values = np.zeros((masks * pix, triples), np.uint32)
        self._hints = np.zeros((masks * pix, triples), np.uint16)

    def solve(self, left: int) -> Tally:
        """Compute the values with `left` turns to go from those with one less."""
        reach = self._reaches[TURNS - left]
        short = self._goal.variant is Variant.SHORT
        aim = (left, self._goal.bonuses(self._maze)) if short else (stage.CUBES, 0)
        found, triples = np.zeros_like(self._values), reach.triples()

        def solve_places(places: tuple[int, int]) -> Ints:
            tally = np.zeros(4, np.int64)
            solve_turn(
                self._tables, self._values.reshape(-1), found, self._hints, reach.pixoid, triples,
                aim, places, tally,
            )  # fmt: skip
            return tally

        # compiled code releases the GIL; Ctrl+C is raised at once: parts take up to a minute
        bounds = [*range(0, len(self._values), PART), len(self._values)]
        threads = ThreadPoolExecutor(self._threads)
        try:
            tallies = list(threads.map(solve_places, pairwise(bounds)))
        finally:
            threads.shutdown(wait=False, cancel_futures=True)
        self._values = found
        return Tally(*map(int, np.sum(tallies, axis=0)))

    def values(self) -> Words:
        return self._values.reshape(self._shape).copy()

    def restore(self, values: Words) -> None:
        self._values = values.reshape(self._values.shape).copy()

    def look(self, places: Ints) -> Floats:
        """Single values, in cubes or probabilities, by their index in the flat array."""
        return self._values.reshape(-1)[places] / UNIT


@compiled_exact
def solve_stage(
    game: stage.Stage, values: Words, scratch: stage.Scratch, guess: int
) -> tuple[float, int]:
    """The value in fixed point, or FAILED, and the number of scans; the mixes are in `scratch`."""
    mix, entries, tilt, before = scratch.mix, scratch.entries, simplex.TILT, 0
    while tilt <= simplex.STRONGEST_TILT:
        column = guess
        stage.fill_column(game, values, column, entries)
        stage.begin(scratch, column, tilt)
        for scans in range(1, simplex.PIVOTS):
            if not stage.settle(scratch):
                break
            value = scratch.inverse[-1, -1] * UNIT
            best, column = stage.best_column(game, values, mix, column)
            if best > value - GAIN:
                return value, before + scans
            stage.fill_column(game, values, column, entries)
            if not stage.bring(scratch, column):
                break
        before += simplex.PIVOTS
        tilt *= 100
    return FAILED, before


@compiled_exact
def missing_cubes(left: int, mask: int, bonuses: int) -> int:
    """PX-7.1: cubes Pixoid still needs; each turn to go is one cube in the reserve."""
    return max(left - bonuses + stage.count_bits(mask), 0)


@compiled_exact
def solve_turn(
    tables: stage.MazeTables,
    values: Words,
    found: Words,
    hints: Shorts,
    pixoid_reach: Bytes,
    bug_reach: Bytes,
    goal: tuple[int, int],
    places: tuple[int, int],
    tally: Ints,
) -> None:
    """Solve all states of one turn with Pixoid in a range of places (bonus mask × pix).

    `goal` is (turns to go, bonus cubes) of a short game, or CUBES and nothing.
    """
    pix, bugs = pixoid_reach.shape[1], np.empty(3, np.int64)
    for place in range(places[0], places[1]):
        mask, pixoid, missing = place // pix, place % pix, stage.CUBES
        if goal[0] != stage.CUBES:
            missing = missing_cubes(goal[0], mask, goal[1])
        game = stage.empty_stage(tables, pixoid)
        scratch = stage.make_scratch(len(game.rows))
        for triple in range(found.shape[1]):
            bugs[:] = tables.triples[triple, :3]
            if not bug_reach[triple] & pixoid_reach[mask, pixoid] or pixoid in bugs:
                continue
            stage.lay(game, tables, mask, pixoid, bugs, missing)
            value, scans = solve_stage(game, values, scratch, hints[place, triple])
            found[place, triple] = int(max(value, 0.0) + 0.5)
            hints[place, triple] = main_column(scratch.level, scratch.held)
            tally[SOLVED] += 1
            tally[MIXED] += scratch.mix.max() < 0.999999
            tally[SCANS] += scans
            tally[UNSOLVED] += value == FAILED


@compiled_exact
def main_column(level: Floats, held: Ints) -> int:
    """The column the Bugs play most: the first guess for the same state one turn earlier."""
    best, column = -1.0, 0
    for row in range(len(held) - 1):
        if held[row] >= 0 and level[row] > best:
            best, column = level[row], held[row]
    return column


class GpuEngine:
    """The same on a GPU."""

    def __init__(self, maze: Maze, goal: Goal, corners: Corners) -> None:
        import cupy

        self._cupy: Any = cupy
        self._maze, self._goal = maze, goal
        self._reaches = reaches(maze, corners, turns=TURNS, masks=goal.masks(maze))
        tables = stage.tables_of(maze)
        self._tables = [cupy.asarray(np.ascontiguousarray(table)) for table in tables]
        self._shape = goal.masks(maze), maze.pix, len(tables.triples)
        self._nothing = cupy.zeros(len(tables.triples), np.uint32)
        self._values = cupy.zeros(self._shape, np.uint32)
        self._found = cupy.zeros(self._shape, np.uint32)
        self._hints = cupy.zeros(self._shape, np.uint16)
        short = int(goal.variant is Variant.SHORT)
        source = files(__package__).joinpath("stage.cu").read_text(encoding="ascii")
        flags = (f"-DPIX={maze.pix}", f"-DMOST={maze.end.shape[1]}", f"-DSHORT={short}")
        module = cupy.RawModule(code=source, options=("--std=c++17", *flags))
        size = cupy.zeros(1, np.int32)
        module.get_function("scratch_size")((1,), (1,), (size,))
        self._memory = WARPS * int(size[0])
        """Shared memory that a block needs."""
        self._kernel = module.get_function("solve_turn")
        self._kernel.max_dynamic_shared_size_bytes = max(self._memory, 49152)

    def solve(self, left: int) -> Tally:
        cupy = self._cupy
        masks, pix, triples = self._shape
        reach = self._reaches[TURNS - left]
        reached = cupy.asarray(reach.pixoid), cupy.asarray(reach.triples())
        tally = cupy.zeros(4, np.uint64)
        self._found.fill(0)
        blocks = -(-triples // (WARPS * STATES)), masks * pix
        layers = self._values, self._nothing, self._found, self._hints
        numbers = np.int32(left), np.int32(self._goal.bonuses(self._maze))
        arguments = (*self._tables, *layers, *reached, tally, *numbers)
        self._kernel(blocks, (WARPS * LANES,), arguments, shared_mem=self._memory)
        self._values, self._found = self._found, self._values
        return Tally(*map(int, tally.get()))

    def values(self) -> Words:
        copy: Words = self._values.get()
        return copy

    def restore(self, values: Words) -> None:
        self._values.set(values.reshape(self._shape))

    def look(self, places: Ints) -> Floats:
        found: Words = self._values.reshape(-1)[self._cupy.asarray(places)].get()
        return found / UNIT


Engine = CpuEngine | GpuEngine


def make_engine(
    device: str,
    maze: Maze,
    goal: Goal,
    corners: Corners | None = None,
    *,
    threads: int | None = None,
) -> Engine:
    """`device` is `cpu` or `gpu`; a GPU uses no threads."""
    if device == "gpu":
        return GpuEngine(maze, goal, corners or starts_of(maze))
    return CpuEngine(maze, goal, corners or starts_of(maze), threads=threads)


def solve_turns(
    engine: Engine, *, done: int = 0, after: Callable[[int, Tally], None] | None = None
) -> None:
    """Solve the remaining turns, from the last one of the round backward."""
    for left in range(done + 1, TURNS + 1):
        tally = engine.solve(left)
        if tally.unsolved:
            raise ArithmeticError(f"{tally.unsolved} unsolved states with {left} turns to go")
        if after is not None:
            after(left, tally)


def start_places(maze: Maze, goal: Goal, starts: Sequence[int]) -> list[int]:
    """Indices of the values when Pixoid takes each start and the Bugs the three others."""
    whole = goal.masks(maze) - 1
    places = []
    for corner, own in enumerate(starts):
        triple = stage.triple_index(*(*starts[:corner], *starts[corner + 1 :]))
        places.append((whole * maze.pix + own) * triple_count(maze.pix) + triple)
    return places
