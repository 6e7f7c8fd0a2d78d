"""Every option of every command, with a value that it can't have."""

from collections.abc import Iterator
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
import typer

from tablecade.cli.app import app
from tests.cli.running import Run
from tests.playing import Setting, random_match

NOWHERE = "/dev/null/nowhere"
"""No number, no name, no address; and nothing can be read or written there, even by root."""

MATCH = "MATCH"
"""Stands for a match file."""

ARGUMENTS: dict[tuple[str, ...], tuple[str, ...]] = {
    (): (),
    ("play",): ("qwixx", "--bots", "random"),
    ("serve",): ("--check",),
    ("board",): ("pixoid",),
    ("check",): ("qwixx",),
    ("new",): ("claims",),
    ("verify",): (MATCH,),
    ("review",): (MATCH,),
    ("report",): (MATCH,),
    ("dataset",): (MATCH, "--language", "en"),
    ("puzzle",): ("qwixx",),
    ("backup",): ("FILE",),
    ("restore",): ("FILE",),
    ("tables", "export"): ("FILE",),
    ("tables", "import"): (MATCH,),
    ("solve", "pixoid"): (),
    ("benchmark",): ("random",),
    ("simulate",): ("qwixx", "random", "random", "--games", "1"),
    ("tournament",): ("qwixx", "random", "greedy", "--deals", "2"),
}


def options(command: Any, path: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], str]]:
    """The options that take a value, each with the command it belongs to."""
    for parameter in command.params:
        if parameter.param_type_name == "option" and not parameter.is_flag:
            yield path, parameter.opts[0]
    for name, inner in getattr(command, "commands", {}).items():
        yield from options(inner, (*path, name))


ANYTHING = [(("play",), "--people")]
"""Options that take any words."""
SHOWN_FIRST = {("serve",), ("play",), ("puzzle",)}
"""Commands that show something before they look at the value: settings, a table, a puzzle."""
ALL = [found for found in options(typer.main.get_command(app)) if found not in ANYTHING]


@pytest.mark.parametrize(("path", "option"), ALL, ids=[" ".join((*p, o)) for p, o in ALL])
def test_a_bad_value_is_told_in_one_sentence(
    path: tuple[str, ...], option: str, run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", StringIO())
    match = tmp_path / "match.jsonl"
    match.write_text(random_match(Setting("qwixx", 2, {}), 1).write())
    arguments = [str(match) if word == MATCH else word for word in ARGUMENTS.get(path, ())]
    ran = run(*path, *arguments, option, NOWHERE)
    assert ran.code in (1, 2), ran.out
    assert "Traceback" not in ran.err
    assert len((ran.err or ran.out).split()) > 3
    assert ran.out == "" or path in SHOWN_FIRST
