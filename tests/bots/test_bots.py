"""Bots give a legal choice for every hand they hold, and greedy ones play sensibly."""

from random import Random
from typing import Any

import pytest

from tablecade.api import simulate
from tablecade.bots import Bot, bots_of, make_bot
from tablecade.core.errors import UnknownBot
from tablecade.core.hand import Hand
from tablecade.core.packages import GAMES
from tablecade.core.record import advance, hands_by_seat
from tablecade.lab.results import Summary, Totals, result_of
from tests.boards import HALL, MAZE
from tests.games.pixoid.rules.positions import GAME as PIXOID
from tests.games.pixoid.rules.positions import position
from tests.playing import SETTINGS, Setting, choose_at_random, new_record

NAMES = ("random", "greedy", "easy", "medium", "hard")
ASKED = {"medium": 4, "hard": 4}
"""Bots that think long choose in every fourth position of a match."""

EVERY_BOT = [(s, name) for s in SETTINGS for name in NAMES if name in bots_of(s.game)]


@pytest.mark.parametrize(("setting", "name"), EVERY_BOT, ids=str)
def test_every_choice_is_legal_whatever_the_position(setting: Setting, name: str) -> None:
    rules, rng = setting.rules, Random(str(setting))
    bot = make_bot(rules, name, Random(1))
    record, decision = new_record(setting, rng), 0
    while rules.outcome(record.state) is None:
        if decision % ASKED.get(name, 1) == 0:
            check_choices(setting, bot, record.state)
        advance(record, choose_at_random(rules, rng))
        decision += 1


def check_choices(setting: Setting, bot: Bot, state: Any) -> None:
    for hands in hands_by_seat(setting.rules, state).values():
        chosen = bot.choose(state, hands)
        assert set(chosen) == set(hands)
        for hand, action in chosen.items():
            assert setting.rules.refusal(state, hand, action) is None


def test_every_game_has_a_random_and_a_greedy_bot() -> None:
    assert all(set(bots_of(game)) >= {"random", "greedy"} for game in GAMES)


def test_an_unknown_bot_is_told() -> None:
    with pytest.raises(UnknownBot):
        make_bot(GAMES["qwixx"], "clever", Random(1))


def compare(game: str, bots: tuple[str, ...], options: dict[str, str]) -> Summary:
    tally = Totals(bots)
    for match in simulate(game, bots, matches=60, seed=5, options=options):
        tally.add(result_of(match))
    return tally.summary(game=game, options=options, seed=5, engine="rules")


@pytest.mark.parametrize("game", ["qwixx", "qwixx-on-board"])
def test_greedy_beats_random_with_dice(game: str) -> None:
    summary = compare(game, ("random", "greedy"), {})
    assert summary.seats[1].ci95[0] > 0.8


def test_greedy_beats_random_in_each_role() -> None:
    """Sure of it: the intervals of the two do not touch."""
    short = {"variant": "short"}
    random = ("random",) * 4
    nobody = compare("pixoid", random, short)
    fleeing = compare("pixoid", ("greedy", *random[1:]), short)
    chasing = compare("pixoid", (random[0], *("greedy",) * 3), short)
    assert fleeing.seats[0].ci95[0] > nobody.seats[0].ci95[1]
    assert chasing.seats[1].ci95[0] > nobody.seats[1].ci95[1]


def test_greedy_catches_whom_it_can_catch_for_sure() -> None:
    """In a corridor with Pixoid between wall and Bug, the Bug walks over all of it."""
    state = position(MAZE, pixoid="a4", bugs=("a2", "d4", "d1"))
    bot = make_bot(PIXOID, "greedy", Random(1))
    chosen = PIXOID.write(bot.choose(state, (Hand(1),))[Hand(1)])
    assert chosen == "up2"


def test_greedy_flees_where_no_bug_can_follow() -> None:
    state = position(HALL, pixoid="a12", bugs=("a1", "b1", "l1"))
    bot = make_bot(PIXOID, "greedy", Random(1))
    program = bot.choose(state, (Hand(0),))[Hand(0)]
    end = PIXOID.preview(state, Hand(0), program).path[-1]
    assert end[0] not in "abl"


def test_two_hands_of_one_seat_do_not_cover_the_same_way() -> None:
    state = position(HALL, pixoid="f6", bugs=("f1", "f1", "l12"), seats=3, second=1)
    bot = make_bot(PIXOID, "greedy", Random(1))
    first, second = (Hand(1), Hand(2))
    chosen = bot.choose(state, (first, second))
    assert chosen[first] != chosen[second]
