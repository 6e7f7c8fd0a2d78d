"""`random` and `greedy` (greedy.py) in compiled code, and whole matches of them."""

import numpy as np

from tablecade.core.array import Array, Record
from tablecade.core.compiled import CHOICES, below, open_streams
from tablecade.games.pixoid.bots.greedy import BONUS_WORTH, ROOM_WORTH
from tablecade.games.pixoid.kernel import table as pixoid
from tablecade.games.pixoid.kernel.board import PROGRAMS
from tablecade.games.pixoid.kernel.table import compiled, compiled_apart
from tablecade.games.pixoid.rules.board import LONGEST_PROGRAM
from tablecade.games.pixoid.rules.state import HANDS, RESERVE

CAUGHT = -1.0
WON = 1e9
NEVER = -1e9
NEARNESS = 1e-6
"""Weight of nearness: it decides among programs that cover the same."""
TIE_TOLERANCE = 1e-9
"""Programs whose worth differs by less are chosen from at random."""

POLICIES = ("random", "greedy")
"""Policies by number; the names are those of the bots."""
GREEDY = POLICIES.index("greedy")

RESULT = np.dtype(
    [
        ("scores", np.int16, (HANDS,)),
        ("wins", np.int8, (HANDS,)),
        ("ended", np.int8),
        ("decisions", np.int32),
        ("turns", np.int32),  # joint programs of all hands, placements apart
    ],
    align=True,
)


WORKSPACE = np.dtype([("table", pixoid.TABLE), ("scratch", pixoid.SCRATCH)], align=True)
"""Memory of the loop. The caller allocates it: a record taken from an array that compiled code
allocates itself would outlive the array."""


@compiled_apart
def choose_greedily(table: Record, maze: Record, hand: int, scratch: Record) -> int:
    if table.placed < HANDS:  # Pixoid takes any start; a Bug takes the one nearest to him
        count, prey = pixoid.count_legal(table, maze, hand), table.cubes[table.pixoid]
        if prey == pixoid.UNPLACED:
            return pixoid.nth(table, maze, hand, below(scratch, CHOICES, count))
        nearest = pixoid.nth(table, maze, hand, 0)
        for n in range(1, count):
            start = pixoid.nth(table, maze, hand, n)
            if _distance(maze, start, prey) < _distance(maze, nearest, prey):
                nearest = start
        return nearest
    best, worth, ties = -1, NEVER, 0
    for n in range(pixoid.count_legal(table, maze, hand)):
        program = pixoid.nth(table, maze, hand, n)
        if not _is_shortest(maze, table.cubes[hand], program):
            continue
        if hand == table.pixoid:
            found = flight_worth(table, maze, program)
        else:
            found = chase_worth(table, maze, hand, program)
        ties = 1 if found > worth + TIE_TOLERANCE else ties + (found > worth - TIE_TOLERANCE)
        if found > worth + TIE_TOLERANCE or (
            found > worth - TIE_TOLERANCE and below(scratch, CHOICES, ties) == 0
        ):
            best = program
        worth = max(worth, found)
    return best


@compiled
def _distance(maze: Record, start: int, pix: int) -> int:
    return maze.steps[maze.start[start - PROGRAMS], pix]


@compiled
def _length(maze: Record, pix: int, first: int) -> int:
    """Different programs of a direction; `first` is the shortest."""
    return maze.seen[pix, maze.end[pix, first + LONGEST_PROGRAM - 1]] - first + 1


@compiled
def _is_shortest(maze: Record, pix: int, program: int) -> bool:
    """Whether no shorter program ends on the same pix."""
    return maze.seen[pix, maze.end[pix, program]] == program


@compiled
def _programs(maze: Record, pix: int) -> int:
    """Different programs of a pix."""
    count = 0
    for n in range(0, maze.open[pix], LONGEST_PROGRAM):
        count += _length(maze, pix, maze.program[pix, n])
    return count


@compiled
def flight_worth(table: Record, maze: Record, program: int) -> float:
    """The chance to survive the turn, with weights for bonus cubes and room."""
    here = table.cubes[table.pixoid]
    caught_at = pixoid.first_bug(table, maze, program)
    picked, first = 0, program - program % LONGEST_PROGRAM
    for cube in range(4):
        seen = maze.seen[here, maze.bonus[cube]]
        picked += (table.bonus >> cube) & 1 and first <= seen <= program and seen < caught_at
    if table.short and picked and pixoid.neutral_cubes(table) + picked >= RESERVE:
        return WON
    if caught_at <= program:
        return CAUGHT + BONUS_WORTH * picked
    end = maze.end[here, program]
    survival = 1.0
    for bug in range(HANDS):
        if bug != table.pixoid:
            at = table.cubes[bug]
            seen = maze.seen[at, end]
            if seen >= 0:  # the share of its programs that walk onto or over this end
                way = seen - seen % LONGEST_PROGRAM
                survival *= 1.0 - (_length(maze, at, way) - (seen - way)) / _programs(maze, at)
    return survival + BONUS_WORTH * picked + ROOM_WORTH * _programs(maze, end)


@compiled
def chase_worth(table: Record, maze: Record, hand: int, program: int) -> float:
    """The odds of Pixoid's ends that it covers, then how near it comes to all of them."""
    here, first = table.cubes[hand], program - program % LONGEST_PROGRAM
    end = maze.end[here, program]
    covered = total = apart = 0.0
    prey = table.cubes[table.pixoid]
    for n in range(maze.open[prey]):
        flight = maze.program[prey, n]
        if not _is_shortest(maze, prey, flight) or pixoid.first_bug(table, maze, flight) <= flight:
            continue
        odds = max(flight_worth(table, maze, flight), 0.0) ** 3
        onto = maze.end[prey, flight]
        total += odds
        apart += odds * maze.steps[end, onto]
        if first <= maze.seen[here, onto] <= program:
            covered += odds
    nearness = apart / total if total > 0 else 0.0
    return covered - nearness * NEARNESS


@compiled
def choose(table: Record, maze: Record, hand: int, scratch: Record) -> int:
    if scratch.policies[hand] == GREEDY:
        return choose_greedily(table, maze, hand, scratch)
    count = pixoid.count_legal(table, maze, hand)
    return pixoid.nth(table, maze, hand, below(scratch, CHOICES, count))


def play(seed: int, first: int, maze: Record, opening: Record, results: Array) -> None:
    """Play a match for each result, all set up like `opening`.

    Match `i` has the random numbers of match `first + i`, whatever else is played.
    """
    _play_all(seed, first, maze, opening, np.zeros(1, dtype=WORKSPACE), results)


@compiled
def _play_all(
    seed: int, first: int, maze: Record, opening: Record, workspace: Array, results: Array
) -> None:
    table, scratch = workspace[0].table, workspace[0].scratch
    for index in range(len(results)):
        open_streams(scratch, seed, first + index)
        pixoid.set_up(table, opening.seats, opening.short, opening.pixoid)
        result = results[index]
        result.decisions = result.turns = 0
        while not table.ended:
            result.decisions += 1
            result.turns += table.placed == HANDS
            for hand in range(HANDS):
                if pixoid.awaits(table, hand):
                    scratch.choices[hand] = choose(table, maze, hand, scratch)
            pixoid.act(table, maze, scratch)
        result.ended = table.ended
        for seat in range(table.seats):
            result.scores[seat] = table.scores[seat]
            result.wins[seat] = pixoid.wins(table, seat)
