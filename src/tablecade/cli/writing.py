"""Writing files that a user named: paths are checked before long work starts."""

from collections.abc import Iterator
from contextlib import contextmanager
from errno import EACCES, EISDIR, ENOENT, ENOTDIR
from os import W_OK, access, strerror
from pathlib import Path

from tablecade.core.errors import unreadable


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
    """Turn a failed write, to a full disk for example, into UnreadableFile."""
    try:
        yield
    except OSError as problem:
        raise unreadable(file, problem) from None


def make_folder(folder: Path) -> None:
    """Make a folder and those above it, if there are none. Raises UnreadableFile."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except FileExistsError:
        raise unreadable(folder, OSError(ENOTDIR, strerror(ENOTDIR))) from None
    except OSError as problem:
        raise unreadable(folder, problem) from None
