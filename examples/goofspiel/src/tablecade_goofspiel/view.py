"""What clients see of Goofspiel: typed views."""

from typing import Annotated

from msgspec import Meta, Struct

from tablecade.core.game import Event
from tablecade.core.hand import Hand, Seat
from tablecade.core.show import Cards, Tally
from tablecade.core.view import PerSeat, Views
from tablecade_goofspiel.state import MOST_CARDS

DECK = tuple(range(1, MOST_CARDS + 1))
MOST_POINTS = sum(DECK)

Number = Annotated[int, Meta(le=MOST_CARDS)]


class GoofspielState(Struct, frozen=True):
    """The types say how clients draw the fields; environments scale observations by the bounds."""

    prize: Annotated[int | None, Cards(deck=DECK)]
    carried: Annotated[tuple[int, ...], Cards(deck=DECK)]
    cards: PerSeat[Annotated[tuple[int, ...], Cards(deck=DECK, choice="bid{card}")]]
    scores: Annotated[PerSeat[int], Tally(most=MOST_POINTS)]
    round: Number
    rounds: Number
    at_stake: Annotated[int, Meta(le=MOST_POINTS)]
    prizes: Annotated[tuple[Number, ...], Meta(max_length=MOST_CARDS)]


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
