"""Solving a board with a checkpoint on disk after every turn, and how to play a solved one.

Bugs may not coordinate (PX-3.5), so each plays a mix of its own, by this rule. Start from the
marginals of the coordinated mix, or from its most likely joint program. Then each Bug in turn takes
its best mix against Pixoid's best responses, given the mixes of the others, until none gains. Every
seat can compute the result on its own. The value of Pixoid's best response to it is exact, so
silence costs the Bugs at most the difference to the coordinated value.
"""

from collections.abc import Callable
from functools import lru_cache
from pathlib import Path

import msgspec
import numpy as np

from tablecade.core.hand import Hand
from tablecade.games.pixoid.kernel.table import compiled_exact
from tablecade.games.pixoid.rules.board import Board, Pix
from tablecade.games.pixoid.rules.state import State, Variant
from tablecade.games.pixoid.solver import induction, stage, store
from tablecade.games.pixoid.solver.board import (
    TURNS,
    UNIT,
    Bytes,
    Floats,
    Goal,
    Maze,
    Plan,
    Words,
    make_maze,
    plan_of,
    reaches,
    starts_of,
)

SWEEPS = 30
ENOUGH = 1e-9


@compiled_exact
def silent_mixes(cubes: Floats, joint: Floats, mixes: Floats) -> float:
    """Write the three Bugs' mixes for a stage, from their joint mix; returns what Pixoid gets."""
    best = np.inf
    trial = np.zeros_like(mixes)
    for pure in (False, True):
        _begin(joint, trial, pure)
        value = _improve(cubes, trial)
        if value < best - ENOUGH:
            best = value
            mixes[:] = trial
    return best


@compiled_exact
def _begin(joint: Floats, mixes: Floats, pure: bool) -> None:
    """Each Bug's share of the joint mix, or the joint program played most."""
    mixes[:] = 0.0
    most, likeliest = joint.max(), -1.0
    for a in range(joint.shape[0]):
        for b in range(joint.shape[1]):
            for c in range(joint.shape[2]):
                share = joint[a, b, c]
                if pure and (share < most or likeliest > 0):
                    continue
                likeliest = share
                mixes[0, a] += share
                mixes[1, b] += share
                mixes[2, c] += share
    mixes /= mixes[0].sum()


@compiled_exact
def _improve(cubes: Floats, mixes: Floats) -> float:
    """Improve the mix of one Bug after the other until nothing is gained."""
    begun, value = against_pixoid(cubes, mixes, 0), -np.inf
    for row in range(len(begun)):
        total = 0.0
        for program in range(begun.shape[1]):
            total += begun[row, program] * mixes[0, program]
        value = max(value, total)
    for _ in range(SWEEPS):
        before = value
        for bug in range(3):
            game = against_pixoid(cubes, mixes, bug)
            mix, fled = np.zeros(game.shape[1]), np.zeros(game.shape[0])
            found = stage.solve_matrix(game, fled, mix)
            if found < value - ENOUGH:
                mixes[bug, : len(mix)] = mix
                value = found
        if value > before - ENOUGH:
            break
    return value


@compiled_exact
def against_pixoid(cubes: Floats, mixes: Floats, bug: int) -> Floats:
    """[program of Pixoid, program of one Bug]: the game when the two others play their mixes."""
    rows, first, second, third = cubes.shape
    game = np.zeros((rows, cubes.shape[bug + 1]))
    for row in range(rows):
        for a in range(first):
            for b in range(second):
                for c in range(third):
                    own = (a, b, c)[bug]
                    share = 1.0
                    for other in range(3):
                        if other != bug:
                            share *= mixes[other, (a, b, c)[other]]
                    game[row, own] += share * cubes[row, a, b, c]
    return game


@compiled_exact
def _solve_turn(
    tables: stage.MazeTables, values: Words, found: Words, pixoid_reach: Bytes, bug_reach: Bytes
) -> None:
    """The value of Pixoid's best response to the rule, in every state of one turn."""
    masks, pix = pixoid_reach.shape
    bugs = np.empty(3, np.int64)
    for place in range(masks * pix):
        mask, pixoid = place // pix, place % pix
        game = stage.empty_stage(tables, pixoid)
        for triple in range(found.shape[1]):
            bugs[:] = tables.triples[triple, :3]
            if not bug_reach[triple] & pixoid_reach[mask, pixoid] or pixoid in bugs:
                continue
            stage.lay(game, tables, mask, pixoid, bugs, stage.CUBES)
            cubes = stage.entries_of(game, values)
            matrix = cubes.copy().reshape(len(cubes), -1)
            fled, joint = np.zeros(len(cubes)), np.zeros(matrix.shape[1])
            value = stage.solve_matrix(matrix, fled, joint)
            if fled.max() < 1.0 - ENOUGH:  # a pure saddle point needs no coordination
                mixes = np.zeros((3, tables.end.shape[1]))
                value = silent_mixes(cubes, joint.reshape(cubes.shape[1:]), mixes)
            found[place, triple] = int(value * UNIT + 0.5)


def silent_values(maze: Maze, goal: Goal, *, turns: int = TURNS) -> Words:
    """Values to Pixoid when the Bugs follow the rule to the end. For small boards."""
    tables, masks = stage.tables_of(maze), goal.masks(maze)
    reached = reaches(maze, starts_of(maze), turns=TURNS, masks=masks)
    values = np.zeros((masks * maze.pix, len(tables.triples)), np.uint32)
    for left in range(1, turns + 1):
        found, reach = np.zeros_like(values), reached[TURNS - left]
        _solve_turn(tables, values.reshape(-1), found, reach.pixoid, reach.triples())
        values = found
    return values.reshape(masks, maze.pix, -1)


OnTurn = Callable[[int, induction.Tally], None]
SELDOM = 1e-6
"""Programs with a smaller share are left out of a mix."""


def read_starts(folder: Path) -> dict[str, float]:
    """The value of each start to Pixoid."""
    told = (folder / "starts.json").read_bytes()
    return msgspec.json.decode(told, type=dict[str, dict[str, float]])["values"]


def solve_board(
    board: Board,
    goal: Goal,
    *,
    device: str,
    on_turn: OnTurn,
    folder: Path | None = None,
    threads: int | None = None,
) -> dict[str, float]:
    """Solve the turns that are not solved yet. `on_turn` is called after each of them.

    One process at a time solves a board; another one waits, and then finds it solved.
    """
    folder = folder or store.board_folder(board, goal)
    if not store.is_solved(folder):
        with store.locked(folder / "lock"):
            if not store.is_solved(folder):
                maze = make_maze(board)
                engine = induction.make_engine(device, maze, goal, threads=threads)
                _solve_on(engine, maze, goal, folder, on_turn)
    return read_starts(folder)


def _solve_on(
    engine: induction.Engine, maze: Maze, goal: Goal, folder: Path, on_turn: OnTurn
) -> None:
    def keep(left: int, tally: induction.Tally) -> None:
        if left == TURNS:
            starts = maze.board.start
            places = induction.start_places(maze, goal, [maze.place(start) for start in starts])
            found = zip(starts, engine.look(np.array(places)), strict=True)
            values = {str(start): round(float(value), 6) for start, value in found}
            (folder / "starts.json").write_bytes(msgspec.json.encode({"values": values}))
        exact, unfinished = engine.values(), folder / "part.npy"
        np.save(unfinished, exact)
        unfinished.replace(_exact_file(folder, left))
        store.write_turn(store.turn_file(folder, left), exact, goal)
        _exact_file(folder, left - 1).unlink(missing_ok=True)
        on_turn(left, tally)

    done = 0  # turns that are already solved
    for left in range(TURNS, 0, -1):
        if store.turn_file(folder, left).is_file() and _exact_file(folder, left).is_file():
            engine.restore(np.load(_exact_file(folder, left)))
            done = left
            break
    induction.solve_turns(engine, done=done, after=keep)
    _exact_file(folder, TURNS).unlink()


def _exact_file(folder: Path, left: int) -> Path:
    """Exact values of the last solved turn; deleted when the next one is solved."""
    return folder / f"exact-{left:02}.npy"


class Solution:
    """Values of one board and goal, read from disk on demand."""

    def __init__(self, board: Board, goal: Goal, folder: Path) -> None:
        self.goal = goal
        self.starts = read_starts(folder)
        self._folder = folder
        self._maze = make_maze(board)
        self._tables = stage.tables_of(self._maze)
        self._place = lru_cache(maxsize=64)(self._read_place)

    def best_starts(self) -> tuple[Pix, ...]:
        """The best start for Pixoid, or several of equal value."""
        best = max(self.starts.values())
        return tuple(Pix(pix) for pix, value in self.starts.items() if value > best - 1e-6)

    def play(self, state: State) -> Plan:
        """For a turn about to be programmed.

        The Bugs' mixes follow the rule of silent Bugs. Pixoid's programs are valued against their
        coordinated mix.
        """
        maze, pixoid = self._maze, Hand(state.pixoid)
        hands = sorted(state.bugs, key=lambda hand: maze.place_of(state, hand))
        cubes = stage.entries_of(*self._stage(state, hands))
        matrix = cubes.reshape(len(cubes), -1)
        fled, joint = np.zeros(len(matrix)), np.zeros(matrix.shape[1])
        value = stage.solve_matrix(matrix, fled, joint)
        silent = np.zeros((len(hands), maze.end.shape[1]))
        silent_mixes(cubes, joint.reshape(cubes.shape[1:]), silent)
        told = [(pixoid, maze.programs[maze.place_of(state, pixoid)], fled, matrix @ joint)]
        for bug, hand in enumerate(hands):
            left = fled @ against_pixoid(cubes, silent, bug)
            told.append((hand, maze.programs[maze.place_of(state, hand)], silent[bug], left))
        return plan_of(value, told, least=SELDOM)

    def _stage(self, state: State, hands: list[Hand]) -> tuple[stage.Stage, Words]:
        """The stage game, and the next values of its rows one after the other."""
        pixoid, lying = self._maze.place_of(state, Hand(state.pixoid)), enumerate(state.board.bonus)
        mask = sum(1 << bit for bit, pix in lying if self.goal.bonus and pix in state.bonus)
        missing = stage.CUBES
        if self.goal.variant is Variant.SHORT:
            missing = induction.missing_cubes(state.reserve, mask, self.goal.bonuses(self._maze))
        game = stage.empty_stage(self._tables, pixoid)
        bugs = np.array([self._maze.place_of(state, hand) for hand in hands])
        stage.lay(game, self._tables, mask, pixoid, bugs, missing)
        slices = [np.zeros(len(self._tables.triples), np.uint32)]
        for row in game.rows:
            if row[stage.SLICE] != stage.NOTHING:
                place = divmod(int(row[stage.SLICE]) // len(self._tables.triples), self._maze.pix)
                slices.append(self._place(state.reserve - 1, *place))
                row[stage.SLICE] = sum(map(len, slices[:-1]))
        return game, np.concatenate(slices)

    def _read_place(self, left: int, mask: int, pix: int) -> Words:
        if left == 0:
            return np.zeros(len(self._tables.triples), np.uint32)
        steps = store.TurnFile(store.turn_file(self._folder, left)).place(mask, pix)
        exact: Words = np.rint(steps * (UNIT * self.goal.top / store.STEPS)).astype(np.uint32)
        return exact


def load(board: Board, goal: Goal) -> Solution | None:
    """The solution of a board, or None if it is not solved on this machine."""
    return _open(board, goal) if store.is_solved(store.board_folder(board, goal)) else None


@lru_cache(maxsize=8)
def _open(board: Board, goal: Goal) -> Solution:
    return Solution(board, goal, store.board_folder(board, goal))
