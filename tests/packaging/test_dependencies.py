"""What the package imports is what it declares."""

import ast
import sys
import tomllib
from importlib.metadata import packages_distributions
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "src" / "tablecade"


def imported_by(file: Path) -> set[str]:
    """Top-level modules that a source imports, of other packages."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name.partition(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and not node.level:
            found.add((node.module or "").partition(".")[0])
    return found - sys.stdlib_module_names - {"tablecade"}


def test_every_import_is_declared() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = (lines for lines in project["optional-dependencies"].values())
    declared = {
        canonicalize_name(Requirement(line).name)
        for lines in (project["dependencies"], *extras)
        for line in lines
    }
    distributions = packages_distributions()
    missing = {
        (str(file.relative_to(SOURCES)), module)
        for file in SOURCES.rglob("*.py")
        for module in imported_by(file)
        if module in distributions
        and declared.isdisjoint(map(canonicalize_name, distributions[module]))
    }
    assert missing == set()
