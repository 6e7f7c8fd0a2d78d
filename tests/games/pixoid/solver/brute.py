"""The slow truth: the stage game as the rules resolve it, and its value by a general LP solver."""

from collections.abc import Callable
from itertools import product

import numpy as np
import numpy.typing as npt

from tablecade.core.hand import Hand
from tablecade.games.pixoid.rules.game import Pixoid
from tablecade.games.pixoid.rules.state import Program, State, Variant, path_of

GAME = Pixoid()
Matrix = npt.NDArray[np.float64]


def matrix_value(matrix: Matrix) -> float:
    """What the row player can make sure of."""
    from scipy.optimize import linprog  # slow to load

    rows, columns = matrix.shape
    found = linprog(
        np.append(np.zeros(rows), -1.0),
        A_ub=np.hstack([-matrix.T, np.ones((columns, 1))]),
        b_ub=np.zeros(columns),
        A_eq=[[1.0] * rows + [0.0]],
        b_eq=[1.0],
        bounds=[(0, None)] * rows + [(None, None)],
    )
    assert found.fun is not None
    return -float(found.fun)


def stage_matrix(state: State, later: Callable[[State], float]) -> Matrix:
    """All programs with paths of their own against all triples of such; `later` values go on."""
    pixoid = Hand(state.pixoid)
    rows = _programs(state, pixoid)
    columns = product(*(_programs(state, hand) for hand in state.bugs))
    return np.array(
        [
            [_worth(state, {pixoid: row, **dict(zip(state.bugs, bugs, strict=True))}, later)
             for row in rows]
            for bugs in columns
        ]
    ).T  # fmt: skip


def _programs(state: State, hand: Hand) -> list[Program]:
    pix = state.cubes[hand]
    assert pix is not None
    found: dict[object, Program] = {}
    for program in GAME.choices(state, hand):
        assert isinstance(program, Program)
        found.setdefault(path_of(state.board, pix, program), program)
    return list(found.values())


def _worth(state: State, programs: dict[Hand, Program], later: Callable[[State], float]) -> float:
    after = GAME.resolve(state, programs).state
    if state.variant is Variant.SHORT:
        return later(after) if after.ended is None else float(after.ended == "twelve")
    if after.ended is None and after.round == state.round:
        return later(after) + after.neutral_cubes - state.neutral_cubes
    scored = after.scores[state.pixoid] - state.scores[state.pixoid]
    return float(scored - state.neutral_cubes)


def brute_value(state: State) -> float:
    """The whole rest of the round by recursion: for a turn or two."""
    return matrix_value(stage_matrix(state, brute_value))
