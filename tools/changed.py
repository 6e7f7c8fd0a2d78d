"""`python -m tools.changed`: the tests of what a person changed, one path a line.

Changed is what differs from the last commit, or what the last commit changed if nothing does. Its
tests are those that import it, the one named after it, and those of its catalogue or page. Tests in
browsers are left to `make test`, unless they changed themselves.
"""

import ast
import subprocess
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[1]
IN_BROWSERS = ("tests/web/", "tests/examples/")
OF_KIND = {
    ".ftl": ("tests/locales",),
    ".md": ("tests/docs", "tests/test_docs.py"),
}
ALWAYS = "tests/test_structure.py"
"""Quick. Without any path pytest would run all tests."""


def changed() -> list[str]:
    """Files that exist, as paths from the root."""
    listed = _git("diff", "--name-only", "HEAD") + _git(
        "ls-files", "--others", "--exclude-standard"
    )
    found = listed or _git("diff", "--name-only", "HEAD~1", "HEAD")
    return [file for file in found if (ROOT / file).is_file()]


def _git(*command: str) -> list[str]:
    told = subprocess.check_output(["git", *command], cwd=ROOT, text=True)  # noqa: S603, S607
    return told.splitlines()


def tests_of(files: Iterable[str]) -> list[str]:
    files = set(files)
    names = {_module(file) for file in files if file.endswith(".py")}
    found = {ALWAYS, *(test for file in files for test in OF_KIND.get(Path(file).suffix, ()))}
    files |= {_namesake(file) for file in files}
    for path in sorted((ROOT / "tests").rglob("test_*.py")):
        test = path.relative_to(ROOT).as_posix()
        imports = not test.startswith(IN_BROWSERS) and not names.isdisjoint(_imported(path))
        if imports or test in files:
            found.add(test)
    return sorted(found)


def _module(file: str) -> str:
    return file.removeprefix("src/").removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def _namesake(file: str) -> str:
    """For `src/tablecade/server/limits.py` it is `tests/server/test_limits.py`."""
    path = Path(file)
    return Path("tests", *path.parts[2:-1], f"test_{path.stem}.py").as_posix()


@cache
def _imported(test: Path) -> frozenset[str]:
    return frozenset(_imports(test))


def _imports(test: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(test.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)
        elif isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)


if __name__ == "__main__":
    print(*tests_of(changed()), sep="\n")
