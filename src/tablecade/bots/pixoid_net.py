"""What a position of Pixoid is worth: at a glance, or by a learnt net (lab/train_pixoid.py)."""

from functools import cache
from importlib.resources import as_file, files
from typing import Any

import numpy as np

from tablecade.bots.matrix_game import Floats
from tablecade.bots.pixoid_sight import Positions, Sight
from tablecade.games.pixoid.board import BONUSES
from tablecade.games.pixoid.state import Variant

CUBES, CHANCE = 0, 1
"""The net's two answers: shares of the cubes still there, and of the victory."""

GLANCE = 2
"""Turns a glance goes ahead."""
CUBE_HOPE = 0.2
"""What a bonus cube still on the board is worth at a glance."""


class PixoidNet:
    """Two hidden layers over what `Sight` sees."""

    def __init__(self, layers: dict[str, Any]) -> None:
        self._layers = layers

    def estimate(self, sight: Sight, at: Positions, variant: Variant) -> Floats:
        layers, seen = self._layers, sight.look(at)
        first = np.maximum(seen @ layers["lines"] + layers["first"], 0)
        second = np.maximum(first @ layers["middle"] + layers["second"], 0)
        answer = CHANCE if variant is Variant.SHORT else CUBES
        odds = second @ layers["last"][:, answer] + layers["third"][answer]
        shares: Floats = 1 / (1 + np.exp(-odds.astype(np.float64)))
        return shares if variant is Variant.SHORT else shares * (at.left + sight.picked[at.mask])


@cache
def learnt_net() -> PixoidNet:
    with as_file(files("tablecade.bots") / "weights" / "pixoid-net.npz") as path:
        stored: Any = np.load(path)
        return PixoidNet({name: stored[name].astype(np.float32) for name in stored.files})


def glance(sight: Sight, at: Positions, variant: Variant) -> Floats:
    """What a person sees at a glance: of the ways out, how many no Bug can cut off next turn."""
    here = at.pixoid[:, None]
    standing = np.bitwise_or.reduce(sight.blocked[here, at.bugs], axis=1)
    way = sight.full[at.pixoid] & ~standing
    cut = np.bitwise_or.reduce(sight.reach[here, at.bugs], axis=1)
    free = np.bitwise_count(way & ~cut) / sight.maze.count[at.pixoid]
    hope: Floats = 0.2 + 0.8 * free
    if variant is Variant.STANDARD:
        return np.minimum(at.left, GLANCE) * hope + sight.picked[at.mask] * CUBE_HOPE
    missing = np.maximum(at.left - BONUSES + sight.picked[at.mask], 1)
    chance: Floats = hope ** np.minimum(missing, GLANCE)
    return chance
