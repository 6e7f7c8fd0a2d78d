"""Tests of the server on both engines.

What depends on the database runs on both in every run. A module of the folders in `ONE_ENGINE` runs
on one of them, chosen by its name, and on the other by `make test-long`.
"""

import zlib
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from tablecade.server.bots import pool
from tests.server.harness import worker
from tests.server.harness.client import close_all
from tests.server.harness.postgres import Postgres
from tests.server.harness.served import Served, Wanted

Serve = Callable[..., Served]

HERE = Path(__file__).parent
ENGINES = ("sqlite", "postgres")
ONE_ENGINE = ("api", "gateway", "live", "schedule")
BOTH_ENGINES = ("test_fuzz", "test_matches", "test_secrecy", "test_stories", "test_tables")
"""Modules of those folders that run on both all the same."""


@pytest.fixture(autouse=True)
def usual_priority(monkeypatch: pytest.MonkeyPatch) -> None:
    """Workers that a test starts itself do not wait behind other test processes."""
    monkeypatch.setattr(pool, "WORKER", worker.__name__)


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.path.is_relative_to(HERE) and _is_for_later(item):
            item.add_marker(pytest.mark.long)


def _is_for_later(item: pytest.Item) -> bool:
    folder, module = item.path.relative_to(HERE).parts[0], item.path.stem
    if folder not in ONE_ENGINE or module in BOTH_ENGINES or _names_its_engine(item):
        return False
    spec = getattr(item, "callspec", None)
    engine = None if spec is None else spec.params.get("engine")
    return engine not in (None, ENGINES[zlib.crc32(module.encode()) % len(ENGINES)])


def _names_its_engine(item: pytest.Item) -> bool:
    return any(mark.args[0] == "engine" for mark in item.iter_markers("parametrize"))


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    running = Postgres(durable=False)
    yield running
    running.remove()


@pytest.fixture(scope="module", params=ENGINES)
def engine(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(scope="module")
def new_database(
    request: pytest.FixtureRequest, engine: str, tmp_path_factory: pytest.TempPathFactory
) -> Callable[[], str]:
    """Gives the address of a new, empty database."""
    if engine == "sqlite":
        return lambda: f"sqlite:///{tmp_path_factory.mktemp('database')}/tables.db"
    running: Postgres = request.getfixturevalue("postgres")
    return running.new_database


@pytest.fixture(scope="module")
def module_server(new_database: Callable[[], str]) -> Iterator[Served]:
    running = Served(Wanted(new_database()))
    yield running
    running.close()


@pytest.fixture
def server(module_server: Served) -> Iterator[Served]:
    """A server the tests of a module share, each with tables of its own."""
    yield module_server
    close_all()


@pytest.fixture
def database(new_database: Callable[[], str]) -> str:
    return new_database()


@pytest.fixture
def serve(database: str) -> Iterator[Serve]:
    """Starts servers on the test's own database; all are gone after the test."""
    started: list[Served] = []

    def start(**wanted: object) -> Served:
        started.append(Served(replace(Wanted(database), **wanted)))
        return started[-1]

    yield start
    close_all()
    for server in started:
        server.close()


@pytest.fixture
def sqlite_file(tmp_path: Path) -> Path:
    return tmp_path / "tables.db"
