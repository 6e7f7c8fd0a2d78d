"""Bounds on full-size boards: what an opponent that knows a bot's mixes wins from it in a round.

The opponent plays a best response to each turn and values what follows by an estimate, so a real
best response wins as much at least. There are no bonus cubes.
"""

from math import sqrt
from random import Random
from typing import NamedTuple

import numpy as np

from tablecade.core.hand import Hand
from tablecade.games.pixoid.bots.matrix_game import Floats
from tablecade.games.pixoid.bots.net import BoardFeatures, Positions, board_features, trained_net
from tablecade.games.pixoid.bots.search import Estimate, StageSearch, spot_of
from tablecade.games.pixoid.research.benchmark.best_response import (
    Bugs,
    HasMixes,
    others,
    position,
    spread,
)
from tablecade.games.pixoid.rules.board import Board
from tablecade.games.pixoid.rules.state import RESERVE, State, Variant

Outcome = tuple[tuple[int, Bugs] | None, float]
"""Where all are after a turn, None when Pixoid is caught; and how likely."""


class Mean(NamedTuple):
    mean: float
    half: float
    """Of the 95 % interval."""
    most: float


def mean_of(values: list[float]) -> Mean:
    half = 1.96 * float(np.std(values, ddof=1)) / sqrt(len(values))
    return Mean(float(np.mean(values)), half, max(values))


class Answers:
    """To one bot, on one board."""

    def __init__(
        self, board: Board, bot: HasMixes, rng: Random, estimate: Estimate | None = None
    ) -> None:
        """`estimate` values what follows a turn; by default the network of `hard`."""
        self._board, self._bot, self._rng = board, bot, rng
        self._estimate = estimate or trained_net().estimate
        self.features = board_features(board)

    def round(self, start: int, *, fleeing: bool) -> float:
        """Cubes of one round: the mean over what the last draw of each turn can bring."""
        places, cubes, alive = (start, *others(self.features.maze, start)), 0.0, 1.0
        for left in range(RESERVE, 0, -1):
            outcomes = self._outcomes(position(self._board, places, left), fleeing=fleeing)
            through = [(onto, share) for onto, share in outcomes if onto is not None]
            alive *= sum(share for _, share in through)
            cubes += alive
            if alive < 1e-6:
                break
            (place, bugs), _ = self._rng.choices(through, weights=[s for _, s in through])[0]
            places = (place, *bugs)
        return cubes

    def _outcomes(self, state: State, *, fleeing: bool) -> list[Outcome]:
        """What can come of a turn in which the bot mixes and the other side answers."""
        cubes = self.stage(state, self._estimate if state.reserve > 1 else nothing)
        own, *bugs = self.shares(state)
        if fleeing:
            answer = int((own @ cubes.reshape(len(cubes), -1)).argmin())
            column = tuple(int(i) for i in np.unravel_index(answer, cubes.shape[1:]))
            used = [(int(row), column, float(own[row])) for row in np.flatnonzero(own)]
        else:
            row, joint = int(fled_from(cubes, bugs).argmax()), np.einsum("a,b,c->abc", *bugs)
            used = [
                (row, tuple(map(int, at)), float(joint[tuple(at)])) for at in np.argwhere(joint)
            ]
        return [(self._lands(state, row, column), share) for row, column, share in used]

    def _lands(self, state: State, row: int, column: Bugs) -> tuple[int, Bugs] | None:
        maze, (pixoid, *bugs) = self.features.maze, self._places(state)
        for bug, program in zip(bugs, column, strict=True):
            if maze.first[pixoid, bug] <= row < maze.beyond[pixoid, bug]:
                return None
            if maze.catches[pixoid, bug, program] >> row & 1:
                return None
        ends = [int(maze.end[bug, program]) for bug, program in zip(bugs, column, strict=True)]
        return int(maze.end[pixoid, row]), tuple(sorted(ends))

    def stage(self, state: State, estimate: Estimate) -> Floats:
        spot = spot_of(self.features, state)
        return StageSearch(estimate).stage(self.features, spot, state.variant)[0]

    def shares(self, state: State) -> list[Floats]:
        """The bot's mixes, Pixoid's first; the Bugs stand in ascending order."""
        mixes, maze = self._bot.mixes(state), self.features.maze
        return [spread(maze, at, mixes[Hand(hand)]) for hand, at in enumerate(self._places(state))]

    def _places(self, state: State) -> list[int]:
        return [self.features.maze.place(pix) for pix in state.cubes if pix is not None]


def nothing(features: BoardFeatures, at: Positions, variant: Variant) -> Floats:
    """After the last turn."""
    del features, variant
    return np.zeros(len(at.left))


def fled_from(cubes: Floats, bugs: list[Floats]) -> Floats:
    """What each of Pixoid's programs gets from Bugs that mix on their own."""
    fled: Floats = np.einsum("rabc,a,b,c->r", cubes, *bugs, optimize=True)
    return fled
