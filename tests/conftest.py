"""What tests of every folder share."""

from pathlib import Path

import pytest

HERE = Path(__file__).parent


SLOW_FIRST = ("web", "examples", "bots", "lab", "server", "docs", "cli", "solvers", "kernels")
"""Folders whose files take longest. They start first, so that no worker waits for another at the
end."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=_turn)


def _turn(item: pytest.Item) -> int:
    folder = item.path.relative_to(HERE).parts[0]
    return SLOW_FIRST.index(folder) if folder in SLOW_FIRST else len(SLOW_FIRST)


def pytest_itemcollected(item: pytest.Item) -> None:
    """mutmut 3 looks for the id under the name it had in older releases of pytest."""
    item._nodeid = item.nodeid  # type: ignore[attr-defined]
