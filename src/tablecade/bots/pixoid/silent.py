"""Bugs that may not talk: each seat works out the same plan and follows its own part of it.

The rule of solvers/pixoid/silent.py, in plain NumPy.
"""

import numpy as np

from tablecade.bots.pixoid.matrix_game import Floats, solve

SWEEPS = 6
ENOUGH = 1e-6
Mixes = list[Floats]

_OTHERS = ("rabc,b,c->ra", "rabc,a,c->rb", "rabc,a,b->rc")


def silent_mixes(cubes: Floats, joint: Floats) -> tuple[float, Mixes]:
    """Each Bug's own mix for a stage, from their best joint mix; what Pixoid then gets."""
    pure = np.zeros_like(joint)
    pure[np.unravel_index(joint.argmax(), joint.shape)] = 1.0
    plans = [_improve(cubes, _shares(begin)) for begin in (joint, pure)]
    return min(plans, key=lambda plan: plan[0])


def _shares(joint: Floats) -> Mixes:
    return [joint.sum(axis=(1, 2)), joint.sum(axis=(0, 2)), joint.sum(axis=(0, 1))]


def against_pixoid(cubes: Floats, mixes: Mixes, bug: int) -> Floats:
    """[Pixoid's program, one Bug's program]: what is left with the two others' mixes known."""
    others = [mix for other, mix in enumerate(mixes) if other != bug]
    game: Floats = np.einsum(_OTHERS[bug], cubes, *others, optimize=True)
    return game


def _improve(cubes: Floats, mixes: Mixes) -> tuple[float, Mixes]:
    """Bug after Bug, as long as it helps."""
    value = float((against_pixoid(cubes, mixes, 0) @ mixes[0]).max())
    for _ in range(SWEEPS):
        before = value
        for bug in range(3):
            found = solve(against_pixoid(cubes, mixes, bug))
            if found.value < value - ENOUGH:
                mixes[bug], value = found.columns, found.value
        if value > before - ENOUGH:
            break
    return value, mixes
