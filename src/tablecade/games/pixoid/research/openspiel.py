"""The last turns of a round of Pixoid for OpenSpiel: Pixoid against the Bugs as one player.

    game = pyspiel.load_game("python_tablecade_chase", {"board": drawing, "turns": 2})

Pixoid wins by getting through all turns. The Bugs choose one joint program, and of the programs
that end on the same pix there is one, so that two-player zero-sum algorithms solve small boards.
"""

from functools import lru_cache
from itertools import product
from typing import Any

import pyspiel
from msgspec.structs import replace

from tablecade.core.hand import Hand, Seat
from tablecade.core.packages import GAMES
from tablecade.games.pixoid.rules.board import LONGEST_PROGRAM, Board, check
from tablecade.games.pixoid.rules.state import (
    HANDS,
    RESERVE,
    Program,
    State,
    Variant,
    different_programs,
    first_round,
    play_turn,
    write_action,
)
from tablecade.games.pixoid.rules.tiles import read_board
from tablecade.lab.adapters.adapter import adapter_for
from tablecade.lab.adapters.openspiel import Observer, Position, check_parameter, game_type

PIXOID, BUGS = 0, 1
MOST_PROGRAMS = 4 * LONGEST_PROGRAM
DEFAULT_BOARD = "A1 B1 C1 D1"
REMEMBERED = 1 << 18
"""Turns kept in memory: solvers come back to the same ones."""

KIND = game_type(
    "chase",
    "Tablecade Pixoid, the last turns of a round",
    chance_mode=pyspiel.GameType.ChanceMode.DETERMINISTIC,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    max_num_players=2,
    min_num_players=2,
    parameter_specification={"board": DEFAULT_BOARD, "turns": 1},
)


def last_turns(board: Board, turns: int) -> State:
    """The short game, its bonus cubes gone, so many cubes before Pixoid wins; all on the starts."""
    fresh = first_round(board, Variant.SHORT, seats=4, first_pixoid=Seat(0))
    left = RESERVE - len(board.bonus)  # what the reserve must still give
    return replace(fresh, cubes=board.start, bonus=(), reserve=RESERVE - (left - turns))


@lru_cache(maxsize=REMEMBERED)
def joint_programs(state: State, player: int) -> tuple[tuple[Program, ...], ...]:
    """What a side can do: Pixoid's programs, or all combinations of the Bugs'."""
    hands = (Hand(state.pixoid),) if player == PIXOID else state.bugs
    return tuple(product(*(different_programs(state.board, state.pix_of(hand)) for hand in hands)))


@lru_cache(maxsize=REMEMBERED)
def turn_played(state: State, flight: tuple[Program, ...], chase: tuple[Program, ...]) -> State:
    programs = dict(zip((Hand(state.pixoid), *state.bugs), (*flight, *chase), strict=True))
    return play_turn(state, programs).state


class ChaseState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel is untyped
    def __init__(self, game: Any, state: State) -> None:
        super().__init__(game)
        self._position = Position(state)

    def current_player(self) -> int:
        over = self.is_terminal()
        return int(pyspiel.PlayerId.TERMINAL if over else pyspiel.PlayerId.SIMULTANEOUS)

    def _legal_actions(self, player: int) -> list[int]:
        return [*range(len(joint_programs(self._position.state, player)))]

    def _apply_actions(self, actions: list[int]) -> None:
        state = self._position.state
        flight = joint_programs(state, PIXOID)[actions[PIXOID]]
        chase = joint_programs(state, BUGS)[actions[BUGS]]
        self._position = Position(turn_played(state, flight, chase))

    def _action_to_string(self, player: int, action: int) -> str:
        return " ".join(map(write_action, joint_programs(self._position.state, player)[action]))

    def is_terminal(self) -> bool:
        return self._position.state.ended is not None

    def returns(self) -> list[float]:
        ended = self._position.state.ended
        if ended is None:
            return [0.0, 0.0]
        return [1.0, -1.0] if ended == "twelve" else [-1.0, 1.0]

    @property
    def position(self) -> State:
        state: State = self._position.state
        return state

    def __str__(self) -> str:
        state = self._position.state
        return f"{state.reserve} {' '.join(map(str, state.cubes))} {state.ended or ''}"

    def seen_by(self, side: int) -> str:
        return f"{side} {self}"


class ChaseGame(pyspiel.Game):  # type: ignore[misc]
    def __init__(self, params: dict[str, Any] | None = None) -> None:
        parameters = params or {}
        name = parameters.get("board", DEFAULT_BOARD)
        turns = check_parameter("turns", parameters.get("turns", 1))
        self._start = last_turns(check(read_board(name)), turns)
        info = pyspiel.GameInfo(
            num_distinct_actions=MOST_PROGRAMS**3,
            max_chance_outcomes=0,
            num_players=2,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=turns,
        )
        super().__init__(KIND, info, parameters)

    def new_initial_state(self) -> ChaseState:
        return ChaseState(self, self._start)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:  # noqa: ARG002
        """Player 0 sees the board as Pixoid does, player 1 as the first Bug."""
        return Observer(adapter_for(GAMES["pixoid"], HANDS), self._start)


def register() -> None:
    pyspiel.register_game(KIND, ChaseGame)
