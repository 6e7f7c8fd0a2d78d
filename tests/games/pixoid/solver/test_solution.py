"""How a solved board says a turn should be played."""

from pathlib import Path

import pytest

from tablecade.core.hand import Hand
from tablecade.games.pixoid.rules.state import Variant
from tablecade.games.pixoid.solver.board import Goal
from tablecade.games.pixoid.solver.induction import Tally
from tablecade.games.pixoid.solver.solution import Solution, load, solve_board
from tests.boards import MAZE
from tests.games.pixoid.rules.positions import GAME, position
from tests.games.pixoid.solver.brute import brute_value, matrix_value, stage_matrix


def silently(left: int, tally: Tally) -> None:
    """Nobody watches."""


@pytest.fixture(scope="module")
def solution(tmp_path_factory: pytest.TempPathFactory) -> Solution:
    """Solved once for all tests here."""
    goal = Goal(bonus=True)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_DATA_HOME", str(tmp_path_factory.mktemp("solved")))
        solve_board(MAZE, goal, device="cpu", on_turn=silently)
        found = load(MAZE, goal)
    assert found is not None
    return found


def test_the_last_turn_by_hand_and_by_brute_force(solution: Solution) -> None:
    state = position(MAZE, pixoid="a1", bugs=("a4", "c3", "d4"), taken=11)
    play = solution.play(state)
    assert play.value == pytest.approx(brute_value(state), abs=1e-6)
    assert sum(play.mixes[Hand(0)].values()) == pytest.approx(1)
    assert set(play.mixes) == {Hand(0), *state.bugs}


def test_no_answer_of_the_bugs_beats_pixoids_mix(solution: Solution) -> None:
    """And none of Pixoid's programs beats what the value says, when Bugs coordinate."""
    state = position(MAZE, pixoid="c3", bugs=("a4", "a1", "d4"), taken=10, picked=("c3",))
    play = solution.play(state)
    matrix = stage_matrix(state, lambda later: solution.play(later).value)
    assert play.value == pytest.approx(matrix_value(matrix), abs=0.001)
    assert max(play.worth[Hand(0)].values()) == pytest.approx(play.value, abs=0.001)
    assert {
        program
        for program in play.mixes[Hand(0)]
        if play.worth[Hand(0)][program] < play.value - 0.001
    } == set()


def test_every_program_in_a_mix_is_legal(solution: Solution) -> None:
    state = position(MAZE, pixoid="b2", bugs=("d1", "d1", "a4"), taken=5, picked=("b2",))
    play = solution.play(state)
    for hand, mix in play.mixes.items():
        assert sum(mix.values()) == pytest.approx(1)
        assert all(GAME.refusal(state, hand, program) is None for program in mix)


def test_pixoid_takes_a_start_of_the_greatest_value(solution: Solution) -> None:
    assert {solution.starts[pix] for pix in solution.best_starts()} == {
        max(solution.starts.values())
    }


def test_the_short_game_is_a_chance(data_home: Path) -> None:
    goal = Goal(Variant.SHORT, bonus=True)
    solve_board(MAZE, goal, device="cpu", on_turn=silently)
    solved = load(MAZE, goal)
    assert solved is not None
    state = position(MAZE, pixoid="a4", bugs=("d1", "c1", "d4"), taken=11, variant=Variant.SHORT)
    assert solved.play(state).value == pytest.approx(brute_value(state), abs=1e-6)
