"""Positions of Qwixx in a few words, and what is done in them, all in notation."""

from collections.abc import Sequence

from tablecade.core.errors import Refusal
from tablecade.core.game import Step, decide
from tablecade.core.hand import DICE, Hand, Seat
from tablecade.games.qwixx.rules.game import Qwixx
from tablecade.games.qwixx.rules.state import (
    ROW_BY_COLOUR,
    Closed,
    Crossed,
    Missed,
    Passed,
    Phase,
    Roll,
    Sheet,
    State,
    TurnPassed,
    Won,
)

GAME = Qwixx()

COLOURS = ("red", "yellow", "green", "blue")
NUMBERS = {
    "red": (2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12),
    "yellow": (2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12),
    "green": (12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2),
    "blue": (12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2),
}
LAST = {"red": 12, "yellow": 12, "green": 2, "blue": 2}
ROLL_OF_7 = "roll 34 r1 y1 g1 b1"
WHITES_FOR = dict(
    enumerate(["11", "12", "22", "23", "33", "34", "44", "45", "55", "56", "66"], start=2)
)


def sheet(*rows: str, penalties: int = 0) -> Sheet:
    """A sheet as in `sheet("red 2 3 4", "blue 12", penalties=2)`."""
    crossed = {colour: numbers for colour, *numbers in map(str.split, rows)}
    return Sheet(tuple(tuple(map(int, crossed.get(c, ()))) for c in COLOURS), penalties)


EMPTY = sheet()


def first(colour: str, count: int) -> str:
    """The first numbers of a row: `first("green", 3)` is "green 12 11 10"."""
    return " ".join([colour, *map(str, NUMBERS[colour][:count])])


def closed(colour: str) -> str:
    """A row that its owner has closed with as few crosses as that takes."""
    return f"{first(colour, 5)} {LAST[colour]}"


def white(number: int, *, without: str = "") -> str:
    """A roll whose white dice show a sum; the die of a closed row is left out."""
    coloured = [f"{colour[0]}1" for colour in COLOURS if colour != without]
    return " ".join(["roll", WHITES_FOR[number], *coloured])


def on_roll(*, sheets: Sequence[Sheet] = (EMPTY, EMPTY), active: int = 0) -> State:
    return State(sheets=tuple(sheets), phase=Phase.ROLL, active=Seat(active))


def on_action_1(
    *, roll: str = ROLL_OF_7, sheets: Sequence[Sheet] = (EMPTY, EMPTY), active: int = 0
) -> State:
    return State(tuple(sheets), Phase.ACTION_1, active=Seat(active), roll=read_roll(roll))


def on_action_2(
    *,
    roll: str = ROLL_OF_7,
    sheets: Sequence[Sheet] = (EMPTY, EMPTY),
    active: int = 0,
    crossed: bool = False,
) -> State:
    return State(
        tuple(sheets),
        Phase.ACTION_2,
        active=Seat(active),
        roll=read_roll(roll),
        crossed=crossed,
    )


def read_roll(text: str) -> Roll:
    roll = GAME.read(text)
    assert isinstance(roll, Roll)
    return roll


def play(state: State, *choices: str) -> Step[State]:
    """One decision: a choice for each awaited hand, in their order."""
    chosen = dict(zip(GAME.awaited(state), map(GAME.read, choices), strict=True))
    return decide(GAME, state, chosen)


def legal(state: State, hand: int = DICE) -> list[str]:
    return [GAME.write(action) for action in GAME.choices(state, Hand(hand))]


def refusal(state: State, hand: int, text: str) -> Refusal | None:
    return GAME.refusal(state, Hand(hand), GAME.read(text))


def because(code: str, rule: str, **detail: str | int) -> Refusal:
    return Refusal(code, rule, detail)


def did_cross(seat: int, text: str) -> Crossed:
    """The event of a number crossed, as in `did_cross(0, "red7")`."""
    return _crossed(seat, text, lock=False)


def did_lock(seat: int, text: str) -> Crossed:
    return _crossed(seat, text, lock=True)


def _crossed(seat: int, text: str, *, lock: bool) -> Crossed:
    row = ROW_BY_COLOUR[text.rstrip("0123456789")]
    number = int(text.removeprefix(row.colour))
    return Crossed(Seat(seat), row.colour, number=number, lock=lock)


def did_pass(seat: int) -> Passed:
    return Passed(Seat(seat))


def did_close(colour: str, *seats: int) -> Closed:
    return Closed(ROW_BY_COLOUR[colour].colour, tuple(map(Seat, seats)))


def did_miss(seat: int, penalties: int) -> Missed:
    return Missed(Seat(seat), penalties)


def turn_to(seat: int) -> TurnPassed:
    return TurnPassed(Seat(seat))


def won(reason: str, scores: tuple[int, ...], *, by: tuple[int, ...]) -> Won:
    return Won(reason, scores, winners=tuple(map(Seat, by)))
