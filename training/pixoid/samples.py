"""Positions of boards of full size with exact values, from a solver on a GPU.

A board is solved and then played from each start, both sides mostly by the exact mixes and
sometimes at random, so that the positions are those a bot meets when it searches a turn or two
ahead of good play. Random positions are added.
"""

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import NamedTuple

import msgspec
import numpy as np

from tablecade.core.array import Array
from tablecade.games.pixoid.bots.net import BoardFeatures, Positions, board_features
from tablecade.games.pixoid.bots.search import Spot, StageSearch
from tablecade.games.pixoid.rules.board import BONUSES, Board, Pix
from tablecade.games.pixoid.rules.state import Variant
from tablecade.games.pixoid.rules.tiles import (
    BOARD_SIZE,
    TILES,
    board_names,
    lay_board,
    project_tiles,
)
from tablecade.games.pixoid.solver.board import (
    TURNS,
    UNIT,
    Floats,
    Goal,
    Ints,
    Maze,
    Words,
    canonical,
    reaches,
    starts_of,
)
from tablecade.games.pixoid.solver.induction import make_engine, solve_turns, start_places
from tablecade.games.pixoid.solver.store import STEPS
from training.pixoid.examples import (
    Examples,
    examples_of,
    joined,
    places_of,
    positions_at_random,
)
from training.pixoid.random_board import random_board

UNKNOWN = 65_535
DRAWN_TILES = 3
"""One board in this many has random walls, the others have the project's tiles."""

PROJECT_BOARDS = 96
"""The boards that the project's tiles make; the four turns of a board are one."""

RANDOM_BOARDS = 300
"""Boards with random walls that the encoder in the package was trained on."""

HELD_OUT = 8
"""One project board in this many is held out for evaluation."""

EXACTLY = 0.7
"""Probability that a side plays its exact mix."""


class Samples(NamedTuple):
    """Positions of several boards. Values are shares of the greatest value, NaN if unknown."""

    boards: tuple[Board, ...]
    board: Ints
    """The board of each position."""
    at: Positions
    cubes: Floats
    chance: Floats


def write_samples(path: Path, samples: Samples) -> None:
    at = samples.at
    np.savez_compressed(
        path,
        boards=np.frombuffer(msgspec.json.encode(samples.boards), np.uint8),
        board=samples.board.astype(np.uint16),
        pixoid=at.pixoid.astype(np.uint8),
        bugs=at.bugs.astype(np.uint8),
        mask=at.mask.astype(np.uint8),
        left=at.left.astype(np.uint8),
        cubes=_stored(samples.cubes),
        chance=_stored(samples.chance),
    )


def read_samples(path: Path) -> Samples:
    with np.load(path) as stored:
        at = [stored[name].astype(np.int64) for name in ("pixoid", "bugs", "mask", "left")]
        boards = msgspec.json.decode(stored["boards"].tobytes(), type=tuple[Board, ...])
        values = [_read(stored[name]) for name in ("cubes", "chance")]
        return Samples(boards, stored["board"].astype(np.int64), Positions(*at), *values)


def _stored(shares: Floats) -> Array:
    steps = np.rint(np.nan_to_num(shares) * STEPS).astype(np.uint16)
    return np.where(np.isnan(shares), np.uint16(UNKNOWN), steps)


def _read(stored: Array) -> Floats:
    shares: Floats = np.where(stored == UNKNOWN, np.nan, stored / STEPS)
    return shares


def sample_examples(path: Path) -> Iterator[Examples]:
    """The examples of a file, board by board."""
    samples = read_samples(path)
    for number, board in enumerate(samples.boards):
        here = np.flatnonzero(samples.board == number)
        at = Positions(*(part[here] for part in samples.at))
        most = at.left + np.bitwise_count(at.mask)
        yield examples_of(board, at, samples.cubes[here] * most, samples.chance[here])


def held_out() -> frozenset[str]:
    """Every eighth of the project's boards; never used for training."""
    return frozenset(_one_turn()[::HELD_OUT])


def held_out_numbers() -> range:
    return range(0, PROJECT_BOARDS, HELD_OUT)


def draw_board(rng: Random, number: int) -> Board:
    if number % DRAWN_TILES == DRAWN_TILES - 1:
        return random_board(rng.randrange(1 << 32), number, BOARD_SIZE)
    held = held_out()
    names = [name for name in board_names() if _turned(name) not in held]
    return lay_board(rng.choice(names), project_tiles())


def project_board(number: int) -> Board:
    """One of the project's boards, as it stands for its four turns."""
    return canonical(lay_board(_one_turn()[number], project_tiles())).board


def _one_turn() -> list[str]:
    """One of the four turns of every board: the first tile is upper left."""
    return [name for name in board_names() if name[0] == TILES[0]]


def _turned(name: str) -> str:
    """The same board with the first tile upper left."""
    sides = name.split()
    at = next(corner for corner, side in enumerate(sides) if side[0] == TILES[0])
    return " ".join(sides[at:] + sides[:at])


class Layers:
    """A board solved without bonus cubes, with the values of all turns."""

    def __init__(self, board: Board, device: str) -> None:
        self.features = board_features(board)
        engine = make_engine(device, self.features.maze, Goal())
        self._values: list[Words] = [engine.values().reshape(-1)]
        solve_turns(engine, after=lambda *_: self._values.append(engine.values().reshape(-1)))

    def best_start(self) -> tuple[Pix, float]:
        """The start that is worth most to Pixoid, and what it is worth."""
        maze, starts = self.features.maze, self.features.maze.board.start
        places = start_places(maze, Goal(), [maze.place(start) for start in starts])
        values = self._values[TURNS][places] / UNIT
        return starts[int(values.argmax())], float(values.max())

    def estimate(self, features: BoardFeatures, at: Positions, variant: Variant) -> Floats:
        """Exact values, as an estimate for `StageSearch`."""
        del features, variant
        bare = at._replace(mask=np.zeros_like(at.mask))
        found: Floats = self._values[int(at.left[0])][places_of(self.features.maze, bare)] / UNIT
        return found

    def values(self, at: Positions) -> Floats:
        """Values of positions with any number of turns to go."""
        found = np.zeros(len(at.left))
        for left in np.unique(at.left):
            here = np.flatnonzero(at.left == left)
            some = Positions(*(part[here] for part in at))
            found[here] = self.estimate(self.features, some, Variant.STANDARD)
        return found


class Player:
    """Plays a solved board and collects the positions that follow each turn."""

    def __init__(self, layers: Layers, rng: np.random.Generator, outcomes: int) -> None:
        self._features, self._search = layers.features, StageSearch(layers.estimate)
        self._rng, self._outcomes = rng, outcomes

    def play(self, start: int) -> Iterator[Positions]:
        """One round: positions that can follow each turn, and some of the turn after."""
        maze = self._features.maze
        others = sorted({maze.place(pix) for pix in maze.board.start} - {start})
        spot = Spot(start, (others[0], others[1], others[2]), (1 << BONUSES) - 1, TURNS)
        while spot.left > 1:
            after = self._turn(spot)
            if not len(after.left):
                return
            yield after
            spot = _spot(after, int(self._rng.integers(len(after.left))))
            if spot.left > 1:
                yield self._moved(_spot(after, 0), *self._at_random(_spot(after, 0)))

    def _turn(self, spot: Spot) -> Positions:
        stage, found = self._search.stage(self._features, spot, Variant.STANDARD)
        rng, count, (rows, columns) = self._rng, self._outcomes, self._at_random(spot)
        exact = rng.random((2, count)) < EXACTLY
        row = np.where(exact[0], rng.choice(len(found.rows), count, p=found.rows), rows)
        joint = rng.choice(len(found.columns), count, p=found.columns)
        column = np.where(exact[1], np.unravel_index(joint, stage.cubes.shape[1:]), columns)
        return self._moved(spot, row, column)

    def _at_random(self, spot: Spot) -> tuple[Ints, Ints]:
        """Programs of Pixoid, and of each Bug."""
        counts = self._features.maze.count
        row = self._rng.integers(counts[spot.pixoid], size=self._outcomes)
        bugs = [self._rng.integers(counts[bug], size=self._outcomes) for bug in spot.bugs]
        return row, np.stack(bugs)

    def _moved(self, spot: Spot, row: Ints, column: Ints) -> Positions:
        """The positions after these programs, without catches."""
        maze, (pixoid, bugs, mask, left) = self._features.maze, spot
        caught = np.zeros(len(row), bool)
        ends = []
        for bug, program in zip(bugs, column, strict=True):
            caught |= (maze.first[pixoid, bug] <= row) & (row < maze.beyond[pixoid, bug])
            caught |= maze.catches[pixoid, bug, program] >> row.astype(np.uint32) & 1 == 1
            ends.append(maze.end[bug, program])
        onto = Positions(
            maze.end[pixoid, row].astype(np.int64),
            np.sort(np.stack(ends, axis=1), axis=1).astype(np.int64),
            mask & ~maze.picks[pixoid, row].astype(np.int64),
            np.full(len(row), left - 1),
        )
        _, kept = np.unique(np.column_stack([onto.pixoid, onto.bugs]), axis=0, return_index=True)
        kept = self._rng.permutation(kept[~caught[kept]])
        return Positions(*(part[kept] for part in onto))


def _spot(at: Positions, number: int) -> Spot:
    low, middle, high = map(int, at.bugs[number])
    place, mask, left = (int(part[number]) for part in (at.pixoid, at.mask, at.left))
    return Spot(place, (low, middle, high), mask, left)


class SampleCounts(NamedTuple):
    """How many positions of a board are collected."""

    rounds: int
    """Played from each start."""
    outcomes: int
    """Outcomes of each turn that is played, and of a random one that follows."""
    at_random: int
    """Random positions of each turn."""
    bonus: bool
    """With bonus cubes, values of both variants; without, of the standard one."""


def sample_board(board: Board, counts: SampleCounts, seed: int, device: str) -> Samples:
    """Positions of one board with exact values."""
    rng = np.random.default_rng(seed)
    layers = Layers(board, device)
    player, maze = Player(layers, rng, counts.outcomes), layers.features.maze
    starts = [maze.place(pix) for pix in board.start]
    played = [at for start in starts for _ in range(counts.rounds) for at in player.play(start)]
    goal = Goal(bonus=counts.bonus)
    reached = reaches(maze, starts_of(maze), turns=TURNS, masks=goal.masks(maze))
    drawn = [
        positions_at_random(rng, maze, reached[TURNS - left], left, counts.at_random)
        for left in range(1, TURNS + 1)
    ]
    at = joined(played + drawn)
    if not counts.bonus:
        at = at._replace(mask=np.zeros_like(at.mask))
    if counts.bonus:
        cubes, short = (_solved(maze, Goal(variant, bonus=True), at, device) for variant in Variant)
        open_yet = at.left - BONUSES + np.bitwise_count(at.mask) > 0
        chance = np.where(open_yet, short, np.nan)
    else:
        cubes, chance = layers.values(at), np.full(len(at.left), np.nan)
    most = at.left + np.bitwise_count(at.mask)
    return Samples((board,), np.zeros(len(cubes), np.int64), at, cubes / most, chance)


def _solved(maze: Maze, goal: Goal, at: Positions, device: str) -> Floats:
    engine = make_engine(device, maze, goal)
    places = places_of(maze, at)
    values = np.zeros(len(places))

    def look(left: int, tally: object) -> None:
        del tally
        here = np.flatnonzero(at.left == left)
        values[here] = engine.look(places[here])

    solve_turns(engine, after=look)
    return values


def join_samples(parts: list[Samples]) -> Samples:
    """Samples of several boards or files."""
    first, board = 0, []
    for part in parts:
        board.append(part.board + first)
        first += len(part.boards)
    return Samples(
        tuple(one for part in parts for one in part.boards),
        np.concatenate(board),
        joined([part.at for part in parts]),
        np.concatenate([part.cubes for part in parts]),
        np.concatenate([part.chance for part in parts]),
    )
