"""Seats: who may sit where, under which name and colour."""

from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from tablecade.core.hand import Hand, Seat
from tablecade.core.match import Decision
from tablecade.server.entropy import hashed
from tablecade.server.table import lobby, play, seating, series
from tablecade.server.table.play import Choice
from tablecade.server.table.seating import Newcomer
from tablecade.server.table.table import Kind, Table, Waiting, set_chair
from tablecade.server.table.view import hand_views
from tests.server.harness.refusals import refused
from tests.server.table.test_table import NOW, entropy, qwixx, started
from tests.server.table.wishes import wish

ADA = Newcomer("Ada", token="a", nonce="ab" * 16)  # noqa: S106 - a test's own


@pytest.mark.parametrize(
    "name",
    [
        *("", "  ", "x" * 100, "bell\a"),
        *("\u3164", "\u2800\u2800", "\u0301"),  # nothing to see
        "A" + "\u0301" * 5,  # marks that pile up
    ],
)
def test_a_name_can_be_read(name: str) -> None:
    with refused("bad-name"):
        seating.check_name(name)


@pytest.mark.parametrize("name", ["Zoë", "Łukasz", "नमस्ते", "พี่น้อง", "한글", "👩‍❤️‍💋‍👩", "?"])
def test_a_name_is_of_any_writing(name: str) -> None:
    assert seating.check_name(name) == name


@pytest.mark.parametrize("name", ["Bo", "bO", "greedy 1", "Greedy 7"])
def test_nobody_takes_the_name_of_another_seat_or_of_a_bot(name: str) -> None:
    table = lobby.new_table(wish("qwixx", (None, None, "greedy")), entropy(), host="h")
    table = seating.join(table, replace(ADA, name="Bo"))
    with refused("name-taken"):
        seating.join(table, replace(ADA, name=name))


def test_one_s_own_name_can_be_spelt_anew() -> None:
    empty = lobby.new_table(wish("qwixx", (None, None)), entropy(), host="h")
    table = seating.join(empty, ADA)
    changed = seating.change_own(table, Seat(0), seating.OwnChange(name="ADA"))
    assert changed.chairs[0].name == "ADA"


def test_spaces_around_a_name_are_dropped() -> None:
    assert seating.check_name("  Ada   L. ") == "Ada L."


def test_a_nonce_is_hex_of_one_length() -> None:
    assert seating.check_nonce("ab" * 16) == "ab" * 16
    with refused("bad-request"):
        seating.check_nonce("xyz")


def test_a_seat_that_is_not_there_is_refused() -> None:
    with refused("no-such-seat"):
        seating.check_seat(qwixx(None, None), 2)


def test_a_bot_is_no_person() -> None:
    table = qwixx(None, "greedy")
    seating.check_person(table, Seat(0))
    with refused("no-seat"):
        seating.check_person(table, Seat(1))


def test_a_full_table_takes_nobody() -> None:
    with refused("table-full"):
        seating.join(qwixx(None, None), ADA)


def test_a_person_s_seat_is_taken_and_a_bot_s_is_free() -> None:
    table = qwixx(None, "greedy")
    with refused("seat-taken"):
        seating.join(table, Newcomer("Bo", token="b", nonce="cd" * 16, seat=0))  # noqa: S106
    after = seating.join(table, Newcomer("Bo", token="b", nonce="cd" * 16, seat=1))  # noqa: S106
    assert (after.chairs[1].name, after.chairs[1].kind) == ("Bo", Kind.HUMAN)


def test_who_takes_over_from_a_bot_keeps_its_colour() -> None:
    table = started(None, "greedy")
    after = seating.join(table, Newcomer("Bo", token="b", nonce="cd" * 16, seat=1))  # noqa: S106
    assert after.chairs[1].colour == table.chairs[1].colour
    assert after.chairs[1].taken_from == "greedy"


def test_a_colour_is_one_of_the_game_s_and_nobody_else_s() -> None:
    table = qwixx(None, None)
    with refused("unknown-colour"):
        seating.free_colour(table, Seat(0), "mauve")
    with refused("colour-taken"):
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
    after = seating.accept(table, "come", "new")
    assert (after.chairs[0].token, after.chairs[0].invitation) == ("new", None)
    with refused("bad-invitation"):
        seating.accept(after, "come", "again")


def test_a_seat_that_is_nobody_s_is_not_handed_back() -> None:
    with refused("seat-taken"):
        seating.hand_back(qwixx(None, "greedy"), Seat(1))


def test_nobody_is_invited_to_an_open_seat() -> None:
    table = seating.free(qwixx(None, None), Seat(1))
    with refused("seat-empty"):
        seating.invite(table, Seat(1), "hash")


@pytest.mark.parametrize("fixed", [True, False])
def test_a_role_moves_with_its_person(*, fixed: bool) -> None:
    seats = (None,) * 4 if fixed else ()
    wanted = wish("pixoid", seats, options={"first_pixoid": "0"}, grow=not fixed)
    table = seating.join(lobby.new_table(wanted, entropy(), host="h"), ADA)
    moved = seating.change_own(table, Seat(0), seating.OwnChange(seat=2))
    assert moved.chairs[2].token == ADA.token
    assert moved.setting.asked["first_pixoid"] == "2"
    assert moved.setting.options == {**table.setting.options, "first_pixoid": 2}
    assert moved.state == moved.game.setup(moved.setting.options, 4)


def who(table: Table, hand: int) -> object:
    return table.chairs[table.game.holder(table.state, Hand(hand))].occupant


def seal_one(table: Table, seat: Seat) -> Table:
    """The person on the seat seals, or the bot does."""
    owed = [hand for hand in table.unsealed if table.game.holder(table.state, hand) == seat]
    if not owed or len(table.unsealed) == 1:
        return table  # the last one would reveal
    hand = owed[0]
    action = table.game.write(table.game.choices(table.state, hand)[0])
    if table.chairs[seat].kind is Kind.HUMAN:
        return play.seal(table, seat, Choice(table.n, hand, action), now=NOW)
    return play.seal_for(table, {hand: Waiting(action)}, now=NOW)


def come_in(table: Table, seat: Seat, number: int) -> Table:
    newcomer = Newcomer(f"Dan {number}", token=f"new {number}", nonce="ab" * 16, seat=seat)
    return seating.join(table, newcomer) if seating.is_free(table.chairs[seat]) else table


def invite_and_come(table: Table, seat: Seat, number: int) -> Table:
    invited = seating.invite(table, seat, hashed(f"come {number}"))
    return seating.accept(invited, f"come {number}", f"guest {number}")


def hand_back(table: Table, seat: Seat, _number: int) -> Table:
    return seating.hand_back(table, seat) if table.chairs[seat].token else table


def kick(table: Table, seat: Seat, number: int) -> Table:
    """The host empties the seat, and somebody else takes it."""
    return come_in(seating.free(table, seat), seat, number)


MOVES: dict[str, Callable[[Table, Seat, int], Table]] = {
    "seal": lambda table, seat, _: seal_one(table, seat),
    "join": come_in,
    "leave": lambda table, seat, _: seating.leave(table, seat),
    "invite": invite_and_come,
    "kick": kick,
    "bot in": lambda table, seat, _: seating.let_bot_play(table, seat, "greedy", nonce="ab" * 16),
    "another bot": lambda table, seat, _: seating.let_bot_play(table, seat, "easy", nonce="a"),
    "bot out": hand_back,
    "crown": lambda table, seat, _: series.take_over(table, seat, host=None),
}
moves = st.lists(st.tuples(st.sampled_from(sorted(MOVES)), st.integers(0, 3)), max_size=20)


@settings(max_examples=150, deadline=None)
@given(story=moves)
def test_a_change_of_seat_never_shows_a_choice_that_somebody_else_sealed(
    story: list[tuple[str, int]],
) -> None:
    table = lobby.new_table(wish("pixoid", (None, None, "greedy", "hard")), entropy(), host="h")
    for number in range(2):
        newcomer = Newcomer(f"Person {number}", token=f"t{number}", nonce="ab" * 16)
        table = seating.join(table, newcomer)
    table = lobby.start(table, entropy(), now=NOW)
    while len(table.unsealed) < 4:  # cubes are placed one by one; then all choose together
        hand = table.unsealed[0]
        action = table.game.write(table.game.choices(table.state, hand)[0])
        table = play.seal_for(table, {hand: Waiting(action)}, now=NOW)
    sealed_by: dict[Hand, object] = {}
    for number, (move, at) in enumerate(story):
        before = table
        table = play.advance(MOVES[move](table, Seat(at), number), now=NOW)
        for hand, choice in table.waiting.items():
            if before.waiting.get(hand) != choice:
                sealed_by[hand] = who(table, hand)
            assert sealed_by[hand] == who(table, hand), (move, at)


def test_whoever_gets_the_second_controller_chooses_its_colour() -> None:
    """PX-7.3: one that nobody has, before its cube is placed."""
    bots = ("easy", None, "easy")
    wanted = wish("pixoid", bots, options={"first_pixoid": "0"})
    table = seating.join(lobby.new_table(wanted, entropy(), host="h"), ADA)
    table = lobby.start(table, entropy(), now=NOW)
    third = Hand(3)
    green = seating.OwnChange(colour="green")
    assert hand_views(table, table.state)[third].colour == "orange"
    table = seating.change_own(table, Seat(1), green)
    assert hand_views(table, table.state)[third].colour == "green"
    for chair in table.chairs:
        with refused("colour-taken"):
            seating.change_own(table, Seat(1), seating.OwnChange(colour=chair.colour))
    with refused("wrong-status"):
        seating.change_own(table, Seat(2), green)
    placed = Decision(n=0, choices={"3": "@c4"})
    with refused("wrong-status"):
        seating.change_own(replace(table, decisions=(placed,)), Seat(1), green)
