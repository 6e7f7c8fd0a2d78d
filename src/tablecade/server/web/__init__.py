"""The browser client, as files to serve.

A build of the client is put into `dist` beside this module; until there is one, a plain page
stands in for it.
"""

from importlib.resources import files
from importlib.resources.abc import Traversable

from litestar import Response, get
from msgspec import json

from tablecade.locales import best_language
from tablecade.server.api.request import Call
from tablecade.server.assets import ASK_AGAIN, FOR_EVER, Asset, answer, make_asset
from tablecade.server.errors import Refused
from tablecade.server.package_views import PREFIX
from tablecade.server.services import Services

INDEX = "/index.html"
PRELOADS = "/preloads.json"
"""The files that each screen needs in each language, written by the build."""
HASHED = "/assets/"
"""Files in this folder have the hash of what they hold in their name."""


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
            found.append((name, make_asset(entry.name, entry.read_bytes())))
    return found


def preload_links(content: bytes) -> dict[str, dict[str, str]]:
    """The header `Link` of a page, by screen and language, from the list that the build wrote."""
    screens = json.decode(content, type=dict[str, dict[str, list[str]]])

    def link(path: str) -> str:
        kind = "preload; as=style" if path.endswith(".css") else "modulepreload"
        return f"<{path}>; rel={kind}; crossorigin"

    return {
        screen: {language: ", ".join(map(link, paths)) for language, paths in languages.items()}
        for screen, languages in screens.items()
    }


_FILES = client_files()
_LINKS = preload_links(_FILES[PRELOADS].content) if PRELOADS in _FILES else {}


def _links_of(path: str, languages: str) -> str:
    """The files of the screen at this path: a browser fetches them beside the client, not after."""
    screen = path.strip("/").partition("/")[0]
    return _LINKS.get(screen, {}).get(best_language(languages), "")


@get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False)
def client(request: Call, services: Services, path: str = "") -> Response[bytes]:
    """A file of the client or of a package's view; other pages, as join links, are the client's."""
    if path.startswith(PREFIX):
        drawn = services.views.files.get(path)
        if drawn is None:
            raise Refused("not-found")
        return answer(
            request.headers, drawn, {"Cache-Control": FOR_EVER, "Vary": "Accept-Encoding"}
        )
    if path.startswith(("/api/", HASHED)) and path not in _FILES:
        raise Refused("not-found")
    is_page = path not in _FILES
    headers = {
        "Cache-Control": FOR_EVER if path.startswith(HASHED) else ASK_AGAIN,
        "Vary": "Accept-Encoding, Accept-Language" if is_page else "Accept-Encoding",
    }
    if is_page and (links := _links_of(path, request.headers.get("accept-language", ""))):
        headers["Link"] = links
    return answer(request.headers, _FILES[INDEX if is_page else path], headers)
