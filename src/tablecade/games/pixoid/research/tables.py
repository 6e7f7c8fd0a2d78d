"""Compiled tables of Pixoid for vector environments."""

from collections.abc import Mapping
from random import Random
from typing import Any

import numpy as np

from tablecade.bots import make_bot
from tablecade.core.array import Array, Record
from tablecade.core.compiled import is_learner
from tablecade.core.hand import Hand
from tablecade.core.packages import GAMES
from tablecade.games.pixoid.bots.compiled import POLICIES, choose
from tablecade.games.pixoid.kernel.board import encode_action
from tablecade.games.pixoid.kernel.table import (
    ACTIONS,
    PixoidBatch,
    act,
    awaits,
    compiled_apart,
    decode_state,
    encode_opening,
)
from tablecade.games.pixoid.research.environment import encoded, holder, layout, observe
from tablecade.games.pixoid.rules.state import HANDS


class PixoidTables:
    """One board for all tables; the other hands are played by opponents.

    `random` and `greedy` are compiled. Any other bot of the game plays in Python: the compiled code
    treats its hands like those of a learner, and the bot is asked for each table.
    """

    xp = np
    hands = HANDS
    actions = ACTIONS

    def __init__(self, state: Any, *, count: int, opponents: Mapping[int, str], seed: int) -> None:
        self._board = state.board
        self._slow = {hand: name for hand, name in opponents.items() if name not in POLICIES}
        self._bots = self._make_bots(seed)
        self._maze, self._planes, self._cells = encoded(state.board)
        opening = encode_opening(state)
        self._batch = PixoidBatch(count, maze=self._maze, opening=opening, seed=seed)
        for hand in opponents.keys() - self._slow.keys():
            policy = POLICIES.index(opponents[hand])
            self._batch.scratches["policies"][:, hand] = policy
        self.layout = layout(state.board.size)
        self._held = np.zeros((count, int(opening["seats"])), dtype=np.int64)

    def _make_bots(self, seed: int) -> dict[int, Any]:
        return {
            hand: make_bot(GAMES["pixoid"], name, Random(f"{seed} {hand}"))  # noqa: S311
            for hand, name in self._slow.items()
        }

    def seed(self, seed: int) -> None:
        self._batch.reset(seed=seed)
        self._bots = self._make_bots(seed)
        self._held[:] = 0

    def reset(self, where: Array) -> None:
        self._batch.reset(where)
        self._held[where] = 0

    def advance(self, where: Array, learners: Array) -> None:
        batch, asked = self._batch, self._asked(learners)
        _advance_all(batch.tables, self._maze, batch.scratches, self._held, asked, where)
        while self._bots:
            waits = (self.legal(learners)[:, :, -1] == 1).all(axis=1)  # no learner owes a choice
            unasked = where & ~self.over & waits
            if not unasked.any():
                return
            self.answer(unasked, np.zeros((len(unasked), len(learners)), dtype=np.int64), learners)
            _advance_all(batch.tables, self._maze, batch.scratches, self._held, asked, unasked)

    def answer(self, where: Array, choices: Array, learners: Array) -> None:
        batch, asked = self._batch, self._asked(learners)
        if self._bots:
            choices = np.concatenate([choices, self._ask_bots(where)], axis=1)
        _answer_all(batch.tables, self._maze, batch.scratches, self._held, asked, choices, where)

    def _asked(self, learners: Array) -> Array:
        """The hands that compiled code does not choose for."""
        return np.concatenate([learners, np.array([*self._bots], dtype=np.int64)])

    def _ask_bots(self, where: Array) -> Array:
        """The choices of the bots that are not compiled, by table; 0 for who owes none."""
        choices = np.zeros((len(where), len(self._bots)), dtype=np.int64)
        for index in np.flatnonzero(where):
            table = self._batch.tables[index]
            state = decode_state(table, self._board)
            for slot, (hand, bot) in enumerate(self._bots.items()):
                if awaits(table, hand):
                    chosen = bot.choose(state, (Hand(hand),))[Hand(hand)]
                    choices[index, slot] = encode_action(self._board, chosen)
        return choices

    def observe(self, learners: Array) -> Array:
        out = np.empty((len(self._batch.tables), len(learners), self.layout.size), dtype=np.float32)
        _observe_all(self._batch.tables, self._maze, self._planes, self._cells, learners, out)
        return out

    def legal(self, learners: Array) -> Array:
        return self._batch.masks(learners)

    def credits(self) -> Array:
        """The second controller gets the mean over its turns of what their holders get."""
        seats = self._batch.credits()
        if seats.shape[1] == HANDS:
            return seats
        turns = np.maximum(self._held.sum(axis=1, keepdims=True), 1)
        shared = (self._held * seats).sum(axis=1, keepdims=True) / turns
        return np.concatenate([seats, shared], axis=1)

    @property
    def over(self) -> Array:
        return self._batch.over


@compiled_apart
def _choose_others(
    table: Record, maze: Record, scratch: Record, held: Array, learners: Array
) -> None:
    for hand in range(HANDS):
        if awaits(table, hand) and not is_learner(learners, hand):
            scratch.choices[hand] = choose(table, maze, hand, scratch)
    if table.seats < HANDS and awaits(table, HANDS - 1):
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
                owed |= awaits(table, learner)
            if not owed:
                _choose_others(table, maze, scratch, held[index], learners)
                act(table, maze, scratch)


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
                if awaits(table, learners[slot]):
                    scratch.choices[learners[slot]] = choices[index, slot]
            act(table, maze, scratch)


@compiled_apart
def _observe_all(
    tables: Array, maze: Record, planes: Array, cells: Array, learners: Array, out: Array
) -> None:
    for index in range(len(tables)):
        for slot in range(len(learners)):
            observe(tables[index], maze, planes, cells, learners[slot], out[index, slot])
