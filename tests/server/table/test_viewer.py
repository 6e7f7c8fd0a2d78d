"""Tokens: who a caller is, and what each may do."""

import pytest

from tablecade.core.hand import Seat
from tablecade.server.entropy import hashed
from tablecade.server.errors import BadToken
from tablecade.server.table import lobby, seating
from tablecade.server.table.table import Table, set_chair
from tablecade.server.table.viewer import HOST, SPECTATOR, Caller, Viewer
from tests.server.harness.refusals import refused
from tests.server.table.test_table import entropy
from tests.server.table.wishes import wish


@pytest.fixture
def table() -> Table:
    wanted = wish("qwixx", (None, "greedy"))
    table = lobby.new_table(wanted, entropy(), host=hashed("host"))
    newcomer = seating.Newcomer("Ada", token=hashed("ada"), nonce="ab" * 16)
    return seating.join(table, newcomer)


@pytest.mark.parametrize(
    ("token", "who"), [(None, SPECTATOR), ("ada", Viewer(seat=Seat(0))), ("host", HOST)]
)
def test_a_token_says_who_calls(table: Table, token: str | None, who: Viewer) -> None:
    assert Caller(token).at(table) == who


def test_a_stranger_is_never_a_spectator(table: Table) -> None:
    with pytest.raises(BadToken):
        Caller("greedy").at(table)


def test_the_host_has_no_seat_unless_one_was_taken(table: Table) -> None:
    assert Caller("ada").seat_at(table) == 0
    with refused("no-seat"):
        Caller("host").seat_at(table)
    with refused("token-missing"):
        Caller(None).seat_at(table)


def test_only_the_host_is_the_host(table: Table) -> None:
    Caller("host").check_host(table)
    with refused("not-the-host"):
        Caller("ada").check_host(table)
    assert Caller("ada").participant_at(table).seat == 0


def test_a_seat_that_was_found_once_is_looked_for_again_when_it_moves_or_dies(table: Table) -> None:
    ada = Caller("ada")
    assert ada.seat_at(table) == 0
    moved = set_chair(set_chair(table, Seat(1), table.chairs[0]), Seat(0), table.chairs[1])
    assert ada.seat_at(moved) == 1
    assert ada.seat_at(table) == 0
    with pytest.raises(BadToken):
        ada.seat_at(seating.free(table, Seat(0)))
