"""What clients see of Knight's Leap: typed views."""

from typing import Annotated

from msgspec import Meta, Struct

from tablecade.core.game import Event
from tablecade.core.hand import Seat
from tablecade.core.show import Cell, Grid, Tally
from tablecade.core.view import PerSeat, Views

LARGEST = 8


class LeapState(Struct, frozen=True):
    board: Annotated[
        tuple[tuple[Cell, ...], ...],
        Grid(
            rows=LARGEST,
            columns=LARGEST,
            first_row="bottom",
            choice="{cell}",
            pieces=("knight",),
            grounds=("water",),
        ),
    ]
    ways: Annotated[PerSeat[int], Tally(most=8)]
    """To how many stones each knight can jump; 0: it has sunk."""
    stones: Annotated[int, Meta(le=LARGEST**2)]
    round: Annotated[int, Meta(le=LARGEST**2)]


class JumpPreview(Struct, frozen=True):
    board: dict[str, Cell]
    onward: tuple[str, ...]
    """Where the knight could jump next."""


class Jumped(Event, frozen=True):
    seat: Seat
    start: str
    to: str


class Collided(Event, frozen=True):
    seats: tuple[Seat, ...]
    at: str


class Sank(Event, frozen=True):
    seat: Seat
    at: str


class Won(Event, frozen=True):
    winners: tuple[Seat, ...]


VIEWS = Views(state=LeapState, preview=JumpPreview, events=(Jumped, Collided, Sank, Won))
