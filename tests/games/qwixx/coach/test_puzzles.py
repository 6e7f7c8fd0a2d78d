"""The puzzles of Qwixx that ship, proven again by the solver."""

from datetime import date

import pytest
from training.qwixx.make_puzzles import is_clear, prove

from tablecade.coach import PLAYER
from tablecade.core.packages import GAMES
from tablecade.games.qwixx.bots import solitaire as solitaire_qwixx
from tablecade.games.qwixx.coach import (
    QwixxPuzzle,
    position,
    qwixx_puzzle_of,
    qwixx_puzzles,
)
from tablecade.games.qwixx.kernel.numbers import sheet_number, sheet_states
from tablecade.games.qwixx.solver import solve
from tests.cli.conftest import run
from tests.cli.running import Run

__all__ = ["run"]  # the fixture of the command's own tests

DAY = date(2026, 11, 15)


def check(puzzle: QwixxPuzzle) -> None:
    proven = prove(puzzle)
    assert proven == pytest.approx(puzzle.worth, abs=0.001)
    assert max(proven, key=proven.__getitem__) == puzzle.answer
    assert is_clear(puzzle)


def number(puzzle: QwixxPuzzle) -> int:
    """Of its sheet, as the solver counts them: no sheet leads to one before it."""
    state = position(puzzle)
    return sheet_number(*sheet_states(state.sheets[0], state.closed_rows))


def test_the_latest_sheet_has_one_best_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its proof needs few sheets to be solved."""
    latest = max(qwixx_puzzles(), key=number)
    solution = solve(lowest=number(latest))
    monkeypatch.setattr(solitaire_qwixx, "_solution", lambda: solution)
    check(latest)


@pytest.mark.long
def test_all_puzzles_have_one_best_answer() -> None:
    for puzzle in qwixx_puzzles():
        check(puzzle)


def test_every_puzzle_is_a_position_with_these_choices() -> None:
    game = GAMES["qwixx"]
    for puzzle in qwixx_puzzles():
        choices = game.choices(position(puzzle), PLAYER)
        assert list(map(game.write, choices)) == list(puzzle.worth)
        assert is_clear(puzzle)


def test_every_day_has_one_and_the_next_another() -> None:
    assert qwixx_puzzle_of(DAY) == qwixx_puzzle_of(DAY)
    assert qwixx_puzzle_of(DAY) != qwixx_puzzle_of(date(2026, 11, 16))


def test_the_command_asks_and_tells(run: Run) -> None:
    found = qwixx_puzzle_of(DAY)
    right = run("puzzle", "qwixx", "--date", "2026-11-15", "--answer", found.answer)
    assert right.code == 0
    assert "Right!" in right.out
    told = run("puzzle", "qwixx", "--date", "2026-11-15", "--answer", found.ranked[-1])
    assert f"Better: {found.answer}" in told.out


def test_an_answer_against_the_rules_is_refused(run: Run) -> None:
    told = run("puzzle", "qwixx", "--date", "2026-11-15", "--answer", "red1")
    assert told.code == 1
