"""Training of the board encoder: PyTorch answers as the bot does, and the training learns."""

import json
from itertools import combinations
from pathlib import Path

import numpy as np
import pytest
import typer
from training.pixoid.random_board import random_board
from typer.testing import CliRunner

from tablecade.core.array import Array
from tablecade.games.pixoid.bots import net
from tablecade.games.pixoid.bots.board_values import (
    EncoderInputs,
    encode,
    encoded_values,
    encoder_inputs,
)
from tablecade.games.pixoid.bots.net import Positions, board_features
from tablecade.games.pixoid.rules.board import Board, Pix
from tablecade.games.pixoid.rules.tiles import BOARD_SIZE
from tests.boards import MAZE

torch = pytest.importorskip("torch", reason="training needs PyTorch: training/README.md")

from training.network import as_tensor  # noqa: E402
from training.pixoid.row_sums import cubes_off, row_odds  # noqa: E402
from training.pixoid.train_encoder import TURNED, train_encoder  # noqa: E402


def test_pytorch_answers_as_the_bot_does_by_the_weights_of_the_package() -> None:
    board, pix = random_board(1, 0, BOARD_SIZE), BOARD_SIZE**2
    values, features, rng = encoded_values(board), board_features(board), np.random.default_rng(1)
    assert values is not None
    at = Positions(
        rng.integers(pix, size=200),
        rng.integers(pix, size=(200, 3)),
        np.zeros(200, np.int64),
        rng.integers(1, 12, size=200),
    )
    weights = {name: as_tensor(layer) for name, layer in net.load_weights("pixoid-encoder").items()}
    inputs = EncoderInputs(*(as_tensor(part) for part in encoder_inputs(features)))
    tables = [table.reshape(pix * pix, -1) for table in encode(torch, weights, inputs)]
    chase = [at.pixoid * pix + bug for bug in at.bugs.T]
    pairs = [one * pix + other for one, other in combinations(at.bugs.T, 2)]
    odds = row_odds(weights, tables, (chase, pairs), at.left)
    found = cubes_off(odds, np.zeros(200, np.float32), at.left).numpy()
    by_bot = values.cubes(at)
    assert by_bot.std() > 0.5
    assert found == pytest.approx(by_bot, abs=1e-3)


def turned(board: Board) -> tuple[Board, Array]:
    """A quarter turn clockwise, and the place on it of each pix."""
    last = board.size + ord("a") - 1

    def turn(pix: Pix) -> Pix:
        column, row = ord(pix[0]) - ord("a"), int(pix[1:])
        return Pix(f"{chr(ord('a') + row - 1)}{last - ord('a') - column + 1}")

    onto = Board(
        board.size,
        tuple(sorted(map(turn, board.pix))),
        tuple((turn(one), turn(other)) for one, other in board.open),
        tuple(map(turn, board.start)),
        tuple(map(turn, board.bonus)),
    )
    return onto, np.array([onto.pix.index(turn(pix)) for pix in board.pix])


def test_a_turned_board_has_turned_directions() -> None:
    """So exchanging directions in the training is turning the board."""
    other, places = turned(MAZE)
    one, two = (encoder_inputs(board_features(board)) for board in (MAZE, other))
    back = TURNED.index([1, 2, 3, 0])
    there = np.ix_(places, places)
    assert two.pairs[there] == pytest.approx(one.pairs)
    assert two.moves[there] == pytest.approx(one.moves)
    for side, after in enumerate(TURNED[back]):
        sides = two.sides[after][there], one.sides[side]
        exact, best_move = ([part[..., :4] for part in sides], [part[..., 4] for part in sides])
        assert exact[0] == pytest.approx(exact[1])
        assert (best_move[0] == best_move[1]).mean() > 0.9  # a Bug may have two best moves
        assert two.onto[after][there] == pytest.approx(one.onto[side])


def test_it_learns_and_the_bot_loads_what_the_command_writes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    out = tmp_path / "weights" / "pixoid-encoder.npz"
    out.parent.mkdir()
    words = "--project 0 --drawn 3 --held 1 --size 4 --boards 2 --positions 500 --steps 60"
    more = f"--units 8 16 --columns 8 4 --hidden 16 8 --workers 1 --device cpu --out {out}"
    app = typer.Typer()
    app.command()(train_encoder)
    result = CliRunner().invoke(app, [*words.split(), *more.split()])
    assert result.exit_code == 0, result.output
    lines = [line for line in result.output.splitlines() if line.startswith("step")]
    errors = [float(line.split(": ")[1].split()[0]) for line in lines]
    assert len(errors) == 20
    assert errors[-1] < 0.7 * errors[0]
    manifest = json.loads(out.with_suffix(".json").read_text(encoding="utf-8"))
    assert (manifest["random_boards"], manifest["steps_done"]) == (3, 60)
    shipped = net.load_weights("pixoid-encoder")
    monkeypatch.setattr(net, "files", lambda _package: tmp_path)
    loaded = net.load_weights("pixoid-encoder")
    assert {*loaded} == {*shipped}
    found = encode(np, loaded, encoder_inputs(board_features(MAZE)))
    assert (found.chase.shape, found.pairs.shape) == ((16, 16, 8), (16, 16, 4))
