from types import SimpleNamespace
from typing import cast

import pytest

from tablecade.server.store.writer import KEPT_SECONDS, TableCache
from tablecade.server.table.table import Table


def version(number: int) -> Table:
    return cast(Table, SimpleNamespace(id="t", version=number))


def test_only_a_newer_value_replaces_one() -> None:
    cache = TableCache()
    second = cache.learn(version(2))
    assert cache.learn(version(1)) is second
    assert cache.get("t") is second


def test_a_value_read_before_its_table_was_deleted_is_not_kept() -> None:
    cache = TableCache()
    cache.learn(version(1))
    cache.delete(["t"])
    assert cache.learn(version(1)).version == 1
    assert cache.get("t") is None


def test_a_table_that_was_only_forgotten_is_learned_again() -> None:
    cache = TableCache()
    cache.learn(version(1))
    cache.forget(["t"])
    assert cache.learn(version(1)) is cache.get("t")


def test_deleted_tables_take_no_memory_for_long(monkeypatch: pytest.MonkeyPatch) -> None:
    cache, now = TableCache(), [0.0]
    monkeypatch.setattr("tablecade.server.store.writer.time.monotonic", lambda: now[0])
    cache.delete(["t"])
    now[0] = KEPT_SECONDS + 1
    cache.sweep()
    assert not cache._deleted
