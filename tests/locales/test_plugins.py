"""Catalogues of another package: a mistake in one is told, and harms no other sentence."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tablecade import locales
from tablecade.core.registry import PROBLEMS, Registry, plugin_names
from tablecade.locales import Sentences

WORDS = """
game-lots = Lots
event-lots-sold = { $seat } pays { $coin }.
this is no sentence
"""


@pytest.fixture
def words(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A package with a catalogue that has mistakes; its English folder."""
    folder = tmp_path / "words_of_lots" / "en"
    folder.mkdir(parents=True)
    (folder.parent / "__init__.py").touch()
    (folder / "lots.ftl").write_text(WORDS)
    about = tmp_path / "lots-1.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: lots\nVersion: 1\n")
    entries = "[tablecade.games]\nlots = nothing:Lots\n[tablecade.locales]\nlots = words_of_lots\n"
    (about / "entry_points.txt").write_text(entries)
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.delitem(sys.modules, "words_of_lots", raising=False)
    monkeypatch.setattr(
        locales, "CATALOGUES", Registry("tablecade.locales", {}, make=locales._folder)
    )
    plugin_names.cache_clear()
    PROBLEMS.clear()
    return folder


@pytest.fixture(autouse=True)
def forget() -> Iterator[None]:
    yield
    plugin_names.cache_clear()
    PROBLEMS.clear()


@pytest.mark.usefixtures("words")
def test_a_mistake_in_a_sentence_is_told_and_the_rest_is_said() -> None:
    said = Sentences("en")
    assert said.say("game-lots") == "Lots"
    assert "Ada pays" in said.say("event-lots-sold", seat="Ada", coins=3)
    assert said.say("coach-on").startswith("The coach is on")
    assert [(one.package, one.problem) for one in PROBLEMS] == [
        ("lots", "ValueError: en: “this is no sentence” is no sentence of Fluent"),
        ("lots", "ValueError: en event-lots-sold: Unknown external: coin"),
    ]


def test_a_catalogue_that_is_not_utf_8_is_left_out(words: Path) -> None:
    (words / "more.ftl").write_bytes("about-lots = caf\xe9\n".encode("latin-1"))
    said = Sentences("en")
    assert said.say("game-qwixx") == "Qwixx"
    assert said.say("game-lots") == "lots"
    assert [one.problem for one in PROBLEMS] == ["ValueError: en/more.ftl is not text in UTF-8"]
