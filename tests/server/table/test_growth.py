"""Growing tables as values: seats, the crown, what is settled in the lobby, the next match."""

import pytest

from tablecade.bots import playable_bots
from tablecade.core.errors import MissingExtra, WrongSeats
from tablecade.core.hand import Seat
from tablecade.core.packages import GAMES
from tablecade.server.table import lobby, play, schedule, seating, series
from tablecade.server.table.growth import crown, grow
from tablecade.server.table.lobby import SettingChange
from tablecade.server.table.matchfile import MATCHES
from tablecade.server.table.table import Status, Table, with_setting
from tablecade.server.table.view import pace_view, sealed
from tests.server.harness.refusals import refused
from tests.server.table.test_table import NOW, entropy, own
from tests.server.table.wishes import wish


def opened(game: str = "qwixx") -> Table:
    return lobby.new_table(wish(game, (), grow=True), entropy(), host="h")


def sat(table: Table, *names: str) -> Table:
    for name in names:
        table = crown(grow(seating.join(table, newcomer(name))))
    return table


def newcomer(name: str, *, seat: int | None = None) -> seating.Newcomer:
    return seating.Newcomer(name, token=f"token of {name}", nonce="ab" * 16, seat=seat)


def kinds(table: Table) -> str:
    """A letter a chair: open, human or bot."""
    return "".join(chair.kind[0] for chair in table.chairs)


def begun(table: Table) -> Table:
    return lobby.start(table, entropy(), now=NOW)


def test_seats_are_added_as_people_join_up_to_the_games_most() -> None:
    table = opened()
    seen = [kinds(table)]
    for name in ("Ada", "Bo", "Cleo", "Dan", "Eve"):
        table = sat(table, name)
        seen.append(kinds(table))
    assert seen == ["oo", "ho", "hho", "hhho", "hhhho", "hhhhh"]


def test_bots_fill_what_is_missing_at_the_start_and_no_more() -> None:
    assert kinds(begun(sat(opened("pixoid"), "Ada"))) == "hbbb"
    assert kinds(begun(sat(opened(), "Ada"))) == "hb"
    assert kinds(begun(sat(opened(), "Ada", "Bo"))) == "hh"


def test_whoever_stands_up_leaves_a_seat_for_the_next() -> None:
    table = sat(opened(), "Ada", "Bo", "Cleo")
    table = grow(seating.leave(table, Seat(1)))
    assert kinds(table) == "hoh"
    assert kinds(grow(seating.leave(table, Seat(2)))) == "ho"
    assert sat(table, "Dan").chairs[1].name == "Dan"


def test_the_crown_is_the_firsts_and_goes_on_to_the_next() -> None:
    table = sat(opened(), "Ada", "Bo")
    assert [chair.hosts for chair in table.chairs] == [True, False, False]
    table = crown(grow(seating.leave(table, Seat(0))))
    assert [chair.name for chair in table.chairs if chair.hosts] == ["Bo"]


def test_a_table_with_its_own_seats_crowns_nobody() -> None:
    table = lobby.new_table(wish("qwixx", (None, None)), entropy(), host="h")
    assert not any(chair.hosts for chair in sat(table, "Ada").chairs)


def test_the_game_is_changed_with_people_at_the_table() -> None:
    table = sat(opened(), "Ada", "Bo", "Cleo")
    table = lobby.change_setting(table, SettingChange(game="pixoid"), entropy())
    assert (table.setting.game, kinds(table)) == ("pixoid", "hhho")
    assert [chair.name for chair in begun(table).chairs[:3]] == ["Ada", "Bo", "Cleo"]


def test_a_game_for_fewer_people_is_refused() -> None:
    table = sat(opened(), "Ada", "Bo", "Cleo", "Dan", "Eve")
    with pytest.raises(WrongSeats):
        lobby.change_setting(table, SettingChange(game="pixoid"), entropy())


def test_px_1_5_the_host_names_the_first_pixoid() -> None:
    table = sat(opened("pixoid"), "Ada", "Bo", "Cleo")
    asked = {**table.setting.asked, "first_pixoid": "2"}
    table = lobby.change_setting(table, SettingChange(options=asked), entropy())
    assert begun(table).state.pixoid == 2


def test_px_1_5_chance_decides_at_the_start_if_nobody_says() -> None:
    table = sat(opened("pixoid"), "Ada")
    assert table.setting.asked["first_pixoid"] == "random"
    board = table.setting.options["board"]
    assert {lobby.start(table, draw, now=NOW).state.pixoid for draw in [entropy()] * 20} != {0}
    assert begun(sat(table, "Bo")).setting.options["board"] == board


def test_whoever_was_named_is_named_on_another_seat_too_until_they_leave() -> None:
    table = sat(opened("pixoid"), "Ada", "Bo")
    asked = {**table.setting.asked, "first_pixoid": "1"}
    table = lobby.change_setting(table, SettingChange(options=asked), entropy())
    table = seating.change_own(table, Seat(1), seating.OwnChange(seat=3))
    assert grow(table).setting.asked["first_pixoid"] == "3"
    left = grow(seating.leave(grow(table), Seat(3)))
    assert left.setting.asked["first_pixoid"] == "random"


def test_in_the_lobby_people_change_name_colour_and_seat() -> None:
    table = sat(opened("pixoid"), "Ada", "Bo")
    wishes = seating.OwnChange(name="Anna", colour="green", seat=2)
    table = seating.change_own(table, Seat(0), wishes)
    chair = table.chairs[2]
    assert (chair.name, chair.colour, chair.token) == ("Anna", "green", "token of Ada")
    with refused("seat-taken"):
        seating.change_own(table, Seat(2), seating.OwnChange(seat=1))
    with refused("wrong-status"):
        seating.change_own(begun(grow(table)), Seat(2), wishes)


def test_a_latecomer_takes_a_bots_seat_and_gives_it_back() -> None:
    table = begun(sat(opened("pixoid"), "Ada"))
    late = newcomer("Zoe", seat=2)
    taken = seating.join(table, late)
    assert (kinds(taken), taken.chairs[2].name) == ("hbhb", "Zoe")
    assert taken.chairs[2].nonce == table.chairs[2].nonce
    assert seating.leave(taken, Seat(2)).chairs[2] == table.chairs[2]
    with refused("seat-taken"):
        seating.join(taken, late)


def test_nobody_takes_the_seat_of_somebody_a_bot_stands_in_for() -> None:
    table = begun(sat(opened(), "Ada", "Bo"))
    away = seating.let_bot_play(table, Seat(1), "greedy", nonce="ab" * 16)
    with refused("seat-taken"):
        seating.join(away, newcomer("Zoe", seat=1))


def over(table: Table) -> Table:
    """The table after a whole match, each hand making its first choice."""
    while table.status is Status.PLAYING:
        if table.schedule.rest is not None:
            table = schedule.end_rest(table, now=NOW)
            continue
        hand = table.unsealed[0]
        seat = table.game.holder(table.state, hand)
        table = play.seal(table, seat, own(table, hand), now=NOW)
    return table


def test_after_a_match_the_same_people_choose_another_game() -> None:
    table = series.reopen(over(begun(sat(opened(), "Ada", "Bo"))))
    assert (table.status, table.setting.match, kinds(table)) == (Status.LOBBY, 2, "hho")
    assert len(table.setting.series) == 1
    table = lobby.change_setting(table, SettingChange(game="qwixx-on-board"), entropy())
    assert begun(table).setting.game == "qwixx-on-board"


def test_again_begins_when_all_people_have_voted_for_it() -> None:
    table = over(begun(sat(opened(), "Ada", "Bo")))
    table = series.vote(table, Seat(0), "qwixx", entropy(), now=NOW)
    assert table.status is Status.OVER
    table = series.vote(table, Seat(1), "qwixx", entropy(), now=NOW)
    assert (table.status, table.setting.match) == (Status.PLAYING, 2)


def test_another_game_with_the_most_votes_begins_as_a_rematch_does() -> None:
    table = over(begun(sat(opened(), "Ada", "Bo", "Cleo")))
    for seat, game in enumerate(("pixoid", "qwixx", "pixoid")):
        table = series.vote(table, Seat(seat), game, entropy(), now=NOW)
    assert (table.status, table.setting.game, table.setting.match) == (Status.PLAYING, "pixoid", 2)
    assert kinds(table) == "hhhb"


def test_a_seat_that_was_emptied_after_the_match_is_filled_in_the_lobby() -> None:
    table = over(begun(sat(opened(), "Ada", "Bo", "Cleo")))
    for seat in range(2):
        table = series.vote(table, Seat(seat), "qwixx", entropy(), now=NOW)
    emptied = seating.free(table, Seat(2))
    table = series.decide(emptied, entropy(), now=NOW)
    assert (table.status, table.setting.game, kinds(table)) == (Status.LOBBY, "qwixx", "hho")


def test_of_equal_votes_the_game_that_was_played_goes_on() -> None:
    table = over(begun(sat(opened(), "Ada", "Bo")))
    for seat, game in enumerate(("pixoid", "qwixx")):
        table = series.vote(table, Seat(seat), game, entropy(), now=NOW)
    assert (table.status, table.setting.game) == (Status.PLAYING, "qwixx")


def test_a_later_vote_replaces_the_earlier_one() -> None:
    table = over(begun(sat(opened(), "Ada", "Bo")))
    for game in ("pixoid", "qwixx"):
        table = series.vote(table, Seat(0), game, entropy(), now=NOW)
    assert [(vote.seat, vote.game) for vote in table.schedule.votes] == [(0, "qwixx")]


def test_who_leaves_does_not_hold_up_the_vote() -> None:
    table = over(begun(sat(opened(), "Ada", "Bo", "Cleo")))
    for seat, game in ((0, "pixoid"), (1, "qwixx")):
        table = series.vote(table, Seat(seat), game, entropy(), now=NOW)
    waiting = series.decide(table, entropy(), now=NOW)
    assert waiting.status is Status.OVER
    begun_again = series.decide(seating.leave(table, Seat(2)), entropy(), now=NOW)
    assert (begun_again.status, begun_again.setting.game) == (Status.PLAYING, "qwixx")
    without_ada = series.decide(seating.leave(table, Seat(0)), entropy(), now=NOW)
    assert without_ada.status is Status.OVER


def test_nobody_votes_for_a_game_without_a_seat_for_everybody() -> None:
    table = over(begun(sat(opened(), "Ada", "Bo", "Cleo", "Dan", "Eve")))
    with pytest.raises(WrongSeats):
        series.vote(table, Seat(0), "pixoid", entropy(), now=NOW)


def test_nobody_votes_while_a_match_is_played() -> None:
    with refused("wrong-status"):
        series.vote(begun(sat(opened(), "Ada")), Seat(0), "qwixx", entropy(), now=NOW)


def test_a_series_ends_where_its_chain_of_seeds_ends() -> None:
    last = with_setting(over(begun(sat(opened(), "Ada", "Bo"))), match=MATCHES)
    with refused("evening-over"):
        series.rematch(last, now=NOW)
    assert series.rematch(with_setting(last, match=1), now=NOW).setting.match == 2


@pytest.mark.parametrize(("given", "kept"), [(None, "h"), ("new", "new")])
def test_another_seat_takes_over_as_host(given: str | None, kept: str) -> None:
    table = sat(opened(), "Ada", "Bo")
    assert [chair.hosts for chair in table.chairs] == [True, False, False]
    taken = series.take_over(table, Seat(1), host=given)
    assert [chair.hosts for chair in taken.chairs] == [False, True, False]
    assert taken.setting.host == kept
    assert taken.chairs[2] == table.chairs[2]


def test_px_3_5_nobody_speaks_while_a_round_runs_paused_or_not() -> None:
    table = begun(sat(opened("pixoid"), "Ada", "Bo"))
    for silent in (table, schedule.pause(table, now=NOW)):
        with refused("round-runs"):
            schedule.react(silent, Seat(0), "wow")


def test_qwixx_has_no_silence() -> None:
    table = begun(sat(opened(), "Ada", "Bo"))
    assert schedule.react(table, Seat(0), "wow").schedule.reactions


def test_px_3_5_a_table_can_hide_who_has_chosen() -> None:
    table = sat(opened(), "Ada", "Bo")
    table = begun(lobby.change_setting(table, SettingChange(hide_seals=True), entropy()))
    seat = Seat(int(table.unsealed[0]))
    table = play.seal(table, seat, own(table, int(seat)), now=NOW)
    assert table.waiting
    assert sealed(table) == ()


def test_only_bots_that_can_play_here_are_offered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tablecade.bots.find_spec", lambda name: name)
    assert "solitaire" in playable_bots("qwixx")
    monkeypatch.setattr("tablecade.bots.find_spec", lambda _name: None)
    assert "solitaire" not in playable_bots("qwixx")
    with pytest.raises(MissingExtra):
        lobby.new_table(wish("qwixx", ("solitaire", None)), entropy(), host="h")


def test_a_game_without_bots_of_its_own_has_random_to_stand_in(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """As for a game of another package that brings none."""
    monkeypatch.setitem(GAMES._loaded, ("qwixx", "bots"), None)
    table = lobby.new_table(wish("qwixx", (None, None)), entropy(), host="h")
    assert table.stand_in == "random"
    assert pace_view(table).bot == "random"
