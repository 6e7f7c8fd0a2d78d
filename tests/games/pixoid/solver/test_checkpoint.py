"""Solved boards on disk: written, read, and gone on with."""

from pathlib import Path
from threading import Thread

import numpy as np
import pytest
from tools.solved_starts import start_values

from tablecade.games.pixoid.solver.board import TURNS, UNIT, Goal
from tablecade.games.pixoid.solver.induction import Tally
from tablecade.games.pixoid.solver.solution import load, solve_board
from tablecade.games.pixoid.solver.store import STEPS, TurnFile, write_turn
from tests.boards import MAZE, ROOM


class Stopped(Exception):
    pass


def test_a_turn_is_read_as_it_was_written(tmp_path: Path) -> None:
    values = np.random.default_rng(1).integers(0, 16 * UNIT, (2, 3, 10), dtype=np.uint32)
    values[1, 2] = 0
    write_turn(tmp_path / "turn.pxv", values, Goal(bonus=True))
    file = TurnFile(tmp_path / "turn.pxv")
    for mask, pix in np.ndindex(2, 3):
        read = file.place(mask, pix) * (16 / STEPS)
        assert read == pytest.approx(values[mask, pix] / UNIT, abs=16 / STEPS)


def test_something_else_is_no_turn(tmp_path: Path) -> None:
    (tmp_path / "turn.pxv").write_bytes(b"something else altogether")
    with pytest.raises(ValueError, match="no solved turn"):
        TurnFile(tmp_path / "turn.pxv")


def test_a_solved_board_is_kept(data_home: Path) -> None:
    goal, solved = Goal(), list[int]()
    assert load(MAZE, goal) is None
    for _ in range(2):
        kept = solve_board(MAZE, goal, device="cpu", on_turn=lambda left, _: solved.append(left))
    assert solved == list(range(1, TURNS + 1))
    assert tuple(kept) == MAZE.start
    assert tuple(kept.values()) == pytest.approx(start_values(MAZE, goal, device="cpu"))
    assert load(MAZE, goal) is not None
    assert load(ROOM, goal) is None
    assert not list(data_home.rglob("*.npy"))


def test_broken_off_it_goes_on_where_it_was(data_home: Path) -> None:
    goal, solved = Goal(), list[int]()

    def stop(left: int, tally: Tally) -> None:
        solved.append(left)
        if left == 7:
            raise Stopped

    with pytest.raises(Stopped):
        solve_board(MAZE, goal, device="cpu", on_turn=stop)
    kept = solve_board(MAZE, goal, device="cpu", on_turn=lambda left, _: solved.append(left))
    assert solved == list(range(1, TURNS + 1))
    assert tuple(kept.values()) == pytest.approx(start_values(MAZE, goal, device="cpu"))


@pytest.mark.usefixtures("data_home")
def test_who_solves_the_same_board_at_the_same_time_waits() -> None:
    goal, solved, others = Goal(), list[int](), list[int]()

    def solve_too() -> None:
        solve_board(MAZE, goal, device="cpu", on_turn=lambda left, _: others.append(left))

    other = Thread(target=solve_too)

    def begin_the_other(left: int, tally: Tally) -> None:
        solved.append(left)
        if left == 1:
            other.start()
            other.join(1.0)

    solve_board(MAZE, goal, device="cpu", on_turn=begin_the_other)
    other.join()
    assert solved == list(range(1, TURNS + 1))
    assert others == []
