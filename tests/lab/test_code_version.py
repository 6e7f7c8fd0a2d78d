"""A stopped run is not continued once its code has changed."""

import sys
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest

from tablecade import bots
from tablecade.lab.benchmark import Cell, KeptPart, Part
from tablecade.lab.checkpoint import code_version
from tablecade.lab.tournament import Tournament

BOT = """
from tablecade.bots.bot import RandomBot
class Timid(RandomBot): pass
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder with a bot of one's own, a helper beside it and a program."""
    (tmp_path / "timid_bot.py").write_text(BOT)
    (tmp_path / "timid_help.py").write_text("DEPTH = 1")
    (tmp_path / "timid.mjs").write_text("// a bot")
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    yield tmp_path
    sys.modules.pop("timid_bot", None)
    code_version.cache_clear()


def code_now(*bots: str) -> str:
    code_version.cache_clear()
    return code_version("qwixx", bots)


@pytest.mark.parametrize(
    ("bot", "file"),
    [
        ("timid_bot:Timid", "timid_bot.py"),
        ("timid_bot:Timid", "timid_help.py"),
        ("process:node timid.mjs", "timid.mjs"),
        ("process:./timid.mjs --deep", "timid.mjs"),
    ],
)
def test_an_edited_bot_is_other_code(folder: Path, bot: str, file: str) -> None:
    before = code_now("random", bot)
    assert code_now("random", bot) == before
    (folder / file).write_text((folder / file).read_text() + "\n")
    assert code_now("random", bot) != before


def test_a_bot_of_another_package_is_told_by_its_files(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from timid_bot import Timid  # type: ignore[import-not-found]

    monkeypatch.setattr(bots, "_known", {})
    bots.add_bots("qwixx", {"timid": Timid})
    before = code_now("timid")
    (folder / "timid_bot.py").write_text(BOT + "# edited")
    assert code_now("timid") != before


def test_an_edited_neighbour_of_another_kind_changes_nothing(folder: Path) -> None:
    before = code_now("timid_bot:Timid")
    (folder / "notes.txt").write_text("edited")
    assert code_now("timid_bot:Timid") == before


def test_bots_without_files_have_a_version() -> None:
    assert code_now("process:no-such-program", "process:cat") != code_now("process:cat")


def test_every_kept_run_depends_on_the_code(monkeypatch: pytest.MonkeyPatch) -> None:
    tournament = Tournament(
        game="qwixx", options={}, bots=("random", "greedy"), seats=2, seed=0, precision=0.1,
        most_deals=2,
    )  # fmt: skip
    part = Part("qwixx", "regret", "random", "", 1)
    found = []
    for code in "ab":
        for module in ("tournament", "benchmark"):
            monkeypatch.setattr(f"tablecade.lab.{module}.code_version", lambda *_, code=code: code)
        cell = Cell("random", "qwixx", 2, "greedy", 10)
        found.append(SimpleNamespace(t=tournament.key, c=cell.key, p=KeptPart(part).file))
    first, second = found
    assert first.t != second.t
    assert first.c != second.c
    assert first.p != second.p
