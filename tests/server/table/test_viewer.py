"""Tokens: who a caller is, and what each may do."""

import pytest

from tablecade.core.hand import Seat
from tablecade.server.entropy import hashed
from tablecade.server.errors import BadToken, NoSeat, NotTheHost, TokenMissing
from tablecade.server.table import lobby, seating, viewer
from tablecade.server.table.table import Table
from tablecade.server.table.viewer import HOST, SPECTATOR, Viewer
from tests.server.table.test_table import entropy


@pytest.fixture
def table() -> Table:
    wish = lobby.Wish("qwixx", (None, "greedy"))
    table = lobby.new_table(wish, entropy(), host=hashed("host"))
    newcomer = seating.Newcomer("Ada", token=hashed("ada"), nonce="ab" * 16)
    return seating.join(table, newcomer)[0]


@pytest.mark.parametrize(
    ("token", "who"), [(None, SPECTATOR), ("ada", Viewer(seat=Seat(0))), ("host", HOST)]
)
def test_a_token_says_who_calls(table: Table, token: str | None, who: Viewer) -> None:
    assert viewer.recognise(table, token) == who


def test_a_stranger_is_never_a_spectator(table: Table) -> None:
    with pytest.raises(BadToken):
        viewer.recognise(table, "greedy")


def test_the_host_has_no_seat_unless_one_was_taken(table: Table) -> None:
    assert viewer.seat_of(table, "ada") == 0
    with pytest.raises(NoSeat):
        viewer.seat_of(table, "host")
    with pytest.raises(TokenMissing):
        viewer.seat_of(table, None)


def test_only_the_host_is_the_host(table: Table) -> None:
    viewer.check_host(table, "host")
    with pytest.raises(NotTheHost):
        viewer.check_host(table, "ada")
    assert viewer.participant(table, "ada").seat == 0
