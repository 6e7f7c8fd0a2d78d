"""Boards with random walls, of any size."""

from itertools import product
from random import Random

from msgspec.structs import replace

from tablecade.games.pixoid.rules.board import BONUSES, Board, faults, pix_at

WALLS = (0.2, 0.45)
"""Least and greatest share of inner edges that are walls."""


def random_board(seed: int, number: int, size: int) -> Board:
    """Starts in the corners, bonus cubes anywhere else, a random number of walls."""
    rng = Random(f"{seed} {number} {size}")
    pix = tuple(pix_at(column, row) for column, row in product(range(size), repeat=2))
    corners = [pix_at(column, row) for column, row in product((0, size - 1), repeat=2)]
    bonus = rng.sample([one for one in pix if one not in corners], BONUSES)
    edges = []
    for column, row in product(range(size), repeat=2):
        if column + 1 < size:
            edges.append((pix_at(column, row), pix_at(column + 1, row)))
        if row + 1 < size:
            edges.append((pix_at(column, row), pix_at(column, row + 1)))
    board = Board(size, pix, tuple(edges), tuple(corners), tuple(bonus))
    wanted = len(edges) - round(rng.uniform(*WALLS) * len(edges))
    rng.shuffle(edges)
    for edge in edges:
        if len(board.open) <= wanted:
            break
        trial = replace(board, open=tuple(one for one in board.open if one != edge))
        if not faults(trial):
            board = trial
    return board
