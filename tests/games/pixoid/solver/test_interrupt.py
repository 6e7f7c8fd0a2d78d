"""Ctrl+C does not wait for the parts of a turn that other threads are at."""

from threading import Event
from typing import Any

import pytest

from tablecade.games.pixoid.solver import induction
from tablecade.games.pixoid.solver.board import Goal, make_maze, starts_of
from tablecade.games.pixoid.solver.induction import CpuEngine
from tests.boards import MAZE


def test_an_interrupt_is_raised_while_a_thread_works(monkeypatch: pytest.MonkeyPatch) -> None:
    began, released, ended = Event(), Event(), Event()

    def solve_turn(*args: Any) -> None:
        *_, places, _tally = args
        if places[0] == 0:
            began.wait(60)
            raise KeyboardInterrupt
        began.set()
        released.wait(60)
        ended.set()

    monkeypatch.setattr(induction, "solve_turn", solve_turn)
    maze = make_maze(MAZE)
    engine = CpuEngine(maze, Goal(), starts_of(maze), threads=2)
    try:
        with pytest.raises(KeyboardInterrupt):
            engine.solve(1)
        assert not ended.is_set()
    finally:
        released.set()
