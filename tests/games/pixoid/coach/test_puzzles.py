"""The puzzles that ship, proven again."""

from datetime import date

import pytest

from tablecade.core.hand import Hand
from tablecade.games.pixoid.coach.puzzles import Puzzle, position, prove, puzzle_of, puzzles
from tests.cli.conftest import run
from tests.cli.running import Run
from tests.games.pixoid.rules.positions import GAME
from tests.games.pixoid.solver.brute import brute_value, matrix_value, stage_matrix

__all__ = ["run"]  # the fixture of the command's own tests

DAY = date(2026, 11, 15)


def check(puzzle: Puzzle) -> None:
    proof = prove(position(puzzle))
    assert proof.clear
    assert proof.ranked[0] == puzzle.answer
    assert proof.sure[puzzle.answer] == pytest.approx(puzzle.sure)
    assert proof.sure[proof.ranked[1]] == pytest.approx(puzzle.other)


@pytest.mark.parametrize("number", [0, -1])
def test_a_puzzle_has_one_best_answer(number: int) -> None:
    check(puzzles()[number])


@pytest.mark.long
def test_all_puzzles_have_one_best_answer() -> None:
    for puzzle in puzzles():
        check(puzzle)


@pytest.mark.long
def test_the_rules_and_a_general_solver_say_the_same() -> None:
    """By brute force, without any of the bots' own arrays: a puzzle with few ways to go."""
    state = min(map(position, puzzles()), key=lambda state: ways(state))
    matrix = stage_matrix(state, brute_value)
    proof = prove(state)
    assert sorted(matrix.min(axis=1)) == pytest.approx(sorted(proof.sure.values()), abs=1e-6)
    assert matrix_value(matrix) == pytest.approx(proof.value, abs=1e-6)


def ways(state: object) -> int:
    total = 1
    for hand in range(4):
        ends = {
            tuple(GAME.preview(state, Hand(hand), program).path)  # type: ignore[arg-type]
            for program in GAME.choices(state, Hand(hand))  # type: ignore[arg-type]
        }
        total *= len(ends)
    return total


def test_every_day_has_one_and_the_next_another() -> None:
    assert puzzle_of(DAY) == puzzle_of(DAY)
    assert puzzle_of(DAY) != puzzle_of(date(2026, 11, 16))


def test_the_command_asks_and_tells(run: Run) -> None:
    found = puzzle_of(DAY)
    right = run("puzzle", "--date", "2026-11-15", "--answer", found.answer)
    assert right.code == 0
    assert "Right!" in right.out
    others = [GAME.write(a) for a in GAME.choices(position(found), Hand(0))]
    wrong = next(o for o in others if not o.startswith(found.answer.rstrip("123456789")))
    told = run("puzzle", "--date", "2026-11-15", "--answer", wrong)
    assert f"Better: {found.answer}" in told.out


def test_an_answer_against_the_rules_is_refused(run: Run) -> None:
    told = run("puzzle", "--date", "2026-11-15", "--answer", "up0")
    assert told.code == 1
