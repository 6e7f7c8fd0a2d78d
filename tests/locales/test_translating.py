"""The list a translator works by, and the one line a language needs."""

import shutil
from pathlib import Path

from tools.catalogues import FOLDERS, main, to_do

from tablecade.locales import LANGUAGES


def test_our_own_catalogues_are_complete() -> None:
    assert main([]) == 0


def test_missing_stale_and_unreadable_sentences_are_listed(tmp_path: Path) -> None:
    shutil.copytree(FOLDERS[0] / "en", tmp_path / "en")
    shutil.copytree(FOLDERS[0] / "de", tmp_path / "xx")
    server = tmp_path / "xx" / "server.ftl"
    text = server.read_text(encoding="utf-8").replace("serve-stop =", "serve-halt =")
    server.write_text(text + "no sentence\n", encoding="utf-8")
    (tmp_path / "xx" / "coach.ftl").unlink()
    assert list(to_do("xx", tmp_path)) == [
        "xx/coach.ftl: missing file",
        "xx/server.ftl: missing: serve-stop",
        "xx/server.ftl: stale: serve-halt",
        "xx/server.ftl: stale: unreadable: no sentence",
    ]


def test_every_folder_is_a_language_and_every_language_a_folder() -> None:
    assert len(FOLDERS) == 4
    for folder in FOLDERS:
        languages = {
            path.name for path in folder.iterdir() if path.is_dir() and path.name[0] != "_"
        }
        assert languages == set(LANGUAGES)
