"""Bodies of requests, bounded in size."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

from tablecade.server.table.table import PACE_SECONDS, DiceKind, Pace, PaceName

MOST_SEATS = 8

Name = Annotated[str, Meta(max_length=400)]
Word = Annotated[str, Meta(max_length=64)]
Secret = Annotated[str, Meta(max_length=128)]
Seconds = Annotated[int, Meta(ge=5, le=600)]


class SeatWish(Struct, frozen=True):
    """Without `bot`, the game's default bot plays; the same goes for the wishes below."""

    kind: Literal["open", "bot"]
    bot: Word | None = None


class PaceWish(Struct, frozen=True):
    name: PaceName = PaceName.NONE
    seconds: Seconds | None = None
    bot: Word | None = None


class TableWish(Struct, frozen=True):
    """A table with its seats; with `grow` seats are added as people join."""

    game: Word
    seats: Annotated[list[SeatWish], Meta(max_length=MOST_SEATS)] = field(default_factory=list)
    options: dict[str, Any] = field(default_factory=dict)
    pace: PaceWish | PaceName = PaceName.NONE
    coach: bool = False
    grow: bool = False
    hide_seals: bool = False
    dice: DiceKind = DiceKind.TABLE


class SettingChange(Struct, frozen=True):
    """Fields that are given are set. `options` replaces all options, as at the opening."""

    game: Word | None = None
    options: dict[str, Any] | None = None
    pace: PaceWish | PaceName | None = None
    coach: bool | None = None
    fill: Annotated[int, Meta(ge=1, le=MOST_SEATS)] | None = None
    hide_seals: bool | None = None
    dice: DiceKind | None = None


class Join(Struct, frozen=True):
    """A name to sit down with, or an invitation to come back with."""

    name: Name = ""
    seat: int | None = None
    colour: Word | None = None
    nonce: Word | None = None
    invitation: Secret | None = None


class SeatChange(Struct, frozen=True):
    do: Literal["bot", "human", "free", "invite", "crown"]
    bot: Word | None = None


class OwnChange(Struct, frozen=True):
    """In the lobby: another name, colour or seat of one's own."""

    name: Name | None = None
    colour: Word | None = None
    seat: int | None = None


class VoteWish(Struct, frozen=True):
    game: Word


ReactionName = Literal["well-played", "wow", "close", "oops", "thanks", "again"]


class ReactionWish(Struct, frozen=True):
    reaction: ReactionName


def pace_of(wish: PaceWish | PaceName) -> Pace:
    if isinstance(wish, PaceName):
        return Pace(wish, PACE_SECONDS[wish])
    seconds = PACE_SECONDS[wish.name] if wish.seconds is None else wish.seconds
    return Pace(wish.name, None if wish.name is PaceName.NONE else seconds, wish.bot)
