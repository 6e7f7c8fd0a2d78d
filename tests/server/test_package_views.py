"""The folder `web` of a package, as the server reads it."""

from pathlib import Path

import pytest

from tablecade.core.packages import GAMES
from tablecade.server import assets
from tablecade.server.assets import PackageViews


class Noted:
    """A game with this folder, and what was noted about it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.problems: list[str] = []

    def write(self, name: str, content: str = "") -> None:
        file = self.folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(content)

    def read(self) -> PackageViews:
        views = PackageViews()
        views.read()
        return views


@pytest.fixture
def made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Noted:
    noted = Noted(tmp_path)
    monkeypatch.setattr(GAMES, "having", lambda _part: ("made",))
    monkeypatch.setattr(GAMES, "folder", lambda _game, _part: tmp_path)
    monkeypatch.setattr(GAMES, "note", lambda *noted_: noted.problems.append(str(noted_[2])))
    noted.write("view.js", "export const contract = 1;")
    return noted


def test_every_file_has_a_path_below_the_hash_of_the_folder(made: Noted) -> None:
    made.write("view.css", "a {}")
    made.write("pieces/knight.svg", "<svg/>")
    views = made.read()
    root = views.modules["made"].removesuffix("view.js")
    assert set(views.files) == {
        root + name for name in ("view.js", "view.css", "pieces/knight.svg")
    }
    kinds = {path.removeprefix(root): asset.kind for path, asset in views.files.items()}
    assert kinds["view.js"] == "text/javascript"
    assert kinds["pieces/knight.svg"] == "image/svg+xml"


def test_the_hash_follows_names_and_contents_only(made: Noted) -> None:
    first = made.read().modules["made"]
    assert made.read().modules["made"] == first
    made.write("a.css")
    second = made.read().modules["made"]
    (made.folder / "a.css").rename(made.folder / "b.css")
    third = made.read().modules["made"]
    assert len({first, second, third}) == 3


def test_types_and_hidden_files_are_not_served(made: Noted) -> None:
    made.write("tablecade.d.ts")
    made.write(".secret.js")
    assert len(made.read().files) == 1


def test_another_kind_of_file_leaves_the_view_out(made: Noted) -> None:
    made.write("pieces/notes.txt")
    views = made.read()
    assert (views.files, views.modules) == ({}, {})
    assert made.problems == ["pieces/notes.txt is none of js, css, svg, png, webp, woff2, json"]


def test_a_folder_that_is_too_large_is_left_out(
    made: Noted, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(assets, "LARGEST", 1_000_000)
    made.write("zoo.json", " " * 1_000_000)
    assert made.read().modules == {}
    assert made.problems == ["with zoo.json the folder has more than 1 MB"]


def test_a_folder_without_a_module_is_left_out(made: Noted) -> None:
    (made.folder / "view.js").rename(made.folder / "index.js")
    assert made.read().modules == {}
    assert made.problems == [f"the folder {made.folder.name} has no view.js"]
