"""Prepare a release: `make release VERSION=1.2.3` checks and builds, `GO=1` also writes and tags.

Without `GO=1` nothing in the repository changes. What is built goes to dist/: packages, an SBOM
(CycloneDX) and the notes of the changelog. Where the version is tagged already, the tag is built
as it is: that is what CI does after the tag was pushed.
"""

import argparse
import datetime
import re
import shutil
import subprocess
import sys
from pathlib import Path

from tools.sbom import write_sbom

ROOT = Path(__file__).resolve().parents[1]
DIST = ROOT / "dist"
VERSION_FILE = ROOT / "src/tablecade/version.py"
CHANGELOG = ROOT / "CHANGELOG.md"
UNRELEASED = "## [Unreleased]"


def main() -> int:
    options = _options()
    tagged = _is_tagged(options.version)
    problems = _problems(options.version, tagged=tagged)
    if problems:
        print(*problems, sep="\n")
        return 1
    if tagged:
        _build(options.version)
    else:
        _write_and_build(options)
    _say(options, tagged=tagged)
    return 0


def _write_and_build(options: argparse.Namespace) -> None:
    before = {file: file.read_text(encoding="utf-8") for file in (VERSION_FILE, CHANGELOG)}
    done = False
    try:
        _write(options.version)
        _build(options.version)
        done = options.go
    finally:
        if not done:
            for file, text in before.items():
                file.write_text(text, encoding="utf-8")
    if options.go:
        _tag(options.version)


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("version")
    parser.add_argument("--go", action="store_true", help="write the version, commit and tag")
    return parser.parse_args()


def _problems(version: str, *, tagged: bool) -> list[str]:
    found: list[str] = []
    if not re.fullmatch(r"\d+\.\d+\.\d+((a|b|rc)\d+)?", version):
        found.append(f"'{version}' is no version such as 1.2.3.")
    if _git("status", "--porcelain"):
        found.append("There are changes that are not committed.")
    return found + (_tag_problems(version) if tagged else _new_problems(version))


def _tag_problems(version: str) -> list[str]:
    """Of a tag that is built: it must hold what the release wrote."""
    found: list[str] = []
    if f'__version__ = "{version}"' not in VERSION_FILE.read_text(encoding="utf-8"):
        found.append(f"The tag v{version} has another version in {VERSION_FILE.name}.")
    if not notes(CHANGELOG.read_text(encoding="utf-8"), f"## [{version}]"):
        found.append(f"CHANGELOG.md has nothing under ## [{version}].")
    return found


def _new_problems(version: str) -> list[str]:
    found: list[str] = []
    if not notes(CHANGELOG.read_text(encoding="utf-8"), UNRELEASED):
        found.append(f"CHANGELOG.md has nothing under {UNRELEASED}.")
    if _git("tag", "--list", f"v{version}"):
        found.append(f"The tag v{version} is there already, at another commit.")
    return found


def _is_tagged(version: str) -> bool:
    return f"v{version}" in _git("tag", "--points-at", "HEAD").split()


def notes(changelog: str, heading: str) -> str:
    """The text under a heading of the changelog."""
    _, _, rest = changelog.partition(f"{heading}")
    return re.split(r"^## ", rest.partition("\n")[2], maxsplit=1, flags=re.MULTILINE)[0].strip()


def released(changelog: str, version: str, day: str) -> str:
    """The changelog with its unreleased part named, and an empty one above it."""
    return changelog.replace(UNRELEASED, f"{UNRELEASED}\n\n## [{version}] - {day}", 1)


def _write(version: str) -> None:
    text = VERSION_FILE.read_text(encoding="utf-8")
    named = re.sub(r'__version__ = ".*"', f'__version__ = "{version}"', text)
    VERSION_FILE.write_text(named, encoding="utf-8")
    day = datetime.datetime.now(datetime.UTC).date().isoformat()
    changelog = released(CHANGELOG.read_text(encoding="utf-8"), version, day)
    CHANGELOG.write_text(changelog, encoding="utf-8")


def _build(version: str) -> None:
    shutil.rmtree(DIST, ignore_errors=True)
    python = [sys.executable, "-m"]
    _run(*python, "build", "--quiet", "--no-isolation", "--outdir", str(DIST / "packages"))
    write_sbom(DIST / "sbom.cdx.json", version)
    changelog = CHANGELOG.read_text(encoding="utf-8")
    heading = f"## [{version}]"
    (DIST / "notes.md").write_text(notes(changelog, heading) + "\n", encoding="utf-8")


def _tag(version: str) -> None:
    _run("git", "commit", "--quiet", "--all", "--message", f"Release {version}")
    _run("git", "tag", "--annotate", f"v{version}", "--message", f"Tablecade {version}")


def _say(options: argparse.Namespace, *, tagged: bool) -> None:
    print(f"Built in {DIST}:", *sorted(path.name for path in DIST.rglob("*") if path.is_file()))
    if tagged:
        print(f"Built from the tag v{options.version}.")
    elif options.go:
        print(f"Committed and tagged v{options.version}. Push it: git push --follow-tags")
    else:
        print("This was a dry run: the repository is unchanged. GO=1 writes, commits and tags.")


def _git(*arguments: str) -> str:
    return subprocess.check_output(["git", *arguments], cwd=ROOT, text=True).strip()  # noqa: S603, S607


def _run(*command: str) -> None:
    subprocess.run(command, cwd=ROOT, check=True)  # noqa: S603


if __name__ == "__main__":
    sys.exit(main())
