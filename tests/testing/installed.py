"""The game that `tablecade new` writes, as an installed package that a test may break."""

import sys
from collections.abc import Mapping
from pathlib import Path

import pytest

from tablecade.cli.new_game import write_game
from tablecade.core.packages import GAMES

RULES, BOTS, PACKAGE = "rules.py", "bots.py", "__init__.py"
WORDS = "locales/en/claims.ftl"

Change = tuple[str, str, str]
"""A file of the package, a text in it, and what takes its place; no text: a new file."""


def install(
    folder: Path, monkeypatch: pytest.MonkeyPatch, *changes: Change, name: str = "claims"
) -> None:
    write_game(folder / "made", name)
    site, module = folder / "made" / "src", f"tablecade_{name.replace('-', '_')}"
    for file, old, new in changes:
        path = site / module / file
        path.parent.mkdir(parents=True, exist_ok=True)
        text = path.read_text("utf-8") if old else ""
        assert old in text
        path.write_text(text.replace(old, new, 1) if old else new, encoding="utf-8")
    _write(
        site / f"{module}-0.1.0.dist-info",
        {
            "METADATA": f"Metadata-Version: 2.1\nName: tablecade-{name}\nVersion: 0.1.0\n",
            "entry_points.txt": f"[tablecade.games]\n{name} = {module}:PACKAGE\n",
        },
    )
    assert GAMES._entries  # of the packages before: it comes back after the test
    monkeypatch.syspath_prepend(str(site))
    monkeypatch.delitem(vars(GAMES), "_entries")
    for known in ("_loaded", "_registered", "_rules"):
        others = {
            key: kept for key, kept in getattr(GAMES, known).items() if name not in (key, *key)
        }
        monkeypatch.setattr(GAMES, known, others)  # without what another test left of this game
    for loaded in [m for m in sys.modules if m.partition(".")[0] == module]:
        monkeypatch.delitem(sys.modules, loaded)


def _write(folder: Path, files: Mapping[str, str]) -> None:
    folder.mkdir()
    for name, text in files.items():
        (folder / name).write_text(text, encoding="utf-8")
