"""Move the start pix of the tiles so that every Pixoid board is fair, solved exactly.

Without bonus cubes a board's values depend on its walls alone: one solution of a board tells
what any starts on it would be worth.  So the 96 boards (384 up to rotation) are solved once, each
for all places where a start may lie, and then all 4^8 ways to mark the eight sides are judged.
Fair is: on every board the best start is worth 5 to 9 cubes to Pixoid and none less than 3.
Bonus pix stay where they are if they lie far enough from the new start, else move.

    python -m tools.fair_starts --device gpu
"""

import argparse
import random
from itertools import product

import numpy as np
import numpy.typing as npt

from tablecade.games.pixoid.rules.board import pix_at
from tablecade.games.pixoid.rules.tiles import (
    BOARD_SIZE,
    SIDES,
    TILE_SIZE,
    TILES,
    Drawing,
    board_names,
    lay_board,
    project_tiles,
)
from tablecade.games.pixoid.solver.board import make_maze
from tools import draw_tiles as drawing
from tools.solved_starts import values_of_all_starts

Values = npt.NDArray[np.float64]
NAMES = [tile + side for tile in TILES for side in SIDES]
BOARDS = [name for name in board_names() if name[0] == TILES[0]]
"""One of each four that are the same board turned: the one with the first tile upper left."""
LEAST, LOWEST_BEST, HIGHEST_BEST = 3.0, 5.0, 9.0
ROUNDING = 1e-6
TRIES = 20
"""Ways to choose new bonus pix, of which the most spread one is taken."""


def solve_all(device: str) -> list[Values]:
    """The value of every choice of starts on every board."""
    solved = []
    for number, name in enumerate(BOARDS, start=1):
        board = lay_board(name, project_tiles())
        solved.append(values_of_all_starts(board, corners(), device=device))
        print(f"{number}/{len(BOARDS)} {name}", flush=True)
    return solved


def corners() -> tuple[tuple[int, ...], ...]:
    """Where a start may lie in each corner of a board, as places in `board.pix`."""
    board = lay_board(BOARDS[0], project_tiles())
    maze = make_maze(board)
    turned = [[drawing.turn(s, drawing.BOARD, k) for s in drawing.STARTS] for k in range(4)]
    return tuple(
        tuple(maze.place(pix_at(x // 2, BOARD_SIZE - 1 - y // 2)) for y, x in points)
        for points in turned
    )


def fair_marks(solved: list[Values]) -> list[tuple[int, ...]]:
    """All fair ways to mark the sides, the best first: many kinds of start, no bad one."""
    marks = np.array(list(product(range(4), repeat=len(NAMES))))
    least, low, high = np.full(len(marks), 99.0), np.full(len(marks), 99.0), np.zeros(len(marks))
    for name, values in zip(BOARDS, solved, strict=True):
        found = values[tuple(marks[:, NAMES.index(side)] for side in name.split(" "))]
        best = found.max(axis=1)
        least = np.minimum(least, found.min(axis=1))
        low, high = np.minimum(low, best), np.maximum(high, best)
    fair = (least >= LEAST - ROUNDING) & (low >= LOWEST_BEST) & (high <= HIGHEST_BEST)
    rarest = np.array([np.bincount(mark, minlength=4).min() for mark in marks])
    order = np.lexsort((-low, -least, -rarest))
    print(f"{fair.sum()} of {len(marks)} ways to mark the sides are fair")
    return [tuple(map(int, marks[i])) for i in order if fair[i]]


def sides_with(marks: tuple[int, ...], rng: random.Random) -> list[drawing.Side]:
    """The project's walls with these starts, and bonus pix that are far enough from them."""
    sides: list[drawing.Side] = []
    for name, mark in zip(NAMES, marks, strict=True):
        start = drawing.STARTS[mark]
        ((row, column),) = project_tiles()[name].bonus
        bonus = 2 * row + 1, 2 * column + 1
        if drawing.apart(bonus, start) < 4:
            free = [p for p in drawing.PIX if p not in drawing.NO_BONUS]
            bonus = rng.choice([p for p in free if drawing.apart(p, start) >= 4])
        sides.append((walls_of(project_tiles()[name]), start, bonus))
    return sides


def walls_of(drawn: Drawing) -> drawing.Walls:
    span, inner = range(TILE_SIZE), range(TILE_SIZE - 1)
    upright = {
        (2 * r + 1, 2 * c + 2) for r in span for c in inner if (r, c) not in drawn.open_right
    }
    level = {(2 * r + 2, 2 * c + 1) for r in inner for c in span if (r, c) not in drawn.open_below}
    return frozenset(upright | level)


def spread(sides: list[drawing.Side]) -> float:
    """How far apart bonus pix lie at least, on any board."""
    return min(drawing.measure(sides)["bonus to bonus, in a free grid"])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--device", choices=("cpu", "gpu"), default="gpu")
    options = parser.parse_args()
    for marks in fair_marks(solve_all(options.device))[:50]:
        rng = random.Random(1)
        sides = max((sides_with(marks, rng) for _ in range(TRIES)), key=spread)
        if drawing.report(sides):
            drawing.write(sides)
            return
    raise SystemExit("No fair way to mark the sides meets the demands: nothing is written.")


if __name__ == "__main__":
    main()
