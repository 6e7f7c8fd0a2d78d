"""Catalogues of another package: a mistake in one is told, and harms no other sentence."""

import sys
from pathlib import Path

import pytest

from tablecade import locales
from tablecade.core.packages import Games
from tablecade.locales import Sentences

RULES = """
from msgspec.structs import replace
from tablecade.core.packages import GamePackage
from tablecade.games.qwixx.rules.game import Qwixx

PACKAGE = GamePackage(
    rules=type("Lots", (Qwixx,), {"meta": replace(Qwixx.meta, id="lots")}), locales="words"
)
"""
WORDS = """
game-lots = Lots
event-lots-sold = { $seat } pays { $coin }.
this is no sentence
"""


@pytest.fixture
def games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Games:
    """A package with a catalogue that has mistakes."""
    folder = tmp_path / "lots" / "words" / "en"
    folder.mkdir(parents=True)
    (tmp_path / "lots" / "__init__.py").write_text(RULES)
    (folder / "lots.ftl").write_text(WORDS)
    about = tmp_path / "lots-1.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: lots\nVersion: 1\n")
    (about / "entry_points.txt").write_text("[tablecade.games]\nlots = lots:PACKAGE\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.delitem(sys.modules, "lots", raising=False)
    games = Games("tablecade.games")
    monkeypatch.setattr(locales, "GAMES", games)
    locales._usable.cache_clear()
    return games


def test_a_mistake_in_a_sentence_is_told_and_the_rest_is_said(games: Games) -> None:
    said = Sentences("en")
    assert said.say("game-lots") == "Lots"
    assert "Ada pays" in said.say("event-lots-sold", seat="Ada", coins=3)
    assert said.say("coach-on").startswith("The coach is on")
    assert [(one.package, one.part, one.problem) for one in games.problems] == [
        ("lots 1", "locales", "en: “this is no sentence” is no sentence of Fluent"),
        ("lots 1", "locales", "en event-lots-sold: Unknown external: coin"),
    ]
    assert {one.place for one in games.problems} == {"lots/__init__.py:7"}


def test_a_catalogue_that_is_not_utf_8_is_left_out(games: Games, tmp_path: Path) -> None:
    broken = tmp_path / "lots" / "words" / "en" / "more.ftl"
    broken.write_bytes("about-lots = caf\xe9\n".encode("latin-1"))
    said = Sentences("en")
    assert said.say("game-qwixx") == "Qwixx"
    assert said.say("game-lots") == "lots"
    assert [one.problem for one in games.problems] == ["en/more.ftl is not text in UTF-8"]


def test_a_folder_that_is_not_there_is_told(games: Games, tmp_path: Path) -> None:
    (tmp_path / "lots" / "words").rename(tmp_path / "lots" / "elsewhere")
    assert Sentences("en").say("game-lots") == "lots"
    assert [one.problem for one in games.problems] == ["there is no folder words"]
