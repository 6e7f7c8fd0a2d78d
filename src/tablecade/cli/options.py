"""What several commands take from the command line: options, names, files."""

import csv
import io
import shlex
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from errno import EACCES, EISDIR, ENOENT, ENOTDIR
from os import W_OK, access, strerror
from pathlib import Path
from subprocess import list2cmdline
from typing import Annotated, Any

import typer

from tablecade.cli.speech import BadSetting
from tablecade.core.errors import UnreadableFile, WithProblem, naming_file, unreadable
from tablecade.core.game import Outcome
from tablecade.core.match import Match, json_problem, read_json, read_match
from tablecade.core.packages import GAMES
from tablecade.core.replay import AnyGame, find_game, verify

GameName = Annotated[str, typer.Argument(metavar="GAME")]
GivenOptions = Annotated[list[str] | None, typer.Option("--option", metavar="KEY=VALUE")]
Language = Annotated[str | None, typer.Option("--language", metavar="CODE")]


def named_game(name: str) -> AnyGame:
    return find_game(GAMES, name)


def read_options(texts: Sequence[str] | None) -> dict[str, Any]:
    options: dict[str, Any] = {}
    for text in texts or ():
        key, equals, value = text.partition("=")
        if not equals or not key:
            raise BadSetting(place="--option", value=text, rule="pair")
        options[key] = read_file_value(value[1:]) if value.startswith("@") else _read(key, value)
    return options


def read_file_value(name: str) -> Any:
    """A board, tiles or a track from a file."""
    return _read(name, read_text(Path(name)))


def _read(name: str, text: str) -> Any:
    """JSON as it is, a word or a drawing as its text."""
    if not text.lstrip().startswith("{"):
        return text
    try:
        return read_json(text.encode())
    except ValueError as problem:
        raise WithProblem("not-json", place=name, **json_problem(problem)) from None


def read_bytes(path: Path) -> bytes:
    with writing(path):
        return path.read_bytes()


def read_text(path: Path) -> str:
    try:
        return read_bytes(path).decode("utf-8")
    except UnicodeDecodeError as problem:
        raise UnreadableFile(file=str(path), problem=str(problem), reason="not-text") from None


def read_proven(file: Path) -> tuple[Match, Outcome | None]:
    """A match file whose every line is true. Raises BadMatch with the name of the file."""
    with naming_file(file):
        match = read_match(read_bytes(file))
        return match, verify(GAMES, match)


def split_names(text: str, *, place: str = "--bots") -> tuple[str, ...]:
    """Names between commas; none in an empty text. Raises BadSetting for an empty name.

    A name that has a comma itself stands in double quotes.
    """
    if not text.strip():
        return ()
    try:
        names = tuple(name.strip() for name in next(csv.reader([text], skipinitialspace=True)))
    except csv.Error:
        raise BadSetting(place=place, value=text, rule="names") from None
    if "" in names:
        raise BadSetting(place=place, value=text, rule="names")
    return names


def command_line(words: Sequence[str]) -> str:
    """As a person types it into the shell of this system."""
    return list2cmdline(words) if sys.platform == "win32" else shlex.join(words)


def join_names(names: tuple[str, ...]) -> str:
    """What `split_names` splits into these names."""
    text = io.StringIO()
    csv.writer(text, lineterminator="").writerow(names)
    return text.getvalue()


def check_writable(file: Path | None) -> None:
    """Raise UnreadableFile if a file can't be written there."""
    if file is None:
        return
    if not file.parent.is_dir():
        raise unreadable(file.parent, OSError(ENOENT, strerror(ENOENT)))
    if file.is_dir():
        raise unreadable(file, OSError(EISDIR, strerror(EISDIR)))
    if not access(file if file.exists() else file.parent, W_OK):
        raise unreadable(file, OSError(EACCES, strerror(EACCES)))


@contextmanager
def writing(file: Path) -> Iterator[None]:
    """Turn a failed read or write, to a full disk for example, into UnreadableFile."""
    try:
        yield
    except OSError as problem:
        raise unreadable(file, problem) from None


def make_folder(folder: Path) -> None:
    """Make a folder and those above it, if there are none. Raises UnreadableFile."""
    with writing(folder):
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except FileExistsError:
            raise NotADirectoryError(ENOTDIR, strerror(ENOTDIR)) from None
