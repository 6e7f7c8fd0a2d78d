"""A table of Pixoid as one record: set-up, legal choices, movement, scoring; and many tables.

Programs and the pix visible along a corridor have the same numbers, direction × 9 + steps - 1: a
cube passes a pix if and only if the number at which it sees the pix is between the first number of
the program's direction and the program.
"""

from pathlib import Path
from typing import Any

import numpy as np

from tablecade.core.array import Array, Record
from tablecade.core.compiled import STREAMS, Compiler, open_all
from tablecade.core.hand import Seat
from tablecade.games.pixoid.kernel.board import PROGRAMS
from tablecade.games.pixoid.rules.board import LONGEST_PROGRAM, Board
from tablecade.games.pixoid.rules.state import HANDS, RESERVE, State, Variant

_COMPILER = Compiler(Path(__file__).parents[1])
compiled = _COMPILER.inlined
compiled_apart = _COMPILER.apart
compiled_exact = _COMPILER.exact

ACTIONS = PROGRAMS + 4
"""A program; or a start pix to place a cube on, counted after the programs."""
NOBODY = -1
UNPLACED = -1
ALL_BONUSES = 0b1111

REASONS = (None, "rounds", "twelve", "caught")
BY_ROUNDS, BY_TWELVE, BY_CATCH = 1, 2, 3

TABLE = np.dtype(
    [
        ("seats", np.int8),
        ("short", np.int8),
        ("round", np.int8),
        ("pixoid", np.int8),
        ("second", np.int8),  # who holds the second controller
        ("placed", np.int8),  # cubes in the maze
        ("bonus", np.int8),  # a bit for each bonus cube that still lies there
        ("picked", np.int8),
        ("reserve", np.int8),
        ("ended", np.int8),
        ("cubes", np.int16, (HANDS,)),
        ("scores", np.int16, (HANDS,)),
    ],
    align=True,
)

SCRATCH = np.dtype(
    [
        ("streams", np.uint64, (STREAMS,)),
        ("policies", np.int8, (HANDS,)),
        ("choices", np.int8, (HANDS,)),
    ],
    align=True,
)


@compiled
def set_up(table: Record, seats: int, short: int, first_pixoid: int) -> None:
    table.seats = seats
    table.short = short
    table.ended = 0
    table.scores[:] = 0
    table.round = 0
    begin_round(table, first_pixoid)


@compiled
def begin_round(table: Record, pixoid: int) -> None:
    """PX-6.4: cubes and bonus cubes are restored; PX-7.4: the second controller at the left."""
    table.round += 1
    table.pixoid = pixoid
    table.second = (pixoid + 1) % table.seats if table.seats < HANDS else NOBODY
    table.cubes[:] = UNPLACED
    table.placed = 0
    table.bonus = ALL_BONUSES
    table.picked = 0
    table.reserve = RESERVE


@compiled
def neutral_cubes(table: Record) -> int:
    return RESERVE - table.reserve + table.picked


@compiled
def wins(table: Record, seat: int) -> bool:
    """PX-6.5 most points win, ties share; PX-7.1 in the short game Pixoid or the Bugs."""
    if table.short:
        return (seat == table.pixoid) == (table.ended == BY_TWELVE)
    for other in range(table.seats):
        if table.scores[other] > table.scores[seat]:
            return False
    return True


def encode_opening(state: State) -> Record:
    """The table at the start of this state's match."""
    table: Any = np.zeros(1, dtype=TABLE)[0]
    set_up(table, state.seats, int(state.variant is Variant.SHORT), int(state.pixoid))
    return table


def encode_state(state: State) -> Record:
    """A state of games/ as a table of the compiled rules."""
    number = {pix: index for index, pix in enumerate(state.board.pix)}
    table = encode_opening(state)
    table["round"] = state.round
    table["second"] = NOBODY if state.second is None else state.second
    table["placed"] = HANDS - state.cubes.count(None)
    lying = [pix in state.bonus for pix in state.board.bonus]
    table["bonus"] = sum(1 << cube for cube, lies in enumerate(lying) if lies)
    table["picked"] = state.picked
    table["reserve"] = state.reserve
    table["ended"] = REASONS.index(state.ended)
    table["cubes"] = [UNPLACED if pix is None else number[pix] for pix in state.cubes]
    table["scores"][: state.seats] = state.scores
    return table


def decode_state(table: Record, board: Board) -> State:
    """The inverse of `encode_state`, for a table on this board."""
    seats, second = int(table["seats"]), int(table["second"])
    return State(
        board=board,
        variant=Variant.SHORT if table["short"] else Variant.STANDARD,
        scores=tuple(map(int, table["scores"][:seats])),
        round=int(table["round"]),
        pixoid=Seat(int(table["pixoid"])),
        second=None if second == NOBODY else Seat(second),
        cubes=tuple(None if pix == UNPLACED else board.pix[pix] for pix in table["cubes"]),
        bonus=tuple(pix for cube, pix in enumerate(board.bonus) if int(table["bonus"]) >> cube & 1),
        reserve=int(table["reserve"]),
        ended=REASONS[table["ended"]],
    )


@compiled
def awaits(table: Record, hand: int) -> bool:
    if table.ended:
        return False
    return table.placed == HANDS or hand == next_to_place(table)


@compiled
def next_to_place(table: Record) -> int:
    """PX-1.7: Pixoid, then the Bugs clockwise; PX-7.3: the second controller's cube last."""
    if table.placed == table.seats:
        return HANDS - 1
    return (table.pixoid + table.placed) % table.seats


@compiled
def count_legal(table: Record, maze: Record, hand: int) -> int:
    """The number of legal choices of an awaited hand."""
    if table.placed < HANDS:
        return HANDS - table.placed
    return maze.open[table.cubes[hand]]


@compiled
def nth(table: Record, maze: Record, hand: int, n: int) -> int:
    """The n-th legal choice."""
    if table.placed == HANDS:
        return maze.program[table.cubes[hand], n]
    for start in range(4):
        free = 1
        for other in range(HANDS):
            if table.cubes[other] == maze.start[start]:
                free = 0
        n -= free
        if n < 0:
            return PROGRAMS + start
    return -1


@compiled
def act(table: Record, maze: Record, scratch: Record) -> None:
    """Take the legal choices of the awaited hands together; others are ignored."""
    if table.placed < HANDS:
        hand = next_to_place(table)
        table.cubes[hand] = maze.start[scratch.choices[hand] - PROGRAMS]
        table.placed += 1
        return
    if table.ended:
        return
    program = scratch.choices[table.pixoid]
    caught_at = first_bug(table, maze, program)
    if _pick_up(table, maze, program, caught_at):
        end_round(table, False)
    elif caught_at <= program:  # PX-4.3: the round ends there and then, no Bug moves
        table.cubes[table.pixoid] = maze.end[table.cubes[table.pixoid], caught_at]
        end_round(table, True)
    else:
        table.cubes[table.pixoid] = maze.end[table.cubes[table.pixoid], program]
        _chase(table, maze, scratch)


@compiled
def first_bug(table: Record, maze: Record, program: int) -> int:
    """The program that ends on the first Bug in the way; PROGRAMS if there is none."""
    here = table.cubes[table.pixoid]
    first = program - program % LONGEST_PROGRAM
    nearest = PROGRAMS
    for hand in range(HANDS):
        seen = maze.seen[here, table.cubes[hand]]
        if first <= seen <= program and seen < nearest:
            nearest = seen  # a cube does not see its own pix
    return nearest


@compiled
def _pick_up(table: Record, maze: Record, program: int, caught_at: int) -> bool:
    """PX-4.6: take all bonus cubes before the pix of a catch, the nearest first.

    PX-7.1, PX-7.2: in the short game the twelfth cube wins at once, and he goes no further. Returns
    whether one won.
    """
    here, first = table.cubes[table.pixoid], program - program % LONGEST_PROGRAM
    passed = 0  # most turns pass none, and look no further
    for cube in range(4):
        seen = maze.seen[here, maze.bonus[cube]]
        if (table.bonus >> cube) & 1 and first <= seen <= program and seen < caught_at:
            passed |= 1 << cube
    while passed:
        cube, nearest = -1, PROGRAMS
        for other in range(4):
            seen = maze.seen[here, maze.bonus[other]]
            if (passed >> other) & 1 and seen < nearest:
                cube, nearest = other, seen
        passed &= ~(1 << cube)
        table.bonus &= ~(1 << cube)
        table.picked += 1
        if table.short and neutral_cubes(table) >= RESERVE:
            table.cubes[table.pixoid] = maze.bonus[cube]
            return True
    return False


@compiled
def _chase(table: Record, maze: Record, scratch: Record) -> None:
    """PX-4.1: all Bugs at once, each the whole way; PX-4.5: nobody blocks anybody."""
    prey = table.cubes[table.pixoid]
    caught = False
    for hand in range(HANDS):
        if hand != table.pixoid:
            here, program = table.cubes[hand], scratch.choices[hand]
            seen = maze.seen[here, prey]
            caught |= program - program % LONGEST_PROGRAM <= seen <= program  # PX-4.4
            table.cubes[hand] = maze.end[here, program]
    if caught:
        end_round(table, True)
        return
    table.reserve -= 1  # PX-6.1: one cube from the reserve; the twelfth ends the round
    if table.reserve == 0 or (table.short and neutral_cubes(table) >= RESERVE):
        end_round(table, False)
    elif table.second != NOBODY:  # PX-7.4: to the other Bug player; three seats add up to three
        table.second = 3 - table.pixoid - table.second


@compiled
def end_round(table: Record, caught: bool) -> None:
    if table.short:
        table.ended = BY_CATCH if caught else BY_TWELVE
        return
    for seat in range(table.seats):  # PX-6.2, PX-6.3
        if seat == table.pixoid:
            table.scores[seat] += neutral_cubes(table)
        elif caught:
            table.scores[seat] += table.reserve
    if table.round == table.seats:  # PX-6.5
        table.ended = BY_ROUNDS
    else:
        begin_round(table, (table.pixoid + 1) % table.seats)


@compiled
def _set_up_all(tables: Array, opening: Record, where: Array) -> None:
    for index in range(len(tables)):
        if where[index]:
            set_up(tables[index], opening.seats, opening.short, opening.pixoid)


@compiled_apart
def _mask_all(tables: Array, maze: Record, hands: Array, mask: Array) -> None:
    for index in range(len(tables)):
        table = tables[index]
        for slot in range(len(hands)):
            hand = hands[slot]
            if awaits(table, hand):
                for n in range(count_legal(table, maze, hand)):
                    mask[index, slot, nth(table, maze, hand, n)] = 1
            else:
                mask[index, slot, ACTIONS] = 1


@compiled
def _act_all(tables: Array, maze: Record, scratches: Array) -> None:
    for index in range(len(tables)):
        act(tables[index], maze, scratches[index])


@compiled
def _win_all(tables: Array, won: Array) -> None:
    for index in range(len(tables)):
        if tables[index].ended:
            for seat in range(won.shape[1]):
                won[index, seat] = wins(tables[index], seat)


class PixoidBatch:
    """All tables have one board. Choices are numbers (kernel/board.py)."""

    actions = ACTIONS

    def __init__(self, tables: int, *, maze: Record, opening: Record, seed: int = 0) -> None:
        self.tables = np.zeros(tables, dtype=TABLE)
        self.scratches = np.zeros(tables, dtype=SCRATCH)
        self.maze = maze
        self.opening = opening
        self.reset(seed=seed)

    def reset(self, where: Array | None = None, *, seed: int | None = None) -> None:
        """Set up all tables, or those of a mask; a seed restarts all random streams."""
        if seed is not None:
            open_all(self.scratches, seed)
        everywhere = np.ones(len(self.tables), dtype=np.bool_)
        _set_up_all(self.tables, self.opening, everywhere if where is None else where)

    def legal(self) -> Array:
        """[table, hand, action]; all false for a hand that owes no choice."""
        return np.ascontiguousarray(self.masks(np.arange(HANDS))[:, :, :-1]).view(np.bool_)

    def masks(self, hands: Array) -> Array:
        """[table, hand, action] of these hands; waiting, the last one, for who owes nothing."""
        mask = np.zeros((len(self.tables), len(hands), ACTIONS + 1), dtype=np.int8)
        _mask_all(self.tables, self.maze, hands, mask)
        return mask

    def step(self, choices: Array) -> None:
        """Take the legal choices of the awaited hands; the others are ignored."""
        self.scratches["choices"][:] = choices
        _act_all(self.tables, self.maze, self.scratches)

    def wins(self) -> Array:
        """[table, seat]: the winners; false while a match goes on."""
        won = np.zeros((len(self.tables), int(self.opening["seats"])), dtype=np.bool_)
        _win_all(self.tables, won)
        return won

    def credits(self) -> Array:
        """[table, seat]: shares of the win; in the short game each Bug has a whole win."""
        won = self.wins()
        sharers = 1 if self.opening["short"] else np.maximum(won.sum(axis=1, keepdims=True), 1)
        return won / sharers

    @property
    def over(self) -> Array:
        return self.tables["ended"] > 0
