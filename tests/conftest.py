import pytest


def pytest_itemcollected(item: pytest.Item) -> None:
    """mutmut 3 looks for the id under the name it had in older releases of pytest."""
    item._nodeid = item.nodeid  # type: ignore[attr-defined]
