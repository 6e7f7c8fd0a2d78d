"""What tools write from the server and the games is up to date in the client."""

from tools import dice_vectors, tile_drawings, wire_types


def test_the_types_are_the_servers() -> None:
    assert wire_types.FILE.read_text(encoding="utf-8") == wire_types.typescript()


def test_the_tiles_are_the_games() -> None:
    assert tile_drawings.FILE.read_text(encoding="utf-8") == tile_drawings.json()


def test_the_dice_vectors_are_the_core_s() -> None:
    assert dice_vectors.FILE.read_text(encoding="utf-8") == dice_vectors.json()
