"""One turn of the induction on a CPU, compiled with Numba."""

from typing import NamedTuple

import numpy as np

from tablecade.games.pixoid.compiled import compiled_exact
from tablecade.games.pixoid.solver.goal import UNIT
from tablecade.games.pixoid.solver.maze import Bytes, Shorts, Words
from tablecade.games.pixoid.solver.simplex import Floats, Ints, begin, bring, settle
from tablecade.games.pixoid.solver.stage import (
    CUBES,
    MazeTables,
    Stage,
    best_column,
    count_bits,
    empty_stage,
    fill_column,
    lay,
)
from tablecade.games.pixoid.solver.tolerances import PIVOTS, STRONGEST_TILT, TILT

GAIN = 2.0
"""In fixed point: the least improvement for which a column enters the basis."""

FAILED = -1.0 * UNIT
"""Returned in place of a value when the pivots run out."""

SOLVED, MIXED, SCANS, UNSOLVED = range(4)


class Scratch(NamedTuple):
    """Memory of the simplex; `mix` is Pixoid's mix afterwards."""

    inverse: Floats
    level: Floats
    held: Ints
    mix: Floats
    entries: Floats
    toward: Floats


@compiled_exact
def make_scratch(rows: int) -> Scratch:
    size = rows + 1
    inverse, level, held = np.empty((size, size)), np.empty(size), np.empty(size, np.int64)
    return Scratch(inverse, level, held, np.empty(rows), np.empty(rows), np.empty(size))


@compiled_exact
def solve_stage(stage: Stage, values: Words, scratch: Scratch, guess: int) -> tuple[float, int]:
    """The value in fixed point, or FAILED, and the number of scans; the mixes are in `scratch`."""
    tilt, scans = TILT, 0
    while tilt <= STRONGEST_TILT:
        value, more = _attempt(stage, values, scratch, guess, tilt)
        scans += more
        if value != FAILED:
            return value, scans
        tilt *= 100
    return FAILED, scans


@compiled_exact
def _attempt(
    stage: Stage, values: Words, scratch: Scratch, column: int, tilt: float
) -> tuple[float, int]:
    inverse, level, held, mix, entries, toward = scratch
    rows = len(mix)
    fill_column(stage, values, column, entries)
    begin(inverse, level, held, entries, column, tilt)
    for scans in range(1, PIVOTS):
        if not settle(inverse, level, held, mix, toward):
            break
        value = inverse[rows, rows] * UNIT
        best, column = best_column(stage, values, mix, column)
        if best > value - GAIN:
            return value, scans
        fill_column(stage, values, column, entries)
        if not bring(inverse, level, held, entries, column, toward):
            break
    return FAILED, PIVOTS


@compiled_exact
def missing_cubes(left: int, mask: int, bonuses: int) -> int:
    """PX-7.1: cubes Pixoid still needs; each turn to go is one cube in the reserve."""
    return max(left - bonuses + count_bits(mask), 0)


@compiled_exact
def solve_turn(
    tables: MazeTables,
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
    pix = pixoid_reach.shape[1]
    for place in range(places[0], places[1]):
        mask, pixoid = place // pix, place % pix
        missing = CUBES
        if goal[0] != CUBES:
            missing = missing_cubes(goal[0], mask, goal[1])
        if pixoid_reach[mask, pixoid]:
            solve_place(
                tables, values, found[place], hints[place], bug_reach,
                (mask, pixoid, missing, pixoid_reach[mask, pixoid]), tally,
            )  # fmt: skip


@compiled_exact
def solve_place(
    tables: MazeTables,
    values: Words,
    found: Words,
    hints: Shorts,
    reached: Bytes,
    place: tuple[int, int, int, int],
    tally: Ints,
) -> None:
    """Solve all states with Pixoid on one pix and one set of bonus cubes."""
    mask, pixoid, missing, here = place
    stage = empty_stage(tables, pixoid)
    scratch = make_scratch(len(stage.rows))
    bugs = np.empty(3, np.int64)
    for triple in range(len(found)):
        for i in range(3):
            bugs[i] = tables.triples[triple, i]
        if not reached[triple] & here or pixoid in bugs:
            continue
        lay(stage, tables, mask, pixoid, bugs, missing)
        value, scans = solve_stage(stage, values, scratch, hints[triple])
        found[triple] = int(max(value, 0.0) + 0.5)
        hints[triple] = main_column(scratch.level, scratch.held)
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
