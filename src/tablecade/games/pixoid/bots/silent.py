"""Mixes of Bugs that may not coordinate (PX-3.5), in NumPy: the rule of solver/silent.py.

Each seat computes the same mixes and plays its own.
"""

import numpy as np

from tablecade.games.pixoid.bots.matrix_game import Floats, solve

SWEEPS = 6
ENOUGH = 1e-6
"""Rougher than the solver's: a bot's decision has a time limit."""
Mixes = list[Floats]

_OTHERS = ("rabc,b,c->ra", "rabc,a,c->rb", "rabc,a,b->rc")


def silent_mixes(cubes: Floats, joint: Floats) -> tuple[float, Mixes]:
    """What Pixoid gets, and each Bug's mix for a stage, from their best joint mix."""
    pure = np.zeros_like(joint)
    pure[np.unravel_index(joint.argmax(), joint.shape)] = 1.0
    plans = [_improve(cubes, _shares(begin)) for begin in (joint, pure)]
    return min(plans, key=lambda plan: plan[0])


def _shares(joint: Floats) -> Mixes:
    return [joint.sum(axis=(1, 2)), joint.sum(axis=(0, 2)), joint.sum(axis=(0, 1))]


def against_pixoid(cubes: Floats, mixes: Mixes, bug: int) -> Floats:
    """[program of Pixoid, program of one Bug]: the game when the two others play their mixes."""
    others = [mix for other, mix in enumerate(mixes) if other != bug]
    game: Floats = np.einsum(_OTHERS[bug], cubes, *others, optimize=True)
    return game


def _improve(cubes: Floats, mixes: Mixes) -> tuple[float, Mixes]:
    """Improve the mix of one Bug after the other until nothing is gained."""
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
