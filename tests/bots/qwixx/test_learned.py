"""The learned bots: they see and choose what the compiled twin does, and levels keep order."""

from random import Random
from typing import Any

import numpy as np
import pytest

from tablecade.bots import make_bot
from tablecade.bots.qwixx.compiled import features as compiled_features
from tablecade.bots.qwixx.compiled.plan import plan
from tablecade.bots.qwixx.compiled.player import make_hard, make_player
from tablecade.bots.qwixx.compiled.scratch import make_search
from tablecade.bots.qwixx.compiled.simultaneous import plan_simultaneous
from tablecade.bots.qwixx.features import features_of
from tablecade.bots.qwixx.learned import LearnedQwixx
from tablecade.bots.qwixx.lookahead import WHITE_PAIRS, Lookahead
from tablecade.bots.qwixx.settings import GUESS_WEIGHT, LOOKAHEAD_MARGIN
from tablecade.bots.qwixx.value_net import load_net
from tablecade.core.hand import DICE, Hand, Seat
from tablecade.core.replay import AnyGame
from tablecade.games import GAMES
from tablecade.games.qwixx.action import Roll
from tablecade.games.qwixx.row import ROWS
from tablecade.games.qwixx.state import Phase, State
from tablecade.games.qwixx_on_board.state import State as BoardState
from tablecade.kernels.array import Record
from tablecade.kernels.qwixx.codes import encode, encode_track
from tablecade.kernels.qwixx.table import TABLE
from tablecade.lab.duels import measure
from tests.bots.positions import positions
from tests.games.qwixx.positions import on_roll, sheet
from tests.kernels.mirror import mirror_qwixx

TABLES = [("qwixx", seats) for seats in (2, 3, 4, 5)] + [
    ("qwixx-on-board", seats) for seats in (2, 3, 4)
]


def record_of(state: Any) -> Record:
    record: Any = np.zeros(1, dtype=TABLE)[0]
    for name, value in mirror_qwixx(state).items():
        if name in ("penalties", "pawns", "rows"):
            record[name][: len(value)] = value
        else:
            record[name] = value
    return record


def track_of(state: Any) -> Record:
    return encode_track(state.track if isinstance(state, BoardState) else None)


def phase_of(state: Any) -> Phase:
    table = state.table if isinstance(state, BoardState) else state
    phase: Phase = table.phase
    return phase


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_it_sees_what_the_compiled_twin_sees(name: str, seats: int) -> None:
    search, compared = make_search(), 0
    for state in positions(GAMES[name], seats, matches=3, seed=seats):
        if phase_of(state) is not Phase.ROLL:
            continue
        table = state.table if isinstance(state, BoardState) else state
        for seat in range(seats):
            count = compiled_features.write_features(
                record_of(state), track_of(state), seat, search
            )
            seen = search["seen"][:count].tolist()
            assert seen == features_of(state, Seat(seat), following=table.turn_holder)
            compared += 1
    assert compared > 100


def shipped(name: str, seats: int) -> Record:
    return make_player("net", net=load_net(name, seats).layers)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_its_first_thought_is_that_of_the_compiled_twin(name: str, seats: int) -> None:
    """Up to rounding: of two choices worth the same, each may take another."""
    game = GAMES[name]
    player, search = shipped(name, seats), make_search()
    bot, same, compared = LearnedQwixx(game, Random(1), temperature=0), 0, 0
    for state in positions(game, seats, matches=1, seed=seats):
        for hand in game.awaited(state):
            if hand != DICE and len(game.choices(state, hand)) > 1:
                chosen = bot.choose(state, (hand,))[hand]
                code = plan(record_of(state), track_of(state), hand, player, search)
                same += code == encode(chosen)
                compared += 1
    assert compared > 20
    assert same >= 0.98 * compared


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_its_guess_at_the_others_is_that_of_the_compiled_twin(name: str, seats: int) -> None:
    """Both weigh each choice of action 1 with what the others would choose."""
    game, same, compared = GAMES[name], 0, 0
    bot = LearnedQwixx(game, Random(1), temperature=0, guess_weight=GUESS_WEIGHT)
    player = make_hard(load_net(name, seats).layers)
    search, inner = make_search(), make_search()
    for state in positions(game, seats, matches=1, seed=seats):
        for hand in game.awaited(state):
            if hand != DICE and len(game.choices(state, hand)) > 1:
                values = bot.values(state, hand)
                plan_simultaneous(record_of(state), track_of(state), hand, player, search, inner)
                best = max(values, key=values.__getitem__)
                same += int(search["choices"][0]) == encode(best)
                compared += 1
                assert search["values"][0] == pytest.approx(values[best], abs=0.02)
    assert compared > 40
    assert same >= 0.98 * compared


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_hard_takes_more_than_its_share_from_greedy(name: str, seats: int) -> None:
    state = GAMES[name].setup(GAMES[name].settle({}, seats=seats, draw=lambda _: 0), seats)
    share = measure(
        shipped(name, seats),
        make_player("greedy"),
        track_of(state),
        seats=seats,
        matches=600,
        seed=3,
    )
    assert share.ci95[0] > 1.3 / seats


def played_on(game: AnyGame, state: State, roll: Roll, bot: LearnedQwixx) -> State:
    """The next turn through the rules, everybody choosing by the bot's first thought."""
    state = game.resolve(state, {DICE: roll}).state
    while state.phase not in (Phase.ROLL, Phase.OVER):
        chosen = {hand: bot.choose(state, (hand,))[hand] for hand in game.awaited(state)}
        state = game.resolve(state, chosen).state
    return state


def valued(game: AnyGame, state: State, seat: Seat) -> float:
    outcome = game.outcome(state)
    if outcome is not None:
        return 1 / len(outcome.winners) if seat in outcome.winners else 0.0
    net = load_net("qwixx", len(state.sheets))
    return net.win_shares([features_of(state, seat, following=state.turn_holder)])[0]


def mean_by_the_rules(state: State, coloured: list[list[int]], seat: Seat) -> float:
    """What the next turn makes of a table over all white pairs, by the rules themselves."""
    game = GAMES["qwixx"]
    bot = LearnedQwixx(game, Random(1), temperature=0)
    values = []
    for white, dice in zip(WHITE_PAIRS, coloured, strict=True):
        roll = Roll(white, tuple(None if state.closed(row) else dice[row] for row in ROWS))
        values.append(valued(game, played_on(game, state, roll, bot), seat))
    return sum(values) / len(values)


@pytest.mark.parametrize("seats", [2, 3])
def test_looking_ahead_is_the_mean_over_turns_played_by_the_rules(seats: int) -> None:
    """But for an active player's change of mind once another closed the row aimed at."""
    rng, net = Random(seats), load_net("qwixx", seats)
    met = positions(GAMES["qwixx"], seats, matches=1, seed=seats)
    for state in [one for one in met if one.phase is Phase.ROLL][::6]:
        coloured = [[rng.randint(1, 6) for _ in ROWS] for _ in WHITE_PAIRS]
        ahead = Lookahead(net, state, state.turn_holder, coloured).expect(Seat(0))
        assert ahead == pytest.approx(mean_by_the_rules(state, coloured, Seat(0)), abs=0.01)


def test_looking_ahead_knows_that_two_may_close_a_row_together() -> None:
    """QX-3.4, with a double six: each gets the lock."""
    own = sheet("red 2 3 4 5 6 11", "yellow 11", "green 12 11 3", "blue 3")
    other = sheet("red 2 4 6 8 9 10 11", "yellow 11", "green 3", "blue 3")
    state = on_roll(sheets=[own, other])
    coloured = [[1, 1, 6, 6]] * len(WHITE_PAIRS)
    for seat in (Seat(0), Seat(1)):
        ahead = Lookahead(load_net("qwixx", 2), state, Seat(0), coloured).expect(seat)
        assert ahead == pytest.approx(mean_by_the_rules(state, coloured, seat), abs=1e-6)


def test_a_second_thought_never_lifts_a_choice_that_was_left_out() -> None:
    """Only the close ones are thought about twice, however the next roll values them."""
    game = GAMES["qwixx"]
    first = LearnedQwixx(game, Random(1), temperature=0, guess_weight=GUESS_WEIGHT)
    second = LearnedQwixx(
        game, Random(1), temperature=0, guess_weight=GUESS_WEIGHT, lookahead_margin=LOOKAHEAD_MARGIN
    )
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
