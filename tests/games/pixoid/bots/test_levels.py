"""The three levels of Pixoid: their stage games are the rules', their mixes are sound."""

import subprocess
import sys
from random import Random
from typing import Any

import numpy as np
import pytest

from tablecade.bots import make_bot
from tablecade.core.hand import Hand
from tablecade.games.pixoid.bots.levels import MOST_START, SearchLevel, make_level
from tablecade.games.pixoid.bots.net import (
    FEATURES,
    BoardFeatures,
    Positions,
    board_features,
    trained_net,
)
from tablecade.games.pixoid.bots.search import Spot, StageSearch, spot_of
from tablecade.games.pixoid.research.benchmark import Responses, exact_starts
from tablecade.games.pixoid.rules.board import Direction
from tablecade.games.pixoid.rules.state import RESERVE, Program, State, Variant, free_starts
from tablecade.games.pixoid.solver.board import Floats
from tests.boards import HALL, MAZE, ROOM
from tests.games.pixoid.rules.positions import GAME, fresh, position
from tests.games.pixoid.solver.boards import FIVE
from tests.games.pixoid.solver.brute import stage_matrix

LEVELS = ("easy", "medium", "hard")


def flat(features: BoardFeatures, at: Positions, variant: Variant) -> Floats:
    """Every position to come is worth as much as its turns to go, over a hundred."""
    del features, variant
    return at.left / 100


def positions(variant: Variant, *, count: int) -> list[State]:
    """At random, the Bugs in ascending order as a stage has them."""
    rng = Random(str(variant))
    found: list[State] = []
    while len(found) < count:
        board = rng.choice((MAZE, ROOM, FIVE))
        pixoid, *bugs = rng.choices(board.pix, k=4)
        picked = tuple(pix for pix in board.bonus if rng.random() < 0.3)
        taken = rng.randrange(RESERVE)
        over = variant is Variant.SHORT and taken + len(picked) >= RESERVE
        if pixoid not in bugs and not over:
            one, two, three = sorted(bugs, key=board.pix.index)
            found.append(
                position(
                    board,
                    pixoid=pixoid,
                    bugs=(one, two, three),
                    taken=taken,
                    picked=picked,
                    variant=variant,
                )
            )
    return found


@pytest.mark.parametrize("variant", Variant)
def test_the_stage_game_is_what_the_rules_say(variant: Variant) -> None:
    for state in positions(variant, count=25):
        features = board_features(state.board)
        pixoid, *bugs = (features.maze.place(pix) for pix in state.cubes if pix is not None)
        low, middle, high = bugs
        mask = sum(1 << bit for bit, pix in enumerate(state.board.bonus) if pix in state.bonus)
        spot = Spot(pixoid, (low, middle, high), mask, state.reserve)
        cubes = StageSearch(flat).stage(features, spot, variant)[0].cubes
        truth = stage_matrix(state, lambda later: later.reserve / 100)
        assert np.allclose(cubes.reshape(truth.shape), truth)


@pytest.mark.parametrize("level", LEVELS)
def test_every_mix_is_legal_and_whole(level: str) -> None:
    for variant in Variant:
        for state in positions(variant, count=4):
            mixes = make_level(level).mixes(state)
            assert set(mixes) == set(GAME.awaited(state))
            for hand, mix in mixes.items():
                assert sum(mix.values()) == pytest.approx(1)
                assert all(GAME.refusal(state, hand, program) is None for program in mix)


def test_silent_bugs_come_to_one_plan_wherever_they_sit() -> None:
    """The plan is a function of the public state: no seed, no seat, no message in it."""
    state = position(MAZE, pixoid="c3", bugs=("a1", "d4", "d1"), taken=6)
    one, other = (StageSearch(trained_net().estimate, looks=36_000).plan(state) for _ in range(2))
    assert one == other


def test_a_seat_with_two_controllers_draws_for_both() -> None:
    state = position(MAZE, pixoid="c3", bugs=("a1", "d4", "d1"), seats=3, second=1)
    chosen = make_bot(GAME, "hard", Random(1)).choose(state, (Hand(1), Hand(3)))
    assert set(chosen) == {Hand(1), Hand(3)}


def test_easy_fears_a_bug_that_is_near_and_not_one_farther_off() -> None:
    """Both could sweep over e6: the one on b6 needs three steps, the one on a6 four."""
    step = Program(Direction.LEFT, 1)
    near, far = (
        make_level("easy").mixes(position(HALL, pixoid="f6", bugs=(bug, "l12", "l1")))[Hand(0)]
        for bug in ("b6", "a6")
    )
    assert far[step] > 2 * near[step]


def test_hard_takes_the_start_it_expects_most_of() -> None:
    exact = {str(MAZE.pix[start]): value for start, value in exact_starts_of_maze().items()}
    (chosen,) = make_bot(GAME, "hard", Random(1)).choose(fresh(MAZE), (Hand(0),)).values()
    assert exact[str(chosen.pix)] > max(exact.values()) - 0.25


def exact_starts_of_maze() -> dict[int, float]:
    return exact_starts(board_features(MAZE).maze, turns=RESERVE)


@pytest.mark.long
def test_nothing_is_searched_deeper_from_the_starts(monkeypatch: pytest.MonkeyPatch) -> None:
    """One decision values all four."""
    budgets = []

    class Noted(StageSearch):
        def __init__(self, *given: Any, **named: Any) -> None:
            budgets.append((named["most"], named["looks"]))
            super().__init__(*given, **named)

    monkeypatch.setattr("tablecade.games.pixoid.bots.search.StageSearch", Noted)
    state = GAME.setup(GAME.settle({}, seats=4, draw=Random(1).randrange), 4)
    values = SearchLevel("hard").start_values(state)
    assert len(values) == len(free_starts(state))
    assert budgets == [(MOST_START, 0)] * len(values)


def test_a_best_response_wins_next_to_nothing_against_hard() -> None:
    """In the last three turns of a round from one position, all of it followed through."""
    hard = Responses(MAZE, make_level("hard").mixes)
    exact = exact_starts(hard.maze, turns=3)
    start = max(exact, key=exact.__getitem__)
    others = tuple(sorted(set(exact) - {start}))
    assert hard.answered(start, others, 3, fleeing=True) >= exact[start] - 0.25
    assert hard.answered(start, others, 3, fleeing=False) <= exact[start] + 0.25


def test_an_open_board_costs_no_more_than_it_may() -> None:
    """A hall of 12×12 has 22 programs a pix: a quarter of a million outcomes a turn."""
    state = position(HALL, pixoid="f6", bugs=("b2", "j3", "k9"))
    mixes = make_level("hard").mixes(state)
    assert all(sum(mix.values()) == pytest.approx(1) for mix in mixes.values())
    features = board_features(HALL)
    search, spot = StageSearch(flat, most=5000), spot_of(features, state)
    assert search.stage(features, spot, state.variant)[0].cubes.size <= 5000


def test_a_net_sees_as_many_numbers_as_it_learnt() -> None:
    features = board_features(MAZE)
    places = np.array([0, 5]), np.array([[1, 2, 3], [7, 7, 9]])
    at = Positions(*places, np.array([15, 3]), np.array([12, 1]))
    assert features.describe(at).shape == (2, FEATURES)
    cubes, chances = (trained_net().estimate(features, at, variant) for variant in Variant)
    assert ((cubes >= 0) & (cubes <= [16, 3])).all()
    assert ((chances >= 0) & (chances <= 1)).all()


def test_hard_plays_where_nothing_is_compiled() -> None:
    """`make setup` brings NumPy and no compiler."""
    code = """
import sys
sys.modules["numba"] = None
from random import Random
from tablecade.bots import make_bot
from tablecade.core.hand import Hand
from tests.boards import MAZE
from tests.games.pixoid.rules.positions import GAME, position
state = position(MAZE, pixoid="c3", bugs=("a1", "d4", "d1"))
print(GAME.write(make_bot(GAME, "hard", Random(1)).choose(state, (Hand(0),))[Hand(0)]))
"""
    command = [sys.executable, "-c", code]
    ran = subprocess.run(command, capture_output=True, text=True, check=True)
    assert ran.stdout.strip()
