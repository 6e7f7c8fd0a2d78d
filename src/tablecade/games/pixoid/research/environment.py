"""Pixoid as an environment (docs/environments/pixoid.md), and many tables of it at once."""

from collections.abc import Callable, Iterator, Mapping
from functools import cache, lru_cache, partial
from random import Random
from typing import Any

import numpy as np

from tablecade.bots import make_bot
from tablecade.core.array import Array, Record
from tablecade.core.compiled import is_learner
from tablecade.core.hand import Hand
from tablecade.core.packages import GAMES
from tablecade.core.replay import AnyGame
from tablecade.games.pixoid.bots.compiled import POLICIES, choose
from tablecade.games.pixoid.kernel import table as pixoid
from tablecade.games.pixoid.kernel.board import (
    DIRECTIONS,
    decode_action,
    encode_action,
    encode_board,
)
from tablecade.games.pixoid.kernel.table import PixoidBatch, compiled, compiled_apart
from tablecade.games.pixoid.rules.board import Board, pix_at, place_of
from tablecade.games.pixoid.rules.state import HANDS, RESERVE
from tablecade.lab.adapters.observation import Field, Layout, Renderer

MOST_POINTS = 64
_STATIC, _PLANES = 5, 11

_CUBES = np.array([(232, 190, 46), (214, 60, 56), (58, 150, 78), (56, 98, 182)], dtype=np.uint8)


@cache
def layout(size: int) -> Layout:
    plane = (size, size)
    return Layout(
        [
            Field("open", (4, *plane), "where the way up, down, left, right is open"),
            Field("start", plane, "start pix; in all planes row 0 is the lowest, column 0 is a"),
            Field("bonus", plane, "bonus cubes that still lie there"),
            Field("pixoid", plane, "the cube of Pixoid"),
            Field("own", plane, "the observer's cube"),
            Field("others", (3, *plane), "the cubes of the next three hands"),
            Field("role", (2,), "one-hot: the observer is Pixoid, or a Bug"),
            Field("pixoids", (3,), "which of the next three hands is Pixoid"),
            Field("partners", (3,), "which of the next three hands the same seat holds"),
            Field("hand", (4,), "the hand of the observer, one-hot"),
            Field("seat", (4,), "the seat that holds it now, one-hot"),
            Field("points", (4,), f"points / {MOST_POINTS}: own seat, then in turn order"),
            Field("reserve", (1,), "cubes in the reserve / 12"),
            Field("picked", (1,), "bonus cubes Pixoid picked up / 4"),
            Field("round", (1,), "round / 4"),
            Field("seats", (1,), "1 with four players, 0 with three"),
            Field("short", (1,), "whether it is the short game"),
            Field("placing", (1,), "whether cubes are being placed"),
            Field("over", (1,), "whether the match is over"),
            Field("owes", (1,), "whether the observer owes a choice now"),
        ]
    )


@lru_cache(maxsize=64)
def encoded(board: Board) -> tuple[Record, Array, Array]:
    """A board for the kernels, the planes that never change, and the cell of each pix in them."""
    size = board.size
    planes = np.zeros((_STATIC, size, size), dtype=np.float32)
    cells = np.zeros(len(board.pix), dtype=np.int64)
    for number, pix in enumerate(board.pix):
        column, row = place_of(pix)
        cells[number] = row * size + column
        for direction in board.walks[pix]:
            planes[DIRECTIONS.index(direction), row, column] = 1.0
        planes[4, row, column] = float(pix in board.start)
    return encode_board(board), planes.ravel(), cells


@compiled
def observe(
    table: Record, maze: Record, planes: Array, cells: Array, hand: int, out: Array
) -> None:
    """Write the observation of one hand. The order is that of `layout`."""
    area = len(planes) // _STATIC
    out[: len(planes)] = planes
    out[len(planes) :] = 0.0
    for cube in range(4):
        if (table.bonus >> cube) & 1:
            out[5 * area + cells[maze.bonus[cube]]] = 1.0
    for turn in range(HANDS):
        other = (hand + turn) % HANDS
        pix = table.cubes[other]
        if pix >= 0:
            out[(7 + turn) * area + cells[pix]] = 1.0
            if other == table.pixoid:
                out[6 * area + cells[pix]] = 1.0
    at, seat = _PLANES * area, holder(table, hand)
    out[at + (0 if hand == table.pixoid else 1)] = 1.0
    for turn in range(1, HANDS):
        other = (hand + turn) % HANDS
        out[at + 1 + turn] = 1.0 if other == table.pixoid else 0.0
        out[at + 4 + turn] = 1.0 if holder(table, other) == seat else 0.0
    out[at + 8 + hand] = 1.0
    out[at + 12 + seat] = 1.0
    for turn in range(table.seats):
        out[at + 16 + turn] = table.scores[(seat + turn) % table.seats] / MOST_POINTS
    at += 20
    out[at] = table.reserve / RESERVE
    out[at + 1] = table.picked / 4
    out[at + 2] = table.round / 4
    out[at + 3] = 1.0 if table.seats == HANDS else 0.0
    out[at + 4] = table.short
    out[at + 5] = 1.0 if table.placed < HANDS and not table.ended else 0.0
    out[at + 6] = 1.0 if table.ended else 0.0
    out[at + 7] = 1.0 if pixoid.awaits(table, hand) else 0.0


@compiled
def holder(table: Record, hand: int) -> int:
    """The seat that holds a hand: of the second controller that changes (PX-7.4)."""
    if table.second != pixoid.NOBODY and hand == HANDS - 1:
        return int(table.second)
    return int(hand)


@lru_cache(maxsize=64)
def maze_lines(board: Board) -> tuple[str, ...]:
    """Walls as in drawings of boards, with the number of each row and the letter of each column.

    `S` marks the start pix and `B` the bonus pix, also those whose cube is gone.
    """
    size, walls = board.size, encoded(board)[1][: 4 * board.size**2]

    def mark(row: int, column: int) -> str:
        pix = pix_at(column, row)
        return "S" if pix in board.start else "B" if pix in board.bonus else " "

    lines = [
        f"{size - number // 2:2} {line}" if number % 2 else f"   {line}"
        for number, line in enumerate(_draw(walls.reshape(4, size, size), mark))
    ]
    letters = "   ".join(pix_at(column, 0)[0] for column in range(size))
    return (*lines, f"     {letters}")


def draw_maze(fields: dict[str, Array]) -> str:
    return "\n".join(_draw(fields["open"], partial(_mark, fields)))


def _draw(ways: Array, mark: Callable[[int, int], str]) -> Iterator[str]:
    """Walls as in drawings of boards, from the plane of each open way; `mark` by row and column."""
    _, down, _, right = ways
    yield "+" + "---+" * len(down)
    for row in reversed(range(len(down))):
        cells = (f" {mark(row, c)} {' ' if way else '|'}" for c, way in enumerate(right[row]))
        yield "|" + "".join(cells)
        yield "+" + "".join(f"{'   ' if way else '---'}+" for way in down[row])


def _mark(fields: dict[str, Array], row: int, column: int) -> str:
    """P for Pixoid, 1 to 4 for the hands of Bugs, * for a bonus cube, s for a start pix."""
    if fields["pixoid"][row, column]:
        return "P"
    hand = int(fields["hand"].argmax())
    for turn, plane in enumerate([fields["own"], *fields["others"]]):
        if plane[row, column]:
            return str((hand + turn) % 4 + 1)
    return "*" if fields["bonus"][row, column] else "s" if fields["start"][row, column] else " "


def maze_cells(fields: dict[str, Array]) -> Array:
    """Three by three cells a pix, so that walls have a place."""
    size = fields["start"].shape[0]
    cells = np.full((3 * size, 3 * size, 3), 40, dtype=np.uint8)
    up, down, left, right = fields["open"] > 0
    for row, column in np.ndindex(size, size):
        y, x = 3 * (size - 1 - row) + 1, 3 * column + 1
        cells[y, x] = _pix_colour(fields, row, column)
        for open_way, place in (
            (up, (y - 1, x)), (down, (y + 1, x)), (left, (y, x - 1)), (right, (y, x + 1)),
        ):  # fmt: skip
            if open_way[row, column]:
                cells[place] = 225
    return cells


def _pix_colour(fields: dict[str, Array], row: int, column: int) -> Any:
    if fields["pixoid"][row, column]:
        return _CUBES[0]
    for turn, plane in enumerate([fields["own"], *fields["others"]]):
        if plane[row, column]:
            return _CUBES[1 + turn % 3]
    return (150, 150, 150) if fields["bonus"][row, column] else (225, 225, 225)


def renderer() -> Renderer:
    return Renderer(draw_maze, maze_cells)


class PixoidAdapter:
    """direction × 9 + distance - 1 is a program; 36 to 39 place the cube on a start pix."""

    hands = HANDS
    actions = pixoid.ACTIONS

    def __init__(self, game: AnyGame, seats: int) -> None:
        self.game = game
        self.seats = seats

    def encode(self, state: Any, action: Any) -> int:
        return encode_action(state.board, action)

    def decode(self, state: Any, code: int) -> Any:
        return decode_action(state.board, code)

    def layout(self, state: Any) -> Layout:
        return layout(state.board.size)

    def observe(self, state: Any, hand: Hand) -> Array:
        maze, planes, cells = encoded(state.board)
        out = np.zeros(self.layout(state).size, dtype=np.float32)
        observe(pixoid.encode_state(state), maze, planes, cells, int(hand), out)
        return out

    def describe_hand(self, state: Any, hand: Hand) -> dict[str, Any]:
        return {"role": "pixoid" if hand == state.pixoid else "bug"}

    def describe_board(self, state: Any) -> dict[str, Any]:
        return {"maze": maze_lines(state.board)}


class PixoidTables(PixoidBatch):
    """One board for all tables; the other hands are played by opponents.

    `random` and `greedy` are compiled. Any other bot of the game plays in Python: the compiled code
    treats its hands like those of a learner, and the bot is asked for each table.
    """

    xp = np
    hands = HANDS

    def __init__(self, state: Any, *, count: int, opponents: Mapping[int, str], seed: int) -> None:
        self._board = state.board
        self._slow = {hand: name for hand, name in opponents.items() if name not in POLICIES}
        maze, self._planes, self._cells = encoded(state.board)
        self.layout = layout(state.board.size)
        self._held = np.zeros((count, state.seats), dtype=np.int64)
        super().__init__(count, maze=maze, opening=pixoid.encode_opening(state), seed=seed)
        for hand in opponents.keys() - self._slow.keys():
            self.scratches["policies"][:, hand] = POLICIES.index(opponents[hand])

    def reset(self, where: Array | None = None, *, seed: int | None = None) -> None:
        super().reset(where, seed=seed)
        self._held[... if where is None else where] = 0
        if seed is not None:
            self._bots: dict[int, Any] = {
                hand: make_bot(GAMES["pixoid"], name, Random(f"{seed} {hand}"))  # noqa: S311
                for hand, name in self._slow.items()
            }

    def seed(self, seed: int) -> None:
        self.reset(seed=seed)

    def advance(self, where: Array, learners: Array) -> None:
        asked = self._asked(learners)
        _advance_all(self.tables, self.maze, self.scratches, self._held, asked, where)
        while self._bots:
            waits = (self.masks(learners)[:, :, -1] == 1).all(axis=1)  # no learner owes a choice
            unasked = where & ~self.over & waits
            if not unasked.any():
                return
            self.answer(unasked, np.zeros((len(unasked), len(learners)), dtype=np.int64), learners)
            _advance_all(self.tables, self.maze, self.scratches, self._held, asked, unasked)

    def answer(self, where: Array, choices: Array, learners: Array) -> None:
        asked = self._asked(learners)
        if self._bots:
            choices = np.concatenate([choices, self._ask_bots(where)], axis=1)
        _answer_all(self.tables, self.maze, self.scratches, self._held, asked, choices, where)

    def _asked(self, learners: Array) -> Array:
        """The hands that compiled code does not choose for."""
        return np.concatenate([learners, np.array([*self._bots], dtype=np.int64)])

    def _ask_bots(self, where: Array) -> Array:
        """The choices of the bots that are not compiled, by table; 0 for who owes none."""
        choices = np.zeros((len(where), len(self._bots)), dtype=np.int64)
        for index in np.flatnonzero(where):
            table = self.tables[index]
            state = pixoid.decode_state(table, self._board)
            for slot, (hand, bot) in enumerate(self._bots.items()):
                if pixoid.awaits(table, hand):
                    chosen = bot.choose(state, (Hand(hand),))[Hand(hand)]
                    choices[index, slot] = encode_action(self._board, chosen)
        return choices

    def observe(self, learners: Array) -> Array:
        out = np.empty((len(self.tables), len(learners), self.layout.size), dtype=np.float32)
        _observe_all(self.tables, self.maze, self._planes, self._cells, learners, out)
        return out

    def credits(self) -> Array:
        """The second controller gets the mean over its turns of what their holders get."""
        seats = super().credits()
        if seats.shape[1] == HANDS:
            return seats
        turns = np.maximum(self._held.sum(axis=1, keepdims=True), 1)
        shared = (self._held * seats).sum(axis=1, keepdims=True) / turns
        return np.concatenate([seats, shared], axis=1)


@compiled_apart
def _choose_others(
    table: Record, maze: Record, scratch: Record, held: Array, learners: Array
) -> None:
    for hand in range(HANDS):
        if pixoid.awaits(table, hand) and not is_learner(learners, hand):
            scratch.choices[hand] = choose(table, maze, hand, scratch)
    if table.seats < HANDS and pixoid.awaits(table, HANDS - 1):
        held[holder(table, HANDS - 1)] += 1


@compiled_apart
def _advance_all(
    tables: Array, maze: Record, scratches: Array, held: Array, learners: Array, where: Array
) -> None:
    for index in range(len(tables)):
        table, scratch = tables[index], scratches[index]
        owed = not where[index]
        while not owed and not table.ended:
            for learner in learners:
                owed |= pixoid.awaits(table, learner)
            if not owed:
                _choose_others(table, maze, scratch, held[index], learners)
                pixoid.act(table, maze, scratch)


@compiled_apart
def _answer_all(
    tables: Array,
    maze: Record,
    scratches: Array,
    held: Array,
    learners: Array,
    choices: Array,
    where: Array,
) -> None:
    for index in range(len(tables)):
        if where[index]:
            table, scratch = tables[index], scratches[index]
            _choose_others(table, maze, scratch, held[index], learners)
            for slot in range(len(learners)):
                if pixoid.awaits(table, learners[slot]):
                    scratch.choices[learners[slot]] = choices[index, slot]
            pixoid.act(table, maze, scratch)


@compiled_apart
def _observe_all(
    tables: Array, maze: Record, planes: Array, cells: Array, learners: Array, out: Array
) -> None:
    for index in range(len(tables)):
        for slot in range(len(learners)):
            observe(tables[index], maze, planes, cells, learners[slot], out[index, slot])
