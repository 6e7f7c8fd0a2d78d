"""Small boards drawn at random and solved exactly: positions with what they are truly worth."""

from collections.abc import Iterator
from itertools import product
from random import Random

import numpy as np
from msgspec import Struct
from msgspec.structs import replace

from tablecade.bots.pixoid_sight import Positions, sight_of
from tablecade.games.pixoid.board import BONUSES, Board, Pix, pix_at
from tablecade.games.pixoid.faults import faults
from tablecade.games.pixoid.state import Variant
from tablecade.kernels.compiled import Array
from tablecade.solvers.pixoid.engine import TURNS, CpuEngine, Goal, starts_of
from tablecade.solvers.pixoid.maze import make_maze
from tablecade.solvers.pixoid.reach import reaches
from tablecade.solvers.pixoid.stage import UNIT
from tablecade.solvers.pixoid.triples import all_triples

WALLS = (0.2, 0.45)
"""Of all inner edges, the share that becomes a wall: between these."""


class Exercise(Struct, frozen=True, eq=False):
    """What a net sees of positions, and the right answers: by cubes and by chance to win.

    Answers are shares of the most there is; NaN where one is not known.
    """

    seen: Array
    answers: Array
    weights: Array


def random_board(seed: int, number: int, size: int) -> Board:
    """Starts in the corners, bonus cubes anywhere else, as many walls as its chance says."""
    rng = Random(f"{seed} {number} {size}")  # noqa: S311
    pix = tuple(pix_at(column, row) for column, row in product(range(size), repeat=2))
    corners = [pix_at(column, row) for column, row in product((0, size - 1), repeat=2)]
    bonus = rng.sample([one for one in pix if one not in corners], BONUSES)
    board = Board(size, pix, tuple(_edges(size)), tuple(corners), tuple(bonus))
    return _walled(board, rng, share=rng.uniform(*WALLS))


def _edges(size: int) -> Iterator[tuple[Pix, Pix]]:
    for column, row in product(range(size), repeat=2):
        if column + 1 < size:
            yield pix_at(column, row), pix_at(column + 1, row)
        if row + 1 < size:
            yield pix_at(column, row), pix_at(column, row + 1)


def _walled(board: Board, rng: Random, *, share: float) -> Board:
    edges = list(board.open)
    wanted = len(edges) - round(share * len(edges))
    rng.shuffle(edges)
    for edge in tuple(edges):
        if len(board.open) <= wanted:
            break
        trial = replace(board, open=tuple(one for one in board.open if one != edge))
        if not faults(trial):
            board = trial
    return board


def exercises(board: Board, *, bonus: bool, count: int, seed: int) -> Iterator[Exercise]:
    """For each turn, `count` positions at random of those that can come up, truly valued.

    Without bonus cubes for cubes alone: the short game is always played with them.
    """
    maze = make_maze(board)
    variants = tuple(Variant) if bonus else (Variant.STANDARD,)
    goals = [Goal(variant, bonus=bonus) for variant in variants]
    engines = [CpuEngine(maze, goal, starts_of(maze)) for goal in goals]
    reached = reaches(maze, starts_of(maze), turns=TURNS, masks=goals[0].masks(maze))
    rng = np.random.default_rng(seed)
    for left in range(1, TURNS + 1):
        for engine in engines:
            engine.solve(left)
        reach = reached[TURNS - left]
        masks, pixoid, triple = _drawn(rng, reach.pixoid, reach.triples(), count)
        values = [engine.values()[masks, pixoid, triple] / UNIT for engine in engines]
        positions = Positions(
            pixoid, all_triples(maze.pix)[triple, :3].astype(np.int64), masks, _all(left, masks)
        )
        yield exercise(board, positions, values[0], values[-1] if bonus else _unknown(masks))


def _all(left: int, like: Array) -> Array:
    return np.full(len(like), left)


def _unknown(like: Array) -> Array:
    return np.full(len(like), np.nan)


def _drawn(rng: np.random.Generator, pixoid: Array, triples: Array, count: int) -> list[Array]:
    """Bonus mask, pix and triple of positions that can come up."""
    places = np.argwhere(pixoid)
    place = places[rng.integers(len(places), size=count)]
    triple = rng.integers(len(triples), size=count)
    bugs = all_triples(pixoid.shape[1])[triple, :3]
    fine = (pixoid[place[:, 0], place[:, 1]] & triples[triple]) > 0
    fine &= (bugs != place[:, [1]]).all(axis=1)
    return [place[fine, 0], place[fine, 1], triple[fine]]


def exercise(board: Board, at: Positions, cubes: Array, chance: Array) -> Exercise:
    most = at.left + np.bitwise_count(at.mask)
    answers = np.stack([cubes / most, chance], axis=1)
    return Exercise(sight_of(board).look(at), answers.astype(np.float32), most / TURNS)
