"""What `python -m build` makes: complete, typed, the same bytes every time."""

import hashlib
import subprocess
import tarfile
import zipfile
from email import message_from_bytes
from email.message import Message
from pathlib import Path

import pytest

from tablecade import __version__
from tablecade.locales import LANGUAGES
from tests.packaging.conftest import build

EXTRAS = {"all", "examples", "gpu", "lab", "postgres", "ray", "research"}


@pytest.fixture(scope="module")
def names(wheel: Path) -> set[str]:
    with zipfile.ZipFile(wheel) as packed:
        return set(packed.namelist())


@pytest.fixture(scope="module")
def metadata(wheel: Path) -> Message:
    with zipfile.ZipFile(wheel) as packed:
        (name,) = (name for name in packed.namelist() if name.endswith(".dist-info/METADATA"))
        return message_from_bytes(packed.read(name))


def test_the_version_comes_from_the_package(wheel: Path, sdist: Path, metadata: Message) -> None:
    assert metadata["Version"] == __version__
    assert wheel.name == f"tablecade-{__version__}-py3-none-any.whl"
    assert sdist.name == f"tablecade-{__version__}.tar.gz"


def test_the_metadata_is_complete(metadata: Message) -> None:
    assert metadata["License-Expression"] == "MIT"
    assert metadata["Requires-Python"] == ">=3.11"
    assert set(metadata.get_all("Provides-Extra", [])) == EXTRAS
    assert "Typing :: Typed" in metadata.get_all("Classifier", [])
    assert str(metadata.get_payload()).startswith("# Tablecade")


def test_the_wheel_holds_client_sentences_migrations_and_types(names: set[str]) -> None:
    assert "tablecade/server/web/dist/index.html" in names
    assert "tablecade/py.typed" in names
    for language in LANGUAGES:
        assert f"tablecade/locales/{language}/web.ftl" in names
    assert any(name.startswith("tablecade/server/store/migrations/versions/m") for name in names)


def test_the_wheel_holds_nothing_of_the_workshop(names: set[str]) -> None:
    assert not [name for name in names if name.startswith(("tests/", "bench/", "tools/"))]
    typed = {"tablecade/server/web/tablecade.d.ts"}  # for authors of views
    assert {name for name in names if name.endswith((".svelte", ".ts", ".pyc"))} == typed


def test_the_sdist_holds_the_client(sdist: Path) -> None:
    with tarfile.open(sdist) as packed:
        names = packed.getnames()
    assert f"tablecade-{__version__}/src/tablecade/server/web/dist/index.html" in names
    assert not [name for name in names if "node_modules" in name]


def test_two_builds_have_the_same_bytes(wheel: Path, sdist: Path, tmp_path: Path) -> None:
    """The second wheel comes from the unpacked sdist: it holds all that the wheel needs."""
    subprocess.run(["tar", "-xzf", sdist, "-C", tmp_path], check=True)  # noqa: S607
    build(tmp_path, "--wheel", source=tmp_path / f"tablecade-{__version__}")
    build(tmp_path, "--sdist")
    assert _digest(tmp_path / wheel.name) == _digest(wheel)
    assert _digest(tmp_path / sdist.name) == _digest(sdist)


def _digest(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()
