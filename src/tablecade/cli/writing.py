"""Writing files that a user named: checked before long work, and told in one sentence."""

from collections.abc import Iterator
from contextlib import contextmanager
from errno import EACCES, EISDIR, ENOENT
from os import W_OK, access, strerror
from pathlib import Path

from tablecade.core.errors import UnreadableFile


def check_writable(file: Path | None) -> None:
    """Raise UnreadableFile if a file can't be written there."""
    if file is None:
        return
    if not file.parent.is_dir():
        raise UnreadableFile(file=str(file.parent), problem=strerror(ENOENT))
    if file.is_dir():
        raise UnreadableFile(file=str(file), problem=strerror(EISDIR))
    if not access(file if file.exists() else file.parent, W_OK):
        raise UnreadableFile(file=str(file), problem=strerror(EACCES))


@contextmanager
def writing(file: Path) -> Iterator[None]:
    """Turn a failed write, to a full disk for example, into UnreadableFile."""
    try:
        yield
    except OSError as problem:
        reason = problem.strerror or str(problem)
        raise UnreadableFile(file=str(file), problem=reason) from None
