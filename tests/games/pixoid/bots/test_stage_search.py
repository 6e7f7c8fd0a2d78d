"""The search of a turn keeps its budget."""

from tablecade.games.pixoid.bots.matrix_game import Floats
from tablecade.games.pixoid.bots.net import BoardFeatures, Positions, board_features, heuristic
from tablecade.games.pixoid.bots.search import DEEPER, Spot, StageSearch
from tablecade.games.pixoid.rules.state import Variant
from tablecade.games.pixoid.rules.tiles import lay_board, project_tiles

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
