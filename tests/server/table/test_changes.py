"""The messages that follow from two values of a table, and the views they carry."""

from msgspec.json import decode, encode

from tablecade.core.hand import Seat
from tablecade.server.table import schedule, series
from tablecade.server.table.table import Status, Table
from tablecade.server.table.view import TableView, diff, hand_views, mine, resolved_since
from tablecade.server.table.wire import Message, Over, Pace, Reacted, Rest, Seats, Votes
from tests.server.harness.refusals import refused
from tests.server.table.test_play import pixoid, rested, sealed_by_all
from tests.server.table.test_table import NOW, entropy, kinds, started


def played(table: Table) -> Table:
    while table.status is Status.PLAYING:
        table = sealed_by_all(table)
    return table


def messages(old: Table, new: Table, present: frozenset[str] = frozenset()) -> list[Message]:
    return [*diff(TableView(old, frozenset()), TableView(new, present), now=NOW)]


def test_the_end_of_a_match_is_told_with_its_seed() -> None:
    table = started(None, "greedy")
    end = played(table)
    told = messages(table, end)
    (over,) = [message for message in told if isinstance(message, Over)]
    assert (over.outcome, len(over.series)) == (end.game.outcome(end.state), 1)
    assert over.dice.seed


def test_no_message_says_that_a_match_is_over_before_its_outcome() -> None:
    table = started(None, "greedy")
    told = messages(table, played(table))
    status = [message for message in told if isinstance(message, Pace | Over)]
    assert [type(message) for message in status] == [Over, Pace]


def test_who_was_away_gets_every_decision_since() -> None:
    end = played(started("greedy", "greedy"))
    numbers = [message.n for message in resolved_since(end, 3)]
    assert numbers == [*range(4, end.n)]


def test_readiness_and_reactions_are_told_in_a_rest() -> None:
    table = rested(pixoid(None, None, "greedy", "greedy"))
    (rest,) = messages(table, schedule.say_ready(table, Seat(1), now=NOW))
    assert isinstance(rest, Rest)
    assert rest.rest is not None
    assert rest.rest.ready == (1,)
    wow = schedule.react(table, Seat(0), "wow")
    assert messages(table, wow) == [Reacted(Seat(0), "wow")]
    assert len(messages(wow, schedule.react(wow, Seat(0), "wow"))) == 1


def test_nobody_speaks_while_a_round_of_pixoid_runs() -> None:
    with refused("round-runs"):
        schedule.react(pixoid(None, "greedy", "greedy", "greedy"), Seat(0), "wow")


def test_presence_alone_changes_the_seats() -> None:
    table = started(None, None)
    (seats,) = messages(table, table, present=frozenset({"t0"}))
    assert isinstance(seats, Seats)
    assert [seat.present for seat in seats.seats] == [True, False]


def test_votes_are_told_and_the_last_one_decides() -> None:
    end = played(started(None, None))
    one = series.vote(end, Seat(0), "pixoid", entropy(), now=NOW)
    assert messages(end, one) == [Votes({"0": "pixoid"})]
    again = series.vote(one, Seat(1), "qwixx", entropy(), now=NOW)
    assert (again.setting.game, again.setting.match) == ("qwixx", 2)
    assert "Snapshot" in kinds(end, again)
    other = series.vote(one, Seat(1), "pixoid", entropy(), now=NOW)
    assert (other.setting.game, other.status) == ("pixoid", Status.PLAYING)


def test_a_seat_sees_its_own_hands_alone() -> None:
    table = started(None, None)
    own = mine(table, Seat(0), hand_views(table, table.state)).hands
    assert [*own] == [str(hand) for hand in table.awaited if hand == 0]
    for hand in own.values():
        assert hand.choice is None
        shown = decode(encode(hand))
        assert shown["legal"] == [*shown["preview"]]
