"""Solving a board with a checkpoint on disk after every turn, and how to play a solved one."""

from collections.abc import Callable
from functools import lru_cache
from pathlib import Path

import msgspec
import numpy as np
from msgspec import Struct

from tablecade.core.hand import Hand
from tablecade.games.pixoid.rules.board import Board, Pix
from tablecade.games.pixoid.rules.state import State, Variant
from tablecade.games.pixoid.solver.board import (
    TURNS,
    UNIT,
    Goal,
    Maze,
    Plan,
    Words,
    make_maze,
    plan_of,
)
from tablecade.games.pixoid.solver.induction import (
    Engine,
    Tally,
    make_engine,
    missing_cubes,
    solve_turns,
    start_places,
)
from tablecade.games.pixoid.solver.silent import against_pixoid, silent_mixes
from tablecade.games.pixoid.solver.stage import (
    CUBES,
    NOTHING,
    SLICE,
    Stage,
    empty_stage,
    entries_of,
    lay,
    solve_matrix,
    tables_of,
)
from tablecade.games.pixoid.solver.store import (
    STEPS,
    TurnFile,
    board_folder,
    is_solved,
    locked,
    turn_file,
    write_turn,
)

OnTurn = Callable[[int, Tally], None]
SELDOM = 1e-6
"""Programs with a smaller share are left out of a mix."""


class Starts(Struct, frozen=True):
    """The value of each start to Pixoid, as in `starts.json`."""

    values: dict[str, float]


def solve_board(
    board: Board,
    goal: Goal,
    *,
    device: str,
    on_turn: OnTurn,
    folder: Path | None = None,
    threads: int | None = None,
) -> Starts:
    """Solve the turns that are not solved yet. `on_turn` is called after each of them.

    One process at a time solves a board; another one waits, and then finds it solved.
    """
    folder = folder or board_folder(board, goal)
    if not is_solved(folder):
        with locked(folder / "lock"):
            if not is_solved(folder):
                maze = make_maze(board)
                engine = make_engine(device, maze, goal, threads=threads)
                _solve_on(engine, maze, goal, folder, on_turn)
    return msgspec.json.decode((folder / "starts.json").read_bytes(), type=Starts)


def _solve_on(engine: Engine, maze: Maze, goal: Goal, folder: Path, on_turn: OnTurn) -> None:
    def keep(left: int, tally: Tally) -> None:
        if left == TURNS:
            starts = maze.board.start
            places = start_places(maze, goal, [maze.place(start) for start in starts])
            found = zip(starts, engine.look(np.array(places)), strict=True)
            values = Starts({str(start): round(float(value), 6) for start, value in found})
            (folder / "starts.json").write_bytes(msgspec.json.encode(values))
        exact, unfinished = engine.values(), folder / "part.npy"
        np.save(unfinished, exact)
        unfinished.replace(_exact_file(folder, left))
        write_turn(turn_file(folder, left), exact, goal)
        _exact_file(folder, left - 1).unlink(missing_ok=True)
        on_turn(left, tally)

    done = 0  # turns that are already solved
    for left in range(TURNS, 0, -1):
        if turn_file(folder, left).is_file() and _exact_file(folder, left).is_file():
            engine.restore(np.load(_exact_file(folder, left)))
            done = left
            break
    solve_turns(engine, done=done, after=keep)
    _exact_file(folder, TURNS).unlink()


def _exact_file(folder: Path, left: int) -> Path:
    """Exact values of the last solved turn; deleted when the next one is solved."""
    return folder / f"exact-{left:02}.npy"


class Solution:
    """Values of one board and goal, read from disk on demand."""

    def __init__(self, board: Board, goal: Goal, folder: Path) -> None:
        self.goal = goal
        self.starts = msgspec.json.decode((folder / "starts.json").read_bytes(), type=Starts).values
        self._folder = folder
        self._maze = make_maze(board)
        self._tables = tables_of(self._maze)
        self._place = lru_cache(maxsize=64)(self._read_place)

    def best_starts(self) -> tuple[Pix, ...]:
        """The best start for Pixoid, or several of equal value."""
        best = max(self.starts.values())
        return tuple(Pix(pix) for pix, value in self.starts.items() if value > best - 1e-6)

    def play(self, state: State) -> Plan:
        """For a turn about to be programmed.

        The Bugs' mixes follow the rule of silent Bugs (silent.py). Pixoid's programs are valued
        against their coordinated mix.
        """
        maze, pixoid = self._maze, Hand(state.pixoid)
        hands = sorted(state.bugs, key=lambda hand: maze.place_of(state, hand))
        cubes = entries_of(*self._stage(state, hands))
        matrix = cubes.reshape(len(cubes), -1)
        fled, joint = np.zeros(len(matrix)), np.zeros(matrix.shape[1])
        value = solve_matrix(matrix, fled, joint)
        silent = np.zeros((len(hands), maze.end.shape[1]))
        silent_mixes(cubes, joint.reshape(cubes.shape[1:]), silent)
        told = [(pixoid, maze.programs[maze.place_of(state, pixoid)], fled, matrix @ joint)]
        for bug, hand in enumerate(hands):
            left = fled @ against_pixoid(cubes, silent, bug)
            told.append((hand, maze.programs[maze.place_of(state, hand)], silent[bug], left))
        return plan_of(value, told, least=SELDOM)

    def _stage(self, state: State, hands: list[Hand]) -> tuple[Stage, Words]:
        """The stage game, and the next values of its rows one after the other."""
        pixoid, lying = self._maze.place_of(state, Hand(state.pixoid)), enumerate(state.board.bonus)
        mask = sum(1 << bit for bit, pix in lying if self.goal.bonus and pix in state.bonus)
        missing = CUBES
        if self.goal.variant is Variant.SHORT:
            missing = missing_cubes(state.reserve, mask, self.goal.bonuses(self._maze))
        stage = empty_stage(self._tables, pixoid)
        bugs = np.array([self._maze.place_of(state, hand) for hand in hands])
        lay(stage, self._tables, mask, pixoid, bugs, missing)
        slices = [np.zeros(len(self._tables.triples), np.uint32)]
        for row in stage.rows:
            if row[SLICE] != NOTHING:
                place = divmod(int(row[SLICE]) // len(self._tables.triples), self._maze.pix)
                slices.append(self._place(state.reserve - 1, *place))
                row[SLICE] = sum(map(len, slices[:-1]))
        return stage, np.concatenate(slices)

    def _read_place(self, left: int, mask: int, pix: int) -> Words:
        if left == 0:
            return np.zeros(len(self._tables.triples), np.uint32)
        steps = TurnFile(turn_file(self._folder, left)).place(mask, pix)
        exact: Words = np.rint(steps * (UNIT * self.goal.top / STEPS)).astype(np.uint32)
        return exact


def load(board: Board, goal: Goal) -> Solution | None:
    """The solution of a board, or None if it is not solved on this machine."""
    return _open(board, goal) if is_solved(board_folder(board, goal)) else None


@lru_cache(maxsize=8)
def _open(board: Board, goal: Goal) -> Solution:
    return Solution(board, goal, board_folder(board, goal))
