"""The compiled rules of Qwixx, at one table and at many.

A game that extends Qwixx has functions of its own in place of some of these (`Ruleset`). Its
`act`, `legal_slots` and `score` may need a board, so they all take one; Qwixx has None.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from tablecade.core.array import Array, Record
from tablecade.core.compiled import DICE, STREAMS, Compiler, below, draw, open_all
from tablecade.games.qwixx.kernel import numbers
from tablecade.games.qwixx.rules.state import LAST_PLACE

_COMPILER = Compiler(Path(__file__).parents[1])
compiled = _COMPILER.inlined
compiled_apart = _COMPILER.apart

_crosses = np.arange(numbers.ACTIONS) - 1
ROW_OF = np.maximum(0, _crosses // numbers.PLACES).astype(np.int8)
PLACE_OF = (_crosses % numbers.PLACES).astype(np.int8)
"""Row and place of a cross; a lookup is faster than a division."""

SCRATCH = np.dtype(
    [
        ("streams", np.uint64, (STREAMS,)),
        ("policies", np.int8, (numbers.MOST_SEATS,)),
        ("choices", np.int8, (numbers.MOST_SEATS,)),
        ("dice", np.int8, (6,)),
    ],
    align=True,
)
"""Random streams, policies, pending choices and dice of a table. Allocated once for each table:
allocation in a compiled loop is slow."""

_FACES = np.uint64(6)
_SIX_DICE = np.uint64(6**6)


@compiled
def set_up(table: Record, seats: int) -> None:
    table.seats = seats
    table.phase = numbers.FIRST
    table.active = -1
    table.crossed = 0
    table.ended = 0
    table.closed = 0
    table.white[:] = 0
    table.coloured[:] = 0
    table.penalties[:] = 0
    table.rows[:, :] = 0


@compiled
def seats_of(table: Record) -> range:
    """All seats, as 64-bit integers.

    Numba compiles a function once for each integer type it is called with; `range(table.seats)`
    has another one than Python's own.
    """
    return range(np.int64(table.seats))


@compiled
def active_of(table: Record) -> Any:
    """The active seat, as a 64-bit integer too."""
    return np.int64(table.active)


@compiled
def can_cross(marks: int, place: int) -> int:
    """1 where a row with these marks can take a cross at this place, else 0."""
    return (numbers.OPEN_PLACES[marks] >> place) & 1


@compiled
def score(table: Record, _board: Record, seat: int) -> int:
    """QX-4.4."""
    points = -5 * table.penalties[seat]
    for row in range(4):
        crosses = np.int64(numbers.CROSSES[table.rows[seat, row]])
        points += crosses * (crosses + 1) // 2
    return points


# Legal choices: a bit for each slot, in the order of rules/; pass is always legal. The slots of
# action 1 are the rows, those of action 2 each row with the lower and the higher white die. Bits
# in one number need no memory and few branches.

SLOTS = 8


COUNT = np.array([bits.bit_count() for bits in range(1 << SLOTS)], dtype=np.int8)
NTH_SLOT = np.zeros((1 << SLOTS, SLOTS), dtype=np.int8)
for _bits in range(1 << SLOTS):
    NTH_SLOT[_bits, : COUNT[_bits]] = [slot for slot in range(SLOTS) if _bits >> slot & 1]


@compiled
def awaits(table: Record, seat: int) -> bool:
    """In action 1 every seat is awaited, even if it can only pass."""
    if table.phase == numbers.ACTION_1:
        return True
    return table.phase > numbers.ACTION_1 and table.phase < numbers.OVER and seat == table.active


@compiled
def legal_slots(table: Record, _board: Record, seat: int) -> int:
    """The slots an awaited seat may choose."""
    bits = 0
    if table.phase == numbers.ACTION_1:  # QX-2.3
        number = np.int64(table.white[0]) + table.white[1]
        for row in range(4):
            bits |= _crossable(table, seat, row, number) << row
        return bits
    # QX-2.4: one white die and the row's own, each sum once, the lower first
    low, high = min(table.white[0], table.white[1]), max(table.white[0], table.white[1])
    for row in range(4):
        die = np.int64(table.coloured[row])
        if die > 0:
            bits |= _crossable(table, table.active, row, low + die) << (2 * row)
            if high > low:
                bits |= _crossable(table, table.active, row, high + die) << (2 * row + 1)
    return bits


@compiled
def _crossable(table: Record, seat: int, row: int, number: int) -> int:
    place = number - 2 if row < 2 else 12 - number
    return can_cross(table.rows[seat, row], place) & ~(table.closed >> row) & 1


@compiled
def nth(table: Record, bits: int, n: int) -> int:
    """The n-th choice of these legal slots, in the order of rules/; pass is the last."""
    return action_of(table, NTH_SLOT[bits, n]) if n < COUNT[bits] else numbers.PASS


@compiled
def action_of(table: Record, slot: int) -> int:
    """The action a slot stands for in this phase."""
    if table.phase == numbers.ACTION_1:
        return _crossing(slot, np.int64(table.white[0]) + table.white[1])
    row, higher = slot >> 1, slot & 1
    low, high = min(table.white[0], table.white[1]), max(table.white[0], table.white[1])
    return _crossing(row, np.int64(table.coloured[row]) + (high if higher else low))


@compiled
def _crossing(row: int, number: int) -> int:
    return 1 + row * numbers.PLACES + (number - 2 if row < 2 else 12 - number)


# A turn, phase by phase.


@compiled
def start(table: Record, seat: int) -> None:
    """QX-2.1."""
    table.active = seat
    table.phase = numbers.ROLL


@compiled
def roll(table: Record, scratch: Record) -> None:
    """Dice as given, white ones first; the dice of closed rows left the game (QX-3.3)."""
    table.white[0], table.white[1] = scratch.dice[0], scratch.dice[1]
    for row in range(4):
        table.coloured[row] = 0 if (table.closed >> row) & 1 else scratch.dice[2 + row]
    table.crossed = 0
    table.phase = numbers.ACTION_1


@compiled
def deal(table: Record, scratch: Record) -> None:
    """Draw the first player, or roll."""
    if table.phase == numbers.FIRST:
        start(table, below(scratch, DICE, table.seats))
    elif table.phase == numbers.ROLL:
        faces = draw(scratch, DICE) % _SIX_DICE  # one draw for six dice; uneven by 1e-15
        for die in range(6):
            scratch.dice[die] = np.int8(faces % _FACES) + 1
            faces //= _FACES
        roll(table, scratch)


@compiled
def act(table: Record, _board: Record, scratch: Record) -> None:
    """Take the legal choices of the awaited seats together; others are ignored."""
    if table.phase == numbers.ACTION_1:
        act_together(table, scratch)
    elif table.phase == numbers.ACTION_2:
        cross(table, table.active, scratch.choices[table.active])
        if not end_if_closed(table) and not miss_if_due(table):
            pass_turn(table)


@compiled
def act_together(table: Record, scratch: Record) -> None:
    """QX-2.3: everybody's choice takes effect together."""
    for seat in range(table.seats):
        cross(table, seat, scratch.choices[seat])
    if not end_if_closed(table):
        table.phase = numbers.ACTION_2


@compiled
def cross(table: Record, seat: int, choice: int) -> None:
    """Put the cross of a legal choice on a sheet; the last number takes the lock (QX-3.2)."""
    if choice == numbers.PASS:
        return
    row, place = ROW_OF[choice], PLACE_OF[choice]
    table.rows[seat, row] |= 1 << place
    if seat == table.active:
        table.crossed = 1
    if place == LAST_PLACE:
        table.rows[seat, row] |= numbers.LOCK
        table.closed |= 1 << row  # QX-3.3


@compiled
def end_if_closed(table: Record) -> bool:
    """QX-4.1, QX-4.2: two closed rows or more end the game."""
    if numbers.CROSSES[table.closed] < 2:
        return False
    table.phase = numbers.OVER
    table.ended = numbers.BY_ROWS
    return True


@compiled
def miss_if_due(table: Record) -> bool:
    """QX-2.5: who crossed nothing crosses a penalty; the fourth ends the game (QX-4.1)."""
    if table.crossed:
        return False
    table.penalties[table.active] += 1
    if table.penalties[table.active] < 4:
        return False
    table.phase = numbers.OVER
    table.ended = numbers.BY_PENALTIES
    return True


@compiled
def pass_turn(table: Record) -> None:
    following = table.active + 1
    table.active = 0 if following == table.seats else following
    table.phase = numbers.ROLL


class Ruleset(NamedTuple):
    """The rules that compiled loops play by: those of Qwixx, or of a game that extends it."""

    table: Any
    """The type of a table's record."""
    actions: int
    reasons: numbers.Reasons
    loop: Callable[[Any], Any]
    """A compiled function with these rules in it."""


QWIXX = Ruleset(numbers.TABLE, numbers.ACTIONS, numbers.REASONS, lambda function: function)


@compiled
def _set_up_all(tables: Array, where: Array, seats: int) -> None:
    for index in range(len(tables)):
        if where[index]:
            set_up(tables[index], seats)


@compiled_apart
def _mask_all(tables: Array, board: Record, seats: Array, mask: Array) -> None:
    for index in range(len(tables)):
        table = tables[index]
        for slot in range(len(seats)):
            if awaits(table, seats[slot]):
                bits = legal_slots(table, board, seats[slot])
                for n in range(COUNT[bits] + 1):
                    mask[index, slot, nth(table, bits, n)] = 1
            else:
                mask[index, slot, mask.shape[2] - 1] = 1


@compiled
def _deal_all(tables: Array, scratches: Array, waiting: Array) -> None:
    for index in range(len(tables)):
        if waiting[index]:
            deal(tables[index], scratches[index])


@compiled
def _give_all(tables: Array, scratches: Array, waiting: Array, first: Array, dice: Array) -> None:
    for index in range(len(tables)):
        if waiting[index] and tables[index].phase == numbers.FIRST:
            start(tables[index], first[index])
        elif waiting[index]:
            scratches[index].dice[:] = dice[index]
            roll(tables[index], scratches[index])


@compiled
def _act_all(tables: Array, board: Record, scratches: Array) -> None:
    for index in range(len(tables)):
        act(tables[index], board, scratches[index])


@compiled
def _score_all(tables: Array, board: Record, scores: Array) -> None:
    for index in range(len(tables)):
        for seat in range(scores.shape[1]):
            scores[index, seat] = score(tables[index], board, seat)


class QwixxBatch:
    """Choices are numbers (games/qwixx/kernel/numbers.py), one for each seat.

    `deal` draws dice for every table that waits for them, or takes given dice.
    """

    rules = QWIXX
    board: Record = None

    def __init__(self, tables: int, *, seats: int, seed: int = 0) -> None:
        self.tables = np.zeros(tables, dtype=self.rules.table)
        self.scratches = np.zeros(tables, dtype=SCRATCH)
        self.seats, self.actions = seats, self.rules.actions
        self.reset(seed=seed)

    def reset(self, where: Array | None = None, *, seed: int | None = None) -> None:
        """Set up all tables, or those of a mask; a seed restarts all random streams."""
        if seed is not None:
            open_all(self.scratches, seed)
        chosen = np.ones(len(self.tables), dtype=np.bool_) if where is None else where
        self.rules.loop(_set_up_all)(self.tables, chosen, self.seats)

    def legal(self) -> Array:
        """[table, seat, action]; all false for a seat that owes no choice."""
        return np.ascontiguousarray(self.masks(np.arange(self.seats))[:, :, :-1]).view(np.bool_)

    def masks(self, seats: Array) -> Array:
        """[table, seat, action] of these seats; waiting, the last one, for who owes nothing."""
        mask = np.zeros((len(self.tables), len(seats), self.actions + 1), dtype=np.int8)
        self.rules.loop(_mask_all)(self.tables, self.board, seats, mask)
        return mask

    def deal(
        self, where: Array | None = None, *, first: Array | None = None, dice: Array | None = None
    ) -> None:
        """Deal where dice are awaited: random, or given as `first` (a seat) and `dice` (six)."""
        waiting = self.dice_awaited if where is None else where & self.dice_awaited
        if first is None or dice is None:
            _deal_all(self.tables, self.scratches, waiting)
        else:
            _give_all(self.tables, self.scratches, waiting, first, dice)

    def step(self, choices: Array) -> None:
        """Take the legal choices of the awaited seats; the others are ignored."""
        self.scratches["choices"][:, : self.seats] = choices
        self.rules.loop(_act_all)(self.tables, self.board, self.scratches)

    def scores(self) -> Array:
        scores = np.zeros((len(self.tables), self.seats), dtype=np.int16)
        self.rules.loop(_score_all)(self.tables, self.board, scores)
        return scores

    def credits(self) -> Array:
        """[table, seat]: shares of the win; 0 while a match goes on."""
        scores = self.scores()
        won = (scores == scores.max(axis=1, keepdims=True)) & self.over[:, np.newaxis]
        return won / np.maximum(won.sum(axis=1, keepdims=True), 1)

    @property
    def over(self) -> Array:
        return self.tables["phase"] == numbers.OVER

    @property
    def dice_awaited(self) -> Array:
        return self.tables["phase"] < numbers.ACTION_1
