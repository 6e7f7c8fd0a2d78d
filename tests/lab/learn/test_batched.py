"""Batched self-play follows the rules, and each table chooses as the compiled player does."""

import json
import subprocess
import sys
from itertools import islice
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from msgspec.structs import replace

from tablecade.core.hand import DICE, Hand, Seat
from tablecade.core.packages import GAMES
from tablecade.games.qwixx.bots.compiled.player import make_player
from tablecade.games.qwixx.bots.compiled.search import make_search
from tablecade.games.qwixx.bots.net import ArraySearch, ValueNet, load_net
from tablecade.games.qwixx.rules.sheet import ROWS
from tablecade.games.qwixx.rules.state import Phase, Roll
from tablecade.games.qwixx_on_board.rules.track import project_tracks
from tablecade.lab.learn.qwixx.batched_self_play import BatchedSelfPlay, Turn
from tablecade.lab.learn.qwixx.batched_trainer import (
    BatchedConfig,
    BatchedTrainer,
    BestResponse,
    features_of,
)
from tablecade.lab.qwixx.train_batched import BEST_RESPONSE, main
from tests.games.qwixx.kinds import KINDS, board_of, table_of

SIZE = 24
TABLES = [("qwixx", 2), ("qwixx", 3), ("qwixx", 5), ("qwixx-on-board", 2), ("qwixx-on-board", 4)]


class Mirror:
    """The matches of a batch, told through games/."""

    def __init__(self, name: str, seats: int) -> None:
        self.game, self.seats = GAMES[name], seats
        tracks = list(project_tracks().values()) if name != "qwixx" else []
        self.self_play = BatchedSelfPlay(features_of(np, seats, tracks), SIZE, seed=seats)
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
    player = make_player("net", net=mirror.net.layers, dtype=kind.player)
    search = make_search(kind.search)
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
                    code = kind.compiled.plan(table, board, int(hand), player, search)
                    same += code == turn.choices[phase][index, hand]
                    compared += 1
                chosen = mirror.chosen(turn, index, state, phase)
                state = mirror.game.resolve(state, chosen).state
            over = mirror.result(state) is not None
            mirror.states[index] = mirror.opening(index) if over else state
    assert compared > 1000
    assert same >= 0.995 * compared


@pytest.mark.parametrize("on_board", [False, True])
def test_training_learns_and_is_repeatable(on_board: bool) -> None:  # noqa: FBT001
    config = BatchedConfig(seats=2, seed=3, rounds=3, tables=48, hidden=(32, 16), batch=256)
    tracks = tuple(project_tracks().values()) if on_board else ()
    trainers = [BatchedTrainer(config, np, tracks) for _ in range(2)]
    epochs = [trainer.epochs() for trainer in trainers]
    first = next(epochs[0])
    assert [first, next(epochs[0])] == [*islice(epochs[1], 2)]
    one, other = (trainer.folded() for trainer in trainers)
    assert all((one[name] == other[name]).all() for name in one)
    *_, last = epochs[0]
    assert last.mean_score > first.mean_score + 20
    assert one["lines"].shape == (629 + on_board * (2 * (64 + 32 + 11) + 6), 32)


def test_a_best_response_begins_as_its_opponent_and_learns() -> None:
    config = replace(BEST_RESPONSE, rounds=2, tables=32, batch=256)
    known = load_net(2).layers
    before = {name: layer.copy() for name, layer in known.items()}
    trainer = BatchedTrainer(config, np, best_response=BestResponse(known))
    begun = {name: layer.copy() for name, layer in trainer.folded().items()}
    seen = BatchedSelfPlay(features_of(np, 2, ()), SIZE, 1).features().reshape(2 * SIZE, -1)
    assert np.allclose(ValueNet(begun).answers(seen), ValueNet(known).answers(seen), atol=0.01)
    first, _ = trainer.epochs()
    assert first.mean_score > 40
    learnt = trainer.folded()
    assert all((learnt[name] != begun[name]).any() for name in known)
    assert all((known[name] == before[name]).all() for name in known)


def test_the_opponent_of_a_best_response_plays_by_its_own_network() -> None:
    known = load_net(2)
    against = {**known.layers, "last": -known.layers["last"], "third": -known.layers["third"]}
    features = features_of(np, 2, ())
    opponent = ArraySearch(features.arrays, ValueNet(against))
    tables = BatchedSelfPlay(features, 64, 1, opponent)
    shares = []
    for _ in range(60):
        turn = tables.play(known, epsilon=0)
        shares += turn.shares[turn.over[:, None] & tables.learns].tolist()
    assert len(shares) > 64
    assert np.mean(shares) > 0.9


def test_a_best_response_to_points_is_trained_against_points(tmp_path: Path) -> None:
    sizes = ["--tables", "32", "--rounds", "1", "--batch", "256", "--rate", "0.0005"]
    folders = ["--out", str(tmp_path), "--curves", str(tmp_path), "--device", "cpu"]
    main(["qwixx", "--seats", "3", "--best-response", "points", *sizes, *folders])
    manifest = json.loads((tmp_path / "qwixx-best-response-3.json").read_text(encoding="utf-8"))
    assert manifest["rate"] == [0.0005, BEST_RESPONSE.rate[1]]


def test_training_stops_when_its_time_is_over() -> None:
    config = BatchedConfig(seats=2, seed=3, rounds=50, tables=64, hidden=(8, 4), batch=512)
    for told, rounds in (([0.0, 0.5, 1.0], [0, 1]), ([2.0, 3.0], [0])):
        progress = iter(told)
        epochs = list(BatchedTrainer(config, np).epochs(progress.__next__))
        assert [epoch.round for epoch in epochs] == rounds


def test_the_command_writes_weights_manifest_and_curve(tmp_path: Path) -> None:
    sizes = ["--tables", "64", "--rounds", "2", "--hidden", "8", "4", "--batch", "256"]
    folders = ["--out", str(tmp_path), "--curves", str(tmp_path), "--device", "cpu"]
    main(["qwixx-on-board", "--seats", "2", *sizes, *folders])
    manifest = json.loads((tmp_path / "qwixx-on-board-net-2.json").read_text(encoding="utf-8"))
    assert (manifest["rounds"], manifest["hidden"], manifest["device"]) == (2, [8, 4], "cpu")
    curve = (tmp_path / "qwixx-on-board-net-2.csv").read_text(encoding="utf-8")
    assert len(curve.splitlines()) == 3
    with np.load(tmp_path / "qwixx-on-board-net-2.npz") as layers:
        assert layers["lines"].shape == (849, 8)


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["qwixx-on-board", "--seats", "5"], "qwixx-on-board has 2 to 4 seats"),
        (["qwixx", "--best-response", "--hidden", "8", "4"], "leave out --hidden"),
        (["qwixx-on-board", "--best-response", "points"], "points plays no qwixx-on-board"),
        (["qwixx", "--minutes", "0"], "--minutes is more than 0"),
        (["qwixx", "--rate", "0"], "--rate is more than 0"),
        (["qwixx", "--out", "/no/such/folder"], "/no/such/folder is not a folder"),
        (["qwixx", "--tables", "1", "--batch", "1000"], "--batch is 1 to 64"),
    ],
)
def test_bad_arguments_get_one_sentence(
    words: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as stopped:
        main([*words, "--device", "cpu"])
    assert stopped.value.code == 2
    assert sentence in capsys.readouterr().err


def test_without_cupy_a_gpu_is_refused_in_words() -> None:
    """And nothing but NumPy and msgspec is imported before."""
    hidden = "import runpy, sys; sys.argv = ['train_batched', 'qwixx']; "
    hidden += "sys.modules.update(dict.fromkeys(['cupy', 'numba', 'typer', 'rich'])); "
    started = "runpy.run_module('tablecade.lab.qwixx.train_batched', run_name='__main__')"
    command = [sys.executable, "-c", hidden + started]
    refused = subprocess.run(command, capture_output=True, text=True, check=False)
    assert refused.returncode == 2
    assert "tablecade[gpu]" in refused.stderr
    assert "Traceback" not in refused.stderr
