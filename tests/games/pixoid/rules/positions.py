"""Positions of Pixoid, set up readably and played in notation."""

from collections.abc import Mapping
from typing import Any, cast

import msgspec

from tablecade.core.game import Event, Outcome, Step, decide
from tablecade.core.hand import Hand, Seat, to_the_left
from tablecade.games.pixoid.rules.board import Board, Pix
from tablecade.games.pixoid.rules.game import Pixoid
from tablecade.games.pixoid.rules.state import (
    RESERVE,
    Action,
    Caught,
    Picked,
    Placed,
    Program,
    Revealed,
    State,
    Variant,
    Walked,
    bug_hands,
)
from tests.boards import ROOM

GAME = Pixoid()

SAFE = ("right1", "down1", "left1", "up1")
"""From the corners of a room, everybody a step clockwise: nobody meets."""
BACK = ("left1", "up1", "right1", "down1")
CATCH = ("right1", "left2", "left1", "up1")
"""The first Bug catches Pixoid on b4."""

STANDARD, SHORT = Variant.STANDARD, Variant.SHORT


def position(
    board: Board = ROOM,
    *,
    pixoid: str = "a4",
    bugs: tuple[str, str, str] = ("d4", "d1", "a1"),
    seat: int = 0,
    seats: int = 4,
    taken: int = 0,
    picked: tuple[str, ...] = (),
    variant: Variant = STANDARD,
    round_number: int = 1,
    scores: tuple[int, ...] | None = None,
    second: int | None = None,
) -> State:
    """A turn about to be programmed; `bugs` stand clockwise from Pixoid's left."""
    order = (Hand(seat), *bug_hands(Seat(seat), seats=seats))
    cubes = dict(zip(order, (pixoid, *bugs), strict=True))
    return State(
        board=board,
        variant=variant,
        scores=scores or (0,) * seats,
        round=round_number,
        pixoid=Seat(seat),
        second=_second(seat, second) if seats == 3 else None,
        cubes=tuple(Pix(cubes[Hand(hand)]) for hand in range(4)),
        bonus=tuple(pix for pix in board.bonus if pix not in picked),
        reserve=RESERVE - taken,
    )


def _second(pixoid: int, second: int | None) -> Seat:
    return to_the_left(Seat(pixoid), seats=3) if second is None else Seat(second)


def fresh(
    board: Board = ROOM, *, seats: int = 4, seat: int = 0, variant: Variant = STANDARD
) -> State:
    """A match just set up: nobody has placed a cube."""
    options = {"variant": variant, "first_pixoid": seat, "board": msgspec.to_builtins(board)}
    return GAME.setup(options, seats)


def choose(state: State, notations: Mapping[int, str]) -> Step[State]:
    return decide(GAME, state, {Hand(h): GAME.read(text) for h, text in notations.items()})


def place_all(state: State, *pix: str) -> State:
    """Whoever is next places on the next of the pix."""
    for name in pix:
        (hand,) = GAME.awaited(state)
        state = choose(state, {hand: f"@{name}"}).state
    return state


def turn(state: State, *programs: str) -> Step[State]:
    """Everybody's program: Pixoid's, then the Bugs' clockwise from his left."""
    order = (Hand(state.pixoid), *state.bugs)
    return choose(state, dict(zip(order, programs, strict=True)))


def after(step: Step[Any]) -> tuple[Event, ...]:
    """What happened after all programs were revealed."""
    first, *rest = step.events
    assert isinstance(first, Revealed)
    return tuple(rest)


def safe_walks() -> tuple[Event, ...]:
    """What SAFE does to the four cubes of a position with Pixoid at seat 0."""
    return (walked(0, "b4"), walked(1, "d3"), walked(2, "c1"), walked(3, "a2"))


def pixes(names: str) -> tuple[Pix, ...]:
    return tuple(map(Pix, names.split()))


def hands(*numbers: int) -> tuple[Hand, ...]:
    return tuple(map(Hand, numbers))


def seats(*numbers: int) -> tuple[Seat, ...]:
    return tuple(map(Seat, numbers))


def actions(*notations: str) -> tuple[Action, ...]:
    return tuple(map(GAME.read, notations))


def placed(hand: int, pix: str) -> Placed:
    return Placed(Hand(hand), Pix(pix))


def revealed(*programs: str) -> Revealed:
    """The programs of hands 0 to 3."""
    return Revealed({Hand(n): cast(Program, GAME.read(text)) for n, text in enumerate(programs)})


def walked(hand: int, path: str) -> Walked:
    return Walked(Hand(hand), pixes(path))


def picked(pix: str) -> Picked:
    return Picked(Pix(pix))


def caught(pix: str, *by: int) -> Caught:
    return Caught(Pix(pix), hands(*by))


def outcome(reason: str, scores: tuple[int, ...] | None, *winners: int) -> Outcome:
    return Outcome(reason, scores, seats(*winners))
