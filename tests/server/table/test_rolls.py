"""Rolls of the players' own dice, without a clock, a database or a socket."""

import pytest
from msgspec.structs import replace

from tablecade.core.errors import IllegalChoice, NoOwnDice
from tablecade.core.hand import DICE, Seat
from tablecade.core.match import BY_HAND
from tablecade.core.packages import GAMES
from tablecade.core.replay import verify
from tablecade.server.table import lobby, play, rolls, schedule, seating
from tablecade.server.table.matchfile import match_file
from tablecade.server.table.rolls import RollAnswer, RollEntry
from tablecade.server.table.table import (
    DiceKind,
    Pace,
    PaceName,
    Status,
    Table,
    set_chair,
    with_setting,
)
from tablecade.server.table.view import TableView, diff, roll_view, snapshot
from tablecade.server.table.viewer import HOST, Viewer
from tablecade.server.table.wire import Rolling
from tests.server.harness.refusals import refused
from tests.server.table.test_table import NOW, entropy, own, qwixx
from tests.server.table.wishes import wish

FACES = {"white": [3, 4], "red": [2], "yellow": [5], "green": [1], "blue": [6]}
OTHER = {**FACES, "red": [3]}
ROLL = "roll 34 r2 y5 g1 b6"
ADA, BO = Viewer(seat=Seat(0)), Viewer(seat=Seat(1))


def at_table(*bots: str | None, pace: Pace = Pace(), crown: int | None = None) -> Table:  # noqa: B008
    table = with_setting(qwixx(*bots, pace=pace), dice=DiceKind.YOURS)
    if crown is not None:
        table = set_chair(table, Seat(crown), replace(table.chairs[crown], hosts=True))
    return lobby.start(table, entropy(), now=NOW)


def entered(table: Table, viewer: Viewer = ADA) -> Table:
    return rolls.enter(table, viewer, RollEntry(table.n, FACES))


def confirmed(table: Table, viewer: Viewer) -> Table:
    return rolls.confirm(table, viewer, RollAnswer(table.n, ROLL), now=NOW)


def test_the_table_draws_who_starts_and_waits_for_the_roll() -> None:
    table = at_table(None, None)
    assert table.n == 1
    assert table.unsealed == (DICE,)
    assert table.dice_to_roll == ("white", "white", "red", "yellow", "green", "blue")
    assert schedule.due(table) is None


def test_a_roll_counts_when_another_person_confirms_it() -> None:
    table = at_table(None, None)
    shown = entered(table)
    assert shown.n == table.n
    after = confirmed(shown, BO)
    assert after.decisions[1].choices == {"dice": ROLL}
    assert after.schedule.roll is None
    assert roll_view(after) is None


def test_nobody_confirms_their_own_roll_while_another_person_plays() -> None:
    with refused("own-roll"):
        confirmed(entered(at_table(None, None)), ADA)


def test_a_lone_person_confirms_with_a_second_tap() -> None:
    assert confirmed(entered(at_table(None, "greedy")), ADA).n == 2


def test_the_screen_confirms_but_not_for_the_person_who_holds_it() -> None:
    assert confirmed(entered(at_table(None, None)), HOST).n == 2
    assert confirmed(entered(at_table(None, None, crown=1)), HOST).n == 2
    with refused("own-roll"):
        confirmed(entered(at_table(None, None, crown=0)), HOST)


def test_what_the_screen_enters_a_person_confirms() -> None:
    shown = entered(at_table(None, None, crown=0), HOST)
    with refused("own-roll"):
        confirmed(shown, HOST)
    with refused("own-roll"):
        confirmed(shown, ADA)
    assert confirmed(shown, BO).n == 2


def test_without_people_the_screen_enters_and_confirms() -> None:
    assert confirmed(entered(at_table("greedy", "greedy"), HOST), HOST).n > 1


def test_a_roll_is_replaced_and_only_what_was_seen_is_confirmed() -> None:
    shown = entered(at_table(None, None))
    assert entered(shown) is shown
    again = rolls.enter(shown, BO, RollEntry(1, OTHER))
    with refused("roll-changed"):
        confirmed(again, ADA)
    with refused("roll-changed"):
        confirmed(at_table(None, None), BO)


def test_anybody_at_the_table_can_say_that_it_is_not_right() -> None:
    for viewer in (ADA, BO, HOST):
        shown = entered(at_table(None, None))
        assert rolls.reject(shown, viewer, RollAnswer(1, ROLL)).schedule.roll is None


def test_bots_do_not_roll_and_a_bot_s_seat_has_no_say() -> None:
    table = at_table(None, "greedy")
    assert schedule.bot_turns(table, now=NOW + 99) == []
    with refused("bot-plays"):
        entered(table, BO)


def test_wrong_faces_are_refused_by_their_rule() -> None:
    table = at_table(None, None)
    with pytest.raises(IllegalChoice) as problem:
        rolls.enter(table, ADA, RollEntry(1, {**FACES, "red": [7]}))
    assert problem.value.refusal.code == "no-such-face"
    assert problem.value.refusal.rule == "QX-1.3"


def test_a_roll_is_for_the_decision_that_stands() -> None:
    table = at_table(None, None)
    with refused("stale"):
        rolls.enter(table, ADA, RollEntry(2, FACES))
    with refused("stale"):
        rolls.enter(table, ADA, RollEntry(1, FACES, match=2))
    with refused("not-playing"):
        entered(schedule.pause(table, now=NOW))
    after = confirmed(entered(table), BO)
    with refused("no-roll-now"):
        entered(after)


def test_a_pause_keeps_what_was_entered() -> None:
    shown = entered(at_table(None, None))
    resumed = schedule.resume(schedule.pause(shown, now=NOW), now=NOW + 60)
    assert resumed.schedule.roll == shown.schedule.roll
    assert confirmed(resumed, BO).n == 2


def test_whoever_leaves_takes_the_roll_along() -> None:
    shown = entered(at_table(None, None))
    assert seating.leave(shown, Seat(0)).schedule.roll is None
    assert seating.invite(shown, Seat(0), "hash").schedule.roll is None
    assert seating.leave(shown, Seat(1)).schedule.roll is not None


def test_at_the_bell_the_table_rolls() -> None:
    table = entered(at_table(None, None, pace=Pace(PaceName.BRISK, 20)))
    due = schedule.due(table)
    assert due == NOW + table.setting.tempo.reveal + 20
    assert schedule.run_due(table, now=due - 1) is table
    rung = schedule.run_due(table, now=due)
    assert rung.n == 2
    assert rung.decisions[1].by == {"dice": "bell"}


def test_everybody_is_shown_what_was_entered_and_who_may_confirm() -> None:
    table = at_table(None, None)
    shown = entered(table)
    before, after = TableView(table, set()), TableView(shown, set())
    (message,) = diff(before, after, now=NOW)
    view = roll_view(shown)
    assert view is not None
    assert view.entered is not None
    assert message == Rolling(view)
    assert (view.entered.faces, view.entered.seat) == ((3, 4, 2, 5, 1, 6), 0)
    assert (view.entered.confirmers, view.entered.screen) == ((1,), True)
    assert snapshot(shown, set(), None).roll == view
    assert snapshot(shown, set(), None).dice.by_hand


def test_a_match_with_real_dice_is_verified_without_a_seed() -> None:
    table = at_table(None, None)
    while table.status is not Status.OVER:
        if table.dice_to_roll:
            faces: dict[str, list[int]] = {}
            for colour in table.dice_to_roll:
                faces.setdefault(colour, []).append(table.n % 6 + 1)
            table = rolls.enter(table, ADA, RollEntry(table.n, faces))
            answer = RollAnswer(table.n, roll(table))
            table = rolls.confirm(table, BO, answer, now=NOW)
        for hand in table.unsealed:
            if hand != DICE:
                table = play.seal(table, Seat(hand), own(table, hand), now=NOW)
    match = match_file(table)
    assert match.header.dice == BY_HAND
    assert match.closing is not None
    assert verify(GAMES, match) == match.closing.outcome


def roll(table: Table) -> str:
    assert table.schedule.roll is not None
    return table.schedule.roll.roll


def test_a_game_without_dice_refuses_them() -> None:
    wanted = wish("pixoid", (None,) * 3, dice=DiceKind.YOURS)
    with pytest.raises(NoOwnDice):
        lobby.new_table(wanted, entropy(), host="h")
    lobby_of_qwixx = with_setting(qwixx(None, None), dice=DiceKind.YOURS)
    other = lobby.change_setting(lobby_of_qwixx, lobby.SettingChange(game="pixoid"), entropy())
    assert other.setting.dice is DiceKind.TABLE
    with pytest.raises(NoOwnDice):
        lobby.change_setting(other, lobby.SettingChange(dice=DiceKind.YOURS), entropy())
