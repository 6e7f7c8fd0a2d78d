"""`tablecade new` writes a game that runs at once; `tablecade check` says what is missing."""

from pathlib import Path

import pytest

from tests.cli.running import Run
from tests.testing.installed import RULES, install


def test_a_new_game_is_sound(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    install(tmp_path, monkeypatch, name="two-towers")
    ran = run("check", "two-towers")
    assert (ran.code, ran.out) == (0, "two-towers: nothing is missing.\n")


def test_an_error_ends_with_1(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    install(tmp_path, monkeypatch, (RULES, "events=(Taken, Walled)", "events=(Taken,)"))
    ran = run("check", "claims", "--language", "de")
    assert ran.code == 1
    assert ran.out.startswith("Fehler: tablecade-claims 0.1.0: The event Walled is not in Views.")
    assert ran.out.endswith("claims: Fehler: 1, Warnungen: 0\n")


def test_a_warning_ends_with_0(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    install(tmp_path, monkeypatch, ("locales/pl/claims.ftl", "", "game-claims = Pola\n"))
    ran = run("check", "claims")
    assert ran.code == 0
    assert "warning: tablecade-claims 0.1.0: pl has no sentence about-claims;" in ran.out


def test_an_unknown_game_is_told(run: Run) -> None:
    ran = run("check", "chess")
    assert ran.code == 1
    assert ran.err.startswith("There is no game “chess”; there are pixoid, ")


def test_the_name_of_a_new_game_is_checked(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    written = run("new", "two-towers")
    assert written.code == 0
    assert "pip install --editable tablecade-two-towers" in written.out
    files = [f for f in (tmp_path / "tablecade-two-towers").rglob("*") if f.is_file()]
    assert "src/tablecade_two_towers/rules.py" in {
        f.relative_to(tmp_path / "tablecade-two-towers").as_posix() for f in files
    }
    assert [f for f in files if "claims" in f.read_text("utf-8").lower() + f.name] == []
    for name, told in (
        ("two-towers", "tablecade-two-towers is there already.\n"),
        ("Towers", "“Towers” is no name for a game."),
        ("../towers", "“../towers” is no name for a game."),
        ("qwixx", "There is a game “qwixx” already.\n"),
    ):
        refused = run("new", name)
        assert refused.code == 2
        assert refused.err.startswith(told)
    assert [path.name for path in tmp_path.iterdir() if path.name != "data"] == [
        "tablecade-two-towers"
    ]
