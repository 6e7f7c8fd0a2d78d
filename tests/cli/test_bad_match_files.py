"""A bad match file is told by its name, and nothing is done with the others."""

from pathlib import Path

import pytest

from tablecade import load, play
from tablecade.core.errors import BadMatch
from tests.cli.running import Run


@pytest.fixture
def good(tmp_path: Path) -> Path:
    return _written(tmp_path / "good.jsonl", play("qwixx", ["random", "random"], seed=1).write())


@pytest.fixture
def bad(good: Path) -> Path:
    lines = good.read_text(encoding="utf-8").splitlines()
    lines[1] = lines[1].replace("first 0", "first 7").replace("first 1", "first 7")
    return _written(good.with_name("bad.jsonl"), "\n".join(lines))


def _written(path: Path, text: str) -> Path:
    path.write_text(text, encoding="utf-8")
    return path


@pytest.mark.parametrize(
    "args",
    [
        ("dataset", "qwixx", "FOLDER", "FOLDER/out.parquet"),
        ("review", "BAD"),
        ("play", "--resume", "BAD"),
        ("tables", "import", "BAD", "--db", "sqlite:///FOLDER/tables.db"),
    ],
    ids=" ".join,
)
def test_the_file_is_named(args: tuple[str, ...], run: Run, bad: Path) -> None:
    real = (arg.replace("BAD", str(bad)).replace("FOLDER", str(bad.parent)) for arg in args)
    ran = run(*real)
    assert (ran.code, ran.out) == (1, "")
    assert f"{bad}: line 2: " in " ".join(ran.err.split("\n"))


def test_load_names_the_file(bad: Path) -> None:
    with pytest.raises(BadMatch) as raised:
        load(bad)
    assert str(raised.value).startswith(f"{bad}: line 2: ")
    with pytest.raises(BadMatch) as raised:
        load(bad.read_bytes())
    assert str(raised.value).startswith("line 2: ")


def test_nothing_is_imported_if_one_file_is_bad(run: Run, good: Path, bad: Path) -> None:
    database = ("--db", f"sqlite:///{good.with_name('tables.db')}")
    assert run("tables", "import", str(good), str(bad), *database).code == 1
    assert not good.with_name("tables.db").exists()
    assert run("tables", "import", str(good), *database).code == 0
    assert run("tables", "list", *database).out.count("qwixx") == 1


def test_tables_are_not_exported_to_a_file(run: Run, good: Path) -> None:
    database = ("--db", f"sqlite:///{good.with_name('tables.db')}")
    assert run("tables", "import", str(good), *database).code == 0
    ran = run("tables", "export", str(good), *database)
    assert (ran.code, ran.out) == (1, "")
    assert "this is a file, not a folder." in ran.err
