"""Self-play at many tables follows the rules, and each chooses as the compiled player does."""

from typing import Any

import numpy as np
import pytest
from msgspec.structs import replace
from training.qwixx.self_play import SelfPlay, Turn, features_of

from tablecade.core.hand import DICE, Hand, Seat
from tablecade.core.packages import GAMES
from tablecade.games.qwixx.bots.compiled.player import make_player, plan
from tablecade.games.qwixx.bots.net import ArraySearch, ValueNet, load_net
from tablecade.games.qwixx.rules.state import ROWS, Phase, Roll
from tablecade.games.qwixx_on_board.rules.state import project_tracks
from tests.games.qwixx.kinds import KINDS, board_of, table_of

SIZE = 24
TABLES = [("qwixx", 2), ("qwixx", 3), ("qwixx", 5), ("qwixx-on-board", 2), ("qwixx-on-board", 4)]


class Mirror:
    """The matches of a batch, told through games/."""

    def __init__(self, name: str, seats: int) -> None:
        self.game, self.seats = GAMES[name], seats
        tracks = list(project_tracks().values()) if name != "qwixx" else []
        self.self_play = SelfPlay(features_of(np, seats, tracks), SIZE, seed=seats)
        self.kind = KINDS[name]
        self.net = self.kind.load_net(seats)
        options: list[dict[str, Any]] = [{"side": "A"}, {"side": "B"}] if tracks else [{}]
        settled = [self.game.settle(o, seats=seats, draw=lambda _: 0) for o in options]
        openings = [self.game.setup(one, seats) for one in settled]
        self.openings = [openings[index % len(openings)] for index in range(SIZE)]
        self.states = [self.opening(index) for index in range(SIZE)]

    def opening(self, index: int) -> Any:
        begun = self.openings[index]
        active = Seat(int(self.self_play.tables.active[index]))
        table = replace(table_of(begun), phase=Phase.ROLL, active=active)
        return table if begun is table_of(begun) else replace(begun, table=table)

    def rolled(self, turn: Turn, index: int) -> Any:
        state = self.states[index]
        one, two, *coloured = turn.dice[index].tolist()
        left = [None if table_of(state).closed(row) else coloured[row] for row in ROWS]
        return self.game.resolve(state, {DICE: Roll((one, two), tuple(left))}).state

    def chosen(self, turn: Turn, index: int, state: Any, phase: int) -> dict[Hand, Any]:
        codes = turn.choices[phase][index]
        return {
            hand: self.kind.numbers.decode(int(codes[hand])) for hand in self.game.awaited(state)
        }

    def result(self, state: Any) -> list[float] | None:
        outcome = self.game.outcome(state)
        if outcome is None:
            return None
        share = 1 / len(outcome.winners)
        return [share if seat in outcome.winners else 0.0 for seat in range(self.seats)]


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_self_play_follows_the_rules(name: str, seats: int) -> None:
    mirror, matches = Mirror(name, seats), 0
    for _ in range(50):
        turn = mirror.self_play.play(mirror.net, epsilon=0.15)
        for index in range(SIZE):
            state = mirror.rolled(turn, index)
            for phase in range(len(turn.choices)):
                if mirror.result(state) is None:
                    chosen = mirror.chosen(turn, index, state, phase)
                    state = mirror.game.resolve(state, chosen).state
            assert turn.scores[index].tolist() == list(state.scores)
            shares = mirror.result(state)
            assert bool(turn.over[index]) == (shares is not None)
            if shares is not None:
                assert turn.shares[index].tolist() == pytest.approx(shares)
                best = [max(np.delete(state.scores, seat)) for seat in range(seats)]
                assert turn.margins[index].tolist() == (np.array(state.scores) - best).tolist()
                matches += 1
            mirror.states[index] = state if shares is None else mirror.opening(index)
    assert matches > SIZE


@pytest.mark.parametrize(("name", "seats"), [("qwixx", 2), ("qwixx-on-board", 3)])
def test_each_table_chooses_as_the_compiled_player(name: str, seats: int) -> None:
    """Up to rounding: of two choices of the same value, each may take another."""
    mirror, same, compared = Mirror(name, seats), 0, 0
    kind = mirror.kind
    player = make_player("net", net=mirror.net.layers)
    search = np.zeros(1, dtype=kind.search)[0]
    for _ in range(15):
        turn = mirror.self_play.play(mirror.net, epsilon=0)
        for index in range(SIZE):
            state = mirror.rolled(turn, index)
            board = board_of(state)
            for phase in range(len(turn.choices)):
                if mirror.result(state) is not None:
                    break
                for hand in mirror.game.awaited(state):
                    table = kind.numbers.encode_state(state)
                    code = kind.compiled(plan)(table, board, int(hand), player, search)
                    same += code == turn.choices[phase][index, hand]
                    compared += 1
                chosen = mirror.chosen(turn, index, state, phase)
                state = mirror.game.resolve(state, chosen).state
            over = mirror.result(state) is not None
            mirror.states[index] = mirror.opening(index) if over else state
    assert compared > 1000
    assert same >= 0.995 * compared


def test_the_opponent_of_a_best_response_plays_by_its_own_network() -> None:
    known = load_net(2)
    against = {**known.layers, "last": -known.layers["last"], "third": -known.layers["third"]}
    features = features_of(np, 2, ())
    opponent = ArraySearch(features.arrays, ValueNet(against))
    tables = SelfPlay(features, 64, 1, opponent)
    shares = []
    for _ in range(60):
        turn = tables.play(known, epsilon=0)
        shares += turn.shares[turn.over[:, None] & tables.learns].tolist()
    assert len(shares) > 64
    assert np.mean(shares) > 0.9
