"""What tools write from the server and the games is up to date in the client."""

from tools import dice_vectors, tile_drawings, wire_types


def test_the_types_are_the_servers() -> None:
    paths = [*wire_types.FOLDER.glob("wire/*.ts"), *wire_types.FOLDER.glob("games/*/wire.ts")]
    written = {
        path.relative_to(wire_types.FOLDER).as_posix(): path.read_text(encoding="utf-8")
        for path in paths
    }
    assert written == wire_types.files()
    assert all(len(text.splitlines()) <= 400 for text in written.values())


def test_the_tiles_are_the_games() -> None:
    assert tile_drawings.FILE.read_text(encoding="utf-8") == tile_drawings.json()


def test_the_dice_vectors_are_the_core_s() -> None:
    assert dice_vectors.FILE.read_text(encoding="utf-8") == dice_vectors.json()
