"""The coach of Qwixx: the learned win probability of each choice.

Its puzzles are a sheet and a roll, and one choice that is worth more than any other: positions of
solitaire, where one player is active in every turn. The solver (games/qwixx/solver.py) knows the
expected final points of every sheet, so the best choice is proven. The value of each choice ships
with the puzzle (training/qwixx/make_puzzles.py).
"""

from datetime import date
from functools import cache
from importlib.resources import files
from random import Random
from typing import Any, cast

import msgspec
from msgspec import Struct

from tablecade.bots import make_bot
from tablecade.coach import PLAYER, Advice, Coach, Position, Puzzles, Verdict, in_order
from tablecade.core.errors import IllegalChoice
from tablecade.core.hand import Hand, Seat, hand_name
from tablecade.core.packages import GAMES
from tablecade.core.replay import AnyGame
from tablecade.games.qwixx.rules.state import Phase, Roll, Sheet, State, read


def advise_qwixx(game: AnyGame, state: Any, hand: Hand) -> Advice:
    """Values of `hard`. Its random numbers start anew for each call, so advice is repeatable."""
    if len(game.choices(state, hand)) == 1:
        return Advice(hand, "win", "most", "learned", None, ())
    bot: Any = make_bot(game, "hard", Random(0))  # noqa: S311
    values = {game.write(a): value for a, value in bot.values(state, hand).items()}
    return Advice(hand, "win", "most", "learned", max(values.values()), in_order(values, "most"))


class QwixxPuzzle(Struct, frozen=True):
    """Action 1 of a turn, all dice on the table."""

    rows: tuple[tuple[int, ...], ...]
    """The numbers crossed, red, yellow, green and blue."""
    penalties: int
    roll: str
    worth: dict[str, float]
    """For each choice, the points to expect at the end, everything after it played best."""

    @property
    def ranked(self) -> list[str]:
        return sorted(self.worth, key=lambda choice: -self.worth[choice])

    @property
    def answer(self) -> str:
        return self.ranked[0]


def position(puzzle: QwixxPuzzle) -> State:
    """The puzzle on the table: one sheet, the dice rolled."""
    sheet, roll = Sheet(puzzle.rows, puzzle.penalties), cast(Roll, read(puzzle.roll))
    return State((sheet,), phase=Phase.ACTION_1, active=Seat(0), roll=roll)


@cache
def qwixx_puzzles() -> tuple[QwixxPuzzle, ...]:
    """Those that ship with the package."""
    file = files(__package__) / "puzzles.json"
    return msgspec.json.decode(file.read_bytes(), type=tuple[QwixxPuzzle, ...])


def qwixx_puzzle_of(day: date) -> QwixxPuzzle:
    """The same for everybody on the same day."""
    return qwixx_puzzles()[day.toordinal() % len(qwixx_puzzles())]


def position_of(day: date) -> Position:
    return Position(position(qwixx_puzzle_of(day)), seats=1)


def judge(day: date, choice: str) -> Verdict:
    """Whether a choice is the best one; nobody replies in solitaire."""
    game, found = GAMES["qwixx"], qwixx_puzzle_of(day)
    action = game.read(choice)
    refusal = game.refusal(position(found), PLAYER, action)
    if refusal is not None:
        raise IllegalChoice(refusal, hand=hand_name(PLAYER), action=choice)
    chosen = game.write(action)
    return Verdict(chosen, chosen == found.answer, found.answer, found.worth, {})


COACH = Coach(advise=advise_qwixx, puzzles=Puzzles(position_of, judge))
COACH_WITHOUT_PUZZLES = Coach(advise=advise_qwixx)
"""For games that extend Qwixx."""
