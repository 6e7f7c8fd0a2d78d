"""The chain of seeds of a series."""

import hashlib

from tablecade.server.table import lobby
from tablecade.server.table.matchfile import dice_of
from tablecade.server.table.table import Table, with_setting
from tests.server.table.test_table import entropy
from tests.server.table.wishes import wish


def seed(table: Table, match: int) -> bytes:
    return dice_of(with_setting(table, match=match)).seed


def test_a_seed_is_the_hash_of_the_next_one_in_whatever_order_they_are_asked_for() -> None:
    chance = entropy()
    one, other = (lobby.new_table(wish("qwixx", ("easy",) * 2), chance, host="h") for _ in range(2))
    for table in (one, other):
        for match in (2, 1, 7, 99):
            later = seed(table, match + 1)
            seed(one, 50)
            assert seed(table, match) == hashlib.sha256(later).digest()
    assert seed(one, 3) != seed(other, 3)
