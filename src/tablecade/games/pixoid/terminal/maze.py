"""The Circuit Board in a terminal: corridors between box-drawn walls."""

from collections.abc import Mapping, Sequence

from rich.text import Text

from tablecade.cli.draw.scene import BONUS, QUIET, START, WALL
from tablecade.games.pixoid.rules.board import Board, Direction, Pix, pix_at

Marks = Mapping[Pix, Sequence[tuple[str, str]]]
"""What stands on a pix: up to three shapes, each with its style."""

# Which box-drawing line joins walls going up, down, left and right from a corner.
_JOINTS = " ╵╷│╴┘┐┤╶└┌├─┴┬┼"


def draw_board(board: Board, *, marks: Marks | None = None) -> Text:
    """The maze, with cubes if given, else with its start and bonus pix."""
    shown = marks if marks is not None else bare_marks(board, board.bonus)
    picture = Text()
    for row in reversed(range(board.size)):
        picture.append_text(_wall_line(board, row + 1)).append("\n")
        picture.append_text(_pix_line(board, row, shown)).append("\n")
    picture.append_text(_wall_line(board, 0)).append("\n")
    letters = "".join(f"{pix_at(column, 0)[0]:^4}" for column in range(board.size))
    return picture.append("    " + letters, QUIET)


def bare_marks(board: Board, bonus: Sequence[Pix]) -> dict[Pix, list[tuple[str, str]]]:
    marks: dict[Pix, list[tuple[str, str]]] = {pix: [("▫", START)] for pix in board.start}
    return marks | {pix: [("◘", BONUS)] for pix in bonus}


def _pix_line(board: Board, row: int, marks: Marks) -> Text:
    line = Text(f"{row + 1:>2} ", QUIET)
    for column in range(board.size):
        line.append("│" if _wall_left(board, column, row) else " ", WALL)
        line.append_text(_cell(board, pix_at(column, row), marks))
    return line.append("│" if _wall_left(board, board.size, row) else " ", WALL)


def _cell(board: Board, pix: Pix, marks: Marks) -> Text:
    if pix not in board.walks:
        return Text("   ")
    shapes = marks.get(pix, (("·", QUIET),))[:3]
    cell = Text(" " if len(shapes) < 3 else "")
    for shape, style in shapes:
        cell.append(shape, style)
    return cell.append(" " * (3 - len(cell)))


def _wall_line(board: Board, row: int) -> Text:
    line = Text("   ")
    for column in range(board.size + 1):
        line.append(_joint(board, column, row), WALL)
        if column < board.size:
            line.append("───" if _wall_below(board, column, row) else "   ", WALL)
    return line


def _joint(board: Board, column: int, row: int) -> str:
    up = _wall_left(board, column, row)
    down = _wall_left(board, column, row - 1)
    left = _wall_below(board, column - 1, row)
    right = _wall_below(board, column, row)
    return _JOINTS[up + 2 * down + 4 * left + 8 * right]


def _wall_left(board: Board, column: int, row: int) -> bool:
    """A wall between this column and the one to its left."""
    if not 0 <= row < board.size or not 0 <= column <= board.size:
        return False
    return _wall(board, pix_at(column - 1, row), Direction.RIGHT, pix_at(column, row))


def _wall_below(board: Board, column: int, row: int) -> bool:
    if not 0 <= column < board.size or not 0 <= row <= board.size:
        return False
    return _wall(board, pix_at(column, row - 1), Direction.UP, pix_at(column, row))


def _wall(board: Board, near: Pix, direction: Direction, far: Pix) -> bool:
    if near not in board.walks:
        return far in board.walks
    return direction not in board.walks[near]
