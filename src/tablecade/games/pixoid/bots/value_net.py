"""Estimates of the value of Pixoid positions: a heuristic, and a trained network."""

from collections.abc import Mapping
from functools import cache
from importlib.resources import as_file, files
from typing import Any
from weakref import WeakKeyDictionary

import numpy as np

from tablecade.games.pixoid.bots.features import BONUS_FEATURES, BoardFeatures, Positions
from tablecade.games.pixoid.bots.matrix_game import Floats
from tablecade.games.pixoid.rules.board import BONUSES
from tablecade.games.pixoid.rules.state import Variant

CUBES, CHANCE = 0, 1
"""The network's answers: the share of the remaining cubes, and the probability to win."""

TURNS_COUNTED = 2
"""Turns to go that the heuristic counts, at most."""
BONUS_VALUE = 0.2
"""Value of a bonus cube on the board to the heuristic."""


def shares_of(layers: Mapping[str, Any], first: Any) -> Floats:
    """The answers of a network from the inputs of its first hidden layer's units."""
    second = np.maximum(np.maximum(first, 0) @ layers["middle"] + layers["second"], 0)
    odds = second @ layers["last"] + layers["third"]
    shares: Floats = 1 / (1 + np.exp(-odds.astype(np.float64)))
    return shares


class PixoidNet:
    """Two hidden layers over the features of `BoardFeatures`.

    Besides the features of the whole position, the network applies one layer to each pair of
    Pixoid and a Bug and sums the results. A pair's part of the first hidden layer is computed
    once per board and looked up.
    """

    def __init__(self, layers: dict[str, Any]) -> None:
        self._layers = layers
        self._known: WeakKeyDictionary[BoardFeatures, Any] = WeakKeyDictionary()

    def estimate(self, features: BoardFeatures, at: Positions, variant: Variant) -> Floats:
        shares = shares_of(self._layers, self._first(features, at, features.describe(at)))
        if variant is Variant.STANDARD:
            return shares[:, CUBES] * (at.left + features.picked[at.mask])
        return _value_against_mistakes(shares[:, CHANCE], shares[:, CUBES])

    def cubes(self, features: BoardFeatures, at: Positions) -> tuple[Floats, Floats]:
        """Cubes to come, and those to come if no bonus cubes were left."""
        seen = features.describe(at)
        first = self._first(features, at, seen)
        whole = shares_of(self._layers, first)[:, CUBES] * (at.left + features.picked[at.mask])
        if not at.mask.any():
            return whole, whole
        first -= seen[:, BONUS_FEATURES] @ self._layers["lines"][BONUS_FEATURES]
        return whole, shares_of(self._layers, first)[:, CUBES] * at.left

    def _first(self, features: BoardFeatures, at: Positions, seen: Any) -> Any:
        """The inputs of the first hidden layer's units."""
        layers, pairs = self._layers, self._pairs(features)
        first = seen @ layers["lines"][: seen.shape[1]] + layers["first"]
        for bug in at.bugs.T:
            first += pairs[at.pixoid * features.maze.pix + bug]
        return first

    def _pairs(self, features: BoardFeatures) -> Any:
        """[pix of Pixoid × pix of a Bug, unit of the first layer]"""
        known = self._known.get(features)
        if known is None:
            layers, pairs = self._layers, features.pairs()
            by_bug = np.maximum(pairs @ layers["pair"] + layers["zero"], 0)
            known = (by_bug @ layers["lines"][-by_bug.shape[2] :]).reshape(features.maze.pix**2, -1)
            self._known[features] = known
        return known


def _value_against_mistakes(chance: Floats, cubes: Floats) -> Floats:
    """The probability to win the short game against Bugs that make mistakes.

    Against perfect Bugs Pixoid loses from every start of the project's boards and all choices
    look alike, so the cubes to come count as well.
    """
    value: Floats = chance + (1 - chance) * cubes
    return value


@cache
def trained_net() -> PixoidNet:
    with as_file(files(__package__) / "weights" / "pixoid-net.npz") as path:
        stored: Any = np.load(path)
        return PixoidNet({name: stored[name].astype(np.float32) for name in stored.files})


def heuristic(features: BoardFeatures, at: Positions, variant: Variant) -> Floats:
    """Values by the share of escape routes that no Bug can cut off in the next turn."""
    here = at.pixoid[:, None]
    blocked = np.bitwise_or.reduce(features.blocked[here, at.bugs], axis=1)
    way = features.full[at.pixoid] & ~blocked
    cut = np.bitwise_or.reduce(features.reach[here, at.bugs], axis=1)
    free = np.bitwise_count(way & ~cut) / features.maze.count[at.pixoid]
    survival: Floats = 0.2 + 0.8 * free
    if variant is Variant.STANDARD:
        return (
            np.minimum(at.left, TURNS_COUNTED) * survival + features.picked[at.mask] * BONUS_VALUE
        )
    missing = np.maximum(at.left - BONUSES + features.picked[at.mask], 1)
    chance: Floats = survival ** np.minimum(missing, TURNS_COUNTED)
    return chance
