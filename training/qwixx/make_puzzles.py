"""`python -m training.qwixx.make_puzzles --seed 1 --count 60`: sheets with one best choice.

Matches played alone, mostly by the solver's best choices and at times by others, are stopped at any
turn; a roll is kept where the best choice is clear and not what `greedy` would take.
"""

from pathlib import Path
from random import Random
from typing import Annotated

import msgspec
import typer
from msgspec.structs import replace

from tablecade.coach import PLAYER
from tablecade.core.hand import DICE, Seat
from tablecade.core.packages import GAMES
from tablecade.games.qwixx.bots.greedy import GreedyQwixx
from tablecade.games.qwixx.bots.solitaire import SolitaireQwixx
from tablecade.games.qwixx.coach import QwixxPuzzle, position
from tablecade.games.qwixx.rules.state import Action, Phase, Sheet, State

EPSILON = 0.3
"""Probability of a random choice, so that sheets look like those of people."""

FEWEST_CHOICES = 3
CLEAR = 1.5
"""Points by which the best choice must be ahead."""
PLAIN = 6.0
"""An answer that is this many points ahead is too easy."""
PASSES = 3
"""At most one puzzle in this many has a pass as its answer."""

GAME = GAMES["qwixx"]


def make(
    seed: Annotated[int, typer.Option()] = 1,
    count: Annotated[int, typer.Option()] = 60,
    out: Annotated[Path, typer.Option()] = Path("qwixx_puzzles.json"),
) -> None:
    rng = Random(seed)
    found: list[QwixxPuzzle] = []
    while len(found) < count:
        state = _play_to(rng.randint(3, 20), rng)
        if state.ended is None and len(GAME.choices(state, PLAYER)) >= FEWEST_CHOICES:
            puzzle = _puzzle(state)
            one_more = puzzle.answer != "pass" or _passes(found) * PASSES <= len(found)
            if one_more and _surprising(state, puzzle, rng):
                found.append(puzzle)
    lines = b",\n".join(map(msgspec.json.encode, found))
    out.write_bytes(b"[\n" + lines + b"\n]\n")


def _play_to(turns: int, rng: Random) -> State:
    """The roll of this turn, or the end of the match if that comes before."""
    state = State((Sheet(),), phase=Phase.ROLL, active=Seat(0))
    best = SolitaireQwixx(GAME, rng)
    while state.ended is None:
        if state.phase is Phase.ROLL:
            state = GAME.resolve(state, {DICE: GAME.deal(state, rng.randrange)}).state
            turns -= 1
            if not turns:
                break
        at_random = rng.random() < EPSILON
        chosen: Action = (
            rng.choice(GAME.choices(state, PLAYER))
            if at_random
            else best.choose(state, (PLAYER,))[PLAYER]
        )
        state = GAME.resolve(state, {PLAYER: chosen}).state
    return state


def prove(puzzle: QwixxPuzzle) -> dict[str, float]:
    """The value of each choice by the exact solver. The first call takes a minute."""
    values = SolitaireQwixx(GAME, Random(0)).values(position(puzzle), PLAYER)
    return {GAME.write(choice): value for choice, value in values.items()}


def is_clear(puzzle: QwixxPuzzle) -> bool:
    """No other choice comes near the best."""
    best, second = (puzzle.worth[choice] for choice in puzzle.ranked[:2])
    return second < best - CLEAR


def _puzzle(state: State) -> QwixxPuzzle:
    (sheet,) = state.sheets
    puzzle = QwixxPuzzle(sheet.rows, sheet.penalties, GAME.write(state.rolled), {})
    worth = {choice: round(value, 3) for choice, value in prove(puzzle).items()}
    return replace(puzzle, worth=worth)


def _passes(found: list[QwixxPuzzle]) -> int:
    return sum(puzzle.answer == "pass" for puzzle in found)


def _surprising(state: State, puzzle: QwixxPuzzle, rng: Random) -> bool:
    """Whether the best choice is clear, not too easy, and not what `greedy` takes."""
    best, second = (puzzle.worth[choice] for choice in puzzle.ranked[:2])
    first_look = GreedyQwixx(GAME, rng).choose(state, (PLAYER,))[PLAYER]
    return is_clear(puzzle) and best < second + PLAIN and GAME.write(first_look) != puzzle.answer


if __name__ == "__main__":
    typer.run(make)
