"""Compiling ahead, and saying so when it was not done."""

import importlib.util
from pathlib import Path

import pytest

from tests.cli.running import Run

SIMULATE = ("simulate", "qwixx", "random", "random", "--games", "2", "--json")


def test_the_first_simulation_says_once_that_it_compiles(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    assert "tablecade warm-up" in run(*SIMULATE).err
    assert "tablecade warm-up" not in run(*SIMULATE).err


def test_a_cache_folder_that_cannot_be_made_is_no_reason_to_stop(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "file"))
    ran = run(*SIMULATE)
    assert ran.code == 0
    assert "tablecade warm-up" in ran.err


def test_a_warm_up_without_a_cache_folder_is_told(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "file"))
    ran = run("warm-up")
    assert ran.code == 1
    assert str(tmp_path / "file") in ran.err
    assert "Traceback" not in ran.err


def test_after_a_warm_up_nothing_is_left_to_say(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    assert "Compiled for simulations: pixoid, qwixx, qwixx-on-board." in run("warm-up").out
    assert "warm-up" not in run(*SIMULATE).err


def test_without_numba_the_command_to_install_it_is_told(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = importlib.util.find_spec
    monkeypatch.setattr(
        "tablecade.core.errors.find_spec", lambda name: None if name == "numba" else found(name)
    )
    ran = run("warm-up")
    assert ran.code == 1
    assert "pip install" in ran.err
