"""A hash of the code that matches depend on: a stopped run does not go on with other code."""

import hashlib
import shlex
import shutil
import sys
from collections.abc import Iterable, Iterator
from functools import cache, partial
from pathlib import Path
from typing import Any

from tablecade import __version__
from tablecade.bots import find_bot
from tablecade.bots.process_bot import PREFIX
from tablecade.core.packages import GAMES


@cache
def code_version(game: str, bots: tuple[str, ...]) -> str:
    """A hash of the version and of the source files of the game and its bots.

    A class stands for all files of its package, or for those beside it; a program for the files
    that its command names and those of the same kind beside them.
    """
    modules = {type(GAMES[game]).__module__}
    programs = {bot for bot in bots if bot.startswith(PREFIX)}
    for bot in {*bots} - programs:
        modules |= {_module(find_bot(GAMES[game], bot)), *bot.split(":")[:-1]}
    parts = [*map(_module_files, modules), *map(_program_files, programs)]
    return _hash({file for files in parts for file in files})


def _module(made: Any) -> str:
    made = made.func if isinstance(made, partial) else made
    return str(getattr(made, "__module__", type(made).__module__))


def _module_files(name: str) -> Iterator[Path]:
    package = getattr(sys.modules.get(name.partition(".")[0]), "__file__", None)
    file = getattr(sys.modules.get(name), "__file__", None)
    if package is not None and Path(package).stem == "__init__":
        yield from Path(package).parent.rglob("*.py")
    elif file is not None:
        yield from _with_neighbours(Path(file))


def _program_files(spec: str) -> Iterator[Path]:
    program, *words = shlex.split(spec.removeprefix(PREFIX))
    yield Path(shutil.which(program) or program)
    for file in map(Path, (program, *words)):
        if file.is_file():
            yield from _with_neighbours(file)


def _with_neighbours(file: Path) -> Iterator[Path]:
    yield file
    if file.suffix:
        yield from file.parent.glob(f"*{file.suffix}")


def _hash(files: Iterable[Path]) -> str:
    told = hashlib.sha256(__version__.encode())
    for file in sorted({*files}):
        told.update(str(file).encode())
        if file.is_file():
            told.update(hashlib.sha256(file.read_bytes()).digest())
    return told.hexdigest()
