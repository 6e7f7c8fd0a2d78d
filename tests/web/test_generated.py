"""What tools write from the server and the games is up to date in the client."""

from tools import dice_vectors, tile_drawings, wire_types


def test_the_types_are_the_servers() -> None:
    written = {
        file.name: file.read_text(encoding="utf-8") for file in wire_types.FOLDER.glob("*.ts")
    }
    assert written == wire_types.files()
    assert all(len(text.splitlines()) <= 400 for text in written.values())


def test_the_tiles_are_the_games() -> None:
    assert tile_drawings.FILE.read_text(encoding="utf-8") == tile_drawings.json()


def test_the_dice_vectors_are_the_core_s() -> None:
    assert dice_vectors.FILE.read_text(encoding="utf-8") == dice_vectors.json()
