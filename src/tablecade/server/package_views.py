"""Views that packages draw themselves: the folder `web` of a game, as files to serve.

They come from the same origin, under `/games/ID/HASH/`. HASH is that of the folder's contents, so
that browsers keep the files for ever, and relative imports and pictures work.
"""

import hashlib
import logging
from importlib.resources.abc import Traversable

from tablecade.core.packages import GAMES
from tablecade.server.assets import Asset, make_asset

log = logging.getLogger(__name__)

PREFIX = "/games/"
VIEW = "view.js"
ENDINGS = (".js", ".css", ".svg", ".png", ".webp", ".woff2", ".json")
IGNORED = (".d.ts",)
"""For the authors' editors."""
LARGEST = 5_000_000
"""Bytes of one folder."""


class PackageViews:
    """The files of all packages by their path, and the path of each game's module."""

    def __init__(self) -> None:
        self.files: dict[str, Asset] = {}
        self.modules: dict[str, str] = {}

    def read(self) -> None:
        """Read the folders anew. A folder with a problem is left out and noted."""
        files: dict[str, Asset] = {}
        modules: dict[str, str] = {}
        for game in GAMES.having("web"):
            folder = GAMES.folder(game, "web")
            if folder is None:
                continue
            try:
                contents = read_folder(folder)
            except ValueError as problem:
                GAMES.note(game, "web", problem)
                log.warning("a view is left out", extra={"game": game, "problem": problem})
                continue
            digest = hashlib.sha256()
            for name, content in contents.items():
                digest.update(f"{name}\0{len(content)}\0".encode() + content)
            root = f"{PREFIX}{game}/{digest.hexdigest()[:16]}/"
            files |= {root + name: make_asset(name, text) for name, text in contents.items()}
            modules[game] = root + VIEW
        self.files, self.modules = files, modules


def read_folder(folder: Traversable) -> dict[str, bytes]:
    """The files of a game's folder. Raises ValueError for a folder that can't be served."""
    found: dict[str, bytes] = {}
    _collect(folder, "", found)
    if VIEW not in found:
        raise ValueError(f"the folder {folder.name} has no {VIEW}")
    return found


def _collect(folder: Traversable, path: str, found: dict[str, bytes]) -> None:
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        name = path + entry.name
        if entry.name.startswith(".") or entry.name.endswith(IGNORED):
            continue
        if entry.is_dir():
            _collect(entry, f"{name}/", found)
        elif not entry.name.endswith(ENDINGS):
            kinds = ", ".join(ending[1:] for ending in ENDINGS)
            raise ValueError(f"{name} is none of {kinds}")
        else:
            found[name] = entry.read_bytes()
            if sum(map(len, found.values())) > LARGEST:
                raise ValueError(f"with {name} the folder has more than {LARGEST // 10**6} MB")
