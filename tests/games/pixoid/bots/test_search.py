"""The search of a turn keeps its budget; in the short game it goes where Pixoid lasts longer."""

import numpy as np
import pytest

from tablecade.games.pixoid.bots.net import (
    BoardFeatures,
    Positions,
    board_features,
    heuristic,
    trained_net,
)
from tablecade.games.pixoid.bots.search import DEEPER, Equilibrium, Spot, StageSearch
from tablecade.games.pixoid.rules.state import RESERVE, Variant
from tablecade.games.pixoid.rules.tiles import lay_board, project_tiles
from tablecade.games.pixoid.solver.board import Floats

MOST = 1_600


def test_deeper_stages_cost_no_more_than_the_budget_and_one_stage() -> None:
    asked: list[int] = []

    def counted(features: BoardFeatures, at: Positions, variant: Variant) -> Floats:
        asked.append(len(at.left))
        return heuristic(features, at, variant)

    features = board_features(lay_board("A1 B1 C1 D1", project_tiles()))
    spot = Spot(28, (15, 34, 49), 0, 8)
    StageSearch(counted, looks=1, most=MOST).stage(features, spot, Variant.STANDARD)
    first, *deeper = asked
    assert first <= MOST
    assert deeper
    assert sum(deeper) <= 1 + MOST // DEEPER


def test_lost_positions_of_the_short_game_are_told_apart() -> None:
    board = lay_board("A1 B1 C1 D1", project_tiles())
    features = board_features(board)
    rng = np.random.default_rng(1)
    pixoid, bugs = rng.integers(50, size=40), rng.integers(50, 100, size=(40, 3))
    at = Positions(pixoid, bugs, np.full(40, 15), np.full(40, RESERVE - 1))
    cubes, chances = (trained_net().estimate(features, at, variant) for variant in Variant)
    assert ((chances > 0) & (chances <= 1)).all()
    assert np.corrcoef(cubes, chances)[0, 1] > 0.9


def spots() -> list[Spot]:
    rng = np.random.default_rng(2)
    drawn = [rng.choice(100, size=4, replace=False).tolist() for _ in range(12)]
    return [Spot(pixoid, (a, b, c), 15, RESERVE) for pixoid, a, b, c in map(_sorted, drawn)]


def _sorted(places: list[int]) -> tuple[int, int, int, int]:
    a, b, c = sorted(places[1:])
    return places[0], a, b, c


def test_the_extra_tremble_moves_pixoid_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """He has nothing to lose in the short game; the Bugs have."""
    features = board_features(lay_board("A1 B1 C1 D1", project_tiles()))

    def found(variant: Variant, tremble: float) -> list[Equilibrium]:
        monkeypatch.setattr("tablecade.games.pixoid.bots.search.EXTRA_TREMBLE", tremble)
        search = StageSearch(trained_net().estimate)
        return [search.stage(features, spot, variant)[1] for spot in spots()]

    short = [*zip(found(Variant.SHORT, 0.0), found(Variant.SHORT, 0.6), strict=True)]
    assert all(np.array_equal(calm.columns, trembling.columns) for calm, trembling in short)
    assert not all(np.allclose(calm.rows, trembling.rows) for calm, trembling in short)
    standard = [*zip(found(Variant.STANDARD, 0.0), found(Variant.STANDARD, 0.6), strict=True)]
    assert all(np.array_equal(calm.rows, trembling.rows) for calm, trembling in standard)


def test_deeper_looks_go_on_for_as_long_as_they_are_paid_for() -> None:
    features = board_features(lay_board("A1 B1 C1 D1", project_tiles()))
    asked: list[int] = []

    def estimate(features: BoardFeatures, at: Positions, variant: Variant) -> Floats:
        asked.append(len(at.left))
        return trained_net().estimate(features, at, variant)

    def looked(looks: int) -> list[int]:
        """How often each turn's estimate was asked: at first, and for each round of looks."""
        counts = []
        for spot in spots():
            asked.clear()
            StageSearch(estimate, looks=looks).stage(features, spot, Variant.STANDARD)
            counts.append(len(asked))
        return counts

    assert set(looked(0)) == {1}
    assert set(looked(1)) == {2}
    assert sum(looked(2_000)) < sum(looked(9_000)) < sum(looked(100_000))
