"""The maze of Pixoid as lines of text, for text observations."""

from functools import lru_cache

from tablecade.games.pixoid.rules.board import Board, Direction, pix_at


@lru_cache(maxsize=64)
def maze_lines(board: Board) -> tuple[str, ...]:
    """Walls as in drawings of boards, with the number of each row and the letter of each column.

    `S` marks the start pix and `B` the bonus pix, also those whose cube is gone.
    """
    rows = reversed(range(board.size))
    letters = "   ".join(pix_at(column, 0)[0] for column in range(board.size))
    top = f"   +{'---+' * board.size}"
    return (top, *(line for row in rows for line in _row(board, row)), f"     {letters}")


def _row(board: Board, row: int) -> tuple[str, str]:
    """The line of a row, and the walls below it."""
    pix = [pix_at(column, row) for column in range(board.size)]
    cells = "".join(
        f" {_mark(board, place)} {' ' if Direction.RIGHT in board.walks[place] else '|'}"
        for place in pix
    )
    below = "".join("   +" if Direction.DOWN in board.walks[place] else "---+" for place in pix)
    return f"{row + 1:2} |{cells}", f"   +{below}"


def _mark(board: Board, pix: str) -> str:
    return "S" if pix in board.start else "B" if pix in board.bonus else " "
