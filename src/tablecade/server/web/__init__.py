"""The browser client as it is served: its files, and the page of all its screens.

A build of the client is put into `dist` beside this module; until there is one, a plain page
stands in for it.
"""

import asyncio
import re
from functools import lru_cache
from html import escape
from threading import Lock

from litestar import Response, get
from msgspec import json

from tablecade.core.packages import GAMES
from tablecade.locales import Sentences, best_language
from tablecade.server import assets
from tablecade.server.api.request import Call, address_of, called_table, counted
from tablecade.server.errors import Refused
from tablecade.server.services import Services

INDEX = "/index.html"
PRELOADS = "/preloads.json"
"""The files that each screen needs in each language, written by the build."""
BASE = re.compile(rb'<base href="[^"]*" ?/?>')
ICON = "/icon-512.png"
TABLE = "t"
"""The first part of a table's path."""
BROWSING = "sec-fetch-mode"
"""A header of browsers, on a secure address."""
HASHED = "/assets/"
"""Files in this folder have the hash of what they hold in their name."""


_FILES = assets.client_files()
_PRELOADS = (
    json.decode(_FILES[PRELOADS].content, type=dict[str, dict[str, list[str]]])
    if PRELOADS in _FILES
    else {}
)
_WORDS: dict[str, dict[str, str]] = {}
_READING = Lock()


@lru_cache(maxsize=1000)
def preload_links(screen: str, language: str, *, root: str) -> str:
    """The header `Link` of a page, so that a browser fetches the files of its screen beside the
    client, not after it.
    """

    def link(path: str) -> str:
        kind = "preload; as=style" if path.endswith(".css") else "modulepreload"
        return f"<{root}{path}>; rel={kind}; crossorigin"

    return ", ".join(map(link, _PRELOADS.get(screen, {}).get(language, [])))


@lru_cache(maxsize=100)
def page(root: str, address: str, *, title: str, sentence: str, picture: str) -> assets.Asset:
    """The page of all screens. `root` is the path that the server lives under, such as `/games`:
    all addresses of the client are relative to it. The others are what a chat shows of a link.
    """
    image = address + (picture if picture in _FILES else ICON)
    properties = {"title": title, "description": sentence, "image": image, "site_name": "Tablecade"}
    metas = [
        f'<meta property="og:{name}" content="{escape(text)}" />'
        for name, text in properties.items()
    ]
    large = "summary_large_image" if picture in _FILES else "summary"
    head = [
        f'<base href="{escape(root)}/" />',
        *metas,
        f'<meta name="twitter:card" content="{large}" />',
    ]
    content = BASE.sub(lambda _: "".join(head).encode(), _FILES[INDEX].content)
    return assets.make_asset(INDEX, content)


def words_of(language: str) -> dict[str, str]:
    """What pages say. Reading a catalogue takes a tenth of a second, so one thread does it once."""
    with _READING:
        if language not in _WORDS:
            keys = ("home-lead", "page-table", *(f"game-{game}" for game in GAMES))
            words = Sentences(language)
            _WORDS[language] = {key: words.say(key) for key in keys}
        return _WORDS[language]


async def page_of(request: Call, services: Services, path: str, *, language: str) -> assets.Asset:
    """The page; for a table's address with the game's name, sentence and picture. It never names
    who plays. A wrong code is counted, as in a call, and gets the page of home.
    """
    words = await asyncio.to_thread(words_of, language)
    scheme, root = request.scope["scheme"], request.scope["root_path"]
    host = request.headers.get("host", "localhost")
    address = (services.settings.public_url or f"{scheme}://{host}{root}").rstrip("/")
    screen, _, rest = path.strip("/").partition("/")
    code = rest.partition("/")[0]
    game = None
    if screen == TABLE and BROWSING not in request.headers:  # a browser shows no preview
        try:
            reference = await called_table(services, code, request)
            game = (await services.store.load(reference)).setting.game
        except Refused as problem:
            counted(services, problem, address=address_of(request), table=code)
    if game is None:
        return page(root, address, title="Tablecade", sentence=words["home-lead"], picture="")
    title, picture = f"{words[f'game-{game}']} · Tablecade", f"/cards/{game}.jpg"
    return page(root, address, title=title, sentence=words["page-table"], picture=picture)


@get(["/", "/{path:path}"], include_in_schema=False)
async def client(request: Call, services: Services, path: str = "") -> Response[bytes]:
    """A file of the client or of a package's view; other pages, as join links, are the client's."""
    if path.startswith(assets.PREFIX):
        drawn = services.views.files.get(path)
        if drawn is None:
            raise Refused("not-found")
        headers = {"Cache-Control": assets.FOR_EVER, "Vary": "Accept-Encoding"}
        return assets.answer(request.headers, drawn, headers)
    if path.startswith(("/api/", HASHED)) and path not in _FILES:
        raise Refused("not-found")
    is_page = path not in _FILES
    headers = {
        "Cache-Control": assets.FOR_EVER if path.startswith(HASHED) else assets.ASK_AGAIN,
        "Vary": "Accept-Encoding, Accept-Language" if is_page else "Accept-Encoding",
    }
    if not is_page:
        return assets.answer(request.headers, _FILES[path], headers)
    language = best_language(request.headers.get("accept-language", ""))
    screen = path.strip("/").partition("/")[0]
    if links := preload_links(screen, language, root=request.scope["root_path"]):
        headers["Link"] = links
    shown = await page_of(request, services, path, language=language)
    return assets.answer(request.headers, shown, headers)
