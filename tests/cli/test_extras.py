"""The command that adds an extra to this very install."""

import json
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from tablecade.core import errors
from tests.cli.running import Run
from tests.server.harness.postgres import free_port

CHECKOUT = {"dir_info": {"editable": True}, "url": "file:///home/ada/table%20cade"}
WHEEL = {"archive_info": {}, "url": "file:///tmp/tablecade-0.2.0-py3-none-any.whl"}


class Noted:
    def __init__(self, origin: object) -> None:
        self.origin = origin

    def read_text(self, _name: str) -> str | None:
        return None if self.origin is None else json.dumps(self.origin)


@pytest.mark.parametrize(
    ("origin", "requirement"),
    [
        (None, '".[lab]"'),
        (CHECKOUT, '--editable "/home/ada/table cade[lab]"'),
        (WHEEL, '"tablecade[lab] @ file:///tmp/tablecade-0.2.0-py3-none-any.whl"'),
    ],
)
def test_the_command_names_python_and_origin(
    origin: object, requirement: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(errors, "distribution", lambda _: Noted(origin))
    assert errors.install_command("lab") == f'"{sys.executable}" -m pip install {requirement}'


TOURNAMENT = ("tournament", "qwixx", "greedy", "random", "--deals", "2", "--engine", "rules")


@pytest.mark.parametrize(
    ("library", "command"),
    [
        ("openskill", TOURNAMENT),
        ("matplotlib", (*TOURNAMENT, "--html", "page.html")),
        ("matplotlib", ("benchmark", "random", "--html", "page.html")),
        ("matplotlib", ("report", "nowhere", "--html", "page.html")),
        ("pyarrow", ("dataset", "qwixx", "nowhere", "data.parquet")),
        ("numba", ("warm-up",)),
    ],
)
def test_a_missing_library_is_told_before_the_work(
    library: str,
    command: tuple[str, ...],
    run: Run,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(errors, "find_spec", lambda one: None if one == library else find_spec(one))
    ran = run(*command)
    assert ran.code == 1
    assert "[lab]" in ran.err
    assert len(ran.err.splitlines()) == 1
    assert not any(tmp_path.glob("*.*"))


@pytest.mark.parametrize("command", [("serve", "--check"), ("tables", "list")])
def test_a_postgresql_address_names_the_extra_it_needs(
    command: tuple[str, ...], run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        errors, "find_spec", lambda one: None if one == "asyncpg" else find_spec(one)
    )
    monkeypatch.setenv("TABLECADE_PORT", str(free_port()))
    ran = run(*command, "--db", "postgres://ada@localhost/tables")
    assert ran.code == 1
    assert "This needs the extra “postgres”" in ran.err
    assert "[postgres]" in ran.err


def test_sqlite_needs_no_library_of_postgresql() -> None:
    code = (
        "import sys, tablecade.server.serve, tablecade.server.archive, tablecade.server.archive;"
        "print({'asyncpg', 'greenlet', 'sqlalchemy.ext.asyncio'} & sys.modules.keys())"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert ran.stdout == "set()\n"
