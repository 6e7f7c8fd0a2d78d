"""Qwixx as an environment (docs/environments/qwixx.md), and many tables of it at once."""

from collections.abc import Mapping
from functools import cache
from typing import Any, NamedTuple

import numpy as np

from tablecade.core.array import Array, Record
from tablecade.core.compiled import is_learner
from tablecade.core.errors import TablecadeError
from tablecade.core.hand import Hand
from tablecade.core.replay import AnyGame
from tablecade.games.qwixx.bots.compiled.player import (
    KINDS,
    PLAYER,
    choose_move,
    make_hard,
    make_player,
    search_type,
)
from tablecade.games.qwixx.bots.net import load_net
from tablecade.games.qwixx.kernel import numbers
from tablecade.games.qwixx.kernel.cuda.tables import CudaTables, Gpu
from tablecade.games.qwixx.kernel.numbers import ACTION_1, LOCK, OVER, PLACES, encode_state
from tablecade.games.qwixx.kernel.table import (
    QwixxBatch,
    act,
    awaits,
    compiled,
    compiled_apart,
    deal,
    score,
    seats_of,
)
from tablecade.games.qwixx.rules.game import FACES
from tablecade.lab.adapters.observation import Field, Layout, Renderer

LOWEST, HIGHEST = -20, 312
"""Points: four misses and nothing else, and four full rows."""
SHEET = 4 * PLACES + 4 + 2


@cache
def layout(seats: int) -> Layout:
    return Layout(fields_of(seats))


def fields_of(seats: int) -> list[Field]:
    return [
        Field("crosses", (seats, 4, PLACES), "crossed numbers: sheet, row, place from the left"),
        Field("locks", (seats, 4), "crossed locks: sheet, row"),
        Field("misses", (seats,), "misses / 4, by sheet"),
        Field("points", (seats,), f"(points + 20) / {HIGHEST - LOWEST}, at most 1, by sheet"),
        Field("closed", (4,), "closed rows: red, yellow, green, blue"),
        Field("dice", (6, 6), "faces one-hot: white, white, red, yellow, green, blue"),
        Field("phase", (4,), "one-hot: action 1, action 2, step 3, over"),
        Field("active", (seats,), "the active player, one-hot: 0 is the observer"),
        Field("crossed", (1,), "whether the active player has crossed a number this turn"),
        Field("owes", (1,), "whether the observer owes a choice now"),
        Field("seat", (seats,), "the seat of the observer, one-hot"),
    ]


@compiled
def observe(table: Record, board: Record, seat: int, out: Array) -> None:
    """Write the observation of one seat. The order is that of `layout`."""
    out[:] = 0.0
    seats = int(table.seats)
    locks, misses, at = 4 * PLACES * seats, (4 * PLACES + 4) * seats, SHEET * seats
    for turn in range(seats):
        other = (seat + turn) % seats
        for row in range(4):
            marks = np.int64(table.rows[other, row])
            for place in range(PLACES):
                out[(turn * 4 + row) * PLACES + place] = (marks >> place) & 1
            out[locks + turn * 4 + row] = 1.0 if marks & LOCK else 0.0
        out[misses + turn] = table.penalties[other] / 4
        points = (score(table, board, other) - LOWEST) / (HIGHEST - LOWEST)
        out[misses + seats + turn] = min(max(points, 0.0), 1.0)
    for row in range(4):
        out[at + row] = (table.closed >> row) & 1
    at += 4
    for die in range(6):
        face = np.int64(table.white[die]) if die < 2 else np.int64(table.coloured[die - 2])
        if face > 0:
            out[at + 6 * die + face - 1] = 1.0
    at += 36
    if table.phase >= ACTION_1:
        out[at + table.phase - ACTION_1] = 1.0
    at += 4
    if table.active >= 0:
        out[at + (table.active - seat + seats) % seats] = 1.0
    at += seats
    out[at] = table.crossed
    out[at + 1] = 1.0 if awaits(table, seat) else 0.0
    out[at + 2 + seat] = 1.0


class QwixxAdapter:
    """0 passes; 1 + row × 11 + place crosses."""

    numbers: Any = numbers
    """The module that numbers the actions of this game, or of one that extends it."""
    layout_of = staticmethod(layout)
    most_outcomes = FACES

    def __init__(self, game: AnyGame, seats: int) -> None:
        self.game, self.actions = game, self.numbers.ACTIONS
        self.seats = self.hands = seats

    def encode(self, state: Any, action: Any) -> int:  # noqa: ARG002
        return int(self.numbers.encode(action))

    def decode(self, state: Any, code: int) -> Any:  # noqa: ARG002
        return self.numbers.decode(code)

    def layout(self, state: Any) -> Layout:  # noqa: ARG002
        return self.layout_of(self.seats)

    def observe(self, state: Any, hand: Hand) -> Array:
        out = np.zeros(self.layout(state).size, dtype=np.float32)
        observe(encode_state(state), None, int(hand), out)
        return out


_COLOURS = np.array([(214, 60, 56), (232, 190, 46), (58, 150, 78), (56, 98, 182)], dtype=np.uint8)
_NAMES = ("red   ", "yellow", "green ", "blue  ")
_RISING = range(2, 13)


def draw_sheets(fields: dict[str, Array]) -> str:
    faces = fields["dice"].argmax(axis=1) + fields["dice"].any(axis=1)
    lines = ["dice " + " ".join("-" if not face else str(face) for face in faces)]
    for sheet, rows in enumerate(fields["crosses"]):
        active = " *" if fields["active"][sheet] else ""
        misses = round(float(fields["misses"][sheet]) * 4)
        lines.append(f"sheet {sheet}{active}  misses {misses}")
        for row, marks in enumerate(rows):
            numbers = _RISING if row < 2 else _RISING[::-1]
            shown = (" X" if mark else f"{n:2}" for n, mark in zip(numbers, marks, strict=True))
            lock = "X" if fields["locks"][sheet][row] else "o"
            lines.append(f"{_NAMES[row]} {' '.join(shown)} {lock}")
    return "\n".join(lines)


def sheet_cells(fields: dict[str, Array]) -> Array:
    """A line for each row of each sheet: numbers in the colour of the row, crosses dark."""
    sheets = []
    for rows, locks in zip(fields["crosses"], fields["locks"], strict=True):
        marks = np.concatenate([rows, locks[:, np.newaxis]], axis=1)[:, :, np.newaxis]
        sheets.append(np.where(marks > 0, _COLOURS[:, np.newaxis] // 4, _COLOURS[:, np.newaxis]))
        sheets.append(np.full((1, marks.shape[1], 3), 255))
    picture: Array = np.concatenate(sheets).astype(np.uint8)
    return picture


def renderer() -> Renderer:
    return Renderer(draw_sheets, sheet_cells)


class Played(NamedTuple):
    """What compiled loops play with; `players` are those of the other seats."""

    tables: Array
    board: Record
    scratches: Array
    players: Array
    search: Array


class QwixxTables(QwixxBatch):
    """One learner or more; the other seats are played by compiled opponents."""

    xp = np
    layout_of = staticmethod(layout)
    load_net = staticmethod(load_net)

    def __init__(self, state: Any, *, count: int, opponents: Mapping[int, str], seed: int) -> None:
        seats = self.hands = len(state.scores)
        super().__init__(count, seats=seats, seed=seed)
        self.layout, players = self.layout_of(seats), np.zeros(seats, dtype=PLAYER)
        known = (*KINDS, "hard")
        for seat, name in opponents.items():
            if name not in known:
                raise TablecadeError("unknown-opponent", opponent=name, known=", ".join(known))
            net = self.load_net(seats).layers if name in ("net", "hard") else None
            players[seat] = make_hard(net) if net and name == "hard" else make_player(name, net=net)
        search = np.zeros(2, dtype=search_type(self.rules.table))
        self._played = Played(self.tables, self.board, self.scratches, players, search)

    def seed(self, seed: int) -> None:
        self.reset(seed=seed)

    def advance(self, where: Array, learners: Array) -> None:
        self.rules.loop(_advance_all)(self._played, learners, where)

    def answer(self, where: Array, choices: Array, learners: Array) -> None:
        self.rules.loop(_answer_all)(self._played, learners, choices, where)

    def observe(self, learners: Array) -> Array:
        out = np.empty((len(self.tables), len(learners), self.layout.size), dtype=np.float32)
        self.rules.loop(_observe_all)(self.tables, self.board, learners, out)
        return out


@compiled_apart
def _choose_others(played: Played, index: int, learners: Array) -> None:
    table, scratch = played.tables[index], played.scratches[index]
    for seat in seats_of(table):
        if awaits(table, seat) and not is_learner(learners, seat):
            player = played.players[seat]
            choice = choose_move(table, played.board, seat, player, played.search, scratch)
            scratch.choices[seat] = choice


@compiled_apart
def _advance_all(played: Played, learners: Array, where: Array) -> None:
    for index in range(len(played.tables)):
        table, scratch = played.tables[index], played.scratches[index]
        owed = not where[index]
        while not owed and table.phase != OVER:
            for learner in learners:
                owed |= awaits(table, learner)
            if table.phase < ACTION_1:
                deal(table, scratch)
            elif not owed:
                _choose_others(played, index, learners)
                act(table, played.board, scratch)


@compiled_apart
def _answer_all(played: Played, learners: Array, choices: Array, where: Array) -> None:
    for index in range(len(played.tables)):
        if where[index]:
            table, scratch = played.tables[index], played.scratches[index]
            _choose_others(played, index, learners)
            for slot in range(len(learners)):
                if awaits(table, learners[slot]):
                    scratch.choices[learners[slot]] = choices[index, slot]
            act(table, played.board, scratch)


@compiled_apart
def _observe_all(tables: Array, board: Record, learners: Array, out: Array) -> None:
    for index in range(len(tables)):
        for slot in range(len(learners)):
            observe(tables[index], board, learners[slot], out[index, slot])


class QwixxGpuTables(CudaTables):
    """Opponents choose at random. `backend` is a GPU unless another one is given."""

    def __init__(
        self,
        state: Any,
        *,
        count: int,
        opponents: Mapping[int, str],
        seed: int,
        backend: Any = None,
    ) -> None:
        for name in opponents.values():
            if name != "random":
                raise TablecadeError("unknown-opponent", opponent=name, known="random")
        seats = len(state.sheets)
        super().__init__(backend or Gpu(seats), seats=seats, count=count, seed=seed)
        self.layout = layout(seats)
