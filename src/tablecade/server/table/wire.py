"""What goes over the wire: the same JSON in answers and on sockets."""

from collections.abc import Mapping
from typing import Annotated, Any

from msgspec import UNSET, Meta, Struct, UnsetType, field

from tablecade.core.errors import Details
from tablecade.core.game import Outcome
from tablecade.server.table.table import Kind, PaceName, Result, Status

StateView = Annotated[Any, Meta(extra_json_schema={"type": "object"})]
"""A struct of the game's own: `Game.views.state`."""


class SeatView(Struct, frozen=True):
    seat: int
    kind: Kind
    name: str
    colour: str
    present: bool
    hosts: bool
    bot: str | None


class HandView(Struct, frozen=True):
    hand: int
    seat: int
    colour: str


class PaceView(Struct, frozen=True):
    """`seconds` a decision, after `reveal` seconds in which the last one can be seen."""

    name: PaceName
    seconds: int | None
    bot: str
    reveal: float


class RestView(Struct, frozen=True):
    """The table rests between rounds: for how long at most, and who is ready to go on."""

    seconds: float
    ready: tuple[int, ...]


class RollView(Struct, frozen=True):
    """The table waits for a roll of the players' own dice, or for its confirmation."""

    dice: tuple[str, ...]
    """The dice to roll, by colour."""
    entered: "EnteredView | None"


class EnteredView(Struct, frozen=True):
    """What somebody entered; `seat` is null for the host's screen."""

    roll: str
    faces: tuple[int, ...]
    """In the order of `dice`."""
    seat: int | None
    confirmers: tuple[int, ...]
    """The seats that may confirm it."""
    screen: bool
    """The host's screen may confirm it."""


class DiceView(Struct, frozen=True, omit_defaults=True):
    """`by_hand`: people roll dice of their own, and nothing is committed to."""

    commit: str
    nonces: tuple[str, ...]
    seed: str | UnsetType = UNSET
    by_hand: bool = False


class RefusalView(Struct, frozen=True):
    code: str
    rule: str
    detail: Details


class MyHand(Struct, frozen=True):
    choice: str | None
    legal: tuple[str, ...]
    preview: Mapping[str, Any]
    refused: dict[str, RefusalView]


class Mine(Struct, frozen=True):
    seat: int
    hands: dict[str, MyHand]


class Message(Struct, frozen=True, tag_field="kind", tag=str.lower):
    """What a socket gets."""


class Snapshot(Message, frozen=True):
    table: str
    code: str
    game: str
    options: dict[str, Any]
    asked: dict[str, Any]
    """Options as the host asked for them, with what chance still has to decide."""
    growing: bool
    fill: int
    hide_seals: bool
    status: Status
    seats: tuple[SeatView, ...]
    hands: tuple[HandView, ...]
    pace: PaceView
    coach: bool
    rest: RestView | None
    roll: RollView | None
    match: int
    series: tuple[Result, ...] = field(name="evening")
    votes: dict[str, str]
    """By seat: the game it wants to play next."""
    n: int
    awaited: tuple[int, ...]
    sealed: tuple[int, ...]
    state: StateView
    outcome: Outcome | None
    dice: DiceView
    mine: Mine | None


class Sealed(Message, frozen=True):
    n: int
    hand: int


class Unsealed(Message, frozen=True):
    n: int
    hand: int


class Resolved(Message, frozen=True):
    """One decision, revealed: what was chosen, what followed, where the game stands now."""

    match: int
    n: int
    choices: Mapping[str, str]
    by: Mapping[str, str]
    events: tuple[Any, ...]
    state: StateView
    hands: tuple[HandView, ...]
    awaited: tuple[int, ...]
    sealed: tuple[int, ...]
    rest: RestView | None
    roll: RollView | None
    mine: Mine | None


class Seats(Message, frozen=True):
    seats: tuple[SeatView, ...]
    hands: tuple[HandView, ...]


class Pace(Message, frozen=True):
    """The clock: `left` seconds until the bell, where one runs."""

    status: Status
    pace: PaceView
    left: int | None


class Rest(Message, frozen=True):
    rest: RestView | None


class Rolling(Message, frozen=True):
    """A roll of the players' own dice was entered, replaced or rejected."""

    roll: RollView | None


class Reacted(Message, frozen=True):
    seat: int
    reaction: str


class Votes(Message, frozen=True):
    votes: dict[str, str]


class Reloaded(Message, frozen=True):
    """The version of the packages' views and sentences, under `serve --reload`."""

    version: str


class Outdated(Message, frozen=True):
    """The server has another build of the client than the page that has connected."""


class Over(Message, frozen=True):
    """A match has ended; without an outcome it was stopped, as the last of `evening` says."""

    outcome: Outcome | None
    dice: DiceView
    series: tuple[Result, ...] = field(name="evening")


class RefusalBody(Struct, frozen=True, omit_defaults=True):
    """Every refusal. `n` says where a table stands when a choice came for another decision."""

    code: str
    detail: Details
    rule: str | UnsetType = UNSET
    n: int | UnsetType = UNSET
