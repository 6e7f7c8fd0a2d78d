"""`--help` of every command, in every language."""

from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
import typer

from tablecade.cli.app import app
from tablecade.cli.help import AREA, HelpCommand, HelpGroup, first_sentence, language_option
from tablecade.locales import LANGUAGES, Sentences, catalogue
from tests.cli.running import Run

VALUES = dict.fromkeys(("games", "languages", "puzzles", "port"), "LIST")
ENGLISH_OF_TYPER = ("Usage:", "Commands:", "[default:", "[required]", "Show this message")

Path = tuple[str, ...]


def _walk(command: Any, path: Path = ()) -> Iterator[tuple[Path, Any]]:
    yield path, command
    for name, below in getattr(command, "commands", {}).items():
        yield from _walk(below, (*path, name))


COMMANDS = dict(_walk(typer.main.get_command(app)))


@cache
def _words(language: str) -> Sentences:
    return Sentences(language, (AREA,))


def _keys(path: Path) -> list[tuple[str, ...]]:
    """For the command and each parameter, the keys of which one has its sentence."""
    command = "-".join(path) or "tablecade"
    names = [p.name.replace("_", "-") for p in COMMANDS[path].params]
    parameters = [(f"parameter-{command}-{name}", f"parameter-{name}") for name in names]
    return [(f"command-{command}",), *parameters, ("parameter-help",)]


def _told(language: str, path: Path) -> list[str]:
    return [_words(language).find(*keys, **VALUES) or "" for keys in _keys(path)]


def _plain(text: str) -> str:
    """Without the line breaks of a page."""
    return " ".join(text.replace("\u00a0", " ").split())


def test_no_sentence_is_of_no_use() -> None:
    used = {key for path in COMMANDS for keys in _keys(path) for key in keys}
    lines = catalogue("en", AREA).splitlines()
    known = {line.partition(" ")[0] for line in lines if line.startswith(("command-", "param"))}
    assert known - used == set()


@pytest.mark.parametrize("path", COMMANDS, ids=" ".join)
@pytest.mark.parametrize("language", LANGUAGES)
def test_help_is_told_in_the_language_alone(
    language: str, path: Path, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The command and each of its parameters have a sentence, and nothing is left in English."""
    monkeypatch.setenv("TABLECADE_LANGUAGE", language)
    monkeypatch.setenv("COLUMNS", "80")
    ran = run(*path, "--help")
    assert ran.code == 0
    assert max(map(len, ran.out.splitlines())) <= 80
    page, told = _plain(ran.out), _told(language, path)
    assert all(told), _keys(path)
    for sentence in told:
        assert all(_plain(part) in page for part in sentence.split("LIST"))
    if language != "en":
        english = [sentence.split("LIST")[0] for sentence in _told("en", path)]
        assert [text for text in (*english, *ENGLISH_OF_TYPER) if _plain(text) in page] == []


@pytest.mark.parametrize("option", [["--language", "pl"], ["--language=pl_PL.UTF-8"]])
def test_the_language_may_be_given_beside_help(option: list[str], run: Run) -> None:
    assert run("play", *option, "--help").out.startswith("Użycie: tablecade play [OPCJE]")
    assert run("play", "--help", *option).out.startswith("Użycie: ")
    assert run("play", "--help").out.startswith("Usage: ")


@pytest.mark.parametrize("args", [[], ["--language"], ["--language", "xx"], ["--language="]])
def test_help_without_a_language_of_ours_takes_the_systems(args: list[str]) -> None:
    assert language_option(args) is None


def test_the_list_of_commands_has_the_first_sentence_of_each(run: Run) -> None:
    page = _plain(run("--help").out)
    for path in COMMANDS:
        if len(path) == 1:
            told = first_sentence(_words("en").say("-".join(("command", *path))))
            assert _plain(f"{path[0]} {told}") in page


def test_a_command_of_another_package_keeps_its_own_text(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TABLECADE_LANGUAGE", "de")
    other = typer.Typer(cls=HelpGroup)

    @other.command(cls=HelpCommand)
    def hanoi(discs: int = typer.Option(3, help="How many discs.")) -> None:
        """Solve the tower. Takes a while."""

    @other.callback()
    def start() -> None: ...

    with pytest.raises(SystemExit):
        other(["--help"])
    assert "hanoi  Solve the tower.\n" in capsys.readouterr().out
    with pytest.raises(SystemExit):
        other(["hanoi", "--help"])
    told = capsys.readouterr().out
    assert "Solve the tower. Takes a while." in told
    assert "How many discs.  [Vorgabe: 3]" in told
