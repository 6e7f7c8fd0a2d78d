"""Estimates of the value of Pixoid positions: a heuristic, and a trained network of features.

Features are computed for many positions at once.
They describe escape routes: how many of Pixoid's programs no Bug can catch, how many one, two or
three Bugs can, what is left of them a turn later, which pix Pixoid can reach before any Bug, and
where bonus cubes are. Features of Pixoid and a single Bug are a table computed once a board. No
feature names a board, so the network works on any board. Sets of programs (solver/board.py) and
sets of pix are bits. Bugs are interchangeable.
"""

from collections.abc import Mapping
from functools import cache, lru_cache
from importlib.resources import as_file, files
from typing import Any, NamedTuple
from weakref import WeakKeyDictionary

import numpy as np
import numpy.typing as npt

from tablecade.games.pixoid.rules.board import BONUSES, Board, place_of
from tablecade.games.pixoid.rules.state import Variant
from tablecade.games.pixoid.solver.board import Floats, Ints, make_maze

Singles = npt.NDArray[np.float32]
Words = npt.NDArray[np.uint64]

FEATURES = 120
PAIR_FEATURES = 45
BONUS_FEATURES = slice(33, 40)
"""The only features that bonus cubes change; all are 0 without them."""

FARTHEST = 10
"""Distances in turns are 1 to 9, or this for more."""

NEAR = 4
"""Distances of single Bugs in the features of a position are 1 to 3, or this for more."""

AHEAD = 6
"""Turns ahead that Pixoid's routes are followed."""

RACES = [(own, theirs) for own in range(1, AHEAD + 1) for theirs in range(max(own - 1, 1), own + 3)]
"""Turns of Pixoid and of the Bugs: the pix he reaches that they cannot have swept by then."""

CUBES, CHANCE = 0, 1
"""The network's answers: the share of the remaining cubes, and the probability to win."""

TURNS_COUNTED = 2
"""Turns to go that the heuristic counts, at most."""
BONUS_VALUE = 0.2
"""Value of a bonus cube on the board to the heuristic."""


class Positions(NamedTuple):
    """Many positions of one board, each a turn about to be programmed."""

    pixoid: Ints
    bugs: Ints
    """[position, Bug]"""
    mask: Ints
    """The bonus cubes left, as bits."""
    left: Ints
    """Turns to go."""


class BoardFeatures:
    """What is computed once for a board."""

    def __init__(self, board: Board) -> None:
        maze = make_maze(board)
        self.maze = maze
        self.full = _bits_below(maze.count)
        self.blocked = _bits_below(maze.beyond) & ~_bits_below(maze.first)
        self.reach = np.bitwise_or.reduce(maze.catches, axis=2)
        self.sweep = np.bitwise_count(maze.catches).max(axis=2)
        self.moves = np.zeros((maze.pix, maze.pix))
        """[pix, other]: the probability that a random program leads there."""
        for pix, count in enumerate(maze.count):
            self.moves[pix, maze.end[pix, :count]] = 1 / count
        self.turns = self._turns()
        self.press = self._pressed()
        threat = np.bitwise_count(self.reach | self.blocked)
        self.exposed = (threat.mean(axis=1) / maze.count).astype(np.float32)
        bonus = [maze.place(pix) for pix in board.bonus]
        self.to_bonus = self.turns[bonus].T
        self._where = self._reached()
        self._swept = {turns: _words(turns >= self.turns.T) for turns in range(1, AHEAD + 3)}
        self.own = self._pixoid_features()
        self.picked = np.bitwise_count(np.arange(1 << len(bonus)))

    def _turns(self) -> Ints:
        """[pix, other]: turns after which a cube on the other can sweep over the pix."""
        maze, onto = self.maze, (self.moves > 0).astype(np.float32)
        turns = np.full((maze.pix, maze.pix), FARTHEST)
        reached = maze.beyond > maze.first
        for number in range(1, FARTHEST):
            turns = np.where(reached & (turns > number), number, turns)
            reached = onto @ reached.astype(np.float32) > 0
        return turns.T

    def _pressed(self) -> npt.NDArray[np.uint32]:
        """[pix of Pixoid, Bug]: the escape routes a Bug threatens after its best move."""
        maze = self.maze
        threat = self.reach | self.blocked
        weight = np.bitwise_count(threat).astype(np.int64)
        np.fill_diagonal(weight, -1)  # on Pixoid's own pix it would have caught him
        valid = np.arange(maze.end.shape[1]) < maze.count[:, None]
        best = np.where(valid, weight[:, maze.end], -1).argmax(axis=2)
        onto = maze.end[np.arange(maze.pix), best]
        pressed: npt.NDArray[np.uint32] = np.take_along_axis(threat, onto.astype(np.int64), axis=1)
        return pressed

    def _reached(self) -> list[tuple[Words, Singles]]:
        """The pix Pixoid can reach in 1 to AHEAD turns, [word, pix], and the share of one."""
        onto = self.moves > 0
        here, found = np.eye(self.maze.pix, dtype=bool), []
        for _ in range(AHEAD):
            here = (here.astype(np.float32) @ onto) > 0
            found.append((_words(here), (1 / here.sum(axis=1)).astype(np.float32)))
        return found

    def _pixoid_features(self) -> Singles:
        """[pix, feature]: features of Pixoid's pix without any Bug."""
        count, walks = self.maze.count / 10, self.maze.board.walks
        sides = np.array([len(walks[pix]) for pix in self.maze.board.pix])
        later = [np.linalg.matrix_power(self.moves, turns) for turns in (1, 2, 3)]
        columns = [
            count,
            self.exposed,
            *(sides == number for number in (1, 2, 3)),
            *(moves @ count for moves in later),
            *(moves @ self.exposed for moves in later),
        ]
        return np.stack(columns, axis=1, dtype=np.float32, casting="unsafe")

    def pairs(self) -> Singles:
        """[pix of Pixoid, pix of a Bug, feature]"""
        maze, turns = self.maze, self.turns
        count = maze.count[:, None].astype(float)
        columns: list[Any] = [turns == number for number in range(1, FARTHEST)]
        columns += [number == turns.T for number in (1, 2, 3)]
        walked = np.eye(maze.pix)
        for own in range(1, 6):
            walked = walked @ self.moves
            columns += [walked @ (turns <= theirs) for theirs in range(max(own - 1, 1), own + 4)]
        columns += [np.bitwise_count(bits) / count for bits in (self.reach, self.blocked)]
        columns += [np.bitwise_count(self.press) / count, self.sweep / count, self.sweep / 6]
        columns += [np.broadcast_to(of_bug, turns.shape) for of_bug in (count.T / 10, self.exposed)]
        places = np.array([place_of(pix) for pix in maze.board.pix])
        apart = np.abs(places[:, None] - places)
        columns += [apart.sum(axis=2) / 10, apart.max(axis=2) / 10]
        return np.stack(columns, axis=2, dtype=np.float32, casting="unsafe")

    def describe(self, at: Positions) -> Singles:
        """[position, feature]"""
        p, bugs = at.pixoid, at.bugs
        here = p[:, None]
        blocked = np.bitwise_or.reduce(self.blocked[here, bugs], axis=1)
        way = self.full[p] & ~blocked
        reach = self.reach[here, bugs] & way[:, None]
        by_bug = np.sort(np.bitwise_count(reach), axis=1)
        one, two, three = reach.T
        any_bug, all_bugs = one | two | three, one & two & three
        pairs = (one & two) | (one & three) | (two & three)
        safe = way & ~any_bug
        counts = [np.bitwise_count(bits) for bits in (way, safe, any_bug & ~pairs, pairs, all_bugs)]
        sweep = np.sort(self.sweep[here, bugs], axis=1)
        gap = counts[0].astype(np.int64) - sweep.sum(axis=1)
        near = np.minimum(self.turns[here, bugs], NEAR)
        columns = [
            at.left / 12,
            1 / np.maximum(at.left, 1),
            self.maze.count[p] / 10,
            self.exposed[p],
            *(count / 6 for count in counts),
            counts[1] == 0,
            counts[1] == 1,
            np.minimum(gap, 0) / 6,
            np.maximum(gap, 0) / 6,
            *(by_bug.T / 6),
            *(sweep.T / 6),
            *((near == turns).sum(axis=1) for turns in range(1, NEAR + 1)),
            *self._later(at, way, safe),
            *self._bonus(at, way, safe),
            *self._races(at),
            *self.own[p].T,
        ]
        return np.stack(columns, axis=1, dtype=np.float32, casting="unsafe")

    def _races(self, at: Positions) -> list[Any]:
        """The share of reachable pix that no Bug can have swept; or at most one Bug, or two."""
        columns = []
        for theirs, swept in self._swept.items():
            one, two, three = (swept[:, at.bugs[:, bug]] for bug in range(3))
            pairs = (one & two) | (three & (one | two))
            free = [~bits for bits in (one | two | three, pairs, one & two & three)]
            for own in (own for own, other in RACES if other == theirs):
                where, share = self._where[own - 1]
                here, each = where[:, at.pixoid], share[at.pixoid]
                for bits in free:
                    counts = np.bitwise_count(here & bits)
                    columns.append(np.add.reduce(counts, axis=0, dtype=np.uint16) * each)
        return columns

    def _later(self, at: Positions, way: Any, safe: Any) -> list[Any]:
        """Escape routes that are left on the pix Pixoid can flee to."""
        ends = self.maze.end[at.pixoid]
        rows = np.arange(ends.shape[1], dtype=np.uint32)
        is_way, is_safe = ((bits[:, None] >> rows) & 1 == 1 for bits in (way, safe))
        pressed = [self.press[ends, at.bugs[:, [bug]]] for bug in range(3)]
        out = self.full[ends]
        free = np.bitwise_count(out & ~(pressed[0] | pressed[1] | pressed[2])).astype(np.int64)
        twice = (pressed[0] & pressed[1]) | (pressed[0] & pressed[2]) | (pressed[1] & pressed[2])
        loose = np.bitwise_count(out & ~twice).astype(np.int64)
        exposed = self.exposed[ends]
        columns = []
        for among in (is_safe, is_way):
            freest = np.where(among, free, 0)
            loosest = np.where(among, loose, 0)
            columns += [
                freest.max(axis=1) / 4,
                freest.sum(axis=1) / 12,
                (freest > 0).sum(axis=1) / 4,
                loosest.max(axis=1) / 6,
                np.where(among, exposed, 1.0).min(axis=1),
            ]
        return columns

    def _bonus(self, at: Positions, way: Any, safe: Any) -> list[Any]:
        left = at.mask[:, None] >> np.arange(self.to_bonus.shape[1]) & 1
        near = np.where(left == 1, np.minimum(self.to_bonus[at.pixoid], NEAR), 0)
        picks = self.picked[self.maze.picks[at.pixoid] & at.mask[:, None]]
        rows = np.arange(picks.shape[1], dtype=np.uint32)
        most = [
            np.where((bits[:, None] >> rows) & 1 == 1, picks, 0).max(axis=1) for bits in (safe, way)
        ]
        return [
            left.sum(axis=1) / 4,
            *((near == turns).sum(axis=1) / 2 for turns in range(1, NEAR + 1)),
            *most,
        ]


def _bits_below(numbers: npt.NDArray[np.uint8]) -> npt.NDArray[np.uint32]:
    bits = (np.uint64(1) << numbers.astype(np.uint64)) - np.uint64(1)
    return bits.astype(np.uint32)


def _words(sets: npt.NDArray[np.bool_]) -> Words:
    """[set, pix] as bits, [word, set]: 64 pix in a word."""
    wide = np.zeros((len(sets), -(-sets.shape[1] // 64) * 64), bool)
    wide[:, : sets.shape[1]] = sets
    packed = np.packbits(wide, axis=1, bitorder="little").view(np.uint64)
    return np.ascontiguousarray(packed.T)


@lru_cache(maxsize=16)
def board_features(board: Board) -> BoardFeatures:
    return BoardFeatures(board)


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
        # Against perfect Bugs Pixoid loses the short game from every start of the project's boards
        # and all choices look alike. Bugs make mistakes, so the cubes to come count as well.
        chance: Floats = shares[:, CHANCE]
        return chance + (1 - chance) * shares[:, CUBES]

    def cubes(self, features: BoardFeatures, at: Positions) -> tuple[Floats, Floats]:
        """Cubes to come, and those to come if no bonus cubes were left."""
        seen = features.describe(at)
        first = self._first(features, at, seen)
        whole = shares_of(self._layers, first)[:, CUBES] * (at.left + features.picked[at.mask])
        first -= seen[:, BONUS_FEATURES] @ self._layers["lines"][BONUS_FEATURES]
        return whole, shares_of(self._layers, first)[:, CUBES] * at.left

    def _first(self, features: BoardFeatures, at: Positions, seen: Any) -> Any:
        """The inputs of the first hidden layer's units."""
        layers, pairs = self._layers, self._known.get(features)
        if pairs is None:  # [pix of Pixoid × pix of a Bug, unit of the first layer]
            by_bug = np.maximum(features.pairs() @ layers["pair"] + layers["zero"], 0)
            pairs = (by_bug @ layers["lines"][-by_bug.shape[2] :]).reshape(features.maze.pix**2, -1)
            self._known[features] = pairs
        first = seen @ layers["lines"][: seen.shape[1]] + layers["first"]
        for bug in at.bugs.T:
            first += pairs[at.pixoid * features.maze.pix + bug]
        return first


@cache
def trained_net() -> PixoidNet:
    return PixoidNet(load_weights("pixoid-net"))


def load_weights(name: str) -> dict[str, Any]:
    with as_file(files(__package__) / "weights" / f"{name}.npz") as path, np.load(path) as stored:
        return {layer: stored[layer].astype(np.float32) for layer in stored.files}


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
