"""What clients see of Goofspiel: typed views."""

from msgspec import Struct

from tablecade.core.game import Event
from tablecade.core.hand import Hand, Seat
from tablecade.core.view import PerSeat, Views


class GoofspielState(Struct, frozen=True):
    round: int
    rounds: int
    prize: int | None
    carried: tuple[int, ...]
    at_stake: int
    prizes: tuple[int, ...]
    scores: PerSeat[int]
    cards: PerSeat[tuple[int, ...]]


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
