"""Positions of solved boards, and what the network of features learns from them."""

import numpy as np
from msgspec import Struct

from tablecade.core.array import Array
from tablecade.games.pixoid.bots.net import Positions, board_features
from tablecade.games.pixoid.rules.board import Board
from tablecade.games.pixoid.rules.state import Variant
from tablecade.games.pixoid.solver.board import (
    TURNS,
    Goal,
    Maze,
    Reach,
    all_triples,
    make_maze,
    reaches,
    starts_of,
    triple_count,
    triple_numbers,
)
from tablecade.games.pixoid.solver.induction import make_engine


class Examples(Struct, frozen=True, eq=False):
    """Features of positions of one board, and their targets."""

    seen: Array
    pairs: Array
    """Features of Pixoid and one Bug, [pix × pix, feature], …"""
    places: Array
    """… and the rows of the three Bugs of each position."""
    targets: Array
    """Share of the cubes, probability to win, weight of the cubes; NaN if unknown."""
    left: Array


def solved_examples(board: Board, *, bonus: bool, count: int, seed: int, device: str) -> Examples:
    """About `count` random reachable positions of each turn, with exact values.

    Without bonus cubes for cubes alone: the short game is always played with them.
    """
    maze = make_maze(board)
    variants = tuple(Variant) if bonus else (Variant.STANDARD,)
    goals = [Goal(variant, bonus=bonus) for variant in variants]
    engines = [make_engine(device, maze, goal) for goal in goals]
    reached = reaches(maze, starts_of(maze), turns=TURNS, masks=goals[0].masks(maze))
    rng = np.random.default_rng(seed)
    parts, values = [], []
    for left in range(1, TURNS + 1):
        at = positions_at_random(rng, maze, reached[TURNS - left], left, count)
        parts.append(at)
        for engine in engines:
            engine.solve(left)
        found = [engine.look(places_of(maze, at)) for engine in engines]
        values.append([found[0], found[-1] if bonus else np.full(len(at.left), np.nan)])
    cubes, chance = np.concatenate(values, axis=1)
    return examples_of(board, joined(parts), cubes, chance)


def places_of(maze: Maze, at: Positions) -> Array:
    """Indices of the positions in the flat array of an engine."""
    row = at.mask * maze.pix + at.pixoid
    places: Array = row * triple_count(maze.pix) + triple_numbers(np, at.bugs.T)
    return places


def joined(parts: list[Positions]) -> Positions:
    return Positions(*(np.concatenate(part) for part in zip(*parts, strict=True)))


def positions_at_random(
    rng: np.random.Generator, maze: Maze, reach: Reach, left: int, count: int
) -> Positions:
    """About `count` reachable positions."""
    return _positions(maze, *_drawn(rng, reach.pixoid, reach.triples(), count), left)


def _positions(maze: Maze, masks: Array, pixoid: Array, triple: Array, left: int) -> Positions:
    bugs = all_triples(maze.pix)[triple, :3].astype(np.int64)
    return Positions(pixoid, bugs, masks, np.full(len(masks), left))


def _drawn(
    rng: np.random.Generator, pixoid: Array, triples: Array, count: int
) -> tuple[Array, Array, Array]:
    """Bonus mask, pix and triple of reachable positions."""
    places = np.argwhere(pixoid)
    place = places[rng.integers(len(places), size=count)]
    triple = rng.integers(len(triples), size=count)
    bugs = all_triples(pixoid.shape[1])[triple, :3]
    fine = (pixoid[place[:, 0], place[:, 1]] & triples[triple]) > 0
    fine &= (bugs != place[:, [1]]).all(axis=1)
    return place[fine, 0], place[fine, 1], triple[fine]


def examples_of(board: Board, at: Positions, cubes: Array, chance: Array) -> Examples:
    """From cubes to come and probabilities to win, NaN if unknown."""
    features = board_features(board)
    most = at.left + np.bitwise_count(at.mask)
    return Examples(
        features.describe(at).astype(np.float16),
        features.pairs().reshape(features.maze.pix**2, -1).astype(np.float16),
        at.pixoid[:, None] * features.maze.pix + at.bugs,
        np.stack([cubes / most, chance, most / TURNS], axis=1).astype(np.float32),
        at.left,
    )
