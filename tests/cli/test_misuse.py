"""A command line that can't be read: one sentence in the player's language."""

from collections.abc import Iterator
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
import typer

from tablecade.cli.app import app
from tablecade.cli.speech import MISUSED
from tests.cli.running import Run
from tests.playing import Setting, random_match

MISTAKES: dict[tuple[str, ...], str] = {
    ("sing",): "There is no command “sing”; there are play, serve, ",
    ("solve", "chess"): "There is no command “chess”; there are pixoid, qwixx.",
    ("play", "--wings"): "“tablecade play” has no option “--wings”; “tablecade play --help” ",
    ("play", "--bot"): "“tablecade play” has no option “--bot”. Did you mean “--bots”?",
    ("play", "qwixx", "--bots"): "The option “--bots” needs a value.",
    ("verify",): "“tablecade verify” needs FILE...: Match files.",
    ("simulate", "qwixx"): "“tablecade simulate” needs BOT...: A bot for each seat",
    ("simulate", "qwixx", "a", "--games", "x"): (
        "This value is not allowed for --games: How many matches.  [default: 100; x>=1]"
    ),
    ("simulate", "qwixx", "a", "--games", "0"): "This value is not allowed for --games",
    ("simulate", "qwixx", "a", "--engine", "x"): "This value is not allowed for --engine",
    ("tournament", "qwixx", "greedy", "random", "--precision", "nan"): (
        "This value is not allowed for --precision"
    ),
    ("tournament", "qwixx", "greedy"): "BOT...: “greedy” is not allowed; it must be at least two",
    ("puzzle", "chess"): "This value is not allowed for GAME: One of: pixoid, qwixx.",
    ("puzzle", "--date", "2026-13-01"): (
        "This value is not allowed for --date: The puzzle of this day (YYYY-MM-DD)."
    ),
    ("simulate", "qwixx", "--bots", "greedy,,random"): (
        "--bots: “greedy,,random” is not allowed; it must be names with a comma between two of them"
    ),
    ("play", "qwixx", "--people", "Ann,"): "--people: “Ann,” is not allowed; it must be names with",
    ("play", "qwixx", "for", "me"): "“tablecade play” can't use “for me”; ",
    ("play", "qwixx", "--option", "wide"): "--option: “wide” is not allowed; it must be KEY=VALUE.",
    ("games", "--language", "xx"): "--language: “xx” is not allowed; it must be one of en, pl, ",
    ("solve", "pixoid"): "Name a board, or give --all.",
    ("tournament", "qwixx", "--people", "a"): "“tablecade tournament” has no option “--people”; “",
    ("benchmark",): "“tablecade benchmark” needs [GAME] BOT...: A game if only that one is wanted",
    ("benchmark", "qwixx"): "“tablecade benchmark” needs BOT...: A game if only that one is wanted",
    ("simulate", "qwixx", "random", "random", "--matches", "50"): (
        "--matches names a folder for match files, and there is no folder “50”. For so many"
    ),
}


@pytest.mark.parametrize(("args", "sentence"), MISTAKES.items())
def test_a_mistake_is_told_in_one_sentence(args: tuple[str, ...], sentence: str, run: Run) -> None:
    ran = run(*args)
    assert (ran.code, ran.out) == (MISUSED, "")
    assert ran.err.startswith(sentence)
    assert len(ran.err.splitlines()) == 1


@pytest.mark.parametrize("args", MISTAKES, ids=" ".join)
def test_a_mistake_is_told_in_the_language(
    args: tuple[str, ...], run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every catalogue has every sentence: tests/locales."""
    monkeypatch.setenv("TABLECADE_LANGUAGE", "pl")
    ran = run(*args)
    assert ran.code == MISUSED
    assert len(ran.err.splitlines()) == 1
    assert not ran.err.startswith(MISTAKES[args])
    assert "Error:" not in ran.err


@pytest.mark.parametrize("group", ["solve", "tables"])
def test_a_group_alone_shows_its_commands(group: str, run: Run) -> None:
    ran = run(group)
    assert ran.code == MISUSED
    assert ran.err.startswith(f"Usage: tablecade {group} ")


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
