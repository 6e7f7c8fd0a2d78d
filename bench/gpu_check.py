"""Replays logged turns of the CUDA kernels by the rules, choice by choice."""

from typing import Any

from tablecade.core.hand import DICE, Hand, Seat
from tablecade.core.packages import GAMES
from tablecade.games.qwixx.rules.state import PASS, ROWS, Action, First, Phase, Roll, State, cross

PLACES = 11


class Different(Exception):
    """The kernels and the rules do not agree."""


def check(log: Any, *, seats: int) -> int:
    """Raise Different at the first difference. Returns how many choices were compared."""
    return sum(_check_table(turns, seats) for turns in log)


def _check_table(turns: Any, seats: int) -> int:
    rules = GAMES["qwixx"]
    state: Any = rules.setup({}, seats)
    compared = 0
    for turn in turns:
        if rules.outcome(state) is not None:
            state = rules.setup({}, seats)
        active, closed, *told = (int(number) for number in turn)
        if state.phase is Phase.FIRST:
            state = rules.resolve(state, {DICE: First(Seat(active))}).state
        _same(state.active, active)
        _same(sum(1 << row for row in state.closed_rows), closed)
        state = rules.resolve(state, {DICE: _roll(told[:6])}).state
        chosen = {seat: told[7 + 2 * seat] for seat in range(seats)}
        legal = {seat: told[6 + 2 * seat] for seat in range(seats)}
        state = _act(rules, state, chosen, legal)
        compared += seats
        if rules.outcome(state) is None:
            state = _act(rules, state, {active: told[-1]}, {active: told[-2] & 0xFF})
            compared += 1
        else:
            _same(told[-1], -1)
    return compared


def _act(rules: Any, state: State, chosen: dict[int, int], legal: dict[int, int]) -> State:
    """Take the choices of an action after comparing what is legal for each seat."""
    choices: dict[Hand, Action] = {}
    for seat, code in chosen.items():
        hand = Hand(seat)
        allowed = rules.choices(state, hand)
        _same(len(allowed) - 1, legal[seat].bit_count())
        choices[hand] = _decode(code)
        if choices[hand] not in allowed:
            raise Different(f"{choices[hand]} is not legal")
    after: State = rules.resolve(state, choices).state
    return after


def _decode(code: int) -> Action:
    if code == 0:
        return PASS
    row = ROWS[(code - 1) // PLACES]
    return cross(row, row.numbers[(code - 1) % PLACES])


def _roll(dice: list[int]) -> Roll:
    return Roll((dice[0], dice[1]), tuple(die or None for die in dice[2:]))


def _same(one: object, other: object) -> None:
    if one != other:
        raise Different(f"{one!r} is not {other!r}")
