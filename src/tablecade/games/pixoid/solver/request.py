"""What a background solver is asked. A server imports this, so it loads no NumPy."""

from msgspec import Struct

from tablecade.games.pixoid.rules.board import Board

MOST_PIX = 100
"""Values grow with the fourth power of the pix: 10 x 10 needs 0.4 GB while it is solved."""


class Request(Struct, frozen=True):
    board: Board
    keep: int
    """Boards kept on disk, this one included."""
