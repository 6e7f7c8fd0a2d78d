"""The bot that plays from solved boards, and what it does where there is none."""

from collections import Counter
from pathlib import Path
from random import Random

import pytest

from tablecade.bots import make_bot
from tablecade.core.hand import Hand
from tablecade.games.pixoid.rules.state import State
from tablecade.games.pixoid.solver.board import Goal
from tablecade.games.pixoid.solver.solution import load, solve_board
from tests.boards import MAZE
from tests.games.pixoid.rules.positions import GAME, fresh, position


@pytest.fixture
def solved(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    solve_board(MAZE, Goal(), device="cpu", on_turn=lambda *_: None)


def choices(state: State, hand: int, *, times: int) -> Counter[object]:
    bot = make_bot(GAME, "perfect", Random(1))
    return Counter(bot.choose(state, (Hand(hand),))[Hand(hand)] for _ in range(times))


def test_it_plays_the_solved_mix(solved: None) -> None:
    solution = load(MAZE, Goal())
    assert solution is not None
    state = position(MAZE, pixoid="c3", bugs=("a1", "d4", "d1"), taken=6)
    play = solution.play(state)
    for hand, mix in ((0, play.mixes[Hand(0)]), (2, play.mixes[Hand(2)])):
        played = choices(state, hand, times=400)
        assert set(played) <= set(mix)
        for program, share in mix.items():
            assert played[program] / 400 == pytest.approx(share, abs=0.1)


def test_it_takes_the_best_start(solved: None) -> None:
    solution = load(MAZE, Goal())
    assert solution is not None
    (chosen,) = choices(fresh(MAZE), 0, times=1)
    assert GAME.write(chosen) in {f"@{pix}" for pix in solution.best_starts()}


def test_it_plays_like_hard_where_nothing_is_solved(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    state = position(MAZE, pixoid="c3", bugs=("a1", "d4", "d1"), taken=6)
    hard = make_bot(GAME, "hard", Random(7)).choose(state, (Hand(0),))
    assert make_bot(GAME, "perfect", Random(7)).choose(state, (Hand(0),)) == hard
