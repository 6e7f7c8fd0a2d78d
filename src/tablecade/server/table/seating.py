"""Sitting down and getting up."""

from typing import Annotated

from msgspec import Meta, Struct
from msgspec.structs import replace

from tablecade.bots import playable_bots
from tablecade.core.dice import NONCE_BYTES, read_hex
from tablecade.core.hand import Seat, hand_name
from tablecade.core.match import LONGEST_NAME, is_name
from tablecade.server.entropy import hashed, matches
from tablecade.server.errors import Refused
from tablecade.server.table.table import (
    RUNNING,
    Chair,
    Kind,
    Status,
    Table,
    Word,
    check_status,
    set_chair,
    with_setting,
)

Name = Annotated[str, Meta(max_length=400)]
"""Of a caller; `check_name` says what it may be."""


class Newcomer(Struct, frozen=True):
    """Who wants to sit down, with the hash of the token made for them."""

    name: str
    token: str
    nonce: str
    seat: int | None = None
    colour: str | None = None
    hosts: bool = False


def check_name(name: str) -> str:
    name = " ".join(name.split())
    if not is_name(name):
        raise Refused("bad-name", longest=LONGEST_NAME)
    return name


def check_own_name(table: Table, seat: Seat, name: str) -> None:
    """Refuses the name of somebody else at the table, and one as bots have."""
    spelt = name.casefold()
    others = {chair.name.casefold() for other, chair in enumerate(table.chairs) if other != seat}
    bot, _, number = spelt.rpartition(" ")
    if spelt in others or (number.isdecimal() and bot in playable_bots(table.game.meta.id)):
        raise Refused("name-taken", name=name)


def check_nonce(nonce: str) -> str:
    if read_hex(nonce, size=NONCE_BYTES) is None:
        raise Refused("bad-request", problem=f"a nonce is {NONCE_BYTES} bytes in lower-case hex")
    return nonce


def check_seat(table: Table, seat: int) -> Seat:
    if not 0 <= seat < len(table.chairs):
        raise Refused("no-such-seat", seat=seat)
    return Seat(seat)


def check_person(table: Table, seat: Seat) -> None:
    """Refuses where no person sits."""
    if table.chairs[seat].kind is not Kind.HUMAN:
        raise Refused("no-seat")


def join(table: Table, newcomer: Newcomer) -> Table:
    """Take the seat asked for, or the lowest open one."""
    seat = _free_seat(table, newcomer.seat)
    check_own_name(table, seat, newcomer.name)
    before, running = table.chairs[seat], table.status is not Status.LOBBY
    chair = Chair(
        kind=Kind.HUMAN,
        name=newcomer.name,
        colour=before.colour if running else free_colour(table, seat, newcomer.colour),
        nonce=before.nonce if running and before.nonce else newcomer.nonce,
        token=newcomer.token,
        hosts=newcomer.hosts,
        taken_from=before.bot if running else None,
    )
    return set_chair(table, seat, chair)


def _free_seat(table: Table, wanted: int | None) -> Seat:
    if wanted is None:
        for seat, chair in enumerate(table.chairs):
            if chair.kind is Kind.OPEN:
                return Seat(seat)
        raise Refused("table-full")
    seat = check_seat(table, wanted)
    if not is_free(table.chairs[seat]):
        raise Refused("seat-taken", seat=seat)
    return seat


def is_free(chair: Chair) -> bool:
    """An open seat, or one of a bot that replaces no person."""
    owned = chair.token is not None or chair.invitation is not None
    return chair.kind is Kind.OPEN or (chair.kind is Kind.BOT and not owned)


def free_colour(table: Table, seat: Seat, wanted: str | None) -> str:
    """The colour asked for, or the first that nobody else has (PX-1.1)."""
    colours = table.game.meta.colours
    taken = {
        chair.colour
        for other, chair in enumerate(table.chairs)
        if other != seat and chair.kind is not Kind.OPEN
    }
    if wanted is None:
        kept = table.chairs[seat].colour
        first = next(colour for colour in colours if colour not in taken)
        return kept if kept and kept not in taken else first
    if wanted not in colours:
        raise Refused("unknown-colour", colour=wanted, known=", ".join(colours))
    if wanted in taken:
        raise Refused("colour-taken", colour=wanted)
    return wanted


def invited_seat(table: Table, invitation: str) -> Seat:
    secret = hashed(invitation)
    for seat, chair in enumerate(table.chairs):
        if matches(secret, chair.invitation):
            return Seat(seat)
    raise Refused("bad-invitation")


def accept(table: Table, invitation: str, token: str) -> Table:
    """Use an invitation: the seat gets a new token, everything else stays."""
    seat = invited_seat(table, invitation)
    chair = replace(table.chairs[seat], kind=Kind.HUMAN, bot=None, token=token, invitation=None)
    return set_chair(table, seat, chair)


def leave(table: Table, seat: Seat) -> Table:
    """In the lobby the seat is open again; later a bot goes on in its place."""
    if table.status is Status.LOBBY:
        return free(table, seat)
    chair = table.chairs[seat]
    if (bot := chair.taken_from) is not None:  # it plays on under its own name
        back = Chair(Kind.BOT, bot_name(bot, seat), chair.colour, chair.nonce, bot=bot)
        return set_chair(table, seat, back)
    chair = replace(chair, kind=Kind.BOT, bot=table.stand_in, token=None)
    return set_chair(table, seat, replace(chair, invitation=None, hosts=False))


class OwnChange(Struct, frozen=True):
    """In the lobby: another name, colour or seat of one's own.

    In a match: the colour of a second controller that one holds (PX-7.3).
    """

    name: Name | None = None
    colour: Word | None = None
    seat: int | None = None


def change_own(table: Table, seat: Seat, wishes: OwnChange) -> Table:
    """Only in the lobby: names and seats of a running match are in its header.

    But whoever gets the second controller chooses its colour, before its cube is placed.
    """
    chosen = {hand for decision in table.decisions for hand in decision.choices}
    is_new = table.status in RUNNING and any(
        hand >= len(table.chairs) and hand_name(hand) not in chosen for hand in table.held_by(seat)
    )
    if is_new and wishes.colour and wishes == OwnChange(colour=wishes.colour):
        if wishes.colour == table.chairs[seat].colour:
            raise Refused("colour-taken", colour=wishes.colour)
        return with_setting(table, second=free_colour(table, seat, wishes.colour))
    check_status(table, Status.LOBBY)
    chair = table.chairs[seat]
    name = chair.name if wishes.name is None else check_name(wishes.name)
    check_own_name(table, seat, name)
    colour = free_colour(table, seat, wishes.colour)
    table = set_chair(table, seat, replace(chair, name=name, colour=colour))
    return table if wishes.seat in (None, seat) else _move(table, seat, wishes.seat)


def _move(table: Table, seat: Seat, wanted: int) -> Table:
    """Move to an empty seat, or change places with a bot."""
    to = _free_seat(table, wanted)
    mine, theirs = table.chairs[seat], table.chairs[to]
    if theirs.bot is not None:
        theirs = replace(theirs, name=bot_name(theirs.bot, seat))
    moved = set_chair(set_chair(table, to, mine), seat, theirs)
    swap = {str(seat): to, str(to): seat}
    roles = table.game.meta.seat_options  # a role moves with the person it is named for
    asked, options = (
        {k: type(v)(swap.get(str(v), v)) if k in roles else v for k, v in values.items()}
        for values in (table.setting.asked, table.setting.options)
    )
    state = table.game.setup(options, len(table.chairs))
    return replace(with_setting(moved, asked=asked, options=options), state=state)


def let_bot_play(table: Table, seat: Seat, bot: str, *, nonce: str) -> Table:
    """For a person who went away, and keeps the token; or for a seat nobody takes.

    On such a seat a bot is a player like others: it has a name, a colour, and a nonce in the dice.
    """
    chair = table.chairs[seat]
    is_bots = chair.bot is not None and chair.name == bot_name(chair.bot, seat)
    playing = replace(
        chair,
        kind=Kind.BOT,
        bot=bot,
        name=bot_name(bot, seat) if is_bots or not chair.name else chair.name,
        colour=free_colour(table, seat, None),
        nonce=chair.nonce or nonce,
    )
    return set_chair(table, seat, playing)


def bot_name(bot: str, seat: int) -> str:
    """The name of a bot that replaces no person. Clients recognise it, and may translate it."""
    return f"{bot} {seat}"


def hand_back(table: Table, seat: Seat) -> Table:
    chair = table.chairs[seat]
    if chair.token is None and chair.invitation is None:
        raise Refused("seat-taken", seat=seat)
    return set_chair(table, seat, replace(chair, kind=Kind.HUMAN, bot=None))


def free(table: Table, seat: Seat) -> Table:
    """Empty a seat: its token dies, and what it had sealed is dropped. Nonces of a match stay."""
    chair = table.chairs[seat]
    emptied = Chair(colour=chair.colour, nonce=chair.nonce)
    return set_chair(table, seat, emptied)


def invite(table: Table, seat: Seat, invitation: str) -> Table:
    """For a seat whose phone is gone: the old token dies, its waiting choice is dropped."""
    if table.chairs[seat].kind is Kind.OPEN:
        raise Refused("seat-empty", seat=seat)
    chair = replace(table.chairs[seat], token=None, invitation=invitation)
    return set_chair(table, seat, chair)
