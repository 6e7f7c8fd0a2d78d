"""Finds the documented rules and the tests named after their numbers."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
DOC = ROOT / "docs" / "rules" / "table.md"

_RULE = re.compile(r"^- ((?:PX|QX|QB)-\d+\.\d+) ", re.MULTILINE)
_TEST = re.compile(r"^def (test_(px|qx|qb)_(\d+)_(\d+)_\w+)", re.MULTILINE)
_CITED = re.compile(r"\b(?:PX|QX|QB)-\d+\.\d+")
_TEXTS = {".py", ".md", ".ftl", ".txt"}

Table = dict[str, list[tuple[str, str]]]
"""For each rule, the test files and names."""


def documented() -> list[str]:
    """All rule numbers, in the order of the documents."""
    names = ("pixoid", "qwixx", "qwixx-on-board")
    pages = [(DOC.parent / f"{name}.md").read_text(encoding="utf-8") for name in names]
    return [rule for page in pages for rule in _RULE.findall(page)]


def named_tests() -> Table:
    table: Table = {}
    for path in sorted((ROOT / "tests").rglob("test_*.py")):
        for name, game, section, number in _TEST.findall(path.read_text(encoding="utf-8")):
            rule = f"{game.upper()}-{section}.{number}"
            table.setdefault(rule, []).append((path.relative_to(ROOT).as_posix(), name))
    return table


def cited(folder: str) -> set[str]:
    """All rule numbers that stand anywhere in a folder."""
    paths = (path for path in (ROOT / folder).rglob("*") if path.suffix in _TEXTS)
    return {rule for path in paths for rule in _CITED.findall(path.read_text(encoding="utf-8"))}


def document() -> str:
    tests = named_tests()
    rows = [f"| {rule} | {_cell(tests.get(rule, []))} |" for rule in documented()]
    return "\n".join([_HEAD, *rows, ""])


def _cell(tests: list[tuple[str, str]]) -> str:
    return "<br>".join(f"[{name}](../../{path})" for path, name in tests)


_HEAD = """\
# Rules and their tests

Which tests hold each numbered rule. `make golden` writes this page; a test fails when a rule
has no test, when a test names a rule that does not exist, or when this page is not up to date.

| rule | tests |
|---|---|"""
