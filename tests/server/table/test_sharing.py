"""What tables have in common is in memory once."""

from tablecade.core.game import plain
from tablecade.games.pixoid.rules.tiles import lay_board, project_tiles
from tablecade.server.table.table import shared
from tests.server.table.test_play import pixoid

BOARD = lay_board("A1 B1 C1 D1", project_tiles())


def test_equal_boards_are_one_value() -> None:
    one, other = (shared({"board": plain(BOARD), "first_pixoid": n}) for n in range(2))
    assert one["board"] is other["board"]
    assert one == {"board": plain(BOARD), "first_pixoid": 0}


def test_the_board_of_a_table_that_started_is_shared() -> None:
    setting = pixoid(None, None, None, None).setting
    assert setting.options["board"] is shared(setting.options)["board"]
    assert setting.header is not None
    assert setting.header.options["board"] is setting.options["board"]
