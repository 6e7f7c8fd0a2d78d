"""Optional dependencies: which extra brings a library, and the command that installs it."""

import json
import sys
from importlib.metadata import PackageNotFoundError, distribution
from importlib.util import find_spec
from typing import Any
from urllib.parse import urlparse
from urllib.request import url2pathname

from tablecade.core.errors import MissingExtra
from tablecade.core.extras import EXTRAS


def is_missing(library: str) -> bool:
    return find_spec(library) is None


def need(library: str) -> None:
    """Check for a library before long work that needs it at its end. Raises MissingExtra."""
    if is_missing(library):
        raise MissingExtra(extra=EXTRAS[library])


def install_command(extra: str) -> str:
    """The exact command that adds an extra to this install, wherever it came from."""
    return f'"{sys.executable}" -m pip install {_requirement(extra)}'


def _requirement(extra: str) -> str:
    origin = _origin()
    url = origin.get("url", "")
    if origin.get("dir_info", {}).get("editable"):
        return f'--editable "{_path(url)}[{extra}]"'
    return f'"tablecade[{extra}] @ {url}"' if url else f'"tablecade[{extra}]"'


def _path(url: str) -> str:
    return url2pathname(urlparse(url).path)


def _origin() -> dict[str, Any]:
    """What pip noted about the source of this install; nothing for one from an index."""
    try:
        noted = distribution("tablecade").read_text("direct_url.json")
    except PackageNotFoundError:
        return {}
    origin: dict[str, Any] = json.loads(noted) if noted else {}
    return origin
