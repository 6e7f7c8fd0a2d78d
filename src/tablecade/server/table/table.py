"""The table as one immutable value: what the store keeps and every process sees."""

import sys
from collections.abc import Mapping
from enum import StrEnum
from functools import lru_cache
from typing import Annotated, Any

import msgspec
from msgspec import UNSET, Meta, Struct, field
from msgspec.structs import replace

from tablecade.bots import default_bot
from tablecade.core.game import Event, Outcome
from tablecade.core.hand import DICE, Hand, Seat
from tablecade.core.match import Decision, Header, Stopped
from tablecade.core.packages import GAMES
from tablecade.core.replay import AnyGame
from tablecade.server.errors import Refused

Word = Annotated[str, Meta(max_length=64)]
"""Of a caller: a name of a game, a bot, a colour."""


class Kind(StrEnum):
    OPEN = "open"
    HUMAN = "human"
    BOT = "bot"


class Chair(Struct, frozen=True, omit_defaults=True):
    """A seat as the table keeps it. Tokens and invitations are kept hashed."""

    kind: Kind = Kind.OPEN
    name: str = ""
    colour: str = ""
    nonce: str = ""
    bot: str | None = None
    """The bot that plays here while `kind` says so; the person it stands in for keeps the token."""
    token: str | None = None
    invitation: str | None = None
    hosts: bool = False
    """The host sits here: this seat's token has the host's rights."""
    taken_from: str | None = None
    """The bot that played here before a person took its seat; it plays on when they leave."""

    @property
    def occupant(self) -> tuple[Kind, str | None, str | None]:
        """Who chooses for this seat. A seat changes hands when this changes."""
        return self.kind, self.bot, self.token


class PaceName(StrEnum):
    NONE = "none"
    RELAXED = "relaxed"
    BRISK = "brisk"


PACE_SECONDS: dict[PaceName, int | None] = {
    PaceName.NONE: None,
    PaceName.RELAXED: 60,
    PaceName.BRISK: 20,
}


class Pace(Struct, frozen=True):
    """`seconds` for a decision, None without a bell. At the bell `bot` chooses for the others;
    None is the game's default.
    """

    name: PaceName = PaceName.NONE
    seconds: int | None = None
    bot: str | None = None


class Tempo(Struct, frozen=True):
    """Seconds the table itself takes. Kept with every table, so that all processes agree."""

    quickest_bot: float = 1.5
    slowest_bot: float = 4.0
    reveal: float = 2.5
    """For showing a reveal, before the time of the next bell begins."""
    rest: float = 15.0
    claim: float = 5.0
    """For the bot turns a process has claimed; then another process may claim them."""


class Status(StrEnum):
    LOBBY = "lobby"
    PLAYING = "playing"
    PAUSED = "paused"
    OVER = "over"


RUNNING = (Status.PLAYING, Status.PAUSED)


class Result(Struct, frozen=True, gc=False):
    """One match of the series that is over. One that was stopped has no outcome."""

    seats: tuple[str, ...]
    outcome: Outcome | None
    game: str = ""
    """Empty for a match from before 0.2.0."""
    stopped: Stopped | None = None


class DiceKind(StrEnum):
    """Whose dice are rolled: the table's, or those that lie before the players."""

    TABLE = "table"
    YOURS = "yours"


class Setting(Struct, frozen=True):
    """What seldom changes, kept as one document."""

    game: str
    options: dict[str, Any]
    chairs: tuple[Chair, ...]
    host: str
    root: str
    """Hex; all seeds of the series follow from it (matchfile.py)."""
    pace: Pace = Pace()
    tempo: Tempo = Tempo()
    coach: bool = False
    match: int = 1
    header: Header | None = None
    series: tuple[Result, ...] = ()
    growing: bool = False
    """Seats are added as people join, and bots fill up to `fill` at the start (growth.py)."""
    fill: int = 0
    asked: dict[str, Any] = field(default_factory=dict)
    """Options as the host asked for them; `options` has them in full."""
    hide_seals: bool = False
    """PX-3.5: nobody sees who has chosen."""
    dice: DiceKind = DiceKind.TABLE
    opener: str = ""
    """The group of addresses from which the table was opened: its bots share their time."""
    second: str = ""
    """The colour that was chosen for the second controller (PX-7.3)."""


class Reaction(Struct, frozen=True):
    """The last thing a seat said; `count` tells two equal ones apart."""

    seat: int
    reaction: str
    count: int


class Vote(Struct, frozen=True):
    """What a seat wants to play next."""

    seat: int
    game: str


class EnteredRoll(Struct, frozen=True):
    """A roll of the players' own dice that waits for a confirmation (rolls.py)."""

    roll: str
    faces: tuple[int, ...]
    """In the order of `Table.dice_to_roll`."""
    seat: Seat | None
    """Who entered it; None: the host's screen."""


class Schedule(Struct, frozen=True, omit_defaults=True):
    """Where the table stands in time, by the database's clock."""

    since: float = 0.0
    """When the current decision opened."""
    rest: float | None = None
    """The table rests until then, or until all are ready."""
    ready: tuple[Seat, ...] = ()
    paused: float | None = None
    claim: float | None = None
    """A process has claimed the bot turns that are due; until then no other process runs them."""
    reactions: tuple[Reaction, ...] = ()
    votes: tuple[Vote, ...] = ()
    roll: EnteredRoll | None = None


class Waiting(Struct, frozen=True):
    """A sealed choice. The only secret of a table: it never enters a state or a view of others."""

    action: str
    by: str | None = None
    """Who chose in the hand's place: `bell` or `bot`; None for the hand itself."""


class Table(Struct, frozen=True):
    id: str
    code: str
    setting: Setting
    state: Any
    """Computed from the decisions, never stored."""
    events: tuple[Event, ...] | None = None
    """What the last decision brought, where this process knows it; never stored either."""
    status: Status = Status.LOBBY
    version: int = 0
    touched: float = 0.0
    schedule: Schedule = Schedule()
    decisions: tuple[Decision, ...] = ()
    waiting: Mapping[Hand, Waiting] = field(default_factory=dict)

    @property
    def game(self) -> AnyGame:
        return GAMES[self.setting.game]

    @property
    def stand_in(self) -> str:
        """The bot that fills empty seats and chooses at the bell."""
        return self.setting.pace.bot or default_bot(self.setting.game)

    @property
    def n(self) -> int:
        return len(self.decisions)

    @property
    def chairs(self) -> tuple[Chair, ...]:
        return self.setting.chairs

    @property
    def awaited(self) -> tuple[Hand, ...]:
        """The hands that owe a choice now; none unless the game goes on."""
        if self.status not in RUNNING:
            return ()
        return self.game.awaited(self.state)

    @property
    def unsealed(self) -> tuple[Hand, ...]:
        waiting = self.waiting
        return tuple([hand for hand in self.awaited if hand not in waiting])

    @property
    def dice_to_roll(self) -> tuple[str, ...]:
        """The dice that people roll and enter now, by colour; none where the table rolls."""
        if self.setting.dice is DiceKind.TABLE or DICE not in self.awaited:
            return ()
        return self.game.dice_to_roll(self.state)

    def held_by(self, seat: Seat) -> tuple[Hand, ...]:
        """All hands a seat holds in the current state, awaited or not."""
        hands = self.game.hands(seats=len(self.chairs))
        return tuple(hand for hand in hands if self.game.holder(self.state, hand) == seat)

    def is_bots(self, seat: Seat) -> bool:
        """Whether the match was begun with a bot on this seat."""
        players = self.setting.header.players if self.setting.header else UNSET
        return players is not UNSET and players[seat].bot is not UNSET

    def people(self) -> tuple[Seat, ...]:
        return tuple([Seat(s) for s, chair in enumerate(self.chairs) if chair.kind is Kind.HUMAN])


def check_status(table: Table, wanted: Status, *others: Status) -> None:
    if table.status not in (wanted, *others):
        raise Refused("wrong-status", status=table.status, wanted=wanted)


def set_chair(table: Table, seat: Seat, chair: Chair) -> Table:
    chairs = (*table.chairs[:seat], chair, *table.chairs[seat + 1 :])
    return with_setting(table, chairs=chairs)


def with_setting(table: Table, **changes: Any) -> Table:
    """Change the setting. What a seat has sealed is dropped when the seat changes hands.

    Otherwise the next one on the seat could read it before the reveal. `advance` seals forced
    choices again.
    """
    if table.waiting or table.schedule.roll:
        chairs = changes.get("chairs", table.chairs)
        for seat, (old, new) in enumerate(zip(table.chairs, chairs, strict=True)):
            if old.occupant != new.occupant:
                held = table.held_by(Seat(seat))
                kept = {hand: one for hand, one in table.waiting.items() if hand not in held}
                table = replace(table, waiting=kept)
                entered = table.schedule.roll
                if entered is not None and entered.seat == seat:  # nobody has confirmed it
                    table = with_schedule(table, roll=None)
    return replace(table, setting=replace(table.setting, **changes))


def with_schedule(table: Table, **changes: Any) -> Table:
    return replace(table, schedule=replace(table.schedule, **changes))


_encode = msgspec.json.Encoder().encode


def shared(options: dict[str, Any]) -> dict[str, Any]:
    """Equal options, whose boards and tracks are the same values at all tables.

    Nobody changes what options hold.
    """
    return {
        name: _one_of(_encode(value)) if isinstance(value, dict | list) else value
        for name, value in options.items()
    }


@lru_cache(maxsize=512)
def _one_of(document: bytes) -> Any:
    return _interned(msgspec.json.decode(document))


def _interned(value: Any) -> Any:
    """Boards name the same few hundred places: one string each."""
    if isinstance(value, str):
        return sys.intern(value)
    if isinstance(value, list):
        return [_interned(one) for one in value]
    if isinstance(value, dict):
        return {sys.intern(key): _interned(one) for key, one in value.items()}
    return value
