"""Choices at a table: what is refused, and a match from its start to its end."""

import pytest

from tablecade.core.errors import IllegalChoice, NotAwaited
from tablecade.core.hand import Hand, Seat
from tablecade.core.packages import GAMES
from tablecade.core.replay import verify
from tablecade.server.table import lobby, play, schedule, seating
from tablecade.server.table.matchfile import match_file
from tablecade.server.table.play import Choice
from tablecade.server.table.table import Status, Table, Waiting
from tests.server.harness.refusals import refused
from tests.server.table.test_table import NOW, entropy, own, qwixx, started
from tests.server.table.wishes import wish


def pixoid(*bots: str | None) -> Table:
    wanted = wish("pixoid", bots)
    table = lobby.new_table(wanted, entropy(), host="h")
    for seat in range(bots.count(None)):
        newcomer = seating.Newcomer(f"Person {seat}", token=f"t{seat}", nonce="ab" * 16)
        table = seating.join(table, newcomer)
    return lobby.start(table, entropy(), now=NOW)


def sealed_by_all(table: Table) -> Table:
    """Everybody takes the first legal choice."""
    game = table.game
    first = {h: Waiting(game.write(game.choices(table.state, h)[0])) for h in table.unsealed}
    return play.seal_for(table, first, now=NOW)


def test_a_hand_is_played_by_who_holds_it() -> None:
    table = started(None, None)
    with refused("not-your-hand"):
        play.seal(table, Seat(0), own(table, 1), now=NOW)


def test_a_seat_that_a_bot_plays_seals_nothing() -> None:
    table = started(None, "greedy")
    with refused("bot-plays"):
        play.seal(table, Seat(1), own(table, 1), now=NOW)


@pytest.mark.parametrize(("n", "match"), [(-1, None), (1, None), (2, 7)])
def test_a_choice_for_another_decision_is_stale(n: int, match: int | None) -> None:
    table = started(None, None)
    with refused("stale") as problem:
        play.seal(table, Seat(0), Choice(n, 0, "pass", match), now=NOW)
    assert problem.value.detail["n"] == table.n


def test_nothing_is_sealed_in_a_pause() -> None:
    table = schedule.pause(started(None, None), now=NOW)
    with refused("not-playing"):
        play.seal(table, Seat(0), Choice(table.n, 0, "pass"), now=NOW)


def test_an_illegal_choice_is_refused_with_its_rule() -> None:
    table = started(None, None)
    with pytest.raises(IllegalChoice) as problem:
        play.seal(table, Seat(0), Choice(table.n, 0, "red12"), now=NOW)
    assert problem.value.refusal.rule


def test_a_hand_that_owes_nothing_now_chooses_nothing() -> None:
    table = pixoid(None, *["greedy"] * 3)
    hand = next(hand for hand in table.held_by(Seat(0)) if hand not in table.awaited)
    with pytest.raises(NotAwaited):
        play.seal(table, Seat(0), Choice(table.n, hand, "up1"), now=NOW)


def test_the_last_choice_reveals() -> None:
    table = started(None, None)
    after = play.seal(table, Seat(1), own(table, 1), now=NOW)
    assert after.n == table.n
    assert play.seal(after, Seat(0), own(table, 0), now=NOW).n > table.n


def test_bots_never_undo_a_person_s_choice() -> None:
    table = started(None, None)
    mine = own(table, 0)
    waiting = play.seal(table, Seat(0), mine, now=NOW)
    after = play.seal_for(waiting, {Hand(0): Waiting("red2")}, now=NOW)
    assert after.waiting[Hand(0)].action == mine.action


def test_a_match_ends_with_an_outcome_that_verifies() -> None:
    table = started("greedy", "greedy")
    while table.status is Status.PLAYING:
        table = sealed_by_all(table)
    assert table.status is Status.OVER
    assert len(table.setting.series) == 1
    assert verify(GAMES, match_file(table)) == table.game.outcome(table.state)


def rested(table: Table) -> Table:
    while table.schedule.rest is None:
        table = sealed_by_all(table)
    return table


def test_a_table_rests_after_a_round_until_all_people_are_ready() -> None:
    table = rested(pixoid(None, None, "greedy", "greedy"))
    assert schedule.due(table) == table.schedule.rest
    waiting = schedule.say_ready(table, Seat(0), now=NOW)
    assert waiting.schedule.ready == (0,)
    assert schedule.say_ready(waiting, Seat(0), now=NOW) is waiting
    assert schedule.say_ready(waiting, Seat(1), now=NOW).schedule.rest is None


def test_a_rest_ends_by_itself_and_stands_still_in_a_pause() -> None:
    table = rested(pixoid(None, "greedy", "greedy", "greedy"))
    end = table.schedule.rest
    assert end is not None
    assert schedule.run_due(table, now=end - 1) is table
    assert schedule.run_due(table, now=end).schedule.rest is None
    paused = schedule.pause(table, now=NOW)
    assert schedule.pause(paused, now=NOW + 1) is paused
    resumed = schedule.resume(paused, now=NOW + 10)
    assert resumed.schedule.rest == end + 10
    assert schedule.resume(resumed, now=NOW) is resumed


def test_a_rest_that_ends_in_a_pause_does_not_delay_what_follows() -> None:
    paused = schedule.pause(rested(pixoid(None, None, "greedy", "greedy")), now=NOW)
    for person in (0, 1):
        paused = schedule.say_ready(paused, Seat(person), now=NOW + 60)
    assert paused.schedule.rest is None
    assert schedule.resume(paused, now=NOW + 100).schedule.since == NOW + 100


def test_a_table_in_the_lobby_has_nothing_to_pause() -> None:
    for change in (schedule.pause, schedule.resume):
        with refused("wrong-status"):
            change(qwixx(None, None), now=NOW)


def test_bots_without_people_take_no_rest() -> None:
    table = pixoid(*["greedy"] * 4)
    rounds = {table.state.round}
    while table.status is Status.PLAYING:
        assert table.schedule.rest is None
        table = sealed_by_all(table)
        rounds.add(table.state.round)
    assert len(rounds) == 4


def test_a_lobby_s_file_has_the_seats_so_far() -> None:
    assert match_file(qwixx(None, "greedy")).header.seats == ("Person 0", "greedy 1")
