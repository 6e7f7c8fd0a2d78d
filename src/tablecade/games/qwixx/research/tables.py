"""Compiled tables of Qwixx and Qwixx On Board for vector environments."""

from collections.abc import Mapping
from functools import partial
from importlib.resources import as_file, files
from typing import Any

import numpy as np

from tablecade.core.array import Array, Record
from tablecade.core.compiled import is_learner
from tablecade.games.qwixx.bots.compiled.baselines import TUNED_WEIGHTS
from tablecade.games.qwixx.bots.compiled.duel import choose_move
from tablecade.games.qwixx.bots.compiled.player import PLAYER, make_hard, make_player
from tablecade.games.qwixx.bots.compiled.scratch import SEARCH
from tablecade.games.qwixx.compiled import compiled, compiled_apart
from tablecade.games.qwixx.kernel.batch import QwixxBatch
from tablecade.games.qwixx.kernel.codes import encode_track
from tablecade.games.qwixx.kernel.legal import COUNT, awaits, legal_slots, nth
from tablecade.games.qwixx.kernel.numbers import ACTION_1, OVER
from tablecade.games.qwixx.kernel.table import seats_of
from tablecade.games.qwixx.kernel.turn import act, deal
from tablecade.games.qwixx.research.observation import layout, observe
from tablecade.lab.research import UnknownOpponent


def opponents(seats: int, *, on_board: bool) -> dict[str, Any]:
    """What makes each compiled opponent, by name."""
    net = f"qwixx-on-board-net-{seats}" if on_board else f"qwixx-net-{seats}"
    made: dict[str, Any] = {
        "random": partial(make_player, "random"),
        "greedy": partial(make_player, "greedy"),
        "weights": partial(make_player, "weights", weights=TUNED_WEIGHTS),
        "net": lambda: make_player("net", net=_stored(net)),
        "hard": lambda: make_hard(_stored(net), rolls=0),
    }
    if not on_board:
        made["points"] = lambda: make_player("points", net=_stored(f"qwixx-points-{seats}"))
    return made


def _stored(name: str) -> dict[str, Array]:
    with as_file(files("tablecade.games.qwixx.bots") / "weights" / f"{name}.npz") as path:
        stored = np.load(path)
        return {layer: stored[layer].astype(np.float32) for layer in stored.files}


class QwixxTables:
    """One learner or more; the other seats are played by compiled opponents."""

    xp = np

    def __init__(self, state: Any, *, count: int, opponents: Mapping[int, str], seed: int) -> None:
        track = getattr(state, "track", None)
        seats = len((state if track is None else state.table).sheets)
        self._batch = QwixxBatch(count, seats=seats, track=encode_track(track), seed=seed)
        self.hands, self.actions = seats, self._batch.actions
        self.layout = layout(seats, on_board=track is not None)
        self._players = _players(opponents, seats, on_board=track is not None)
        self._search = np.zeros(2, dtype=SEARCH)

    def seed(self, seed: int) -> None:
        self._batch.reset(seed=seed)

    def reset(self, where: Array) -> None:
        self._batch.reset(where)

    def advance(self, where: Array, learners: Array) -> None:
        batch = self._batch
        _advance_all(
            batch.tables, batch.track, batch.scratches, self._players, self._search, learners, where
        )

    def answer(self, where: Array, choices: Array, learners: Array) -> None:
        batch = self._batch
        _answer_all(
            batch.tables, batch.track, batch.scratches, self._players, self._search, learners,
            choices, where,
        )  # fmt: skip

    def observe(self, learners: Array) -> Array:
        out = np.empty((len(self._batch.tables), len(learners), self.layout.size), dtype=np.float32)
        _observe_all(self._batch.tables, self._batch.track, learners, out)
        return out

    def legal(self, learners: Array) -> Array:
        mask = np.zeros((len(self._batch.tables), len(learners), self.actions + 1), dtype=np.int8)
        _mask_all(self._batch.tables, self._batch.track, learners, mask)
        return mask

    def credits(self) -> Array:
        return self._batch.credits()

    @property
    def over(self) -> Array:
        return self._batch.over


def _players(names: Mapping[int, str], seats: int, *, on_board: bool) -> Array:
    known = opponents(seats, on_board=on_board)
    players = np.zeros(seats, dtype=PLAYER)
    for seat, name in names.items():
        if name not in known:
            raise UnknownOpponent(opponent=name, known=", ".join(known))
        players[seat] = known[name]()
    return players


@compiled
def _learner_owes(table: Record, learners: Array) -> bool:
    for learner in learners:
        if awaits(table, learner):
            return True
    return False


@compiled_apart
def _choose_others(
    table: Record, track: Record, scratch: Record, players: Array, search: Array, learners: Array
) -> None:
    for seat in seats_of(table):
        if awaits(table, seat) and not is_learner(learners, seat):
            scratch.choices[seat] = choose_move(table, track, seat, players[seat], search, scratch)


@compiled_apart
def _advance_all(
    tables: Array,
    track: Record,
    scratches: Array,
    players: Array,
    search: Array,
    learners: Array,
    where: Array,
) -> None:
    for index in range(len(tables)):
        table, scratch = tables[index], scratches[index]
        while where[index] and table.phase != OVER and not _learner_owes(table, learners):
            if table.phase < ACTION_1:
                deal(table, scratch)
            else:
                _choose_others(table, track, scratch, players, search, learners)
                act(table, track, scratch)


@compiled_apart
def _answer_all(
    tables: Array,
    track: Record,
    scratches: Array,
    players: Array,
    search: Array,
    learners: Array,
    choices: Array,
    where: Array,
) -> None:
    for index in range(len(tables)):
        if where[index]:
            table, scratch = tables[index], scratches[index]
            _choose_others(table, track, scratch, players, search, learners)
            for slot in range(len(learners)):
                if awaits(table, learners[slot]):
                    scratch.choices[learners[slot]] = choices[index, slot]
            act(table, track, scratch)


@compiled_apart
def _observe_all(tables: Array, track: Record, learners: Array, out: Array) -> None:
    for index in range(len(tables)):
        for slot in range(len(learners)):
            observe(tables[index], track, learners[slot], out[index, slot])


@compiled_apart
def _mask_all(tables: Array, track: Record, learners: Array, mask: Array) -> None:
    for index in range(len(tables)):
        table = tables[index]
        for slot in range(len(learners)):
            if awaits(table, learners[slot]):
                bits = legal_slots(table, track, learners[slot])
                for n in range(COUNT[bits] + 1):
                    mask[index, slot, nth(table, bits, n)] = 1
            else:
                mask[index, slot, mask.shape[2] - 1] = 1
