"""Search of one turn of Pixoid as a matrix game, the stage game.

Every outcome of the turn is valued by an estimate of what follows, and the exact mixes of the
matrix game are found. The outcomes these mixes lead to are then valued by stage games of their
own, until no new outcome comes up or the budget is spent. The search is deterministic and uses the
public state only, so silent Bugs find the same plan independently.

A matrix game is solved by the revised simplex of solver/stage.py, vectorised for installs without
Numba: its loops would take 40 times as long without a compiler, and as compiled NumPy code they
would be slower than as loops. The row player maximises; columns are many and enter only as best
responses. Bugs may not coordinate (PX-3.5): the rule of solver/solution.py gives each a mix.
"""

from collections.abc import Callable
from math import inf
from typing import NamedTuple

import numpy as np

from tablecade.core.hand import Hand
from tablecade.games.pixoid.bots.net import BoardFeatures, Positions, board_features
from tablecade.games.pixoid.rules.board import BONUSES
from tablecade.games.pixoid.rules.state import State, Variant
from tablecade.games.pixoid.solver import simplex
from tablecade.games.pixoid.solver.board import Floats, Ints, Plan, plan_of

TILTS = (simplex.TILT, 100 * simplex.TILT, simplex.STRONGEST_TILT)


class Equilibrium(NamedTuple):
    value: float
    rows: Floats
    columns: Floats


def solve(matrix: Floats) -> Equilibrium:
    """The value for the rows, and both mixes."""
    row, column = int(matrix.min(axis=1).argmax()), int(matrix.max(axis=0).argmin())
    if matrix[row].min() >= matrix[:, column].max():
        rows, columns = np.zeros(len(matrix)), np.zeros(matrix.shape[1])
        rows[row] = columns[column] = 1.0
        return Equilibrium(float(matrix[row, column]), rows, columns)
    for tilt in TILTS:
        found = _Simplex(matrix, tilt).run()
        if found is not None:
            return found
    raise ArithmeticError("a matrix game the simplex can't solve")


class _Simplex:
    """One attempt. The last row of the inverse holds the value and the negative mix of the rows."""

    def __init__(self, matrix: Floats, tilt: float) -> None:
        self._matrix = matrix
        rows = len(matrix)
        numbers = np.arange(rows)
        tilts = tilt * (1.0 + (simplex.GOLDEN * numbers) % 1)
        entries = matrix[:, 0]
        top = int((entries - tilts).argmax())
        self._inverse = np.zeros((rows + 1, rows + 1))
        self._inverse[:, top] = -1.0
        self._inverse[numbers, numbers] += 1.0
        self._inverse[:rows, rows] = entries[top] - entries
        self._level = np.append(self._inverse[:rows, rows] + tilts - tilts[top], entries[top])
        self._inverse[top, rows] = self._level[top] = 1.0
        self._inverse[rows, rows] = entries[top]
        self._held = np.full(rows, -1)
        self._held[top] = 0

    def run(self) -> Equilibrium | None:
        for _ in range(simplex.PIVOTS):
            mix = self._settle()
            if mix is None:
                return None
            answers = mix @ self._matrix
            column = int(answers.argmin())
            if answers[column] > self._inverse[-1, -1] - simplex.EXACT:
                columns, basic = np.zeros(self._matrix.shape[1]), self._held >= 0
                np.add.at(columns, self._held[basic], np.maximum(self._level[:-1][basic], 0.0))
                rows, value = np.maximum(mix, 0.0), float(self._inverse[-1, -1])
                return Equilibrium(value, rows / rows.sum(), columns / columns.sum())
            entries = np.append(self._matrix[:, column], 1.0)
            if not self._exchange(self._inverse @ entries, column):
                return None
        return None

    def _settle(self) -> Floats | None:
        """Pivot until the mix of the rows is optimal against the columns in the basis."""
        for _ in range(simplex.PIVOTS):
            mix: Floats = -self._inverse[-1, :-1]
            worst = int(mix.argmin())
            if mix[worst] >= simplex.NEGATIVE:
                return mix
            if not self._exchange(self._inverse[:, worst].copy(), -1):
                break
        return None

    def _exchange(self, toward: Floats, entering: int) -> bool:
        """The first basic variable to reach 0 leaves; the value, in the last row, never does."""
        falling = toward[:-1] > simplex.PIVOT
        if not falling.any():
            return False
        ratios = np.full(len(falling), np.inf)
        np.divide(self._level[:-1], toward[:-1], out=ratios, where=falling)
        out = int(ratios.argmin())
        line = self._inverse[out] / toward[out]
        self._level -= toward * ratios[out]
        self._inverse -= toward[:, None] * line
        self._inverse[out], self._level[out] = line, ratios[out]
        self._held[out] = entering
        return True


SWEEPS = 6
ENOUGH = 1e-6
"""Rougher than the solver's: a bot's decision has a time limit."""
Mixes = list[Floats]

_OTHERS = ("rabc,b,c->ra", "rabc,a,c->rb", "rabc,a,b->rc")


def silent_mixes(cubes: Floats, joint: Floats) -> tuple[float, Mixes]:
    """What Pixoid gets, and each Bug's mix for a stage, from their best joint mix."""
    pure = np.zeros_like(joint)
    pure[np.unravel_index(joint.argmax(), joint.shape)] = 1.0
    plans = []
    for begin in (joint, pure):
        shares = [begin.sum(axis=(1, 2)), begin.sum(axis=(0, 2)), begin.sum(axis=(0, 1))]
        plans.append(_improve(cubes, shares))
    return min(plans, key=lambda plan: plan[0])


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


Estimate = Callable[[BoardFeatures, Positions, Variant], Floats]
"""Values of positions: cubes still to come, or the probability to win the short game."""

SELDOM = 0.01
"""Programs with a smaller share are left out of a mix."""

TREMBLE = 0.03
"""Probability with which opponents are modelled as playing a random program."""

EXTRA_TREMBLE = 0.6
"""Added to TREMBLE for Bugs in the short game, where Pixoid has nothing to lose."""

DEEPER = 8
"""A deeper stage game may have this part of the outcomes of the first."""

OUTCOMES = 12
"""Outcomes searched deeper at a time."""

CHEAPEST = 50
"""Least cost of a deeper stage game, in outcomes of its turn."""


class Spot(NamedTuple):
    """A position as numbers, the Bugs in ascending order."""

    pixoid: int
    bugs: tuple[int, int, int]
    mask: int
    left: int


class Stage(NamedTuple):
    cubes: Floats
    """[program of Pixoid, of each Bug …]"""
    after: Positions
    """The positions that follow, …"""
    cells: tuple[Ints, ...]
    """… and their cells in the stage; each has the value `base` plus what follows."""
    base: Floats
    kept: tuple[Ints, ...]
    """For each Bug, the programs in the stage: all, unless there are too many."""


class StageSearch:
    """A stage has at most `most` outcomes, so an open board costs no more than a maze.

    `looks` is the budget of deeper stage games, counted in their outcomes.
    """

    def __init__(
        self,
        estimate: Estimate,
        *,
        looks: int = 0,
        tremble: float = TREMBLE,
        most: int | None = None,
    ) -> None:
        self._estimate = estimate
        self._looks = looks
        self._tremble = tremble
        self._most = most

    def plan(self, state: State) -> Plan:
        features = board_features(state.board)
        spot, pixoid = spot_of(features, state), Hand(state.pixoid)
        stage, found = self.stage(features, spot, state.variant)
        _, bugs = silent_mixes(stage.cubes, found.columns.reshape(stage.cubes.shape[1:]))
        maze, fled = features.maze, against_pixoid(stage.cubes, bugs, 0) @ bugs[0]
        hands = [(pixoid, maze.programs[spot.pixoid], found.rows, fled)]
        in_order = sorted(state.bugs, key=lambda hand: maze.place_of(state, hand))
        for bug, hand in enumerate(in_order):
            own = maze.programs[spot.bugs[bug]]
            programs = tuple(own[number] for number in stage.kept[bug])
            left = found.rows @ against_pixoid(stage.cubes, bugs, bug)
            hands.append((hand, programs, bugs[bug], left))
        return plan_of(found.value, hands, least=SELDOM)

    def stage(
        self, features: BoardFeatures, spot: Spot, variant: Variant
    ) -> tuple[Stage, Equilibrium]:
        """The stage game of a position, and its equilibrium with Bugs that coordinate."""
        (stage,) = self._valued(features, [lay(features, spot, variant, self._most)], variant)
        found = solve(_flat(stage.cubes))
        known: set[int] = set()
        left = self._looks
        while left > 0:
            joint = found.columns.reshape(stage.cubes.shape[1:])
            odds = found.rows[stage.cells[0]] * joint[stage.cells[1:]]
            odds[list(known)] = 0.0  # searched already
            likely: Ints = np.argsort(-odds, kind="stable")[:OUTCOMES]
            likely = likely[odds[likely] > SELDOM**2]
            if not len(likely):
                break
            after = Positions(*(part[likely] for part in stage.after))
            stages = self.deeper(features, after, variant, left)
            likely = likely[: len(stages)]
            known.update(likely.tolist())
            values = _values(stages)
            stage.cubes[tuple(cell[likely] for cell in stage.cells)] = stage.base[likely] + values
            found = solve(_flat(stage.cubes))
            left -= sum(_cost(deeper) for deeper in stages)
        return stage, self._trembling(_flat(stage.cubes), variant)

    def _trembling(self, matrix: Floats, variant: Variant) -> Equilibrium:
        """The mixes when each side models the other as playing at random now and then.

        Where everything is lost or won against perfect play, all choices have the same value;
        against people they do not. The cost against perfect play is small; in the short game it
        costs Pixoid nothing, who loses there from every start.
        """
        against_random = matrix.mean(axis=1, keepdims=True) + matrix.mean(axis=0, keepdims=True)
        found = solve(matrix + self._tremble * against_random)
        if variant is Variant.SHORT:
            found = found._replace(
                rows=solve(matrix + (self._tremble + EXTRA_TREMBLE) * against_random).rows
            )
        return found._replace(value=float(found.rows @ matrix @ found.columns))

    def deeper(
        self, features: BoardFeatures, at: Positions, variant: Variant, budget: float = inf
    ) -> list[Stage]:
        """The stages of these positions, or of the first ones if the budget ends; at least one."""
        most = None if self._most is None else self._most // DEEPER
        stages: list[Stage] = []
        for i in range(len(at.left)):
            low, middle, high = sorted(map(int, at.bugs[i]))
            spot = Spot(int(at.pixoid[i]), (low, middle, high), int(at.mask[i]), int(at.left[i]))
            laid = lay(features, spot, variant, most)
            budget -= _cost(laid)
            if stages and budget < 0:
                break
            stages.append(laid)
        return self._valued(features, stages, variant)

    def _valued(
        self, features: BoardFeatures, stages: list[Stage], variant: Variant
    ) -> list[Stage]:
        """Values all that follows, in one call of the estimate."""
        parts = zip(*(stage.after for stage in stages), strict=True)
        after = Positions(*(np.concatenate(part) for part in parts))
        values = np.zeros(len(after.left))
        if len(values) and after.left[0] > 0:
            values = self._estimate(features, after, variant)
        start = 0
        for stage in stages:
            end = start + len(stage.base)
            stage.cubes[stage.cells] = stage.base + values[start:end]
            start = end
        return stages


def last_turn(features: BoardFeatures, at: Positions, variant: Variant) -> Floats:
    """Exact values with one turn to go: no turn follows, so nothing is estimated."""
    return _values(StageSearch(last_turn).deeper(features, at, variant))


def _cost(stage: Stage) -> int:
    """In outcomes."""
    return max(stage.cubes.size, CHEAPEST)


def _values(stages: list[Stage]) -> Floats:
    return np.array([solve(_flat(stage.cubes)).value for stage in stages])


def spot_of(features: BoardFeatures, state: State) -> Spot:
    maze = features.maze
    low, middle, high = sorted(maze.place_of(state, hand) for hand in state.bugs)
    mask = sum(1 << bit for bit, pix in enumerate(state.board.bonus) if pix in state.bonus)
    pixoid = maze.place_of(state, Hand(state.pixoid))
    return Spot(pixoid, (low, middle, high), mask, state.reserve)


def lay(features: BoardFeatures, spot: Spot, variant: Variant, most: int | None) -> Stage:
    """PX-4 and PX-6 as arrays: which outcomes are catches, and what follows the others."""
    maze, (pixoid, bugs, mask, left) = features.maze, spot
    rows = np.arange(int(maze.count[pixoid]))
    kept = _kept(features, spot, most)
    caught_worth, base, on = _rows(features, spot, variant)
    swept = [maze.catches[pixoid, bug, own] for bug, own in zip(bugs, kept, strict=True)]
    bits = swept[0][:, None, None] | swept[1][:, None] | swept[2]
    caught = (bits >> rows[:, None, None, None].astype(np.uint32)) & 1 == 1
    cubes = np.where(caught, caught_worth[:, None, None, None], base[:, None, None, None])
    cells = np.nonzero(~caught & on[:, None, None, None])
    picked = maze.picks[pixoid, cells[0]] & mask
    ends = [maze.end[bug, own[cell]] for bug, own, cell in zip(bugs, kept, cells[1:], strict=True)]
    after = Positions(
        maze.end[pixoid, cells[0]].astype(np.int64),
        np.stack(ends, axis=1).astype(np.int64),
        (mask & ~picked.astype(np.int64)),
        np.full(len(picked), left - 1),
    )
    return Stage(cubes, after, cells, base[cells[0]], kept)


def _kept(features: BoardFeatures, spot: Spot, most: int | None) -> tuple[Ints, ...]:
    """All programs of each Bug, or those that catch or threaten the most rows."""
    maze, pixoid = features.maze, spot.pixoid
    counts = [int(maze.count[bug]) for bug in spot.bugs]
    share = None if most is None else most / int(maze.count[pixoid])
    if share is None or np.prod(counts) <= share:
        return tuple(np.arange(count) for count in counts)
    few = max(2, int(share ** (1 / 3)))
    kept = []
    for bug, count in zip(spot.bugs, counts, strict=True):
        caught = np.bitwise_count(maze.catches[pixoid, bug, :count]).astype(np.int64)
        threat = np.bitwise_count(features.reach[pixoid, maze.end[bug, :count]])
        kept.append(np.sort(np.argsort(-(100 * caught + threat), kind="stable")[:few]))
    return tuple(kept)


def _rows(features: BoardFeatures, spot: Spot, variant: Variant) -> tuple[Floats, Floats, Ints]:
    """For each program of Pixoid: its value when caught, when not, and if the round goes on."""
    maze, (pixoid, bugs, mask, left) = features.maze, spot
    rows = np.arange(int(maze.count[pixoid]))
    gain = features.picked[maze.picks[pixoid, rows] & mask].astype(np.int64)
    hit = np.zeros(len(rows), bool)
    ways = [(int(maze.first[pixoid, bug]), int(maze.beyond[pixoid, bug])) for bug in bugs]
    for row in range(len(rows)):
        firsts = [first for first, beyond in ways if first <= row < beyond]
        if firsts:  # PX-4.3, PX-4.6: who walks into a Bug keeps what he picked up before that pix
            first = min(firsts)
            hit[row] = True
            gain[row] = gain[first - 1] if maze.distance[pixoid, first] > 1 else 0
    if variant is Variant.STANDARD:
        return gain.astype(float), gain + np.where(hit, 0.0, 1.0), ~hit
    missing = max(left - BONUSES + int(features.picked[mask]), 0)
    won = (gain >= missing).astype(float)
    through = np.where(hit, won, gain + 1 >= missing)
    return won, through.astype(float), ~hit & (through == 0)


def _flat(cubes: Floats) -> Floats:
    return cubes.reshape(len(cubes), -1)
