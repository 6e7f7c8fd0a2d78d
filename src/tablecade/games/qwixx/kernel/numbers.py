"""Actions, phases and ends of a match as numbers, for the compiled rules and the array rules."""

from functools import cache
from typing import Any

import numpy as np

from tablecade.core.array import Array
from tablecade.games.qwixx.kernel.rows import PLACES
from tablecade.games.qwixx.rules.action import PASS as PASS_ACTION
from tablecade.games.qwixx.rules.action import Cross, Roll, cross
from tablecade.games.qwixx.rules.row import ROWS
from tablecade.games.qwixx.rules.state import Phase
from tablecade.games.qwixx_on_board.rules.action import Action, Pawn
from tablecade.games.qwixx_on_board.rules.state import STEP_3 as STEP_3_PHASE
from tablecade.games.qwixx_on_board.rules.step3 import FARTHEST

PASS = 0
FIRST_PAWN = 1 + len(ROWS) * PLACES
ACTIONS = FIRST_PAWN + FARTHEST
"""Actions are numbers: pass; a cross for each row and place; the pawn 1 to 5 fields on."""

PHASES = (Phase.FIRST, Phase.ROLL, Phase.ACTION_1, Phase.ACTION_2, STEP_3_PHASE, Phase.OVER)
FIRST, ROLL, ACTION_1, ACTION_2, STEP_3, OVER = range(len(PHASES))
REASONS = (None, "penalties", "rows", "finish")
BY_PENALTIES, BY_ROWS, BY_FINISH = 1, 2, 3
NOT_ANNOUNCED = -1


def phase_of(state: Any) -> str:
    """The phase of a state of either game; step 3 is On Board's own."""
    stepping = state.track is not None and state.pawn_moves
    return STEP_3_PHASE if stepping else str(state.table.phase)


def encode(action: Action) -> int:
    match action:
        case Cross(row, number):
            return 1 + row * PLACES + row.place(number)
        case Pawn(fields):
            return FIRST_PAWN + fields - 1
    return PASS


@cache
def decode(code: int) -> Action:
    if not 0 <= code < ACTIONS:
        raise ValueError(f"there is no action {code}")
    if code == PASS:
        return PASS_ACTION
    if code >= FIRST_PAWN:
        return Pawn(code - FIRST_PAWN + 1)
    row = ROWS[(code - 1) // PLACES]
    return cross(row, row.numbers[(code - 1) % PLACES])


def encode_roll(roll: Roll) -> Array:
    """Six faces, white ones first; 0 for a die that left the game."""
    return np.array([*roll.white, *(die or 0 for die in roll.coloured)], dtype=np.int8)
