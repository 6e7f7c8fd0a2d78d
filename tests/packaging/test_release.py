"""`make release`: the changelog as it reads and writes it, and a whole release in a clone."""

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from tools.release import CHANGELOG, UNRELEASED, notes, released

from tests.packaging.conftest import ROOT

NAMES = {
    f"GIT_{who}_{what}": "test" for who in ("AUTHOR", "COMMITTER") for what in ("NAME", "EMAIL")
}
ENVIRONMENT = {**os.environ, **NAMES, "SOURCE_DATE_EPOCH": "1750000000"}
TEXT = """# Changelog

## [Unreleased]

### Added
- New.

## [0.1.0] - 2026-01-01

- Old.
"""


def test_notes_are_what_stands_under_a_heading() -> None:
    assert notes(TEXT, UNRELEASED) == "### Added\n- New."
    assert notes(TEXT, "## [0.1.0]") == "- Old."


def test_a_release_leaves_an_empty_unreleased_part() -> None:
    after = released(TEXT, "0.2.0", "2026-02-03")
    assert notes(after, UNRELEASED) == ""
    assert notes(after, "## [0.2.0]") == "### Added\n- New."


def test_our_changelog_has_an_unreleased_part() -> None:
    assert UNRELEASED in CHANGELOG.read_text(encoding="utf-8")


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """The files of this repository and the built client, with a history of two commits."""
    place = tmp_path / "clone"
    for name in git(ROOT, "ls-files").splitlines():
        (place / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, place / name, follow_symlinks=False)
    git(place, "init", "--quiet")
    git(place, "add", "--all")
    for message in ("One", "Two"):
        git(place, "commit", "--quiet", "--allow-empty", "--message", message)
    client = "src/tablecade/server/web/dist"
    shutil.copytree(ROOT / client, place / client)
    return place


def git(place: Path, *arguments: str) -> str:
    command = ["git", *arguments]
    return subprocess.check_output(command, cwd=place, env=ENVIRONMENT, text=True)


def release(clone: Path, *arguments: str) -> "subprocess.CompletedProcess[str]":
    command = [sys.executable, "-m", "tools.release", *arguments]
    return subprocess.run(
        command, cwd=clone, env=ENVIRONMENT, capture_output=True, text=True, check=False
    )


def digests(clone: Path) -> dict[str, str]:
    files = [path for path in (clone / "dist").rglob("*") if path.is_file()]
    return {path.name: hashlib.sha256(path.read_bytes()).hexdigest() for path in files}


@pytest.mark.long
def test_a_release_from_start_to_end(clone: Path) -> None:
    pytest.importorskip("cyclonedx_py", reason="`make test-long` installs what a release needs")
    dry = release(clone, "9.8.7")
    assert dry.returncode == 0, dry.stdout + dry.stderr
    built = digests(clone)
    assert built.keys() == {
        "notes.md",
        "sbom.cdx.json",
        "tablecade-9.8.7-py3-none-any.whl",
        "tablecade-9.8.7.tar.gz",
    }
    assert git(clone, "status", "--porcelain") == git(clone, "tag", "--list", "v9.8.7") == ""
    assert release(clone, "9.8.7", "--go").returncode == 0
    assert git(clone, "tag", "--points-at", "HEAD") == "v9.8.7\n"
    again = release(clone, "9.8.7")  # as CI does with the pushed tag
    assert "Built from the tag v9.8.7." in again.stdout
    assert digests(clone) == built


def test_what_is_wrong_with_a_release_is_told(clone: Path) -> None:
    (clone / "new").touch()
    git(clone, "tag", "v9.8.7", "HEAD~1")
    said = release(clone, "9.8.7").stdout.splitlines()
    assert said == [
        "There are changes that are not committed.",
        "The tag v9.8.7 is there already, at another commit.",
    ]
    assert "'soon' is no version such as 1.2.3." in release(clone, "soon").stdout
