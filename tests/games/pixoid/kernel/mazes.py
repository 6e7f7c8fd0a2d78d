"""Boards to try the kernels on: the project's own, and mazes of every size drawn by chance."""

from random import Random

from tablecade.games.pixoid.rules.board import Board, Direction, Pix, check, neighbour
from tablecade.games.pixoid.rules.tiles import all_pix, board_names, lay_board, project_tiles


def random_maze(size: int, rng: Random, *, gaps: float) -> Board:
    """A maze whose pix are all connected, with a share of the other walls gone too."""
    pix = all_pix(size)
    walls = [
        (here, neighbour(here, direction))
        for here in pix
        for direction in (Direction.RIGHT, Direction.UP)
        if neighbour(here, direction) in pix
    ]
    rng.shuffle(walls)
    part: dict[Pix, Pix] = {here: here for here in pix}
    gone = [wall for wall in walls if _join(part, *wall) or rng.random() < gaps]
    marked = rng.sample(pix, 8)
    return check(Board(size, pix, tuple(gone), tuple(marked[:4]), tuple(marked[4:])))


def _join(part: dict[Pix, Pix], a: Pix, b: Pix) -> bool:
    while part[a] != a:
        a = part[a]
    while part[b] != b:
        b = part[b]
    part[a] = b
    return a != b


def mazes(rng: Random) -> list[Board]:
    laid = [lay_board(name, project_tiles()) for name in rng.sample([*board_names()], 6)]
    drawn = [random_maze(size, rng, gaps=gaps) for size in (4, 6, 10, 16) for gaps in (0.1, 0.6)]
    return [*laid, *drawn, _hall(16), _hall(5)]


def _hall(size: int) -> Board:
    """No wall at all: corridors longer than any program."""
    return random_maze(size, Random(size), gaps=1.0)
