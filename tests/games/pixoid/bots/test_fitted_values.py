"""Values fitted to solved boards: stored, found again on every turn, and played by."""

from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest
from training.pixoid.random_board import random_board

from tablecade.bots import make_bot
from tablecade.core.errors import UnreadableFile
from tablecade.games.pixoid.bots.board_values import (
    CHASE,
    FILE_VARIABLE,
    LAYERS,
    PAIRS,
    SCALES,
    fitted_values,
    values_file,
)
from tablecade.games.pixoid.bots.levels import SearchLevel
from tablecade.games.pixoid.bots.net import BONUS_FEATURES, Positions, board_features, trained_net
from tablecade.games.pixoid.bots.search import last_turn
from tablecade.games.pixoid.rules.state import Variant
from tablecade.games.pixoid.rules.tiles import board_names, lay_board, project_tiles
from tablecade.games.pixoid.solver.board import TURNS, canonical
from tablecade.games.pixoid.solver.store import board_digest
from tablecade.locales import LANGUAGES, sentences
from tests.boards import MAZE
from tests.games.pixoid.rules.positions import GAME, fresh, position

PACK = Path(__file__).parents[4] / "packs" / "pixoid_values" / "tablecade_pixoid_values"


@pytest.fixture(scope="module")
def fitted(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file with any values of the maze."""
    rng, pix = np.random.default_rng(1), len(MAZE.pix)
    columns, (first, second) = {CHASE: 8, PAIRS: 4}, (16, 8)
    rows = {CHASE: pix * pix, PAIRS: pix * (pix + 1) // 2}
    inputs = sum(columns.values()) + TURNS - 1
    shapes = (inputs, first), (first,), (first, second), (second,), (second, 1), (1,)
    stored: dict[str, Any] = {
        name: rng.normal(0, 0.5, shape) for name, shape in zip(LAYERS, shapes, strict=True)
    }
    for table, scale in SCALES.items():
        stored[scale] = np.full(columns[table], 0.01)
        drawn = rng.integers(-63, 64, (rows[table], columns[table]), np.int8)
        stored[f"{board_digest(canonical(MAZE).board)}-{table}"] = drawn
    path = tmp_path_factory.mktemp("fitted") / "values.npz"
    np.savez(path, **stored)
    return path


def test_a_turned_board_has_the_same_values(fitted: Path) -> None:
    here, there = (fitted_values(board, fitted) for board in (MAZE, canonical(MAZE).board))
    assert here is not None
    assert there is not None
    rng = np.random.default_rng(2)
    pixoid, bugs = rng.integers(16, size=50), rng.integers(16, size=(50, 3))
    at = Positions(pixoid, bugs, np.zeros_like(pixoid), rng.integers(1, TURNS, size=50))
    back = np.argsort(canonical(MAZE).places)
    turned = at._replace(pixoid=back[at.pixoid], bugs=back[at.bugs])
    assert there.cubes(at).std() > 0.1
    assert here.cubes(turned) == pytest.approx(there.cubes(at))


def test_an_estimate_is_that_of_the_tables_and_what_bonus_cubes_add(
    fitted: Path,
) -> None:
    values, features = fitted_values(MAZE, fitted), board_features(MAZE)
    assert values is not None
    bare = Positions(np.array([5]), np.array([[0, 3, 15]]), np.array([0]), np.array([8]))
    rich = bare._replace(mask=np.array([15]))
    one, other = (values.estimate(features, at, Variant.STANDARD) for at in (bare, rich))
    assert one == pytest.approx(values.cubes(bare))
    net = trained_net()
    less, more = (net.estimate(features, at, Variant.STANDARD) for at in (bare, rich))
    assert other - one == pytest.approx(more - less, abs=1e-5)
    assert other > one


def test_what_the_network_gives_without_bonus_cubes_is_its_estimate_without_them() -> None:
    features, rng = board_features(MAZE), np.random.default_rng(1)
    places = rng.permuted(np.tile(np.arange(16), (40, 1)), axis=1)
    at = Positions(
        places[:, 0], places[:, 1:4], rng.integers(16, size=40), rng.integers(1, 12, size=40)
    )
    bare = at._replace(mask=np.zeros_like(at.mask))
    assert not features.describe(bare)[:, BONUS_FEATURES].any()
    net = trained_net()
    whole, without = net.cubes(features, at)
    assert whole == pytest.approx(net.estimate(features, at, Variant.STANDARD))
    assert without == pytest.approx(net.estimate(features, bare, Variant.STANDARD), abs=1e-5)


def test_hard_plays_by_them_in_the_standard_game(
    fitted: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bot = make_bot(GAME, "hard", Random(1))
    assert bot.board_values(fresh(MAZE)) is None  # type: ignore[attr-defined]
    monkeypatch.setenv(FILE_VARIABLE, str(fitted))
    assert bot.board_values(fresh(MAZE)) == "fitted"  # type: ignore[attr-defined]
    assert bot.board_values(fresh(random_board(1, 1, 4))) is None  # type: ignore[attr-defined]
    places = {"pixoid": "c3", "bugs": ("a1", "d4", "d1")}
    short = position(MAZE, variant=Variant.SHORT, **places)  # type: ignore[arg-type]
    assert bot.board_values(short) is None  # type: ignore[attr-defined]
    state = position(MAZE, taken=4, picked=MAZE.bonus, **places)  # type: ignore[arg-type]
    assert SearchLevel("hard").plan(state) != SearchLevel("hard", solved=False).plan(state)


@pytest.mark.parametrize("contents", [None, b"", b"no archive", b"PK\x03\x04 cut off"])
def test_a_file_without_values_is_named(tmp_path: Path, contents: bytes | None) -> None:
    file = tmp_path / "values.npz"
    if contents is not None:
        file.write_bytes(contents)
    with pytest.raises(UnreadableFile) as problem:
        fitted_values(MAZE, file)
    assert problem.value.detail["file"] == str(file)


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_named_in_each_language(tmp_path: Path, language: str) -> None:
    (tmp_path / "values.npz").write_bytes(b"no archive")
    with pytest.raises(UnreadableFile) as problem:
        fitted_values(MAZE, tmp_path / "values.npz")
    words = sentences(language)
    assert problem.value.sentence(words).endswith(words.say("file-no-fitted-values"))


def test_the_installed_package_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(FILE_VARIABLE)
    monkeypatch.syspath_prepend(PACK.parent)
    assert values_file() == PACK / "values.npz"


def test_the_package_has_every_board_of_the_project() -> None:
    with np.load(PACK / "values.npz") as stored:
        for name in list(board_names())[::7]:
            board = canonical(lay_board(name, project_tiles())).board
            assert f"{board_digest(board)}-{CHASE}" in stored.files
        assert sum(name.endswith(CHASE) for name in stored.files) == 96


def test_the_package_knows_the_last_turn_on_a_board_however_it_is_turned() -> None:
    for name in ("A1 B1 C1 D1", "B2 C1 D1 A2"):
        board = lay_board(name, project_tiles())
        features, rng = board_features(board), np.random.default_rng(1)
        pixoid = rng.integers(100, size=150)
        near = [
            np.flatnonzero((turns <= 2) & (np.arange(100) != pix))
            for pix, turns in enumerate(features.turns)
        ]
        bugs = np.array([rng.choice(near[pix], 3) for pix in pixoid])
        at = Positions(pixoid, bugs, np.zeros_like(pixoid), np.ones_like(pixoid))
        exact = last_turn(features, at, Variant.STANDARD)
        values = fitted_values(board, PACK / "values.npz")
        assert values is not None
        assert np.sqrt(((values.cubes(at) - exact) ** 2).mean()) < 0.05
        assert exact.std() > 0.2
