"""A board as flat arrays: what programs do, numbers of Bugs, states in reach, turns of the board.

Here too: what is solved for, and how to play a turn. Needs no Numba.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from itertools import permutations
from typing import Any, NamedTuple

import msgspec
import numpy as np
import numpy.typing as npt
from msgspec import Struct

from tablecade.core.hand import Hand
from tablecade.games.pixoid.rules.board import LONGEST_PROGRAM, STARTS, Board, Pix, pix_at, place_of
from tablecade.games.pixoid.rules.state import RESERVE, Program, State, Variant, different_programs

Bytes = npt.NDArray[np.uint8]
Shorts = npt.NDArray[np.uint16]
Words = npt.NDArray[np.uint32]
Ints = npt.NDArray[np.int64]
Floats = npt.NDArray[np.float64]

TURNS = RESERVE
"""PX-6.1: a round lasts as many turns as there are cubes in the reserve."""

UNIT = 1 << 27
"""Values are fixed-point numbers of four bytes: this many units are one cube."""

Corners = tuple[tuple[int, ...], ...]
"""For each of the four starts, its possible pix: one on a given board."""

FROM_ALL = (1 << STARTS) - 1


class Maze(Struct, frozen=True, eq=False):
    """Pix by their place in `board.pix`; programs of a pix by direction, then distance.

    Programs with the same end are one program: a longer one stops at the wall (PX-4.2). A straight
    walk is determined by its end, so equal ends mean equal paths.
    """

    board: Board
    programs: tuple[tuple[Program, ...], ...]
    count: Bytes
    """[pix]: the number of programs."""
    end: Bytes
    """[pix, program]: where it ends."""
    distance: Bytes
    """[pix, program]: steps walked."""
    first: Bytes
    """[pix, other]: the first program that walks onto or over the other pix …"""
    beyond: Bytes
    """… and the one after the last; all between them do as well."""
    picks: Bytes
    """[pix, program]: bit i when it passes the i-th bonus pix."""
    catches: Words
    """[pixoid, bug, program of the bug]: bit i when it catches him after his i-th program."""

    @property
    def pix(self) -> int:
        return len(self.count)

    def place(self, pix: Pix) -> int:
        return self.board.pix.index(pix)

    def place_of(self, state: State, hand: Hand) -> int:
        """Where a hand's cube stands."""
        return self.place(state.pix_of(hand))


@lru_cache(maxsize=16)
def make_maze(board: Board) -> Maze:
    places = {pix: place for place, pix in enumerate(board.pix)}
    programs = tuple(different_programs(board, pix) for pix in board.pix)
    pix, most = len(programs), max(map(len, programs))
    end, distance, picks = (np.zeros((pix, most), np.uint8) for _ in range(3))
    first, beyond = (np.zeros((pix, pix), np.uint8) for _ in range(2))
    for start, own in enumerate(programs):
        for number, program in enumerate(own):
            walk = board.walks[board.pix[start]][program.direction]
            onto = places[walk[program.distance - 1]]
            end[start, number] = onto
            distance[start, number] = program.distance
            for bit, bonus in enumerate(board.bonus):
                picks[start, number] |= (bonus in walk[: program.distance]) << bit
            first[start, onto] = number
            farthest = min(len(walk), LONGEST_PROGRAM)
            beyond[start, onto] = number + farthest - program.distance + 1
    count = np.array([len(own) for own in programs], np.uint8)
    # at most 30 programs start at a pix (15 pix beside it, 15 above and below): 32 bits do
    catches, numbers = np.zeros((pix, pix, most), np.uint32), np.arange(most)[None, :, None]
    for pixoid in range(pix):
        fled = end[pixoid, : count[pixoid]]
        caught = (first[:, None, fled] <= numbers) & (numbers < beyond[:, None, fled])
        bits = np.left_shift(np.uint32(1), np.arange(len(fled), dtype=np.uint32))
        catches[pixoid] = (caught * bits).sum(axis=2, dtype=np.uint32)
    return Maze(board, programs, count, end, distance, first, beyond, picks, catches)


class Goal(Struct, frozen=True):
    """The value to solve for: cubes of a standard round, or the probability to win a short game."""

    variant: Variant = Variant.STANDARD
    bonus: bool = False
    """Whether there are bonus cubes. Without them a board solves about 16 times as fast."""

    @property
    def top(self) -> int:
        """The greatest possible value."""
        return 1 if self.variant is Variant.SHORT else RESERVE + 4 * self.bonus

    def masks(self, maze: Maze) -> int:
        """The number of sets of bonus cubes."""
        return 1 << self.bonuses(maze)

    def bonuses(self, maze: Maze) -> int:
        return len(maze.board.bonus) if self.bonus else 0


Mix = Mapping[Program, float]
"""The probability of each program; programs with probability 0 are left out."""


class Plan(NamedTuple):
    """How to play a turn. Values are Pixoid's: cubes to come, or the probability to win."""

    value: float
    mixes: Mapping[Hand, Mix]
    """Pixoid's mix, and that of each silent Bug."""
    worth: Mapping[Hand, Mapping[Program, float]]
    """The value of each program if all others play their mixes."""


def plan_of(
    value: float, hands: Iterable[tuple[Hand, Sequence[Program], Floats, Floats]], *, least: float
) -> Plan:
    """From each hand's programs, their shares and what they are worth.

    Programs with a smaller share than `least` are left out of a mix.
    """
    mixes, worth = {}, {}
    for hand, programs, shares, values in hands:
        used = np.where(shares >= least, shares, 0.0)
        used /= used.sum()
        mixes[hand] = {programs[int(i)]: float(used[i]) for i in np.flatnonzero(used)}
        worth[hand] = dict(zip(programs, map(float, values), strict=True))
    return Plan(float(value), mixes, worth)


def triple_count(pix: int) -> int:
    return pix * (pix + 1) * (pix + 2) // 6


def triple_number(low: Any, middle: Any, high: Any) -> Any:
    """The number of a sorted triple, or of many; the smallest pix runs fastest."""
    return high * (high + 1) * (high + 2) // 6 + middle * (middle + 1) // 2 + low


def triple_numbers(xp: Any, bugs: Any) -> Any:
    """[Bug, …]: the numbers of many triples, in any order, in NumPy or CuPy."""
    one, two, three = bugs
    high, low = (pick(pick(one, two), three) for pick in (xp.maximum, xp.minimum))
    return triple_number(low, one + two + three - high - low, high)


def all_triples(pix: int) -> Bytes:
    """All multisets by number, each ascending; the fourth column is padding."""
    high, middle, low = np.indices((pix, pix, pix), dtype=np.uint8).reshape(3, -1)
    sorted_ones = (low <= middle) & (middle <= high)
    columns = low, middle, high, np.zeros_like(low)
    return np.stack([column[sorted_ones] for column in columns], axis=1)


class Reach(Struct, frozen=True, eq=False):
    """Where the cubes can be: bit i is set if they can come from the i-th start."""

    pixoid: Bytes
    """[bonus mask, pix]"""
    bug: Bytes
    """[pix]"""

    def triples(self) -> Bytes:
        """[triple]: bit i is set if the Bugs can come from all starts but the i-th.

        A state can come up when this has a bit in common with Pixoid's: the start he took.
        """
        triples = all_triples(len(self.bug))
        if (self.bug == FROM_ALL).all():
            return np.full(len(triples), FROM_ALL, np.uint8)
        low, middle, high = (self.bug[triples[:, bug]] for bug in range(3))
        reached = np.zeros(len(triples), np.uint8)
        for own, a, b, c in permutations(range(STARTS)):
            reached |= (low >> a & middle >> b & high >> c & 1) << np.uint8(own)
        return reached


def reaches(maze: Maze, corners: Corners, *, turns: int, masks: int) -> list[Reach]:
    """The reach after 0, 1, … turns; every cube moves in every turn (PX-3.2)."""
    pixoid = np.zeros((masks, maze.pix), np.uint8)
    for corner, starts in enumerate(corners):
        pixoid[masks - 1, list(starts)] |= 1 << corner
    found = [Reach(pixoid, pixoid[masks - 1])]
    for _ in range(turns):
        before = found[-1]
        found.append(Reach(_moved(maze, before.pixoid), _moved(maze, before.bug[None, :])[0]))
    return found


def _moved(maze: Maze, here: Bytes) -> Bytes:
    """One move; bonus cubes on the path are picked up (PX-5.1)."""
    there = np.zeros_like(here)
    masks, everything = np.arange(len(here))[:, None], len(here) - 1
    for program in range(maze.end.shape[1]):
        own = np.flatnonzero(maze.count > program)
        kept = masks & ~maze.picks[None, own, program] & everything
        ends = np.broadcast_to(maze.end[own, program], kept.shape)
        np.bitwise_or.at(there, (kept, ends), here[:, own])
    return there


def starts_of(maze: Maze) -> Corners:
    return tuple((maze.place(start),) for start in maze.board.start)


class Canonical(Struct, frozen=True, eq=False):
    """The board that stands for all four turns of a board."""

    board: Board
    places: Ints
    """[pix of the given board]: its number on that board."""


@lru_cache(maxsize=64)
def canonical(board: Board) -> Canonical:
    """The turn with the smallest encoding; bonus cubes and starts are in the order of the pix."""
    turned = [_turned(board, quarters) for quarters in range(4)]
    least = min(range(4), key=lambda number: msgspec.json.encode(turned[number]))
    number = {pix: place for place, pix in enumerate(turned[least].pix)}
    places = [number[_turn(pix, board.size, least)] for pix in board.pix]
    return Canonical(turned[least], np.array(places, np.int64))


def _turn(pix: Pix, size: int, quarters: int) -> Pix:
    column, row = place_of(pix)
    for _ in range(quarters):
        column, row = row, size - 1 - column
    return pix_at(column, row)


def _turned(board: Board, quarters: int) -> Board:
    def ordered(pixes: tuple[Pix, ...]) -> tuple[Pix, ...]:
        return tuple(sorted((_turn(pix, board.size, quarters) for pix in pixes), key=place_of))

    edges = [(one, other) for one, other in map(ordered, board.open)]
    edges.sort(key=lambda edge: (place_of(edge[0]), place_of(edge[1])))
    starts, bonus = ordered(board.start), ordered(board.bonus)
    return Board(board.size, ordered(board.pix), tuple(edges), starts, bonus)
