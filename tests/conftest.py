"""What tests of every folder share."""

import gc
import logging
import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from tablecade.core.packages import GAMES, GamePackage
from tablecade.core.replay import AnyGame
from tablecade.games.pixoid.bots.board_values import FILE_VARIABLE
from tests.claims import Claims

HERE = Path(__file__).parent

os.environ[FILE_VARIABLE] = ""
"""Bots play alike in the tests, whether the optional values are installed or not."""


SLOW_FIRST = ("web", "examples", "lab", "server", "docs", "cli")
"""Folders whose files take longest. They start first, so that no worker waits for another at the
end."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=_turn)


def _turn(item: pytest.Item) -> int:
    folder = item.path.relative_to(HERE).parts[0]
    return SLOW_FIRST.index(folder) if folder in SLOW_FIRST else len(SLOW_FIRST)


def pytest_collection_finish() -> None:
    """The thousands of tests stay until the end: the collector need not look at them again."""
    gc.collect()
    gc.freeze()


def pytest_itemcollected(item: pytest.Item) -> None:
    """mutmut 3 looks for the id under the name it had in older releases of pytest."""
    item._nodeid = item.nodeid  # type: ignore[attr-defined]


@pytest.fixture(autouse=True)
def logging_as_before() -> Iterator[None]:
    """A command that serves sets up logging, to a stream that ends with its test."""
    root = logging.getLogger()
    level, handlers = root.level, root.handlers[:]
    yield
    root.setLevel(level)
    root.handlers[:] = handlers


@pytest.fixture
def claims(monkeypatch: pytest.MonkeyPatch) -> AnyGame:
    """The tests' own game, registered until the test ends."""
    monkeypatch.setattr(GAMES, "_registered", {**GAMES._registered})
    monkeypatch.setattr(GAMES, "_loaded", {**GAMES._loaded})
    GAMES.add(GamePackage(rules=Claims))
    return GAMES["claims"]
