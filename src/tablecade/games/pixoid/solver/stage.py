"""The stage game of one state: entries are looked up in the next turn's values when needed.

The same as stage.cu, for a CPU. Values are cubes in fixed point, UNIT to a cube: four bytes hold
them as exactly as needed. A column, three programs, is one number: five bits for each Bug.
"""

from typing import NamedTuple

import numpy as np

from tablecade.games.pixoid.compiled import compiled_exact
from tablecade.games.pixoid.solver.compiled_triples import triple_count, triple_index
from tablecade.games.pixoid.solver.goal import UNIT
from tablecade.games.pixoid.solver.maze import Bytes, Maze, Words
from tablecade.games.pixoid.solver.simplex import Floats, Ints
from tablecade.games.pixoid.solver.tolerances import TINY
from tablecade.games.pixoid.solver.triples import all_triples

CAUGHT, BASE, SLICE = range(3)
"""Columns of a row: the value when caught, when not, and the index of the next values."""

NOTHING = -1
"""No values follow: the game is over, or Pixoid walks into a Bug."""

CUBES = -1
"""In place of the cubes missing to win: a standard round, where cubes are the value."""


class MazeTables(NamedTuple):
    """A maze as arguments of compiled functions."""

    counts: Bytes
    end: Bytes
    distance: Bytes
    first: Bytes
    beyond: Bytes
    picks: Bytes
    catches: Words
    triples: Bytes


class Stage(NamedTuple):
    """The game of one state; reused for the next."""

    rows: Ints
    """[program of Pixoid, CAUGHT | BASE | SLICE]"""
    counts: Ints
    """[Bug]: the number of programs."""
    end: Ints
    """[Bug, program]"""
    catches: Ints
    """[Bug, program]: the rows it catches, as bits."""


def tables_of(maze: Maze) -> MazeTables:
    return MazeTables(
        maze.count,
        maze.end,
        maze.distance,
        maze.first,
        maze.beyond,
        maze.picks,
        maze.catches,
        all_triples(maze.pix),
    )


@compiled_exact
def empty_stage(tables: MazeTables, pixoid: int) -> Stage:
    most = tables.end.shape[1]
    rows = np.empty((tables.counts[pixoid], 3), np.int64)
    count = np.empty(3, np.int64)
    return Stage(rows, count, np.empty((3, most), np.int64), np.empty((3, most), np.int64))


@compiled_exact
def lay(stage: Stage, tables: MazeTables, mask: int, pixoid: int, bugs: Ints, missing: int) -> None:
    """Fill the stage for a state. `missing` cubes win the short game, or it is CUBES."""
    pix = len(tables.counts)
    for number in range(len(stage.rows)):
        picked = tables.picks[pixoid, number] & mask
        _set_row(stage.rows[number], count_bits(picked), missing)
        if stage.rows[number, SLICE] != NOTHING:
            onto = (mask & ~picked) * pix + tables.end[pixoid, number]
            stage.rows[number, SLICE] = onto * triple_count(pix)
        _block(stage.rows[number], tables, mask, pixoid, bugs, number, missing)
    for i in range(3):
        stage.counts[i] = tables.counts[bugs[i]]
        for program in range(stage.counts[i]):
            stage.end[i, program] = tables.end[bugs[i], program]
            stage.catches[i, program] = tables.catches[pixoid, bugs[i], program]


@compiled_exact
def _set_row(row: Ints, gain: int, missing: int) -> None:
    """PX-6.3: picked cubes stay; PX-7.1: the twelfth cube wins at once."""
    row[SLICE] = 0
    if missing == CUBES:
        row[CAUGHT], row[BASE] = gain * UNIT, (gain + 1) * UNIT
        return
    row[CAUGHT] = UNIT if gain >= missing else 0
    row[BASE] = UNIT if gain + 1 >= missing else 0
    if row[BASE]:
        row[SLICE] = NOTHING


@compiled_exact
def _block(
    row: Ints, tables: MazeTables, mask: int, pixoid: int, bugs: Ints, number: int, missing: int
) -> None:
    """PX-4.3, PX-4.6: Pixoid walks into a Bug and keeps what he picked up before that pix."""
    hit = 255
    for bug in bugs:
        first = tables.first[pixoid, bug]
        if first <= number < tables.beyond[pixoid, bug] and first < hit:
            hit = first
    if hit == 255:
        return
    gain = 0
    if tables.distance[pixoid, hit] > 1:
        gain = count_bits(tables.picks[pixoid, hit - 1] & mask)
    _set_row(row, gain, missing)
    row[BASE] = row[CAUGHT]
    row[SLICE] = NOTHING


@compiled_exact
def count_bits(mask: int) -> int:
    bits = 0
    while mask:
        mask &= mask - 1
        bits += 1
    return bits


@compiled_exact
def column_code(a: int, b: int, c: int) -> int:
    return a | b << 5 | c << 10


@compiled_exact
def entry(row: Ints, values: Words, triple: int, caught: int) -> int:
    if caught:
        return row[CAUGHT]
    if row[SLICE] == NOTHING:
        return row[BASE]
    return row[BASE] + np.int64(values[row[SLICE] + triple])


@compiled_exact
def fill_column(stage: Stage, values: Words, column: int, entries: Floats) -> None:
    """The entry of every row, in cubes."""
    a, b, c = column & 31, column >> 5 & 31, column >> 10
    caught = stage.catches[0, a] | stage.catches[1, b] | stage.catches[2, c]
    triple = triple_index(stage.end[0, a], stage.end[1, b], stage.end[2, c])
    for number in range(len(entries)):
        found = entry(stage.rows[number], values, triple, caught >> number & 1)
        entries[number] = found / UNIT


@compiled_exact
def best_column(stage: Stage, values: Words, mix: Floats, guess: int) -> tuple[float, int]:
    """What Pixoid gets from the Bugs' best response to his mix, in fixed point, and that column."""
    used = np.empty(len(mix), np.int64)
    count = 0
    for number in range(len(mix)):
        if mix[number] > TINY:
            used[count] = number
            count += 1
    if count == 1:
        row = stage.rows[used[0]]
        column = _catching(stage, used[0], guess)
        if column != NOTHING or row[SLICE] == NOTHING:
            return float(row[CAUGHT] if column != NOTHING else row[BASE]), max(column, 0)
    return _scan(stage, values, mix, used[:count])


@compiled_exact
def _catching(stage: Stage, number: int, guess: int) -> int:
    """A column that catches this row: no column is worse for Pixoid."""
    for i in range(3):
        for program in range(stage.counts[i]):
            if stage.catches[i, program] >> number & 1:
                return (guess & ~(31 << 5 * i)) | program << 5 * i
    return NOTHING


@compiled_exact
def _scan(stage: Stage, values: Words, mix: Floats, used: Ints) -> tuple[float, int]:
    """Go through all columns, with the rows in use."""
    best, column = np.inf, 0
    for a in range(stage.counts[0]):
        for b in range(stage.counts[1]):
            pair = stage.catches[0, a] | stage.catches[1, b]
            for c in range(stage.counts[2]):
                caught = pair | stage.catches[2, c]
                triple = triple_index(stage.end[0, a], stage.end[1, b], stage.end[2, c])
                total = 0.0
                for number in used:
                    found = entry(stage.rows[number], values, triple, caught >> number & 1)
                    total += mix[number] * found
                if total < best:
                    best, column = total, column_code(a, b, c)
    return best, column
