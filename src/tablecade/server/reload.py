"""`serve --reload`: follows the files of packages that are being written.

Python changed: the process starts anew, and its tables are replayed. Anything else changed: views
are read again, and clients are told to fetch them. Packages in site-packages are not looked at.
"""

import asyncio
import hashlib
import os
import signal
import sys
from collections.abc import Mapping
from contextlib import suppress
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path

from tablecade.core.packages import GAMES, OWN
from tablecade.server.services import Services
from tablecade.server.table.wire import Reloaded

EVERY = 0.5
"""Seconds."""
INSTALLED = {"site-packages", "dist-packages"}

Stamps = Mapping[Path, tuple[int, int]]
"""When each file was changed, and its size."""


def folders() -> tuple[Path, ...]:
    """The folders of other people's packages with games or bots, where they are not installed as
    copies. A package that can't be imported is found too: it is about to be mended.
    """
    entries = [*entry_points(group=GAMES.group), *entry_points(group="tablecade.bots")]
    others = {e.module.partition(".")[0] for e in entries if e.dist is None or e.dist.name != OWN}
    found = (find_spec(name) for name in sorted(others))
    homes = {Path(spec.origin) for spec in found if spec is not None and spec.origin is not None}
    return tuple(
        home.parent if home.name == "__init__.py" else home
        for home in sorted(homes)
        if not INSTALLED & set(home.parts)
    )


def stamps(places: tuple[Path, ...]) -> Stamps:
    found: dict[Path, tuple[int, int]] = {}
    for file in (file for place in places for file in (place, *place.rglob("*"))):
        if "__pycache__" not in file.parts and not file.name.startswith("."):
            with suppress(FileNotFoundError):  # an editor replaces it right now
                if file.is_file():
                    about = file.stat()
                    found[file] = about.st_mtime_ns, about.st_size
    return found


class Reloader:
    """Call `look` every half second. `restarts` is set when the process is to start anew."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._folders = folders()
        self._known = self._last = stamps(self._folders)
        self.restarts = False
        services.version = _version(self._known)

    async def look(self) -> None:
        now = await asyncio.to_thread(stamps, self._folders)
        if now != self._last:  # still being written, perhaps
            self._last = now
            return
        if now == self._known:
            return
        changed = {file for file, _ in now.items() ^ self._known.items()}
        self._known = now
        if any(file.suffix == ".py" for file in changed):
            self.restarts = True
            signal.raise_signal(signal.SIGTERM)
            return
        await asyncio.to_thread(self._services.views.read)
        self._services.version = _version(self._known)
        self._services.broadcaster.tell_all(Reloaded(self._services.version))


def _version(files: Stamps) -> str:
    return hashlib.sha256(repr(sorted(files.items())).encode()).hexdigest()[:16]


def start_anew() -> None:
    """Replace this process by one of the same command, which opens no browser."""
    command = [sys.executable, *sys.orig_argv[1:]]
    if "--no-browser" not in command:
        command.append("--no-browser")
    sys.stdout.flush()
    sys.stderr.flush()
    os.execv(sys.executable, command)  # noqa: S606
