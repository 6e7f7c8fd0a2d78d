"""The learned bots: features, search and lookahead agree with the compiled player."""

from random import Random
from typing import Any

import numpy as np
import pytest
from bench.baselines import describe
from bench.duels import PLAYER, RULES, Pairing, make_points, measure
from training.qwixx.points import FEATURES, points_search

from tablecade.bots import make_bot
from tablecade.core.array import Record
from tablecade.core.hand import DICE, Hand, Seat
from tablecade.core.packages import GAMES
from tablecade.core.replay import AnyGame
from tablecade.games.qwixx.bots import GUESS_WEIGHT
from tablecade.games.qwixx.bots.compiled import player as players
from tablecade.games.qwixx.bots.compiled.player import (
    make_hard,
    make_player,
    plan,
    plan_simultaneous,
    search_type,
    write_features,
)
from tablecade.games.qwixx.bots.net import MANY
from tablecade.games.qwixx.kernel.arrays import QwixxArrays, encode_states
from tablecade.games.qwixx.kernel.numbers import encode_state
from tablecade.games.qwixx.rules.state import ROWS, Phase, Roll
from tablecade.games.qwixx_on_board.bots.learned import (
    LOOKAHEAD_MARGIN,
    WEIGHTS,
    LearnedOnBoard,
    expect,
    random_rolls,
)
from tests.games.bot_positions import positions
from tests.games.qwixx.kinds import KINDS, board_of, kind_of, search_of, table_of
from tests.games.qwixx.rules.positions import on_roll, sheet


def made(dtype: Any) -> Record:
    return np.zeros(1, dtype=dtype)[0]


TABLES = [("qwixx", seats) for seats in (2, 3, 4, 5)] + [
    ("qwixx-on-board", seats) for seats in (2, 3, 4)
]


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_features_are_those_of_the_compiled_player(name: str, seats: int) -> None:
    kind, compared = KINDS[name], 0
    scratch = made(kind.search)
    for state in positions(GAMES[name], seats, matches=3, seed=seats):
        if table_of(state).phase is not Phase.ROLL:
            continue
        tables = kind.encode_states([state] * seats)
        found = search_of(state).features.of(tables, np.arange(seats))
        for seat in range(seats):
            record, board = kind.numbers.encode_state(state), board_of(state)
            count, _ = kind.compiled(write_features)(record, board, seat, scratch)
            assert found[seat].tolist() == scratch["seen"][:count].tolist()
            compared += 1
    assert compared > 100


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_points_at_many_tables_is_the_compiled_player(seats: int) -> None:
    """Up to rounding, and to ties of more than two players, which it values a little higher."""
    game, player, scratch = GAMES["qwixx"], make_points(seats), made(search_type())
    compiled_plan = RULES["qwixx"].loop(plan)
    search, same, compared = points_search(QwixxArrays(np, seats)), 0, 0
    for state in positions(game, seats, matches=3, seed=seats):
        table = encode_state(state)
        if state.phase is Phase.ROLL:
            found = search.features.of(encode_states([state] * seats), np.arange(seats))
            for seat in range(seats):
                describe(table, None, seat, scratch)
                assert np.allclose(found[seat, 0], scratch["hidden"][1, :FEATURES], atol=1e-6)
        for hand in game.awaited(state):
            if hand != DICE and len(game.choices(state, hand)) > 1:
                (chosen,) = search.best(encode_states([state]), np.array([hand]))
                same += chosen == compiled_plan(table, None, hand, player, scratch)
                compared += 1
    assert compared > 100
    assert same >= 0.98 * compared


@pytest.mark.parametrize(("name", "seats"), [("qwixx", 3), ("qwixx-on-board", 2)])
def test_tables_that_are_alike_have_the_value_of_one(name: str, seats: int) -> None:
    game = GAMES[name]
    seen = [one for one in positions(game, seats, matches=2, seed=1) if DICE in game.awaited(one)]
    search, seat = search_of(seen[0]), np.arange(seats * MANY) % seats
    states = [seen[index % len(seen)] for index in range(len(seat))]
    encode_states = KINDS[name].encode_states
    together = search.values(encode_states(states), seat)
    for index in range(0, len(seat), 7):
        single = search.values(encode_states(states[index : index + 1]), seat[index : index + 1])
        assert together[index] == pytest.approx(single[0], abs=1e-6)


def shipped(name: str, seats: int, dtype: Any = players.PLAYER) -> Record:
    return make_player("net", net=KINDS[name].load_net(seats).layers, dtype=dtype)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_its_search_is_that_of_the_compiled_player(name: str, seats: int) -> None:
    """Up to rounding: of two choices worth the same, each may take another."""
    game, kind = GAMES[name], KINDS[name]
    player, search = shipped(name, seats), made(kind.search)
    bot, same, compared = kind.learned(game, Random(1)), 0, 0
    for state in positions(game, seats, matches=1, seed=seats):
        for hand in game.awaited(state):
            if hand != DICE and len(game.choices(state, hand)) > 1:
                chosen = bot.choose(state, (hand,))[hand]
                table = kind.numbers.encode_state(state)
                code = kind.compiled(plan)(table, board_of(state), hand, player, search)
                same += code == kind.numbers.encode(chosen)
                compared += 1
    assert compared > 20
    assert same >= 0.98 * compared


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_its_model_of_the_others_is_that_of_the_compiled_player(name: str, seats: int) -> None:
    """Both weigh each choice of action 1 with what the others would choose."""
    game, kind, same, compared = GAMES[name], KINDS[name], 0, 0
    bot = kind.learned(game, Random(1), guess_weight=GUESS_WEIGHT)
    player = make_hard(kind.load_net(seats).layers)
    search, inner = made(kind.search), made(kind.search)
    for state in positions(game, seats, matches=1, seed=seats):
        for hand in game.awaited(state):
            if hand != DICE and len(game.choices(state, hand)) > 1:
                values = bot.values(state, hand)
                table, board = kind.numbers.encode_state(state), board_of(state)
                kind.compiled(plan_simultaneous)(table, board, hand, player, search, inner)
                best = max(values, key=values.__getitem__)
                same += int(search["choices"][0]) == kind.numbers.encode(best)
                compared += 1
                assert search["values"][0] == pytest.approx(values[best], abs=0.02)
    assert compared > 40
    assert same >= 0.98 * compared


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_hard_takes_more_than_its_share_from_greedy(name: str, seats: int) -> None:
    state = GAMES[name].setup(GAMES[name].settle({}, seats=seats, draw=lambda _: 0), seats)
    home, away = shipped(name, seats, PLAYER), make_player("greedy", dtype=PLAYER)
    pairing = Pairing(home, away, seats, board_of(state), name)
    share = measure(pairing, matches=300, seed=3)
    assert share.ci95[0] > 1.3 / seats


def played_on(game: AnyGame, state: Any, roll: Roll) -> Any:
    """The next turn through the rules, every seat by the compiled player without lookahead."""
    kind = kind_of(state)
    player = shipped(game.meta.id, len(table_of(state).sheets))
    search = made(kind.search)
    search["short"] = True
    state = game.resolve(state, {DICE: roll}).state
    while (hands := game.awaited(state)) and DICE not in hands:
        table, board = kind.numbers.encode_state(state), board_of(state)
        codes = {hand: kind.compiled(plan)(table, board, hand, player, search) for hand in hands}
        chosen = {hand: kind.numbers.decode(code) for hand, code in codes.items()}
        state = game.resolve(state, chosen).state
    return state


def valued(game: AnyGame, state: Any, seat: Seat) -> float:
    outcome = game.outcome(state)
    if outcome is not None:
        return 1 / len(outcome.winners) if seat in outcome.winners else 0.0
    tables = kind_of(state).encode_states([state])
    return float(search_of(state).values(tables, np.array([seat]))[0])


def mean_by_the_rules(game: AnyGame, state: Any, rolls: list[list[int]], seat: Seat) -> float:
    """The mean value after the next turn, by the rules themselves."""
    total = 0.0
    for dice, weight in zip(rolls, WEIGHTS, strict=True):
        coloured = [None if table_of(state).closed(row) else dice[2 + row] for row in ROWS]
        roll = Roll((dice[0], dice[1]), tuple(coloured))
        total += weight * valued(game, played_on(game, state, roll), seat)
    return total


@pytest.mark.parametrize(("name", "seats"), [("qwixx", 2), ("qwixx", 3), ("qwixx-on-board", 2)])
def test_lookahead_is_the_mean_over_turns_played_by_the_rules(name: str, seats: int) -> None:
    """Up to rounding: of two choices of the same value, each may take another."""
    game, rng = GAMES[name], Random(seats)
    seen = positions(game, seats, matches=1, seed=seats)
    for state in [one for one in seen if table_of(one).phase is Phase.ROLL][::6]:
        rolls = random_rolls(rng)
        tables = kind_of(state).encode_states([state])
        (ahead,) = expect(search_of(state), tables, rolls, Seat(0))
        assert ahead == pytest.approx(mean_by_the_rules(game, state, rolls, Seat(0)), abs=1e-3)


def test_a_lookahead_plays_every_sum_of_the_white_dice_as_often_as_it_comes() -> None:
    rolls = random_rolls(Random(1))
    assert all(1 <= die <= 6 for roll in rolls for die in roll)
    pairs = [one + two for one in range(1, 7) for two in range(1, 7)]
    by_sum = dict(zip((sum(roll[:2]) for roll in rolls), WEIGHTS, strict=True))
    assert by_sum == {total: pytest.approx(pairs.count(total) / 36) for total in pairs}


def test_lookahead_knows_that_two_may_close_a_row_together() -> None:
    """QX-3.4, with a double six: each gets the lock."""
    own = sheet("red 2 3 4 5 6 11", "yellow 11", "green 12 11 3", "blue 3")
    other = sheet("red 2 4 6 8 9 10 11", "yellow 11", "green 3", "blue 3")
    state = on_roll(sheets=[own, other])
    rolls = [[*roll[:2], 1, 1, 6, 6] for roll in random_rolls(Random(1))]
    for seat in (Seat(0), Seat(1)):
        (ahead,) = expect(search_of(state), encode_states([state]), rolls, seat)
        truth = mean_by_the_rules(GAMES["qwixx"], state, rolls, seat)
        assert ahead == pytest.approx(truth, abs=1e-6)


def test_a_lookahead_never_lifts_a_choice_that_was_left_out() -> None:
    """Only close choices get a lookahead, whatever value it finds."""
    game = GAMES["qwixx-on-board"]
    first = LearnedOnBoard(game, Random(1), guess_weight=GUESS_WEIGHT)
    second = LearnedOnBoard(game, Random(1), guess_weight=GUESS_WEIGHT, lookahead=True)
    compared = 0
    for state in positions(game, 2, matches=4, seed=2):
        for hand in game.awaited(state):
            if hand != DICE and len(game.choices(state, hand)) > 1:
                before, after = first.values(state, hand), second.values(state, hand)
                best = max(before.values())
                assert max(after.values()) == pytest.approx(best)
                chosen = max(after, key=after.__getitem__)
                assert before[chosen] >= best - LOOKAHEAD_MARGIN
                compared += before != after
    assert compared > 20


def test_values_are_given_for_every_choice() -> None:
    game = GAMES["qwixx"]
    bot: Any = make_bot(game, "hard", Random(1))
    for state in positions(game, 2, matches=1, seed=2):
        for hand in game.awaited(state):
            if hand != DICE:
                values = bot.values(state, Hand(hand))
                assert tuple(values) == game.choices(state, hand)
                assert all(0 <= value <= 1 for value in values.values())
