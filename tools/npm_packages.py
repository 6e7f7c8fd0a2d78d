"""The npm packages of web/package-lock.json."""

import json
from base64 import b64decode
from pathlib import Path

from msgspec import Struct

LOCK = Path(__file__).resolve().parents[1] / "web/package-lock.json"


class NpmPackage(Struct, frozen=True):
    name: str
    version: str
    licence: str | None
    integrity: str | None
    """`sha512-…`, as npm writes it."""
    in_client: bool
    """Whether the built client is made of it; else it is a tool that builds or tests the client."""

    @property
    def purl(self) -> str:
        return f"pkg:npm/{self.name.replace('@', '%40')}@{self.version}"

    @property
    def sha512(self) -> str | None:
        return b64decode(self.integrity.removeprefix("sha512-")).hex() if self.integrity else None


def npm_packages(lock: Path = LOCK) -> list[NpmPackage]:
    locked = json.loads(lock.read_text(encoding="utf-8"))["packages"]
    return [
        NpmPackage(
            path.rpartition("node_modules/")[2],
            package["version"],
            package.get("license"),
            package.get("integrity"),
            in_client=not package.get("dev", False),
        )
        for path, package in locked.items()
        if path
    ]
