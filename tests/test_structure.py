"""The shape of the code: games stay in their own modules, no import circles, no long modules."""

import ast
import re
from collections.abc import Iterator
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "tablecade"
LONGEST, LONGEST_ELSEWHERE = 400, 500
"""Lines of a module of the package, and of what stands beside it."""
GAMES = re.compile("pixoid|qwixx", re.IGNORECASE)


def _modules() -> list[Path]:
    return sorted(SOURCE.rglob("*.py"))


def _path(file: Path) -> str:
    return file.relative_to(SOURCE).as_posix()


def _of_no_game(file: Path) -> bool:
    return not _path(file).startswith("games/")


def _tree(file: Path) -> ast.Module:
    return ast.parse(file.read_text(encoding="utf-8"))


def games_named(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """Names and texts in which a game is named. Docstrings and comments may give examples."""
    docstrings = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        match node:
            case ast.Constant(value=str(text)) if id(node) not in docstrings:
                named = text
            case ast.Name(id=name) | ast.Attribute(attr=name) | ast.arg(arg=name):
                named = name
            case ast.ImportFrom(module=str(name)) | ast.ClassDef(name=name):
                named = name
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name):
                named = name
            case _:
                continue
        if GAMES.search(named):
            yield getattr(node, "lineno", 0), named


@pytest.mark.parametrize("file", [*filter(_of_no_game, _modules())], ids=_path)
def test_the_framework_names_no_game(file: Path) -> None:
    assert [*games_named(_tree(file))] == []


@pytest.mark.parametrize(
    "code",
    [
        'GAMES["qwixx"]',
        "from tablecade.games.pixoid.rules import game",
        "def solve_pixoid(): ...",
        "x.pixoid_loses",
        "def f(qwixx): ...",
    ],
)
def test_a_game_that_is_named_is_found(code: str) -> None:
    assert len([*games_named(ast.parse(code))]) == 1


def _asks_for_a_state(file: Path) -> Iterator[str]:
    for node in ast.walk(_tree(file)):
        match node:
            case ast.Call(func=ast.Name(id="isinstance"), args=[_, kind]):
                if "State" in ast.unparse(kind):
                    yield f"{_path(file)}:{node.lineno} asks for the type of a game's state"


def test_no_module_asks_for_the_type_of_a_state() -> None:
    assert [line for file in _modules() for line in _asks_for_a_state(file)] == []


def test_no_module_is_too_long() -> None:
    beside = [
        *(ROOT / "tests").rglob("*.py"),
        *(ROOT / "tools").rglob("*.py"),
        *(ROOT / "web" / "src").rglob("*.ts"),
        *(ROOT / "web" / "src").rglob("*.svelte"),
    ]
    most = dict.fromkeys(beside, LONGEST_ELSEWHERE) | dict.fromkeys(_modules(), LONGEST)
    lengths = {f: len(f.read_text(encoding="utf-8").splitlines()) for f in most}
    assert {str(f): n for f, n in lengths.items() if n > most[f]} == {}


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
