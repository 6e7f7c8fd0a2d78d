"""The stage game of one state, and its exact solution by the revised simplex, compiled.

The same as stage.cu, for a CPU. Values are cubes in fixed point, UNIT to a cube: four bytes hold
them as exactly as needed. A column, three programs, is one number: five bits for each Bug. Entries
are looked up in the next turn's values when needed; `entries_of` computes all of them.

Columns are many and expensive, rows are few. So the basis has a row for each row of the game and
one for the value, and a column enters only if it is the best response to Pixoid's current mix. A
pure saddle point needs one column; the same steps prove it.

The linear program is that of the Bugs: minimise `value`, where in every row their mix gives Pixoid
`value` minus a slack. `inverse` is the inverse of the basis: its last row holds the value and the
negative mix of Pixoid. `level` is the value of each basic variable, `held` its column, or SLACK.
"""

from typing import NamedTuple

import numpy as np

from tablecade.games.pixoid.kernel.table import compiled_exact
from tablecade.games.pixoid.solver import board, simplex
from tablecade.games.pixoid.solver.board import UNIT, Bytes, Floats, Ints, Maze, Words, all_triples

SLACK = -1

CAUGHT, BASE, SLICE = range(3)
"""Columns of a row: the value when caught, when not, and the index of the next values."""

NOTHING = -1
"""No values follow: the game is over, or Pixoid walks into a Bug."""

CUBES = -1
"""In place of the cubes missing to win: a standard round, where cubes are the value."""

_triple_count = compiled_exact(board.triple_count)
_triple_number = compiled_exact(board.triple_number)


@compiled_exact
def triple_index(a: int, b: int, c: int) -> int:
    """The number of {a, b, c}, in any order."""
    low = min(a, b, c)
    high = max(a, b, c)
    return int(_triple_number(low, a + b + c - low - high, high))


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
    walked = maze.count, maze.end, maze.distance, maze.first, maze.beyond
    return MazeTables(*walked, maze.picks, maze.catches, all_triples(maze.pix))


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
            stage.rows[number, SLICE] = onto * _triple_count(pix)
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
        if mix[number] > simplex.TINY:
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


@compiled_exact
def _tilt(row: int, strength: float) -> float:
    return strength * (1.0 + simplex.GOLDEN * row - int(simplex.GOLDEN * row))


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
def begin(scratch: Scratch, column: int, tilt: float) -> None:
    """The first basis: one column, Pixoid's best response to it, and the other slacks."""
    inverse, level, held, entries = scratch.inverse, scratch.level, scratch.held, scratch.entries
    rows = len(entries)
    top = 0
    for row in range(1, rows):
        if entries[row] - _tilt(row, tilt) > entries[top] - _tilt(top, tilt):
            top = row
    for row in range(rows + 1):
        for other in range(rows):
            inverse[row, other] = 0.0
        inverse[row, top] = -1.0
    for row in range(rows):
        inverse[row, row] += 1.0
        inverse[row, rows] = entries[top] - entries[row]
        level[row] = inverse[row, rows] + _tilt(row, tilt) - _tilt(top, tilt)
        held[row] = SLACK
    inverse[top, rows] = level[top] = 1.0
    inverse[rows, rows] = level[rows] = entries[top]
    held[top] = column


@compiled_exact
def settle(scratch: Scratch) -> bool:
    """Pivot until Pixoid's mix is optimal for the columns in the basis. False on failure."""
    inverse, mix, rows = scratch.inverse, scratch.mix, len(scratch.mix)
    for _ in range(simplex.PIVOTS):
        worst = 0
        for row in range(rows):
            mix[row] = -inverse[rows, row]
            if mix[row] < mix[worst]:
                worst = row
        if mix[worst] >= simplex.NEGATIVE:
            return True
        for line in range(rows + 1):
            scratch.toward[line] = inverse[line, worst]
        if not _exchange(scratch, SLACK):
            break
    return False


@compiled_exact
def bring(scratch: Scratch, column: int) -> bool:
    """Let a column enter the basis. False if nothing can leave, which only rounding causes."""
    inverse, entries, toward = scratch.inverse, scratch.entries, scratch.toward
    rows = len(entries)
    for line in range(rows + 1):
        toward[line] = inverse[line, rows]
        for row in range(rows):
            toward[line] += inverse[line, row] * entries[row]
    return _exchange(scratch, column)


@compiled_exact
def _exchange(scratch: Scratch, entering: int) -> bool:
    """`toward` is the rate at which each basic variable falls; the first to reach 0 leaves.

    The value is in the last row and never leaves: it may have any sign.
    """
    inverse, level, toward = scratch.inverse, scratch.level, scratch.toward
    rows, out, ratio = len(level) - 1, -1, np.inf
    for row in range(rows):
        if toward[row] > simplex.PIVOT and level[row] < ratio * toward[row]:
            out, ratio = row, level[row] / toward[row]
    if out < 0:
        return False
    by = 1.0 / toward[out]
    for line in range(rows + 1):
        if line != out:
            level[line] -= toward[line] * ratio
            for other in range(rows + 1):
                inverse[line, other] -= toward[line] * by * inverse[out, other]
    for other in range(rows + 1):
        inverse[out, other] *= by
    level[out] = ratio
    scratch.held[out] = entering
    return True


@compiled_exact
def entries_of(stage: Stage, values: Words) -> Floats:
    """[program of Pixoid, program of each Bug …]: the values in cubes."""
    first, second, third = stage.counts[0], stage.counts[1], stage.counts[2]
    cubes = np.empty((len(stage.rows), first, second, third))
    for a in range(first):
        for b in range(second):
            for c in range(third):
                fill_column(stage, values, column_code(a, b, c), cubes[:, a, b, c])
    return cubes


@compiled_exact
def solve_matrix(matrix: Floats, row_mix: Floats, column_mix: Floats) -> float:
    """The value for the rows, which maximise; both mixes are written. NaN if not solved."""
    scratch, tilt = make_scratch(len(matrix)), simplex.TILT
    held = scratch.held
    while tilt <= simplex.STRONGEST_TILT:
        scratch.entries[:] = matrix[:, 0]
        begin(scratch, 0, tilt)
        for _ in range(simplex.PIVOTS):
            if not settle(scratch):
                break
            best, column = _answer(matrix, scratch.mix)
            if best > scratch.inverse[-1, -1] - simplex.EXACT:
                row_mix[:] = scratch.mix
                column_mix[:] = 0.0  # the levels of the basic columns are the mix
                for row in range(len(matrix)):
                    if held[row] >= 0:
                        column_mix[held[row]] += max(scratch.level[row], 0.0)
                column_mix /= column_mix.sum()
                return float(scratch.inverse[-1, -1])
            scratch.entries[:] = matrix[:, column]
            if not bring(scratch, column):
                break
        tilt *= 100
    return np.nan


@compiled_exact
def _answer(matrix: Floats, mix: Floats) -> tuple[float, int]:
    """The column with the least value."""
    best, found = np.inf, 0
    for column in range(matrix.shape[1]):
        total = 0.0
        for row in range(matrix.shape[0]):
            total += mix[row] * matrix[row, column]
        if total < best:
            best, found = total, column
    return best, found
