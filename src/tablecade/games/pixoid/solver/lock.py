"""A lock that processes of one machine share; it is released when its process ends."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl


@contextmanager
def locked(file: Path) -> Iterator[None]:
    """Wait until no other process holds the lock on this file."""
    file.parent.mkdir(parents=True, exist_ok=True)
    with file.open("ab") as held:
        if sys.platform == "win32":
            msvcrt.locking(held.fileno(), msvcrt.LK_LOCK, 1)
        else:
            fcntl.flock(held, fcntl.LOCK_EX)
        yield
