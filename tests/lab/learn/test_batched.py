"""A self_play of tables plays by the rules, and each table as the compiled player would."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import pytest

from tablecade.bots.qwixx.compiled.plan import plan
from tablecade.bots.qwixx.compiled.player import make_player
from tablecade.bots.qwixx.compiled.scratch import make_search
from tablecade.bots.qwixx.value_net import ValueNet, load_net
from tablecade.core.hand import DICE, Hand, Seat
from tablecade.games import GAMES
from tablecade.games.qwixx.action import PASS, Action, Cross, Roll
from tablecade.games.qwixx.row import ROWS
from tablecade.games.qwixx.state import State
from tablecade.kernels.qwixx.codes import encode, encode_track
from tablecade.lab.learn.qwixx.batched_self_play import (
    ALONE_PASS,
    TOGETHER_PASS,
    BatchedSelfPlay,
    Turn,
)
from tablecade.lab.learn.qwixx.batched_trainer import BatchedConfig, BatchedTrainer
from tests.bots.qwixx.test_learned import record_of
from tests.games.qwixx.positions import EMPTY, on_roll

GAME = GAMES["qwixx"]
SIZE = 24


class Evaluator:
    """A net that ships with the package, asked about arrays."""

    def __init__(self, net: ValueNet) -> None:
        self._net = net

    def win_shares(self, seen: Any) -> Any:
        return np.array(self._net.win_shares(seen))


class Told(NamedTuple):
    """One turn at one table, as the game tells it."""

    roll: Roll
    together: dict[Hand, Action]
    alone: dict[Hand, Action]


def tell(turn: Turn, table: int, before: State) -> Told:
    white_one, white_two, *coloured = turn.dice[table].tolist()
    white = (white_one, white_two)
    left = [None if before.closed(row) else coloured[row] for row in ROWS]
    together: dict[Hand, Action] = {
        Hand(seat): PASS if way == TOGETHER_PASS else Cross(ROWS[way], sum(white))
        for seat, way in enumerate(turn.together[:, table].tolist())
    }
    row, die = divmod(int(turn.alone[table]), 2)
    alone: Action = PASS
    if turn.alone[table] != ALONE_PASS:
        alone = Cross(ROWS[row], white[die] + coloured[row])
    return Told(Roll(white, tuple(left)), together, {Hand(before.turn_holder): alone})


def opening(seats: int, active: int) -> State:
    return on_roll(sheets=[EMPTY] * seats, active=active)


def result(state: State) -> list[float] | None:
    outcome = GAME.outcome(state)
    if outcome is None:
        return None
    share = 1 / len(outcome.winners)
    return [share if Seat(seat) in outcome.winners else 0.0 for seat in range(len(state.sheets))]


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_a_crowd_plays_by_the_rules(seats: int) -> None:
    self_play, evaluator, matches = (
        BatchedSelfPlay(seats, SIZE, np, seed=seats),
        Evaluator(load_net("qwixx", seats)),
        0,
    )
    states = [opening(seats, 0) for _ in range(SIZE)]
    for _ in range(90):
        turn = self_play.play(evaluator, epsilon=150)
        for table, before in enumerate(states):
            told = tell(turn, table, before)
            state: State = GAME.resolve(before, {DICE: told.roll}).state
            state = GAME.resolve(state, told.together).state
            if result(state) is None:
                state = GAME.resolve(state, told.alone).state
            assert turn.scores[:, table].tolist() == [sheet.score for sheet in state.sheets]
            shares = result(state)
            assert bool(turn.over[table]) == (shares is not None)
            if shares is not None:
                assert turn.shares[:, table].tolist() == pytest.approx(shares)
                matches += 1
            states[table] = state if shares is None else opening(seats, self_play.active)
    assert matches > SIZE


def test_at_each_table_it_chooses_as_the_compiled_player() -> None:
    """Up to rounding: of two choices worth the same, each may take another."""
    self_play, net = BatchedSelfPlay(2, SIZE, np, seed=1), load_net("qwixx", 2)
    player, search = make_player("net", net=net.layers), make_search()
    states, same, compared = [opening(2, 0) for _ in range(SIZE)], 0, 0
    for _ in range(30):
        turn = self_play.play(Evaluator(net), epsilon=0)
        for table, before in enumerate(states):
            told = tell(turn, table, before)
            state: State = GAME.resolve(before, {DICE: told.roll}).state
            for chosen in (told.together, told.alone):
                if result(state) is not None:
                    break
                for hand, action in chosen.items():
                    code = plan(record_of(state), encode_track(None), hand, player, search)
                    same += code == encode(action)
                    compared += 1
                state = GAME.resolve(state, chosen).state
            states[table] = state if result(state) is None else opening(2, self_play.active)
    assert compared > 1000
    assert same >= 0.995 * compared


def test_a_course_teaches_something_and_the_same_twice() -> None:
    config = BatchedConfig(seats=2, seed=3, rounds=5, tables=128, hidden=(32, 16), batch=512)
    students = [BatchedTrainer(config, np) for _ in range(2)]
    epochs = [list(trainer.epochs()) for trainer in students]
    assert epochs[0] == epochs[1]
    assert epochs[0][-1].mean_score > epochs[0][0].mean_score + 20
    one, other = (trainer.folded() for trainer in students)
    assert all((one[name] == other[name]).all() for name in one)
    assert one["lines"].shape == (629, 32)


def test_the_command_writes_weights_how_they_were_made_and_the_curve(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "tablecade.lab.train_batched", "--device", "cpu"]
    sizes = ["--tables", "64", "--rounds", "2", "--hidden", "8", "4", "--batch", "256"]
    folders = ["--out", str(tmp_path), "--curves", str(tmp_path)]
    subprocess.run([*command, *sizes, *folders], check=True)
    told = json.loads((tmp_path / "qwixx-net-2.json").read_text(encoding="utf-8"))
    assert (told["rounds"], told["hidden"], told["device"]) == (2, [8, 4], "cpu")
    assert len((tmp_path / "qwixx-net-2.csv").read_text(encoding="utf-8").splitlines()) == 3
    with np.load(tmp_path / "qwixx-net-2.npz") as layers:
        assert layers["lines"].shape == (629, 8)


def test_without_cupy_a_gpu_is_refused_in_words() -> None:
    hidden = "import runpy, sys; sys.modules['cupy'] = None; sys.argv = ['train_crowd']; "
    started = "runpy.run_module('tablecade.lab.train_batched', run_name='__main__')"
    command = [sys.executable, "-c", hidden + started]
    refused = subprocess.run(command, capture_output=True, text=True, check=False)
    assert refused.returncode == 2
    assert "tablecade[gpu]" in refused.stderr
    assert "Traceback" not in refused.stderr
