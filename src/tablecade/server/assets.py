"""Files as they are served: what kind each is, its tag, and a compressed copy.

Packages bring views that they draw themselves: the folder `web` of a game. These come from the
same origin, under `/views/ID/HASH/`. HASH is that of the folder's contents, so that browsers keep
the files for ever, and relative imports and pictures work.
"""

import gzip
import hashlib
import logging
import mimetypes
import re
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from litestar import Response
from litestar.status_codes import HTTP_304_NOT_MODIFIED
from msgspec import Struct

from tablecade.core.packages import GAMES

log = logging.getLogger(__name__)

FOR_EVER = "public, max-age=31536000, immutable"
"""For a path with the hash of what it names."""
ASK_AGAIN = "no-cache"

KINDS = {
    ".js": "text/javascript",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
UNWANTED = re.compile(r";q=0(\.0*)?$")
"""The weight of an encoding that a client refuses."""
PACKED_ALREADY = ("font/", "image/png", "image/webp")

CLIENT = "tablecade.server.web"
PREFIX = "/views/"
VIEW = "view.js"
ENDINGS = (".js", ".css", ".svg", ".png", ".webp", ".woff2", ".json")
IGNORED = (".d.ts",)
"""For the authors' editors."""
LARGEST = 5_000_000
"""Bytes of one folder."""


class Asset(Struct, frozen=True):
    content: bytes
    kind: str
    tag: str
    packed: bytes | None = None
    """The same, compressed, where that is worth it."""


def make_asset(name: str, content: bytes) -> Asset:
    ending = name[name.rfind(".") :]
    kind = KINDS.get(ending) or mimetypes.guess_type(name)[0] or "application/octet-stream"
    tag = f'"{hashlib.sha256(content).hexdigest()[:16]}"'
    if kind.startswith(PACKED_ALREADY):
        return Asset(content, kind, tag)
    return Asset(content, kind, tag, packed=gzip.compress(content, mtime=0))


def answer(asked: Mapping[str, str], asset: Asset, headers: dict[str, str]) -> Response[bytes]:
    """The file; nothing but its tag where the client has it already. `asked`: its headers."""
    headers = {"ETag": asset.tag, **headers}
    known = asked.get("if-none-match", "").split(",")  # a proxy may have marked them weak
    if {asset.tag, "*"} & {one.strip().removeprefix("W/") for one in known}:
        return Response(b"", status_code=HTTP_304_NOT_MODIFIED, headers=headers)
    encodings = asked.get("accept-encoding", "").replace(" ", "").lower().split(",")
    takes = [one for one in encodings if one.startswith("gzip") and not UNWANTED.search(one)]
    if asset.packed is None or not takes:
        return Response(asset.content, media_type=asset.kind, headers=headers)
    packed = {**headers, "Content-Encoding": "gzip"}
    return Response(asset.packed, media_type=asset.kind, headers=packed)


def walk(folder: Traversable, path: str = "") -> Iterator[tuple[str, Traversable]]:
    """All files of a folder and those in it, by their path."""
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if entry.is_dir():
            yield from walk(entry, f"{path}{entry.name}/")
        else:
            yield path + entry.name, entry


def has_client() -> bool:
    return (files(CLIENT) / "dist").is_dir()


@cache
def client_files() -> dict[str, Asset]:
    """All files of the browser client by their path, read once. No other file is served."""
    root = files(CLIENT) / ("dist" if has_client() else "fallback")
    return {f"/{name}": make_asset(name, file.read_bytes()) for name, file in walk(root)}


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
    for name, file in walk(folder):
        if name.startswith(".") or "/." in name or name.endswith(IGNORED):
            continue
        if not name.endswith(ENDINGS):
            kinds = ", ".join(ending[1:] for ending in ENDINGS)
            raise ValueError(f"{name} is none of {kinds}")
        found[name] = file.read_bytes()
        if sum(map(len, found.values())) > LARGEST:
            raise ValueError(f"with {name} the folder has more than {LARGEST // 10**6} MB")
    if VIEW not in found:
        raise ValueError(f"the folder {folder.name} has no {VIEW}")
    return found
