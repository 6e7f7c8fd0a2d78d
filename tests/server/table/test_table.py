"""A table as a value: what follows from what, without a clock, a database or a socket."""

import hashlib
import itertools

import pytest

from tablecade.core.errors import TablecadeError, UnknownBot
from tablecade.core.hand import Hand, Seat
from tablecade.core.packages import GAMES
from tablecade.server.entropy import Entropy
from tablecade.server.table import lobby, play, schedule, seating, series
from tablecade.server.table.play import Choice
from tablecade.server.table.table import Kind, Pace, PaceName, Status, Table, with_setting
from tablecade.server.table.view import TableView, diff
from tests.server.harness.refusals import refused
from tests.server.table.wishes import wish

NOW = 1_000.0
UNHURRIED, BRISK = Pace(), Pace(PaceName.BRISK, 20)


def entropy() -> Entropy:
    counter = itertools.count()
    return Entropy(lambda size: hashlib.shake_128(b"%d" % next(counter)).digest(size))


def qwixx(*bots: str | None, pace: Pace = UNHURRIED) -> Table:
    table = lobby.new_table(wish("qwixx", bots, pace=pace), entropy(), host="h")
    for seat, bot in enumerate(bots):
        if bot is None:
            newcomer = seating.Newcomer(f"Person {seat}", token=f"t{seat}", nonce="ab" * 16)
            table = seating.join(table, newcomer)
    return table


def started(*bots: str | None, pace: Pace = UNHURRIED) -> Table:
    return lobby.start(qwixx(*bots, pace=pace), entropy(), now=NOW)


def own(table: Table, hand: int) -> Choice:
    action = table.game.choices(table.state, Hand(hand))[-1]
    return Choice(table.n, hand, table.game.write(action))


def test_the_dice_are_dealt_when_a_match_begins() -> None:
    table = started(None, None)
    assert table.status is Status.PLAYING
    assert table.n == 2
    assert table.unsealed
    assert table.decisions[0].choices.keys() == {"dice"}


def test_a_table_with_an_open_seat_does_not_start() -> None:
    wanted = wish("qwixx", (None, "greedy"))
    with refused("seats-open"):
        lobby.start(lobby.new_table(wanted, entropy(), host="h"), entropy(), now=NOW)


def test_sealing_changes_nothing_but_what_waits() -> None:
    before = started(None, None)
    after = play.seal(before, Seat(0), own(before, 0), now=NOW)
    assert after.state is before.state
    assert after.waiting.keys() == {0}
    assert play.seal(after, Seat(0), own(before, 0), now=NOW) is after
    assert play.take_back(after, Seat(0), 0, n=before.n).waiting == {}


def test_the_order_of_arrival_does_not_matter() -> None:
    """Both reveal the same, whoever was first."""
    table = started(None, None)
    ends = []
    for order in ((0, 1), (1, 0)):
        after = table
        for hand in order:
            after = play.seal(after, Seat(hand), own(table, hand), now=NOW)
        ends.append(after)
    assert ends[0].decisions == ends[1].decisions
    assert ends[0].state == ends[1].state
    assert ends[0].n > table.n


def test_a_bot_is_due_after_a_delay_that_everybody_knows() -> None:
    table = started(None, "greedy")
    due = schedule.due(table)
    assert due == NOW + schedule.bot_delay(table, Seat(1))
    tempo = table.setting.tempo
    assert tempo.quickest_bot <= schedule.bot_delay(table, Seat(1)) <= tempo.slowest_bot
    assert schedule.bot_turns(table, now=due - 0.01) == []
    assert [turn.seat for turn in schedule.bot_turns(table, now=due)] == [1]


def test_a_bot_that_chooses_alone_is_quick() -> None:
    """Cubes are placed one after another (PX-1.7): nobody waits long for bots."""
    wanted = wish("pixoid", ("greedy",) * 4)
    table = lobby.start(lobby.new_table(wanted, entropy(), host="h"), entropy(), now=NOW)
    (hand,) = table.awaited
    assert (
        schedule.bot_delay(table, table.game.holder(table.state, hand))
        == schedule.SINGLE_BOT_SECONDS
    )


def test_people_without_a_bell_are_never_due() -> None:
    assert schedule.due(started(None, None)) is None
    assert schedule.due(qwixx(None, "greedy")) is None


def test_the_bell_rings_when_the_reveal_was_seen_and_the_time_is_up() -> None:
    table = started(None, None, pace=BRISK)
    rings = NOW + table.setting.tempo.reveal + 20
    assert schedule.due(table) == rings
    late = schedule.bot_turns(table, now=rings)
    assert {(turn.seat, turn.by, turn.bot) for turn in late} == {
        (0, "bell", "greedy"),
        (1, "bell", "greedy"),
    }


def test_who_has_sealed_is_not_rung_for() -> None:
    table = started(None, None, pace=BRISK)
    sealed = play.seal(table, Seat(0), own(table, 0), now=NOW)
    late = schedule.bot_turns(sealed, now=NOW + 100)
    assert [turn.seat for turn in late] == [1]


def test_a_claim_keeps_other_processes_away_for_a_while() -> None:
    table = started(None, "greedy")
    claimed = schedule.run_due(table, now=NOW + 10)
    assert schedule.due(claimed) == NOW + 10 + table.setting.tempo.claim
    assert schedule.run_due(claimed, now=NOW + 11) is claimed


def test_time_stands_still_in_a_pause() -> None:
    table = started(None, None, pace=BRISK)
    paused = schedule.pause(table, now=NOW + 5)
    assert schedule.due(paused) is None
    resumed = schedule.resume(paused, now=NOW + 1005)
    assert schedule.due(resumed) == (schedule.due(table) or 0) + 1000


def test_a_bot_that_stands_in_says_so_and_one_of_its_own_does_not() -> None:
    table = started(None, "greedy")
    away = seating.let_bot_play(table, Seat(0), "random", nonce="cd" * 16)
    bot_turns = schedule.bot_turns(away, now=NOW + 100)
    assert [(turn.by, turn.bot) for turn in bot_turns] == [("bot", "random"), (None, "greedy")]
    back = seating.hand_back(away, Seat(0))
    assert back.chairs[0] == table.chairs[0]


def test_who_leaves_takes_the_token_along() -> None:
    table = started(None, None)
    left = seating.leave(table, Seat(1))
    chair = left.chairs[1]
    assert (chair.kind, chair.name, chair.token) == (Kind.BOT, "Person 1", None)
    assert seating.leave(qwixx(None, None), Seat(1)).chairs[1].kind is Kind.OPEN


def test_a_setting_is_changed_in_the_lobby_alone() -> None:
    table = qwixx(None, None)
    changed = lobby.change_setting(
        table, lobby.SettingChange(pace=PaceName.BRISK, coach=True), entropy()
    )
    assert (changed.setting.pace, changed.setting.coach) == (BRISK, True)
    assert changed.setting.options == table.setting.options
    with pytest.raises(UnknownBot):
        lobby.change_setting(
            table, lobby.SettingChange(pace=lobby.PaceWish(bot="nobody")), entropy()
        )
    with refused("wrong-status"):
        lobby.change_setting(started(None, None), lobby.SettingChange(coach=True), entropy())


def test_a_rematch_needs_an_end() -> None:
    with refused("wrong-status"):
        series.rematch(started(None, None), now=NOW)


def kinds(old: Table, new: Table) -> list[str]:
    before, after = TableView(old, frozenset()), TableView(new, frozenset())
    return [type(message).__name__ for message in diff(before, after, now=NOW)]


def test_news_are_what_two_values_differ_in() -> None:
    table = started(None, None)
    sealed = play.seal(table, Seat(0), own(table, 0), now=NOW)
    revealed = play.seal(sealed, Seat(1), own(table, 1), now=NOW)
    assert kinds(table, table) == []
    assert kinds(table, sealed) == ["Sealed"]
    assert kinds(sealed, table) == ["Unsealed"]
    assert kinds(table, revealed) == kinds(sealed, revealed)
    assert set(kinds(sealed, revealed)) == {"Resolved"}
    assert kinds(table, schedule.pause(table, now=NOW)) == ["Pace"]
    assert kinds(qwixx(None, None), table) == ["Resolved", "Resolved", "Snapshot", "Pace"]


def test_another_choice_is_no_news() -> None:
    table = started(None, None)
    legal = [table.game.write(c) for c in table.game.choices(table.state, table.unsealed[0])]
    hand = table.unsealed[0]
    one, other = (
        play.seal(table, Seat(hand), Choice(table.n, hand, action), now=NOW)
        for action in (legal[0], legal[-1])
    )
    assert one.waiting != other.waiting
    assert kinds(one, other) == []


def test_a_setting_made_anew_is_a_new_sight() -> None:
    table = qwixx(None, None)
    assert kinds(table, with_setting(table, coach=True)) == ["Snapshot"]
    assert kinds(table, with_setting(table, pace=BRISK)) == ["Pace"]


def test_a_game_without_a_coach_refuses_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES._loaded, ("pixoid", "coach"), None)
    with pytest.raises(TablecadeError, match="There is no coach"):
        lobby.new_table(wish("pixoid", (None,) * 3, coach=True), entropy(), host="h")
    coached = lobby.change_setting(qwixx(None, None), lobby.SettingChange(coach=True), entropy())
    other = lobby.change_setting(coached, lobby.SettingChange(game="pixoid"), entropy())
    assert (coached.setting.coach, other.setting.coach) == (True, False)
    with pytest.raises(TablecadeError, match="There is no coach"):
        lobby.change_setting(other, lobby.SettingChange(coach=True), entropy())
