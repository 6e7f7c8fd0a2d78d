"""A file as it is served: what kind it is, its tag, and a compressed copy."""

import gzip
import hashlib
import mimetypes
import re
from collections.abc import Mapping

from litestar import Response
from litestar.status_codes import HTTP_304_NOT_MODIFIED
from msgspec import Struct

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
