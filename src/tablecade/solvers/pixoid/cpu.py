"""One turn of the induction on the CPU, compiled with Numba: the reference, and for small boards."""

import numpy as np

from tablecade.solvers.compiled import compiled
from tablecade.solvers.pixoid.maze import Bytes, Words
from tablecade.solvers.pixoid.simplex import PIVOTS, Floats, Ints, begin, bring, settle
from tablecade.solvers.pixoid.stage import (
    CUBES,
    UNIT,
    Stage,
    Tables,
    best_column,
    count_bits,
    empty_stage,
    fill_column,
    lay,
)

GAIN = 2.0
"""In fixed point: a column must better the value by this much to come in."""

SOLVED, MIXED, SCANS, UNSOLVED = range(4)


@compiled
def solve_stage(
    stage: Stage, values: Words, inverse: Floats, level: Floats, held: Ints, mix: Floats
) -> tuple[float, int]:
    """The value in fixed point and the scans it took; `mix`, `level` and `held` say how.

    `held[0]` comes in as a guess of the Bugs' best column. A negative value: not solved.
    """
    rows = len(mix)
    entries = np.empty(rows)
    column = held[0]
    fill_column(stage, values, column, entries)
    begin(inverse, level, held, entries, column)
    for scans in range(1, PIVOTS):
        if settle(inverse, level, held, mix) == PIVOTS:
            break
        value = inverse[rows, rows] * UNIT
        best, column = best_column(stage, values, mix, column)
        if best > value - GAIN:
            return value, scans
        fill_column(stage, values, column, entries)
        if not bring(inverse, level, held, entries, column):
            break
    return -1.0, PIVOTS


@compiled
def missing_cubes(left: int, mask: int, bonuses: int) -> int:
    """PX-7.1: reserve and bonus cubes are counted alike; each turn to go is one in the reserve."""
    return left - bonuses + count_bits(mask)


@compiled
def solve_turn(
    tables: Tables,
    values: Words,
    found: Words,
    hints: Words,
    pixoid_reach: Bytes,
    bug_reach: Bytes,
    goal: tuple[int, int],
    tally: Ints,
) -> None:
    """Every state of one turn. `goal` is (turns to go, bonus cubes) of a short game, or CUBES."""
    masks, pix = pixoid_reach.shape
    for place in range(masks * pix):
        mask, pixoid = place // pix, place % pix
        missing = CUBES
        if goal[0] != CUBES:
            missing = missing_cubes(goal[0], mask, goal[1])
        if pixoid_reach[mask, pixoid]:
            solve_place(
                tables, values, found[place], hints[place], bug_reach & pixoid_reach[mask, pixoid],
                (mask, pixoid, missing), tally,
            )  # fmt: skip


@compiled
def solve_place(
    tables: Tables,
    values: Words,
    found: Words,
    hints: Words,
    reached: Bytes,
    place: tuple[int, int, int],
    tally: Ints,
) -> None:
    """All states with Pixoid in one place and one set of bonus cubes."""
    mask, pixoid, missing = place
    stage = empty_stage(tables, pixoid)
    rows = len(stage.rows)
    inverse, level, mix = np.empty((rows + 1, rows + 1)), np.empty(rows + 1), np.empty(rows)
    held = np.empty(rows + 1, np.int64)
    bugs = np.empty(3, np.int64)
    for triple in range(len(found)):
        bugs[:] = tables.triples[triple, :3]
        if not reached[triple] or pixoid in bugs:
            continue
        lay(stage, tables, mask, pixoid, bugs, missing)
        held[0] = hints[triple]
        value, scans = solve_stage(stage, values, inverse, level, held, mix)
        found[triple] = int(max(value, 0.0) + 0.5)
        hints[triple] = main_column(level, held)
        tally[SOLVED] += 1
        tally[MIXED] += mix.max() < 0.999999
        tally[SCANS] += scans
        tally[UNSOLVED] += value < 0


@compiled
def main_column(level: Floats, held: Ints) -> int:
    """The column the Bugs play most: a good guess for one turn more to go."""
    best, column = -1.0, 0
    for row in range(len(held) - 1):
        if held[row] >= 0 and level[row] > best:
            best, column = level[row], held[row]
    return column
