"""The browser client, as files to serve.

A build of the client is put into `dist` beside this module; until there is one, a plain page
stands in for it.
"""

import mimetypes
from importlib.resources import files
from importlib.resources.abc import Traversable

from litestar import Response, get
from msgspec import Struct

from tablecade.server.errors import NotFound

INDEX = "/index.html"


class Asset(Struct, frozen=True):
    content: bytes
    kind: str


def client_files() -> dict[str, Asset]:
    """All files of the client by their path, read once: nothing else can be asked for."""
    root = files(__package__)
    built = root / "dist"
    return dict(_assets(built if built.is_dir() else root / "fallback", ""))


def _assets(folder: Traversable, path: str) -> list[tuple[str, Asset]]:
    found: list[tuple[str, Asset]] = []
    for entry in folder.iterdir():
        name = f"{path}/{entry.name}"
        if entry.is_dir():
            found += _assets(entry, name)
        else:
            kind = mimetypes.guess_type(entry.name)[0] or "application/octet-stream"
            found.append((name, Asset(entry.read_bytes(), kind)))
    return found


_FILES = client_files()


@get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False)
def client(path: str = "") -> Response[bytes]:
    """A file of the client; any other page, such as a join link, is the client's own."""
    if path.startswith("/api/"):
        raise NotFound
    asset = _FILES.get(path) or _FILES[INDEX]
    return Response(asset.content, media_type=asset.kind)
