"""Greedy bot for Pixoid: values one turn by simple weights."""

from collections.abc import Mapping
from functools import lru_cache
from random import Random

from tablecade.core.hand import Hand
from tablecade.core.replay import AnyGame
from tablecade.games.pixoid.rules import state as rules
from tablecade.games.pixoid.rules.board import Board, Pix, steps_from
from tablecade.games.pixoid.rules.state import Program, State

BONUS_WORTH = 0.4
"""Value of a bonus cube, in probability to survive the turn."""

ROOM_WORTH = 0.02
"""Value of each reachable pix."""

_steps = lru_cache(maxsize=8192)(steps_from)


class GreedyPixoid:
    """Plays both roles, and up to two hands at once."""

    def __init__(self, game: AnyGame, rng: Random) -> None:
        del game  # its rules are looked up directly
        self._rng = rng

    def choose(self, state: State, hands: tuple[Hand, ...]) -> Mapping[Hand, rules.Action]:
        if state.placing:  # Pixoid takes any start; a Bug takes the one nearest to him
            free, pixoid = rules.free_starts(state), state.cubes[state.pixoid]
            if pixoid is None:
                return {hands[0]: rules.Place(self._rng.choice(free))}
            nearest = min(free, key=lambda pix: _steps(state.board, pix)[pixoid])
            return {hands[0]: rules.Place(nearest)}
        if hands == (Hand(state.pixoid),):
            programs = rules.different_programs(state.board, state.pix_of(hands[0]))
            return {hands[0]: max(programs, key=lambda it: self._flight_worth(state, it))}
        # each hand covers the most likely ends that no other hand of the seat covers
        odds = self.flight_odds(state)
        chosen: dict[Hand, Program] = {}
        for hand in hands:
            chosen[hand] = self._cover(state, hand, odds)
            for pix in rules.path_of(state.board, state.pix_of(hand), chosen[hand]):
                odds.pop(pix, None)
        return chosen

    def _flight_worth(self, state: State, program: Program) -> tuple[float, float]:
        flight = rules.fly(state, program)
        if flight.won:
            return (float("inf"), 0)
        picked = BONUS_WORTH * len(flight.picked)
        if flight.caught_by:
            return (picked - 1, self._rng.random())
        end = flight.path[-1]
        survival = 1.0
        for bug in state.bugs:
            survival *= 1 - _reach(state.board, state.pix_of(bug)).get(end, 0.0)
        room = ROOM_WORTH * len(_reach(state.board, end))
        return (survival + picked + room, self._rng.random())

    def flight_odds(self, state: State) -> dict[Pix, float]:
        """Weights of the pix where Pixoid may end, if he values programs as this bot does."""
        odds: dict[Pix, float] = {}
        for program in rules.different_programs(state.board, state.pix_of(Hand(state.pixoid))):
            flight = rules.fly(state, program)
            if not flight.caught_by:
                value = max(self._flight_worth(state, program)[0], 0.0)
                odds[flight.path[-1]] = max(odds.get(flight.path[-1], 0.0), value**3)
        return odds

    def _cover(self, state: State, hand: Hand, odds: Mapping[Pix, float]) -> Program:
        start = state.pix_of(hand)

        def worth(program: Program) -> tuple[float, float, float]:
            path = rules.path_of(state.board, start, program)
            caught = sum(odds.get(pix, 0.0) for pix in path)
            steps, total = _steps(state.board, path[-1]), sum(odds.values())
            apart = sum(steps[end] * odd for end, odd in odds.items()) / total if total else 0.0
            return (round(caught, 6), -apart, self._rng.random())

        return max(rules.different_programs(state.board, start), key=worth)


@lru_cache(maxsize=8192)
def _reach(board: Board, pix: Pix) -> Mapping[Pix, float]:
    """For each pix, the share of programs from here that walk onto or over it."""
    programs = rules.different_programs(board, pix)
    reach: dict[Pix, float] = {}
    for program in programs:
        for walked in rules.path_of(board, pix, program):
            reach[walked] = reach.get(walked, 0.0) + 1 / len(programs)
    return reach
