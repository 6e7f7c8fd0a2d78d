"""A rule for Bugs that may not coordinate (PX-3.5): each plays a mix of its own.

Start from the marginals of the coordinated mix, or from its most likely joint program. Then each
Bug in turn takes its best mix against Pixoid's best responses, given the mixes of the others, until
none gains. Every seat can compute the result on its own. The value of Pixoid's best response to
it is exact, so silence costs the Bugs at most the difference to the coordinated value.
"""

import numpy as np

from tablecade.games.pixoid.kernel.table import compiled_exact
from tablecade.games.pixoid.solver.board import (
    TURNS,
    UNIT,
    Bytes,
    Goal,
    Maze,
    Words,
    reaches,
    starts_of,
)
from tablecade.games.pixoid.solver.stage import (
    CUBES,
    Floats,
    MazeTables,
    empty_stage,
    entries_of,
    lay,
    solve_matrix,
    tables_of,
)

SWEEPS = 30
ENOUGH = 1e-9


@compiled_exact
def silent_mixes(cubes: Floats, joint: Floats, mixes: Floats) -> float:
    """Write the three Bugs' mixes for a stage, from their joint mix; returns what Pixoid gets."""
    best = np.inf
    trial = np.zeros_like(mixes)
    for pure in (False, True):
        _begin(joint, trial, pure)
        value = _improve(cubes, trial)
        if value < best - ENOUGH:
            best = value
            mixes[:] = trial
    return best


@compiled_exact
def _begin(joint: Floats, mixes: Floats, pure: bool) -> None:
    """Each Bug's share of the joint mix, or the joint program played most."""
    mixes[:] = 0.0
    most, likeliest = joint.max(), -1.0
    for a in range(joint.shape[0]):
        for b in range(joint.shape[1]):
            for c in range(joint.shape[2]):
                share = joint[a, b, c]
                if pure and (share < most or likeliest > 0):
                    continue
                likeliest = share
                mixes[0, a] += share
                mixes[1, b] += share
                mixes[2, c] += share
    mixes /= mixes[0].sum()


@compiled_exact
def _improve(cubes: Floats, mixes: Floats) -> float:
    """Improve the mix of one Bug after the other until nothing is gained."""
    begun, value = against_pixoid(cubes, mixes, 0), -np.inf
    for row in range(len(begun)):
        total = 0.0
        for program in range(begun.shape[1]):
            total += begun[row, program] * mixes[0, program]
        value = max(value, total)
    for _ in range(SWEEPS):
        before = value
        for bug in range(3):
            game = against_pixoid(cubes, mixes, bug)
            mix, fled = np.zeros(game.shape[1]), np.zeros(game.shape[0])
            found = solve_matrix(game, fled, mix)
            if found < value - ENOUGH:
                mixes[bug, : len(mix)] = mix
                value = found
        if value > before - ENOUGH:
            break
    return value


@compiled_exact
def against_pixoid(cubes: Floats, mixes: Floats, bug: int) -> Floats:
    """[program of Pixoid, program of one Bug]: the game when the two others play their mixes."""
    rows, first, second, third = cubes.shape
    game = np.zeros((rows, cubes.shape[bug + 1]))
    for row in range(rows):
        for a in range(first):
            for b in range(second):
                for c in range(third):
                    own = (a, b, c)[bug]
                    share = 1.0
                    for other in range(3):
                        if other != bug:
                            share *= mixes[other, (a, b, c)[other]]
                    game[row, own] += share * cubes[row, a, b, c]
    return game


@compiled_exact
def _solve_turn(
    tables: MazeTables, values: Words, found: Words, pixoid_reach: Bytes, bug_reach: Bytes
) -> None:
    """The value of Pixoid's best response to the rule, in every state of one turn."""
    masks, pix = pixoid_reach.shape
    bugs = np.empty(3, np.int64)
    for place in range(masks * pix):
        mask, pixoid = place // pix, place % pix
        stage = empty_stage(tables, pixoid)
        for triple in range(found.shape[1]):
            bugs[:] = tables.triples[triple, :3]
            if not bug_reach[triple] & pixoid_reach[mask, pixoid] or pixoid in bugs:
                continue
            lay(stage, tables, mask, pixoid, bugs, CUBES)
            cubes = entries_of(stage, values)
            matrix = cubes.copy().reshape(len(cubes), -1)
            fled, joint = np.zeros(len(cubes)), np.zeros(matrix.shape[1])
            value = solve_matrix(matrix, fled, joint)
            if fled.max() < 1.0 - ENOUGH:  # a pure saddle point needs no coordination
                mixes = np.zeros((3, tables.end.shape[1]))
                value = silent_mixes(cubes, joint.reshape(cubes.shape[1:]), mixes)
            found[place, triple] = int(value * UNIT + 0.5)


def silent_values(maze: Maze, goal: Goal, *, turns: int = TURNS) -> Words:
    """Values to Pixoid when the Bugs follow the rule to the end. For small boards."""
    tables, masks = tables_of(maze), goal.masks(maze)
    reached = reaches(maze, starts_of(maze), turns=TURNS, masks=masks)
    values = np.zeros((masks * maze.pix, len(tables.triples)), np.uint32)
    for left in range(1, turns + 1):
        found, reach = np.zeros_like(values), reached[TURNS - left]
        _solve_turn(tables, values.reshape(-1), found, reach.pixoid, reach.triples())
        values = found
    return values.reshape(masks, maze.pix, -1)
