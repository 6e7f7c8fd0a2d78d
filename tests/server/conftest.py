"""Every test of the server runs on both engines."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from tests.server.harness.client import close_all
from tests.server.harness.postgres import Postgres
from tests.server.harness.served import Served, Wanted

Serve = Callable[..., Served]


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    running = Postgres(durable=False)
    yield running
    running.remove()


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
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
