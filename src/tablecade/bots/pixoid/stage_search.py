"""A turn of Pixoid thought through: the stage game, its mixes, and a second look where it counts.

Every way a turn can go is valued by an estimate of what is left afterwards, the exact mixes of that
matrix game are found, and the outcomes those mixes lead to are looked at one turn deeper, until
no new one comes up or it was enough. All of it follows from public knowledge and holds no chance,
so silent Bugs come to the same plan, each for itself.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

import numpy as np

from tablecade.bots.pixoid.features import BoardFeatures, Ints, Positions, board_features
from tablecade.bots.pixoid.matrix_game import Equilibrium, Floats, solve
from tablecade.bots.pixoid.silent import against_pixoid, silent_mixes
from tablecade.core.hand import Hand
from tablecade.games.pixoid.action import Program
from tablecade.games.pixoid.board import BONUSES
from tablecade.games.pixoid.state import State, Variant

Mix = Mapping[Program, float]
Estimate = Callable[[BoardFeatures, Positions, Variant], Floats]
"""What positions are worth: cubes still to come, or the chance to win the short game."""

SELDOM = 0.01
"""What a mix does less often than this, it does not do."""

TREMBLE = 0.03
"""How often everybody is thought to err."""

HOPE = 0.6
"""How much more often Bugs are thought to err by a Pixoid who has nothing to lose."""

DEEPER = 8
"""A deeper look may cost this part of a first one."""

OUTCOMES = 12
"""Outcomes looked at more deeply at a time."""

CHEAPEST = 50
"""What a deeper look costs at least, in ways its turn can go: there is more to it than those."""


class Plan(NamedTuple):
    """How a turn should be played. Values are Pixoid's: cubes to come, or the chance to win."""

    value: float
    mixes: Mapping[Hand, Mix]
    """Pixoid's own, and each silent Bug's."""
    worth: Mapping[Hand, Mapping[Program, float]]
    """What each program leads to, if all others keep to their mixes."""


class Spot(NamedTuple):
    """One position in numbers, the Bugs in ascending order."""

    pixoid: int
    bugs: tuple[int, int, int]
    mask: int
    left: int


class _Stage(NamedTuple):
    cubes: Floats
    """[program of Pixoid, of each Bug …]"""
    after: Positions
    """The positions that follow …"""
    cells: tuple[Ints, ...]
    """… and where in the stage they stand; each is worth its `base` and what is left."""
    base: Floats
    kept: tuple[Ints, ...]
    """For each Bug, the programs looked at: all of them, unless there are too many."""


class StageSearch:
    """`most` outcomes of a turn are looked at, so that an open board costs no more than a maze. As
    many of them are looked at more deeply as `looks` pays for, in ways all their turns can go: on a
    small board that is nearly everything.
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
        hands = sorted(state.bugs, key=lambda hand: _at(features, state, hand))
        spot = spot_of(features, state)
        stage, found = self._solve(features, spot, state.variant)
        joint = found.columns.reshape(stage.cubes.shape[1:])
        _, mixes = silent_mixes(stage.cubes, joint)
        return _plan(features, spot, (Hand(state.pixoid), *hands), (stage, found, mixes))

    def stage(
        self, features: BoardFeatures, spot: Spot, variant: Variant
    ) -> tuple[Floats, Equilibrium]:
        """The stage game of a position, and how Pixoid and Bugs that coordinate play it."""
        stage, found = self._solve(features, spot, variant)
        return stage.cubes, found

    def _solve(
        self, features: BoardFeatures, spot: Spot, variant: Variant
    ) -> tuple[_Stage, Equilibrium]:
        (stage,) = self._valued(features, [spot], variant, most=self._most)
        found = solve(_flat(stage.cubes))
        known: set[int] = set()
        left = self._looks
        while left > 0 and len(likely := _likely(stage, found, known)):
            known.update(likely.tolist())
            after = Positions(*(part[likely] for part in stage.after))
            stages = self._deeper(features, after, variant)
            values = _values(stages)
            stage.cubes[tuple(cell[likely] for cell in stage.cells)] = stage.base[likely] + values
            found = solve(_flat(stage.cubes))
            left -= sum(max(deeper.cubes.size, CHEAPEST) for deeper in stages)
        return stage, self._trembling(_flat(stage.cubes), variant)

    def _trembling(self, matrix: Floats, variant: Variant) -> Equilibrium:
        """The mixes of players who each think the other errs now and then.

        Where all is lost, or won, against perfect play, every choice is as good; not so against
        people. What that costs against perfect play is a small part of what the stage is about;
        in the short game it costs Pixoid nothing, who is lost there from every start.
        """
        hopes = matrix.mean(axis=1, keepdims=True) + matrix.mean(axis=0, keepdims=True)
        found = solve(matrix + self._tremble * hopes)
        if variant is Variant.SHORT:
            found = found._replace(rows=solve(matrix + (self._tremble + HOPE) * hopes).rows)
        return found._replace(value=float(found.rows @ matrix @ found.columns))

    def value(self, features: BoardFeatures, spot: Spot, variant: Variant) -> float:
        """What a position is worth if both sides play the mixes of its stage."""
        (stage,) = self._valued(features, [spot], variant, most=self._most)
        return solve(_flat(stage.cubes)).value

    def values(self, features: BoardFeatures, at: Positions, variant: Variant) -> Floats:
        """What positions are worth by stage games of their own."""
        return _values(self._deeper(features, at, variant))

    def _deeper(self, features: BoardFeatures, at: Positions, variant: Variant) -> list[_Stage]:
        spots = [
            Spot(int(at.pixoid[i]), _triple(at.bugs[i]), int(at.mask[i]), int(at.left[i]))
            for i in range(len(at.left))
        ]
        most = None if self._most is None else self._most // DEEPER
        return self._valued(features, spots, variant, most=most)

    def _valued(
        self, features: BoardFeatures, spots: list[Spot], variant: Variant, *, most: int | None
    ) -> list[_Stage]:
        """Stages of several positions, all that can follow estimated at once."""
        stages = [_lay(features, spot, variant, most) for spot in spots]
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


def _values(stages: list[_Stage]) -> Floats:
    return np.array([solve(_flat(stage.cubes)).value for stage in stages])


def spot_of(features: BoardFeatures, state: State) -> Spot:
    low, middle, high = sorted(_at(features, state, hand) for hand in state.bugs)
    mask = sum(1 << bit for bit, pix in enumerate(state.board.bonus) if pix in state.bonus)
    return Spot(_at(features, state, Hand(state.pixoid)), (low, middle, high), mask, state.reserve)


def _lay(features: BoardFeatures, spot: Spot, variant: Variant, most: int | None) -> _Stage:
    """PX-4 and PX-6 as arrays: who is caught when, and what a turn got through leads to."""
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
    return _Stage(cubes, after, cells, base[cells[0]], kept)


def _kept(features: BoardFeatures, spot: Spot, most: int | None) -> tuple[Ints, ...]:
    """All programs of each Bug, or those that catch or threaten most."""
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
    """For each of Pixoid's programs: its worth when caught, when not, and whether all goes on."""
    maze, (pixoid, bugs, mask, left) = features.maze, spot
    rows = np.arange(int(maze.count[pixoid]))
    gain = features.picked[maze.picks[pixoid, rows] & mask].astype(np.int64)
    hit = np.zeros(len(rows), bool)
    for row in range(
        len(rows)
    ):  # PX-4.3, PX-4.6: who walks into a Bug keeps what he picked up before that pix
        firsts = [
            int(maze.first[pixoid, bug]) for bug in bugs if _walks_into(features, spot, row, bug)
        ]
        if firsts:
            first = min(firsts)
            hit[row] = True
            gain[row] = gain[first - 1] if maze.distance[pixoid, first] > 1 else 0
    if variant is Variant.STANDARD:
        return gain.astype(float), gain + np.where(hit, 0.0, 1.0), ~hit
    missing = max(left - BONUSES + int(features.picked[mask]), 0)
    won = (gain >= missing).astype(float)
    through = np.where(hit, won, gain + 1 >= missing)
    return won, through.astype(float), ~hit & (through == 0)


def _walks_into(features: BoardFeatures, spot: Spot, row: int, bug: int) -> bool:
    first, beyond = (
        table[spot.pixoid, bug] for table in (features.maze.first, features.maze.beyond)
    )
    return bool(first <= row < beyond)


def _likely(stage: _Stage, found: Equilibrium, known: set[int]) -> Ints:
    """Outcomes the mixes lead to most often, but for those looked at already."""
    joint = found.columns.reshape(stage.cubes.shape[1:])
    odds = found.rows[stage.cells[0]] * joint[stage.cells[1:]]
    odds[list(known)] = 0.0
    order: Ints = np.argsort(-odds, kind="stable")[:OUTCOMES]
    return order[odds[order] > SELDOM**2]


def _plan(
    features: BoardFeatures,
    spot: Spot,
    hands: tuple[Hand, ...],
    solved: tuple[_Stage, Equilibrium, list[Floats]],
) -> Plan:
    stage, found, bugs = solved
    pixoid, *others = hands
    own = features.maze.programs[spot.pixoid]
    mixes = {pixoid: _mix(own, found.rows)}
    fled = against_pixoid(stage.cubes, bugs, 0) @ bugs[0]
    worth = {pixoid: dict(zip(own, map(float, fled), strict=True))}
    for bug, hand in enumerate(others):
        programs = [features.maze.programs[spot.bugs[bug]][number] for number in stage.kept[bug]]
        left = found.rows @ against_pixoid(stage.cubes, bugs, bug)
        mixes[hand] = _mix(programs, bugs[bug])
        worth[hand] = dict(zip(programs, map(float, left), strict=True))
    return Plan(found.value, mixes, worth)


def _mix(programs: Sequence[Program], shares: Floats) -> Mix:
    used = np.where(shares >= SELDOM, shares, 0.0)
    used = used / used.sum()
    return {programs[int(i)]: float(used[i]) for i in np.flatnonzero(used)}


def _flat(cubes: Floats) -> Floats:
    return cubes.reshape(len(cubes), -1)


def _triple(bugs: Ints) -> tuple[int, int, int]:
    low, middle, high = sorted(map(int, bugs))
    return low, middle, high


def _at(features: BoardFeatures, state: State, hand: Hand) -> int:
    pix = state.cubes[hand]
    if pix is None:
        raise ValueError("no turn before all cubes are placed")
    return features.maze.place(pix)
