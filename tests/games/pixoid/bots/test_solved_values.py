"""`hard` on a solved board: exact values, from any turn of the board, gone when the files are."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from random import Random

import msgspec
import numpy as np
import pytest
from training.pixoid.random_board import random_board

from tablecade.bots import make_bot
from tablecade.core.hand import Hand
from tablecade.games.pixoid.bots.board_values import find_values
from tablecade.games.pixoid.bots.levels import SearchLevel, make_level
from tablecade.games.pixoid.bots.net import Positions, board_features
from tablecade.games.pixoid.bots.search import StageSearch, spot_of
from tablecade.games.pixoid.kernel import table as compiler
from tablecade.games.pixoid.research.benchmark import position as position_of
from tablecade.games.pixoid.research.benchmark import shares
from tablecade.games.pixoid.rules.board import Board
from tablecade.games.pixoid.rules.state import State, Variant
from tablecade.games.pixoid.rules.tiles import lay_board, project_tiles
from tablecade.games.pixoid.solver import background
from tablecade.games.pixoid.solver.background import Request, remove_oldest, solve
from tablecade.games.pixoid.solver.board import Goal, canonical
from tablecade.games.pixoid.solver.solution import load, solve_board
from tablecade.games.pixoid.solver.store import board_folder, is_solved, solved_in_background
from tests.boards import MAZE
from tests.games.pixoid.rules.positions import GAME, fresh, position

DRAWN = random_board(99, 15, 4)
"""Both sides have to mix here."""


@pytest.fixture(autouse=True)
def folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setattr(
        "tablecade.games.pixoid.solver.store.cache_folder", lambda: tmp_path / "cache"
    )


def a_turn_of(board: Board) -> Board:
    """The same maze a quarter turn further."""

    def turned(pix: str) -> str:
        column, row = ord(pix[0]) - ord("a"), int(pix[1:]) - 1
        return f"{chr(ord('a') + row)}{board.size - column}"

    text = msgspec.json.decode(msgspec.json.encode(board))
    text["open"] = [[turned(pix) for pix in edge] for edge in text["open"]]
    text["start"], text["bonus"] = (
        [turned(pix) for pix in text[key]] for key in ("start", "bonus")
    )
    return msgspec.convert(text, Board)


def some_state(board: Board) -> State:
    pixoid, one, two, three = Random(3).sample(board.pix, 4)
    return position(board, pixoid=pixoid, bugs=(one, two, three), taken=4, picked=board.bonus)


def test_all_turns_of_a_board_are_solved_as_one() -> None:
    turns = [DRAWN]
    for _ in range(3):
        turns.append(a_turn_of(turns[-1]))
    assert len(set(turns)) == 4
    assert len({canonical(board).board for board in turns}) == 1


def test_values_are_those_of_the_solver_on_every_turn_of_the_board() -> None:
    board = a_turn_of(DRAWN)
    solve(Request(DRAWN, keep=3))
    solve_board(board, Goal(), device="cpu", on_turn=lambda *_: None)
    by_command, features = find_values(board), board_features(board)
    shutil.rmtree(board_folder(board, Goal()))
    turned = find_values(board)
    assert turned is not None
    assert by_command is not None
    rng = np.random.default_rng(1)
    at = Positions(
        rng.integers(16, size=50), rng.integers(16, size=(50, 3)), np.zeros(50, int), np.full(50, 9)
    )
    found = turned.estimate(features, at, Variant.STANDARD)
    assert found.max() > 1
    solve_board(board, Goal(), device="cpu", on_turn=lambda *_: None)
    assert found == pytest.approx(by_command.estimate(features, at, Variant.STANDARD), abs=1e-3)


def test_hard_plays_the_exact_mix_on_a_solved_board() -> None:
    solve_board(MAZE, Goal(), device="cpu", on_turn=lambda *_: None)
    solution, state = load(MAZE, Goal()), some_state(MAZE)
    assert solution is not None
    plan = SearchLevel("hard").plan(state)
    assert plan.value == pytest.approx(solution.play(state).value, abs=0.1)


def test_solved_values_lose_less_than_the_network() -> None:
    """In single turns, against Bugs that know the mix and play perfectly from then on."""
    solve(Request(DRAWN, keep=1))
    values = find_values(DRAWN)
    assert values is not None
    exact, rng = StageSearch(values.estimate), Random(5)
    lost = {True: 0.0, False: 0.0}
    for _ in range(12):
        pixoid, *bugs = rng.sample(range(16), 4)
        state = position_of(DRAWN, (pixoid, *sorted(bugs)), 8)
        features = board_features(DRAWN)
        stage, found = exact.stage(features, spot_of(features, state), state.variant)
        for solved in lost:
            mix = make_level("hard", solved=solved).mixes(state)[Hand(0)]
            (own,) = shares(features.maze, (pixoid,), {Hand(0): mix})
            lost[solved] += found.value - float((own @ stage.cubes.reshape(len(own), -1)).min())
    assert 0 <= lost[True] < lost[False]


def test_bonus_cubes_are_worth_something_where_the_board_is_solved_without() -> None:
    solve(Request(MAZE, keep=1))
    values = find_values(MAZE)
    assert values is not None
    bare = Positions(np.array([5]), np.array([[0, 3, 15]]), np.array([0]), np.array([8]))
    rich = bare._replace(mask=np.array([15]))
    features = board_features(MAZE)
    one, other = (values.estimate(features, at, Variant.STANDARD) for at in (bare, rich))
    assert other > one


def test_it_says_what_it_uses_and_only_in_the_standard_game() -> None:
    bot = make_bot(GAME, "hard", Random(1))
    assert bot.board_values(fresh(MAZE)) is None  # type: ignore[attr-defined]
    solve(Request(MAZE, keep=1))
    assert bot.board_values(fresh(MAZE)) == "solved"  # type: ignore[attr-defined]
    short = position(MAZE, pixoid="c3", bugs=("a1", "d4", "d1"), variant=Variant.SHORT)
    assert bot.board_values(short) is None  # type: ignore[attr-defined]
    medium = make_bot(GAME, "medium", Random(1))
    assert medium.board_values(fresh(MAZE)) is None  # type: ignore[attr-defined]


def test_it_goes_on_with_the_network_where_a_file_is_gone_or_damaged() -> None:
    solve(Request(MAZE, keep=1))
    state = some_state(MAZE)
    file = solved_in_background(MAZE) / "turn-07.pxv"
    for damage in (b"something else", None):
        file.unlink() if damage is None else file.write_bytes(damage)
        chosen = make_level("hard").mixes(state)
        assert chosen == make_level("hard", solved=False).mixes(state)


def test_a_board_serves_from_the_last_turns_on_while_it_is_being_solved() -> None:
    solve(Request(MAZE, keep=1))
    for left in range(8, 13):
        (solved_in_background(MAZE) / f"turn-{left:02}.pxv").unlink()
    early, late = (
        some_state(MAZE),
        position(MAZE, pixoid="c3", bugs=("a1", "d4", "d1"), taken=1, picked=MAZE.bonus),
    )
    level = SearchLevel("hard")
    assert level.known_values(early) is not None
    assert level.plan(early) != SearchLevel("hard", solved=False).plan(early)
    assert level.known_values(late) is None


def test_the_boards_used_last_are_kept(tmp_path: Path) -> None:
    for age, name in enumerate(("new", "middle", "old")):
        (tmp_path / name).mkdir()
        seconds = 1_000_000 - age
        os.utime(tmp_path / name, (seconds, seconds))
    remove_oldest(tmp_path, keep=1, spare=tmp_path / "old")
    assert {path.name for path in tmp_path.iterdir()} >= {"new", "old"}
    assert not (tmp_path / "middle").exists()


def test_solved_values_need_no_compiler() -> None:
    solve(Request(MAZE, keep=1))
    code = """
import sys
sys.modules["numba"] = None
import tablecade.games.pixoid.solver.store as store
from pathlib import Path
store.cache_folder = lambda: Path(sys.argv[1])
from random import Random
from tablecade.bots import make_bot
from tests.boards import MAZE
from tests.games.pixoid.rules.positions import GAME, fresh
print(make_bot(GAME, "hard", Random(1)).board_values(fresh(MAZE)))
"""
    root = solved_in_background(MAZE).parents[2]
    command = [sys.executable, "-c", code, str(root)]
    ran = subprocess.run(command, capture_output=True, text=True, check=True)
    assert ran.stdout.strip() == "solved"


def test_a_process_of_its_own_solves(tmp_path: Path) -> None:
    """With the machine code that this process has compiled, and its priority: at the lowest one
    it would hardly get any time next to other tests."""
    compiled = compiler._COMPILER._folder
    env = {**os.environ, "XDG_CACHE_HOME": str(tmp_path), "NUMBA_CACHE_DIR": compiled}
    code = f"""
import os, runpy
os.nice = lambda steps: 0
runpy.run_module("{background.__name__}", run_name="__main__")
"""
    with subprocess.Popen([sys.executable, "-c", code], stdin=subprocess.PIPE, env=env) as process:
        assert process.stdin is not None
        process.stdin.write(msgspec.json.encode(Request(MAZE, keep=1)) + b"\n")
        process.stdin.flush()
        assert process.wait() == 0
    folder = solved_in_background(MAZE).name
    assert is_solved(tmp_path / "tablecade" / "solved" / "pixoid" / folder)


def test_the_process_ends_with_its_input(tmp_path: Path) -> None:
    """The board is far from solved when the input ends."""
    env = {**os.environ, "XDG_CACHE_HOME": str(tmp_path)}
    command = [sys.executable, "-m", "tablecade.games.pixoid.solver.background"]
    board = lay_board("A1 B1 C1 D1", project_tiles())
    request = msgspec.json.encode(Request(board, keep=1)) + b"\n"
    assert subprocess.run(command, input=request, env=env, check=False).returncode == 1
