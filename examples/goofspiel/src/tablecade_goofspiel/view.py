"""What clients see of Goofspiel: typed views."""

from typing import Annotated

from msgspec import Meta, Struct

from tablecade.core.game import Event
from tablecade.core.hand import Hand, Seat
from tablecade.core.view import PerSeat, Views
from tablecade_goofspiel.state import MOST_CARDS

Card = Annotated[int, Meta(le=MOST_CARDS)]
Cards = Annotated[tuple[Card, ...], Meta(max_length=MOST_CARDS)]
Points = Annotated[int, Meta(le=MOST_CARDS * (MOST_CARDS + 1) // 2)]


class GoofspielState(Struct, frozen=True):
    """Environments use the bounds in the types to scale observations."""

    round: Card
    rounds: Card
    prize: Card | None
    carried: Cards
    at_stake: Points
    prizes: Cards
    scores: PerSeat[Points]
    cards: PerSeat[Cards]


class BidPreview(Struct, frozen=True):
    """The cards that are left after a bid."""

    left: tuple[int, ...]


class PrizeTurned(Event, frozen=True):
    prize: int
    at_stake: int


class BidsRevealed(Event, frozen=True):
    bids: dict[Hand, int]


class PrizeWon(Event, frozen=True):
    seat: Seat
    points: int


class Tied(Event, frozen=True):
    """The highest bid was made twice; the prize stays (GS-2.3)."""

    card: int


class Won(Event, frozen=True):
    reason: str
    scores: tuple[int, ...]
    winners: tuple[Seat, ...]


VIEWS = Views(
    state=GoofspielState,
    preview=BidPreview,
    events=(PrizeTurned, BidsRevealed, PrizeWon, Tied, Won),
)
