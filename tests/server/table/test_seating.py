"""Seats: who may sit where, under which name and colour."""

import pytest

from tablecade.core.hand import Seat
from tablecade.server.entropy import hashed
from tablecade.server.errors import (
    BadInvitation,
    BadName,
    BadRequest,
    ColourTaken,
    NoSeat,
    NoSuchSeat,
    SeatEmpty,
    SeatTaken,
    TableFull,
    UnknownColour,
)
from tablecade.server.table import lobby, seating
from tablecade.server.table.chair import Kind
from tablecade.server.table.seating import Newcomer
from tablecade.server.table.table import Table, set_chair
from tests.server.table.test_table import NOW, entropy, qwixx, started

ADA = Newcomer("Ada", token="a", nonce="ab" * 16)  # noqa: S106 - a test's own


@pytest.mark.parametrize("name", ["", "  ", "x" * 100, "bell\a"])
def test_a_name_can_be_read(name: str) -> None:
    with pytest.raises(BadName):
        seating.check_name(name)


def test_spaces_around_a_name_are_dropped() -> None:
    assert seating.check_name("  Ada   L. ") == "Ada L."


def test_a_nonce_is_hex_of_one_length() -> None:
    assert seating.check_nonce("ab" * 16) == "ab" * 16
    with pytest.raises(BadRequest):
        seating.check_nonce("xyz")


def test_a_seat_that_is_not_there_is_refused() -> None:
    with pytest.raises(NoSuchSeat):
        seating.check_seat(qwixx(None, None), 2)


def test_a_bot_is_no_person() -> None:
    table = qwixx(None, "greedy")
    seating.check_person(table, Seat(0))
    with pytest.raises(NoSeat):
        seating.check_person(table, Seat(1))


def test_a_full_table_takes_nobody() -> None:
    with pytest.raises(TableFull):
        seating.join(qwixx(None, None), ADA)


def test_a_person_s_seat_is_taken_and_a_bot_s_is_free() -> None:
    table = qwixx(None, "greedy")
    with pytest.raises(SeatTaken):
        seating.join(table, Newcomer("Bo", token="b", nonce="cd" * 16, seat=0))  # noqa: S106
    after, seat = seating.join(table, Newcomer("Bo", token="b", nonce="cd" * 16, seat=1))  # noqa: S106
    assert (seat, after.chairs[1].name, after.chairs[1].kind) == (1, "Bo", Kind.HUMAN)


def test_who_takes_over_from_a_bot_keeps_its_colour() -> None:
    table = started(None, "greedy")
    after, _ = seating.join(table, Newcomer("Bo", token="b", nonce="cd" * 16, seat=1))  # noqa: S106
    assert after.chairs[1].colour == table.chairs[1].colour
    assert after.chairs[1].taken_from == "greedy"


def test_a_colour_is_one_of_the_game_s_and_nobody_else_s() -> None:
    table = qwixx(None, None)
    with pytest.raises(UnknownColour):
        seating.free_colour(table, Seat(0), "mauve")
    with pytest.raises(ColourTaken):
        seating.free_colour(table, Seat(0), table.chairs[1].colour)
    own = table.chairs[0].colour
    assert seating.free_colour(table, Seat(0), own) == own
    assert seating.free_colour(table, Seat(0), None) == own


def invited(table: Table) -> Table:
    chair = table.chairs[0]
    return set_chair(table, Seat(0), type(chair)(kind=Kind.HUMAN, invitation=hashed("come")))


def test_an_invitation_gives_the_seat_once() -> None:
    table = invited(qwixx(None, None))
    assert seating.invited_seat(table, "come") == 0
    after, seat = seating.accept(table, "come", "new")
    assert (seat, after.chairs[0].token, after.chairs[0].invitation) == (0, "new", None)
    with pytest.raises(BadInvitation):
        seating.accept(after, "come", "again")


def test_a_seat_that_is_nobody_s_is_not_handed_back() -> None:
    with pytest.raises(SeatTaken):
        seating.hand_back(qwixx(None, "greedy"), Seat(1))


def test_nobody_is_invited_to_an_open_seat() -> None:
    table = seating.free(qwixx(None, None), Seat(1))
    with pytest.raises(SeatEmpty):
        seating.invite(table, Seat(1), "hash")


@pytest.mark.parametrize("fixed", [True, False])
def test_a_role_moves_with_its_person(*, fixed: bool) -> None:
    seats = (None,) * 4 if fixed else ()
    wish = lobby.Wish("pixoid", seats, options={"first_pixoid": "0"}, growing=not fixed)
    table, _ = seating.join(lobby.new_table(wish, entropy(), host="h"), ADA)
    moved, seat = seating.change_own(table, Seat(0), seating.Wishes(seat=2), now=NOW)
    assert seat == 2
    assert moved.setting.asked["first_pixoid"] == "2"
    assert moved.setting.options == {**table.setting.options, "first_pixoid": 2}
    assert moved.state == moved.game.setup(moved.setting.options, 4)
