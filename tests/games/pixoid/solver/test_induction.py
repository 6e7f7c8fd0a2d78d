"""The solver against the rules themselves, and against a general LP solver."""

from collections.abc import Iterator
from random import Random
from threading import Event
from typing import Any

import pytest
from msgspec.structs import replace
from tools.solved_starts import start_values, values_of_all_starts

from tablecade.games.pixoid.rules.board import Board, Pix
from tablecade.games.pixoid.rules.state import RESERVE, State, Variant
from tablecade.games.pixoid.solver import induction
from tablecade.games.pixoid.solver.board import (
    TURNS,
    UNIT,
    Goal,
    Maze,
    Words,
    make_maze,
    reaches,
    starts_of,
)
from tablecade.games.pixoid.solver.induction import (
    CpuEngine,
    make_engine,
    solve_turns,
)
from tablecade.games.pixoid.solver.stage import triple_index
from tests.boards import MAZE, ROOM
from tests.games.pixoid.rules.positions import position
from tests.games.pixoid.solver.boards import FIVE
from tests.games.pixoid.solver.brute import brute_value, matrix_value, stage_matrix

GOALS = [Goal(variant, bonus) for variant in Variant for bonus in (False, True)]
EXACT = 1e-6


def board_for(board: Board, goal: Goal) -> Board:
    return board if goal.bonus else replace(board, bonus=())


def place_in(maze: Maze, state: State) -> tuple[int, int, int]:
    """Bonus mask, Pixoid's pix and the Bugs' triple."""
    mask = sum(1 << bit for bit, pix in enumerate(maze.board.bonus) if pix in state.bonus)
    pixoid, *bugs = (maze.place(pix) for pix in state.cubes if pix is not None)
    return mask, pixoid, int(triple_index(*bugs))


def states(board: Board, goal: Goal, *, taken: int) -> Iterator[State]:
    """Positions at random, but for those that are over."""
    rng = Random(f"{goal} {taken}")
    while True:
        pixoid, one, two, three = rng.choices(board.pix, k=4)
        picked = tuple(pix for pix in board.bonus if rng.random() < 0.3)
        over = goal.variant is Variant.SHORT and taken + len(picked) >= RESERVE
        if pixoid not in (one, two, three) and not over:
            bugs = (one, two, three)
            yield position(
                board, pixoid=pixoid, bugs=bugs, taken=taken, picked=picked, variant=goal.variant
            )


def reached_states(maze: Maze, goal: Goal, *, left: int, count: int) -> Iterator[State]:
    masks = goal.masks(maze)
    reach = reaches(maze, starts_of(maze), turns=TURNS - left, masks=masks)[-1]
    triples = reach.triples()
    for state in states(maze.board, goal, taken=TURNS - left):
        mask, pixoid, triple = place_in(maze, state)
        if reach.pixoid[mask, pixoid] & triples[triple]:
            yield state
            count -= 1
        if count == 0:
            return


@pytest.mark.parametrize(
    ("board", "goal"),
    [(ROOM, GOALS[0]), *((MAZE, goal) for goal in GOALS)],
    ids=lambda value: str(value)[:40],
)
def test_every_value_is_that_of_the_stage_game_the_rules_give(board: Board, goal: Goal) -> None:
    """By induction that proves all turns: the last one needs no values of a later one."""
    maze = make_maze(board_for(board, goal))
    engine = CpuEngine(maze, goal, starts_of(maze))
    before: Words = engine.values()
    for left in range(1, 6):
        assert engine.solve(left).unsolved == 0
        values = engine.values()

        def later(state: State, values: Words = before) -> float:
            return float(values[place_in(maze, state)]) / UNIT

        for state in reached_states(maze, goal, left=left, count=3):
            truth = matrix_value(stage_matrix(state, later))
            assert values[place_in(maze, state)] / UNIT == pytest.approx(truth, abs=EXACT)
        before = values


def test_two_turns_against_brute_force() -> None:
    """No value of the solver's own: the whole rest of the round by the rules and linprog."""
    maze = make_maze(MAZE)
    engine = CpuEngine(maze, Goal(bonus=True), starts_of(maze))
    solve = [engine.solve(left) for left in (1, 2)]
    assert [tally.unsolved for tally in solve] == [0, 0]
    state = position(MAZE, pixoid="a1", bugs=("a4", "a4", "d4"), taken=10)
    found = engine.values()[place_in(maze, state)] / UNIT
    assert found == pytest.approx(brute_value(state), abs=EXACT)


@pytest.mark.long
@pytest.mark.parametrize("goal", GOALS, ids=str)
@pytest.mark.parametrize("board", [ROOM, FIVE], ids=["room", "five"])
def test_all_turns_of_larger_boards(board: Board, goal: Goal) -> None:
    maze = make_maze(board_for(board, goal))
    engine = CpuEngine(maze, goal, starts_of(maze))
    before = engine.values()
    for left in range(1, TURNS):
        engine.solve(left)
        values = engine.values()

        def later(state: State, values: Words = before) -> float:
            return float(values[place_in(maze, state)]) / UNIT

        for state in reached_states(maze, goal, left=left, count=20):
            truth = matrix_value(stage_matrix(state, later))
            assert values[place_in(maze, state)] / UNIT == pytest.approx(truth, abs=EXACT)
        before = values


def test_a_start_may_lie_elsewhere() -> None:
    """One solution knows what all starts would be worth: those of the board among them."""
    maze = make_maze(MAZE)
    corners = tuple(
        (maze.place(start), maze.place(Pix("b3")) + i) for i, start in enumerate(MAZE.start)
    )
    found = values_of_all_starts(MAZE, corners, device="cpu")
    assert found.shape == (2, 2, 2, 2, 4)
    assert tuple(found[0, 0, 0, 0]) == start_values(MAZE, Goal(), device="cpu")


def test_bonus_cubes_are_worth_something_and_no_more_than_themselves() -> None:
    plain = start_values(MAZE, Goal(), device="cpu")
    with_bonus = start_values(MAZE, Goal(bonus=True), device="cpu")
    for less, more in zip(plain, with_bonus, strict=True):
        assert less - EXACT <= more <= less + 4 + EXACT
    assert sum(with_bonus) > sum(plain)


def test_the_same_on_a_gpu() -> None:
    cupy = pytest.importorskip("cupy")
    if not cupy.is_available():
        pytest.skip("no GPU here")
    for goal in GOALS:
        maze = make_maze(MAZE)
        engines = [make_engine(device, maze, goal) for device in ("cpu", "gpu")]
        for engine in engines:
            solve_turns(engine, done=0)
        one, other = (engine.values().astype("i8") for engine in engines)
        assert abs(one - other).max() / UNIT < EXACT


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
