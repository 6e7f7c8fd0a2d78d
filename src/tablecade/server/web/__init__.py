"""The browser client, as files to serve.

A build of the client is put into `dist` beside this module; until there is one, a plain page
stands in for it.
"""

import gzip
import hashlib
import mimetypes
import re
from importlib.resources import files
from importlib.resources.abc import Traversable

from litestar import Response, get
from litestar.status_codes import HTTP_304_NOT_MODIFIED
from msgspec import Struct, json

from tablecade.locales import best_language
from tablecade.server.api.request import Call
from tablecade.server.errors import NotFound

INDEX = "/index.html"
PRELOADS = "/preloads.json"
"""The files that each screen needs in each language, written by the build."""
HASHED = "/assets/"
FOR_EVER = "public, max-age=31536000, immutable"
"""Files in this folder have the hash of what they hold in their name."""
ASK_AGAIN = "no-cache"

KINDS = {".webmanifest": "application/manifest+json", ".woff2": "font/woff2"}
UNWANTED = re.compile(r";q=0(\.0*)?$")
"""The weight of an encoding that a client refuses."""
PACKED_ALREADY = ("font/", "image/png")


class Asset(Struct, frozen=True):
    content: bytes
    kind: str
    tag: str
    packed: bytes | None = None
    """The same, compressed, where that is worth it."""


def has_client() -> bool:
    return (files(__package__) / "dist").is_dir()


def client_files() -> dict[str, Asset]:
    """All files of the client by their path, read once. No other file is served."""
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
            found.append((name, _asset(entry.name, entry.read_bytes())))
    return found


def _asset(name: str, content: bytes) -> Asset:
    ending = name[name.rfind(".") :]
    kind = KINDS.get(ending) or mimetypes.guess_type(name)[0] or "application/octet-stream"
    tag = f'"{hashlib.sha256(content).hexdigest()[:16]}"'
    if kind.startswith(PACKED_ALREADY):
        return Asset(content, kind, tag)
    return Asset(content, kind, tag, packed=gzip.compress(content, mtime=0))


def preload_links(content: bytes) -> dict[str, dict[str, str]]:
    """The header `Link` of a page, by screen and language, from the list that the build wrote."""
    screens = json.decode(content, type=dict[str, dict[str, list[str]]])
    return {
        screen: {language: ", ".join(map(_link, paths)) for language, paths in languages.items()}
        for screen, languages in screens.items()
    }


def _link(path: str) -> str:
    kind = "preload; as=style" if path.endswith(".css") else "modulepreload"
    return f"<{path}>; rel={kind}; crossorigin"


_FILES = client_files()
_LINKS = preload_links(_FILES[PRELOADS].content) if PRELOADS in _FILES else {}


def _links_of(path: str, languages: str) -> str:
    """The files of the screen at this path: a browser fetches them beside the client, not after."""
    screen = path.strip("/").partition("/")[0]
    return _LINKS.get(screen, {}).get(best_language(languages), "")


def _names(known: str, tag: str) -> bool:
    """Whether a cache has this version. It may list several; a proxy may have marked them weak."""
    tags = [one.strip().removeprefix("W/") for one in known.split(",")]
    return tag in tags or "*" in tags


def _takes_gzip(encodings: str) -> bool:
    listed = [one.replace(" ", "").lower() for one in encodings.split(",")]
    return any(one.partition(";")[0] == "gzip" and not UNWANTED.search(one) for one in listed)


@get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False)
def client(request: Call, path: str = "") -> Response[bytes]:
    """A file of the client; any other page, such as a join link, is the client's own."""
    if path.startswith(("/api/", HASHED)) and path not in _FILES:
        raise NotFound
    is_page = path not in _FILES
    asset = _FILES[INDEX if is_page else path]
    headers = {
        "ETag": asset.tag,
        "Cache-Control": FOR_EVER if path.startswith(HASHED) else ASK_AGAIN,
        "Vary": "Accept-Encoding, Accept-Language" if is_page else "Accept-Encoding",
    }
    if is_page and (links := _links_of(path, request.headers.get("accept-language", ""))):
        headers["Link"] = links
    if _names(request.headers.get("if-none-match", ""), asset.tag):
        return Response(b"", status_code=HTTP_304_NOT_MODIFIED, headers=headers)
    if asset.packed is None or not _takes_gzip(request.headers.get("accept-encoding", "")):
        return Response(asset.content, media_type=asset.kind, headers=headers)
    return Response(
        asset.packed, media_type=asset.kind, headers={**headers, "Content-Encoding": "gzip"}
    )
