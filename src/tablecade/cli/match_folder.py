"""A folder for the match files of a simulation."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec

from tablecade import __version__
from tablecade.cli.misuse import NumberAsFolder, OtherMatches
from tablecade.cli.options import read_bytes
from tablecade.cli.writing import make_folder, writing
from tablecade.lab.checkpoint import Finished
from tablecade.lab.simulation import Chunk, Played


def prepare(folder: Path, whole: Chunk) -> None:
    """Make the folder, before anything is played.

    Raises NumberAsFolder for a bare number, unless there is such a folder; OtherMatches if this run
    would replace files of another one, or stand beside them under the same game and seed.
    """
    if str(folder).isdecimal() and not folder.is_dir():
        raise NumberAsFolder(value=str(folder))
    make_folder(folder)
    for path in sorted(folder.glob(f"{whole.game}-{whole.seed}-*.jsonl")):
        if not _is_of(path, whole):
            raise OtherMatches(file=str(path))


def _is_of(path: Path, whole: Chunk) -> bool:
    """Whether a file is of this run, or empty. The dice follow from the name."""
    first = read_bytes(path).partition(b"\n")[0]
    try:
        header: Any = msgspec.json.decode(first or b"null")
    except msgspec.DecodeError:
        return False
    if not isinstance(header, dict):
        return header is None
    bots = [{"bot": bot, "version": __version__} for bot in whole.bots]
    options = msgspec.json.decode(msgspec.json.encode(whole.options))
    return header.get("players") == bots and header.get("options") == options


def write_matches(folder: Path, chunk: Chunk, played: Played) -> None:
    for path, match in _files(folder, chunk, played):
        with writing(path):
            path.write_text(match, encoding="utf-8")


def _files(folder: Path, chunk: Chunk, played: Played) -> Iterator[tuple[Path, str]]:
    for index, match in enumerate(played.matches, start=chunk.first):
        yield folder / _name(chunk, index), match


def _name(chunk: Chunk, index: int) -> str:
    return f"{chunk.game}-{chunk.seed}-{index:06}.jsonl"


def has_files(folder: Path, whole: Chunk) -> Callable[[Finished], bool]:
    """Whether all match files of a finished chunk are in the folder: people tidy up."""
    there = {path.name for path in folder.iterdir()}
    return lambda done: all(_name(whole, index) in there for index in range(done.first, done.end))
