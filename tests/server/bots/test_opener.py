"""Whose time a table's bots use."""

import sqlite3
from contextlib import closing
from pathlib import Path

from tablecade.server.entropy import group_of
from tests.server.harness.client import Group, open_seats
from tests.server.harness.served import Served, Wanted


def test_a_table_keeps_the_group_of_its_address_and_not_the_address(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    server = Served(Wanted(f"sqlite:///{file}"))
    try:
        Group(server.url, open_seats(2, game="qwixx"), people=0)
    finally:
        server.close()
    with closing(sqlite3.connect(file)) as tables:
        ((document,),) = tables.execute("select setting from tables").fetchall()
    assert f'"opener":"{group_of("127.0.0.1")}"'.encode() in document
    assert b"127.0.0.1" not in document
