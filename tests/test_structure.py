"""The shape of the code: games stay in their own modules, no import circles, no long modules."""

import ast
import re
from collections.abc import Iterator
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "tablecade"
LONGEST = 400
FAMILIES = ("pixoid", "qwixx")
"""A module belongs to a game if its path has the game's name; On Board is Qwixx with a track."""

IDS = ("pixoid", "qwixx", "qwixx-on-board")


def _modules() -> list[Path]:
    return sorted(SOURCE.rglob("*.py"))


def _path(file: Path) -> str:
    return file.relative_to(SOURCE).as_posix()


def _of_no_game(file: Path) -> bool:
    return not any(family in _path(file) for family in FAMILIES)


def _tree(file: Path) -> ast.Module:
    return ast.parse(file.read_text(encoding="utf-8"))


def _registered(tree: ast.Module) -> set[ast.AST]:
    """What stands in a call of `Registry(…)`: the place where games enter a layer."""
    calls = (
        node
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Registry"
    )
    return {inner for call in calls for inner in ast.walk(call)}


def _games_named(file: Path) -> Iterator[str]:
    tree = _tree(file)
    allowed = _registered(tree)
    for node in ast.walk(tree):
        match node:
            case ast.Constant(value=str(text)) if text in IDS and node not in allowed:
                yield f"{_path(file)}:{node.lineno} names the game “{text}”"
            case ast.ImportFrom(module=str(module)) if any(f in module for f in FAMILIES):
                yield f"{_path(file)}:{node.lineno} imports {module}"


@pytest.mark.parametrize("file", [*filter(_of_no_game, _modules())], ids=_path)
def test_only_a_game_s_own_modules_know_it(file: Path) -> None:
    assert [*_games_named(file)] == []


def _asks_for_a_state(file: Path) -> Iterator[str]:
    for node in ast.walk(_tree(file)):
        match node:
            case ast.Call(func=ast.Name(id="isinstance"), args=[_, kind]):
                if "State" in ast.unparse(kind):
                    yield f"{_path(file)}:{node.lineno} asks for the type of a game's state"


def test_no_module_asks_for_the_type_of_a_state() -> None:
    assert [line for file in _modules() for line in _asks_for_a_state(file)] == []


def test_no_module_is_too_long() -> None:
    code = [
        *_modules(),
        *(ROOT / "tests").rglob("*.py"),
        *(ROOT / "tools").rglob("*.py"),
        *(ROOT / "web" / "src").rglob("*.ts"),
        *(ROOT / "web" / "src").rglob("*.svelte"),
    ]
    lengths = {f: len(f.read_text(encoding="utf-8").splitlines()) for f in code}
    assert {str(f): n for f, n in lengths.items() if n > LONGEST} == {}


def _name(file: Path) -> str:
    parts = ("tablecade", *file.relative_to(SOURCE).with_suffix("").parts)
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def _imports(file: Path, known: set[str]) -> Iterator[str]:
    """Modules a module imports, anywhere in it; imports for types alone do not count."""
    tree = _tree(file)
    skipped = {
        inner
        for node in ast.walk(tree)
        if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test)
        for inner in ast.walk(node)
    }
    for node in ast.walk(tree):
        if node in skipped:
            continue
        if isinstance(node, ast.ImportFrom) and node.module:
            for alias in node.names:
                full = f"{node.module}.{alias.name}"
                yield from (name for name in (full, node.module) if name in known and name)
        elif isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if alias.name in known)


def test_no_import_circle() -> None:
    """A package's `__init__` gathers its modules, so only imports of modules are followed."""
    packages = {_name(file) for file in _modules() if file.name == "__init__.py"}
    known = {_name(file) for file in _modules()} - packages
    graph = {
        _name(file): {*_imports(file, known)} - {_name(file)}
        for file in _modules()
        if _name(file) in known
    }
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as problem:
        pytest.fail(f"import circle: {' → '.join(problem.args[1])}")


COMPILED_BY = re.compile(r"^from (tablecade\.games\.\w+)\.compiled import", re.MULTILINE)


def test_a_function_is_compiled_by_its_own_game() -> None:
    """The cache of machine code is named by the sources of that game."""
    wrong = [
        file.relative_to(SOURCE)
        for file in SOURCE.rglob("*.py")
        for game in COMPILED_BY.findall(file.read_text("utf-8"))
        if not file.is_relative_to(SOURCE.parent / game.replace(".", "/"))
    ]
    assert not wrong
