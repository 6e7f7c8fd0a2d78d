"""Matches of Pixoid through games/ and the kernels at once."""

from collections import Counter
from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

import msgspec
import numpy as np

from tablecade.core.game import Step
from tablecade.core.hand import Hand
from tablecade.core.packages import GAMES
from tablecade.games.pixoid.kernel.board import decode_action, encode_action, encode_board
from tablecade.games.pixoid.kernel.table import PixoidBatch, encode_opening, encode_state
from tablecade.games.pixoid.rules.board import Board
from tablecade.games.pixoid.rules.state import (
    Action,
    Caught,
    ControllerPassed,
    Picked,
    Program,
    State,
    Variant,
    Walked,
    fly,
    path_of,
)
from tests.games.mirror import fields_of, mirror_pixoid, winners

TABLES = 8
RULES = (
    "PX-3.4 further than the corridor",
    "PX-4.3 caught by moving onto a Bug",
    "PX-4.4 caught by a Bug",
    "PX-4.5 Bugs stacked",
    "PX-4.6 picked up, then caught",
    "PX-4.6 a bonus cube under the Bug",
    "PX-4.7 caught by several",
    "PX-5.1 picked up two in one move",
    "PX-6.2 all twelve",
    "PX-6.5 victory shared",
    "PX-7.1 won in the middle of a move",
    "PX-7.1 won with the reserve",
    "PX-7.2 won before a Bug on the path",
    "PX-7.4 the second controller passed",
)


class PixoidParity:
    """Tables side by side, the same choices in both; counts what it meets."""

    def __init__(self, board: Board, *, variant: str, seats: int, seed: int) -> None:
        self.game = GAMES["pixoid"]
        self.rng = Random(seed)
        self.seats = seats
        self.options = {
            "variant": variant,
            "first_pixoid": seed % seats,
            "board": msgspec.to_builtins(board),
        }
        self.board = board
        self.states: list[State] = [self._begin() for _ in range(TABLES)]
        opening = encode_opening(self.states[0])
        self.batch = PixoidBatch(TABLES, maze=encode_board(board), opening=opening)
        self.decisions = 0
        self.seen: Counter[str] = Counter()

    def _begin(self) -> State:
        state: State = self.game.setup(self.options, self.seats)
        return state

    def play(self, decisions: int) -> None:
        while self.decisions < decisions:
            self._compare()
            self._step()
            self._begin_anew()

    def _compare(self) -> None:
        legal = self.batch.legal()
        awaited = np.asarray(legal.any(axis=2))
        for index, state in enumerate(self.states):
            mirror = mirror_pixoid(state)
            assert fields_of(self.batch.tables[index], self.seats) == mirror
            assert fields_of(encode_state(state), self.seats) == mirror
            assert list(np.flatnonzero(awaited[index])) == list(self.game.awaited(state))
            for hand in self.game.awaited(state):
                codes = sorted(encode_action(self.board, a) for a in self.game.choices(state, hand))
                assert np.flatnonzero(legal[index, hand]).tolist() == codes

    def _step(self) -> None:
        choices = np.full((TABLES, 4), -1, dtype=np.int8)
        for index, state in enumerate(self.states):
            wary = index % 4 != 0
            chosen = {h: self._choose(state, h, wary=wary) for h in self.game.awaited(state)}
            for hand, action in chosen.items():
                choices[index, hand] = encode_action(self.board, action)
                assert decode_action(self.board, int(choices[index, hand])) == action
            step = self.game.resolve(state, chosen)
            self.seen.update(_rare_rules(state, chosen, step))
            self.states[index] = step.state
            self.decisions += 1
        self.batch.step(choices)

    def _choose(self, state: State, hand: Hand, *, wary: bool) -> Action:
        """A wary Pixoid avoids Bugs and likes cubes, so that rounds last; Bugs don't aim."""
        choices: tuple[Action, ...] = self.game.choices(state, hand)
        if hand != Hand(state.pixoid) or state.placing or not wary:
            return self.rng.choice(choices)
        return max(choices, key=lambda action: (*_safety(state, action), self.rng.random()))

    def _begin_anew(self) -> None:
        won, over = self.batch.wins(), self.batch.over
        for index, state in enumerate(self.states):
            assert bool(over[index]) == (self.game.outcome(state) is not None)
            if over[index]:
                assert list(won[index]) == winners(self.game, state)
                assert fields_of(self.batch.tables[index], self.seats) == mirror_pixoid(state)
                self.states[index] = self._begin()
        self.batch.reset(over)


def _safety(state: State, action: Action) -> tuple[bool, bool, int]:
    """In the short game he keeps the cubes for a victory right before a Bug, else likes them."""
    assert isinstance(action, Program)
    flight = fly(state, action)
    liking = -1 if state.variant is Variant.SHORT else 1
    won = flight.won and _bug_behind(state, action)
    return won, not flight.caught_by, liking * len(flight.picked)


def _bug_behind(state: State, program: Program) -> bool:
    here = state.cubes[state.pixoid]
    assert here is not None
    beyond = path_of(state.board, here, program)[len(fly(state, program).path) :]
    return any(state.cubes[hand] in beyond for hand in state.bugs)


def _rare_rules(state: State, chosen: Mapping[Hand, Action], step: Step[Any]) -> Iterator[str]:
    programs = {h: action for h, action in chosen.items() if isinstance(action, Program)}
    if not programs:
        return
    yield from _of_the_path(state, programs, step)
    caught = [event for event in step.events if isinstance(event, Caught)]
    picked = sum(isinstance(event, Picked) for event in step.events)
    moved = sum(isinstance(event, Walked) for event in step.events)
    if any(isinstance(event, ControllerPassed) for event in step.events):
        yield "PX-7.4 the second controller passed"
    if picked > 1:
        yield "PX-5.1 picked up two in one move"
    for event in caught:
        yield "PX-4.4 caught by a Bug" if moved > 1 else "PX-4.3 caught by moving onto a Bug"
        if picked:
            yield "PX-4.6 picked up, then caught"
        if moved == 1 and event.pix in state.bonus:
            yield "PX-4.6 a bonus cube under the Bug"
        if len(event.by) > 1:
            yield "PX-4.7 caught by several"
    if state.reserve == 1 and not caught and moved > 1 and state.variant is Variant.STANDARD:
        yield "PX-6.2 all twelve"
    after: State = step.state
    if after.ended == "rounds" and after.scores.count(max(after.scores)) > 1:
        yield "PX-6.5 victory shared"


def _of_the_path(state: State, programs: Mapping[Hand, Program], step: Step[Any]) -> Iterator[str]:
    after: State = step.state
    bugs = [after.cubes[hand] for hand in after.bugs]
    if not after.placing and len(set(bugs)) < len(bugs):
        yield "PX-4.5 Bugs stacked"
    here = state.cubes[state.pixoid]
    assert here is not None
    program = programs[Hand(state.pixoid)]
    path = path_of(state.board, here, program)
    if len(path) < program.distance:
        yield "PX-3.4 further than the corridor"
    if after.ended == "twelve":
        flight = fly(state, program)
        where = "in the middle of a move" if flight.won else "with the reserve"
        yield f"PX-7.1 won {where}"
        if flight.won and _bug_behind(state, program):
            yield "PX-7.2 won before a Bug on the path"
