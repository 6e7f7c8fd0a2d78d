"""What answers to a level of Pixoid win on a board of full size: bounds, with 95 % intervals.

`python -m bench.answers hard` looks, on 16 of the project's boards, at

- drawn positions with two turns to go in which both sides have to mix, where the other side answers
  the level's mixes as well as can be and all play the last turn perfectly: what the level
  gives away in a turn, exactly;
- whole rounds without bonus cubes, from the best start, against an opponent that knows the
  level's mixes and answers each turn as well as can be by what the net of `hard` expects of what
  follows, or with `--device gpu` by what the solved board says: a best response wins as much at
  least.

At most it wins what there is: Pixoid gets a cube a turn and no more, and no less than nothing.
"""

from math import sqrt
from pathlib import Path
from random import Random
from typing import Annotated, NamedTuple

import msgspec
import numpy as np
import typer

from tablecade.bots.pixoid.features import BoardFeatures, Positions, board_features
from tablecade.bots.pixoid.levels import LEVELS, Level, make_level
from tablecade.bots.pixoid.matrix_game import Equilibrium, Floats, solve
from tablecade.bots.pixoid.stage_search import Estimate, StageSearch, spot_of
from tablecade.bots.pixoid.value_net import trained_net
from tablecade.core.device import Device
from tablecade.core.hand import Hand
from tablecade.games import GAMES
from tablecade.games.pixoid.board import Board, Pix
from tablecade.games.pixoid.state import RESERVE, State, Variant
from tablecade.lab.arguments import one_of
from tablecade.lab.benchmark.best_response import Bugs, others, position, spread
from tablecade.lab.learn.pixoid.samples import Layers

BALANCE = Path(__file__).parents[1] / "docs" / "data" / "pixoid-balance.json"
"""What every start is worth, solved."""

WAYS = 1000
"""Ways a drawn turn can go, at most: each is a last turn to be solved."""

MIXED = 0.99
"""A mix: nothing is chosen more often."""

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
    """To one level, on one board."""

    def __init__(
        self, board: Board, level: Level, rng: Random, estimate: Estimate | None = None
    ) -> None:
        self._board, self._level, self._rng = board, level, rng
        self._estimate = estimate or trained_net().estimate
        self.features = board_features(board)

    def losses(self, drawn: tuple[State, Floats, float]) -> tuple[float, float]:
        """What the level gives away in this turn, as Pixoid and as Bugs."""
        state, cubes, value = drawn
        own, *bugs = self._shares(state)
        kept = float((own @ cubes.reshape(len(cubes), -1)).min())
        return value - kept, float(_fled(cubes, bugs).max()) - value

    def drawn(self) -> tuple[State, Floats, float]:
        """Two turns to go, and no program alone is best: with the stage and what it is worth."""
        while True:
            state = self._near()
            if self._solved(state, trained_net().estimate)[1].rows.max() < MIXED:
                cubes, found = self._solved(state, last_turn)
                if found.rows.max() < MIXED:
                    return state, cubes, found.value

    def _near(self) -> State:
        """Pixoid somewhere, the Bugs within two turns of him."""
        features = self.features
        while True:
            pixoid = self._rng.randrange(features.maze.pix)
            near = [int(p) for p in np.flatnonzero(features.turns[pixoid] <= 2) if p != pixoid]
            bugs = sorted(self._rng.choices(near, k=3))
            ways = np.prod([int(features.maze.count[place]) for place in (pixoid, *bugs)])
            if ways <= WAYS:
                return position(self._board, (pixoid, *bugs), 2)

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
        """What can come of a turn in which the level mixes and the other side answers."""
        cubes = self._stage(state, self._estimate if state.reserve > 1 else nothing)
        own, *bugs = self._shares(state)
        if fleeing:
            answer = int((own @ cubes.reshape(len(cubes), -1)).argmin())
            column = tuple(int(i) for i in np.unravel_index(answer, cubes.shape[1:]))
            used = [(int(row), column, float(own[row])) for row in np.flatnonzero(own)]
        else:
            row, joint = int(_fled(cubes, bugs).argmax()), np.einsum("a,b,c->abc", *bugs)
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

    def _solved(self, state: State, estimate: Estimate) -> tuple[Floats, Equilibrium]:
        cubes = self._stage(state, estimate)
        return cubes, solve(cubes.reshape(len(cubes), -1))

    def _stage(self, state: State, estimate: Estimate) -> Floats:
        spot = spot_of(self.features, state)
        return StageSearch(estimate).stage(self.features, spot, state.variant)[0]

    def _shares(self, state: State) -> list[Floats]:
        """The level's mixes, Pixoid's first; the Bugs stand in ascending order."""
        mixes, maze = self._level.mixes(state), self.features.maze
        return [spread(maze, at, mixes[Hand(hand)]) for hand, at in enumerate(self._places(state))]

    def _places(self, state: State) -> list[int]:
        return [self.features.maze.place(pix) for pix in state.cubes if pix is not None]


def nothing(features: BoardFeatures, at: Positions, variant: Variant) -> Floats:
    """After the last turn."""
    del features, variant
    return np.zeros(len(at.left))


def last_turn(features: BoardFeatures, at: Positions, variant: Variant) -> Floats:
    """Exactly, with one turn to go."""
    return StageSearch(nothing).values(features, at, variant)


def _fled(cubes: Floats, bugs: list[Floats]) -> Floats:
    """What each of Pixoid's programs gets from Bugs that mix on their own."""
    fled: Floats = np.einsum("rabc,a,b,c->r", cubes, *bugs, optimize=True)
    return fled


def starts() -> list[tuple[str, Pix, float]]:
    """All boards of the project, each with its best start and what that is worth."""
    found = []
    for known in msgspec.json.decode(BALANCE.read_bytes()):
        value, start = max(zip(known["cubes"], known["starts"], strict=True))
        found.append((known["board"], Pix(start), value))
    return found


def main(
    level: Annotated[
        str, typer.Argument(help=f"One of: {', '.join(LEVELS)}.", callback=one_of(LEVELS))
    ],
    boards: Annotated[int, typer.Option(help="So many of the 96.")] = 16,
    positions: Annotated[int, typer.Option(help="On each board.")] = 2,
    rounds: Annotated[int, typer.Option(help="On each board, in each role.")] = 4,
    seed: Annotated[int, typer.Option()] = 1,
    device: Annotated[
        Device | None, typer.Option(help="Solve each board on it, to answer by that.")
    ] = None,
) -> None:
    most: dict[str, list[float]] = {"flees": [], "chases": []}
    lost: dict[str, list[float]] = {"flees": [], "chases": []}
    given: dict[str, list[float]] = {"flees": [], "chases": []}
    for name, pix, value in starts()[:: 96 // boards]:
        options = GAMES["pixoid"].settle({"board": name}, seats=4, draw=lambda sides: 0)  # noqa: ARG005
        board = msgspec.convert(options["board"], Board)
        estimate = None if device is None else Layers(board, device).estimate
        answers = Answers(board, make_level(level), Random(seed), estimate)
        start = board.pix.index(pix)
        most["flees"].append(value)
        most["chases"].append(RESERVE - value)
        for losses in (answers.losses(answers.drawn()) for _ in range(positions)):
            lost["flees"].append(losses[0])
            lost["chases"].append(losses[1])
        for _ in range(rounds):
            given["flees"].append(value - answers.round(start, fleeing=True))
            given["chases"].append(answers.round(start, fleeing=False) - value)
    for role in lost:
        one, whole = mean_of(lost[role]), mean_of(given[role])
        print(
            f"{level} {role}: {one.mean:.3f} ± {one.half:.3f}, at most {one.most:.3f}, in"
            f" {len(lost[role])} turns; {whole.mean:.2f} ± {whole.half:.2f} in"
            f" {len(given[role])} rounds, and no more than {np.mean(most[role]):.2f}"
        )


if __name__ == "__main__":
    typer.run(main)
