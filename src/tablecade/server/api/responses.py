"""Bodies of responses, except snapshots."""

from typing import Any

from msgspec import UNSET, Struct, UnsetType

from tablecade.coach import Advice, Remark
from tablecade.core.errors import Details
from tablecade.core.game import Outcome
from tablecade.core.view import ViewField
from tablecade.server.table.table import Status, Table
from tablecade.server.table.wire import HandView, MyHand, SeatView, StateView


class AddressView(Struct, frozen=True):
    """`address`: where other devices find this server; null when only this machine can."""

    address: str | None


class Opened(Struct, frozen=True):
    table: str
    code: str
    host: str


class Joined(Struct, frozen=True):
    seat: int
    token: str


class Hosting(Struct, frozen=True):
    host: str


class Done(Struct, frozen=True, omit_defaults=True):
    """Where the table stands after a call; an invitation where one was made."""

    status: Status
    n: int
    invitation: str | UnsetType = UNSET


def done(after: Table) -> Done:
    return Done(after.status, after.n)


class Chosen(Struct, frozen=True):
    """A choice was sealed or taken back. Nothing in it is new to the caller."""

    n: int
    hand: int


class OptionView(Struct, frozen=True):
    name: str
    values: tuple[str, ...]
    default: str | None


class ViewFields(Struct, frozen=True):
    """The fields of a game's views, for clients that show any game. Events by kind."""

    state: tuple[ViewField, ...]
    preview: tuple[ViewField, ...]
    events: dict[str, tuple[ViewField, ...]]


class GameView(Struct, frozen=True, omit_defaults=True):
    game: str
    fewest_seats: int
    most_seats: int
    options: tuple[OptionView, ...]
    boards: tuple[str, ...]
    bots: tuple[str, ...]
    colours: tuple[str, ...]
    usual_seats: int
    coach: bool
    own_dice: bool
    """Whether people can roll dice of their own (`dice: "yours"`)."""
    words: bool
    """Whether the game's sentences are to be fetched from `/api/games/{game}/words/{language}`."""
    views: ViewFields
    view: str | UnsetType = UNSET
    """The path of a module with a view that the game's package draws itself."""


class StepView(Struct, frozen=True):
    """Where a replay stands after n decisions, and what led there.

    `own` has each hand that owes a choice now, with the one it is about to make. `rest`: a round
    has just ended, and a table would rest.
    """

    n: int
    choices: dict[str, str]
    events: tuple[Any, ...]
    state: StateView
    hands: tuple[HandView, ...]
    own: dict[str, MyHand]
    rest: bool


class ReplayView(Struct, frozen=True):
    game: str
    options: dict[str, Any]
    seats: tuple[SeatView, ...]
    steps: tuple[StepView, ...]
    outcome: Outcome | None


class ShowOpened(Struct, frozen=True):
    show: str
    leader: str


class Led(Struct, frozen=True):
    """The step everybody is taken to."""

    step: int


class CoachView(Struct, frozen=True):
    """At decision n, advice for each own hand that owes a choice."""

    n: int
    advice: tuple[Advice, ...]


class ReviewView(Struct, frozen=True):
    """Of one match of the series, the caller's costly choices."""

    match: int
    remarks: tuple[Remark, ...]


class FaultView(Struct, frozen=True):
    code: str
    rule: str
    place: str
    detail: Details


class BoardView(Struct, frozen=True):
    """What is wrong with a board or track; its figures when nothing is."""

    faults: tuple[FaultView, ...]
    figures: dict[str, float]


class Health(Struct, frozen=True):
    status: str
