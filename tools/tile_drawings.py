"""Pixoid's tile sides as they lie in each corner, for the browser to draw a board from its name.

`python -m tools.tile_drawings` writes web/src/games/pixoid/tiles.json; a test holds it up to date.
"""

from pathlib import Path
from typing import Any

import msgspec

from tablecade.games.pixoid.rules.board import Board, Pix, place_of
from tablecade.games.pixoid.rules.tiles import SIDES, TILE_SIZE, TILES, lay_board, project_tiles

FILE = Path(__file__).resolve().parents[1] / "web/src/games/pixoid/tiles.json"
CORNERS = ((False, True), (True, True), (True, False), (False, False))
"""Right half? Upper half? Clockwise from the upper left, as in a board's name."""


def drawings() -> list[dict[str, Any]]:
    """For each corner, each side: its open edges, also those that leave it, start and bonus."""
    return [
        {tile + side: _quarter(tile + side, corner) for tile in TILES for side in SIDES}
        for corner in range(len(CORNERS))
    ]


def _quarter(name: str, corner: int) -> dict[str, Any]:
    board = _board_with(name, corner)
    edges = [f"{a}{b}" for a, b in board.open if _lies(a, corner) or _lies(b, corner)]
    return {
        "open": " ".join(edges),
        "start": board.start[corner],
        "bonus": board.bonus[corner],
    }


def _board_with(name: str, corner: int) -> Board:
    """Any board that has the side there: edges between tiles are the same on all of them."""
    others = [tile for tile in TILES if tile != name[0]]
    sides = [f"{tile}1" for tile in others]
    return lay_board(" ".join((*sides[:corner], name, *sides[corner:])), project_tiles())


def _lies(pix: Pix, corner: int) -> bool:
    column, row = place_of(pix)
    return (column >= TILE_SIZE, row >= TILE_SIZE) == CORNERS[corner]


def json() -> str:
    return msgspec.json.format(msgspec.json.encode(drawings()), indent=2).decode() + "\n"


if __name__ == "__main__":
    FILE.write_text(json(), encoding="utf-8")
