"""Sitting down and getting up."""

from msgspec import Struct
from msgspec.structs import replace

from tablecade.core.dice import NONCE_BYTES, read_hex
from tablecade.core.hand import Seat
from tablecade.server.entropy import hashed, matches
from tablecade.server.errors import (
    BadInvitation,
    BadName,
    BadRequest,
    ColourTaken,
    NoSuchSeat,
    SeatTaken,
    TableFull,
    UnknownColour,
)
from tablecade.server.table.chair import Chair, Kind
from tablecade.server.table.table import Status, Table, set_chair

LONGEST_NAME = 24


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
    if not 0 < len(name) <= LONGEST_NAME or not name.isprintable():
        raise BadName(longest=LONGEST_NAME)
    return name


def check_nonce(nonce: str) -> str:
    if read_hex(nonce, size=NONCE_BYTES) is None:
        raise BadRequest(problem=f"a nonce is {NONCE_BYTES} bytes in lower-case hex")
    return nonce


def check_seat(table: Table, seat: int) -> Seat:
    if not 0 <= seat < len(table.chairs):
        raise NoSuchSeat(seat=seat)
    return Seat(seat)


def join(table: Table, newcomer: Newcomer) -> tuple[Table, Seat]:
    """Take the seat asked for, or the lowest open one."""
    seat = _open_seat(table, newcomer.seat)
    chair = Chair(
        kind=Kind.HUMAN,
        name=newcomer.name,
        colour=free_colour(table, seat, newcomer.colour),
        nonce=newcomer.nonce,
        token=newcomer.token,
        hosts=newcomer.hosts,
    )
    return set_chair(table, seat, chair), seat


def _open_seat(table: Table, wanted: int | None) -> Seat:
    if wanted is None:
        for seat, chair in enumerate(table.chairs):
            if chair.kind is Kind.OPEN:
                return Seat(seat)
        raise TableFull
    seat = check_seat(table, wanted)
    if table.chairs[seat].kind is not Kind.OPEN:
        raise SeatTaken(seat=seat)
    return seat


def free_colour(table: Table, seat: Seat, wanted: str | None) -> str:
    """The colour asked for, or the first that nobody else has (PX-1.1)."""
    colours = table.game.meta.colours
    taken = {chair.colour for other, chair in enumerate(table.chairs) if other != seat}
    if wanted is None:
        kept = table.chairs[seat].colour
        return kept or next(colour for colour in colours if colour not in taken)
    if wanted not in colours:
        raise UnknownColour(colour=wanted, known=", ".join(colours))
    if wanted in taken:
        raise ColourTaken(colour=wanted)
    return wanted


def invited_seat(table: Table, invitation: str) -> Seat:
    given = hashed(invitation)
    for seat, chair in enumerate(table.chairs):
        if matches(given, chair.invitation):
            return Seat(seat)
    raise BadInvitation


def accept(table: Table, invitation: str, token: str) -> tuple[Table, Seat]:
    """A new phone for a seat: the invitation is used up, everything else stays."""
    seat = invited_seat(table, invitation)
    chair = replace(table.chairs[seat], kind=Kind.HUMAN, bot=None, token=token, invitation=None)
    return set_chair(table, seat, chair), seat


def leave(table: Table, seat: Seat) -> Table:
    """In the lobby the seat is open again; later a bot goes on in its place."""
    if table.status is Status.LOBBY:
        return free(table, seat)
    chair = replace(table.chairs[seat], kind=Kind.BOT, bot=table.setting.pace.bot, token=None)
    return set_chair(table, seat, replace(chair, invitation=None, hosts=False))


def let_bot_play(table: Table, seat: Seat, bot: str, *, nonce: str) -> Table:
    """For a person who went away, and keeps the token; or for a seat nobody takes.

    On such a seat a bot is a player like others: it has a name, a colour, and a nonce in the dice.
    """
    chair = table.chairs[seat]
    playing = replace(
        chair,
        kind=Kind.BOT,
        bot=bot,
        name=_person(chair, seat) or bot_name(bot, seat),
        colour=free_colour(table, seat, None),
        nonce=chair.nonce or nonce,
    )
    return set_chair(table, seat, playing)


def bot_name(bot: str, seat: int) -> str:
    """A bot that stands in for nobody; clients know it by this form, and may call it otherwise."""
    return f"{bot} {seat}"


def _person(chair: Chair, seat: Seat) -> str:
    """Whose seat it is, where it is somebody's; a bot that follows a bot takes no name over."""
    return "" if chair.bot is not None and chair.name == bot_name(chair.bot, seat) else chair.name


def hand_back(table: Table, seat: Seat) -> Table:
    chair = table.chairs[seat]
    if chair.token is None and chair.invitation is None:
        raise SeatTaken(seat=seat)
    return set_chair(table, seat, replace(chair, kind=Kind.HUMAN, bot=None))


def free(table: Table, seat: Seat) -> Table:
    """Empty a seat: its token dies, and what it had sealed is dropped. Nonces of a match stay."""
    chair = table.chairs[seat]
    emptied = Chair(colour=chair.colour, nonce=chair.nonce)
    return drop_waiting(set_chair(table, seat, emptied), seat)


def invite(table: Table, seat: Seat, invitation: str) -> Table:
    """For a seat whose phone is gone: the old token dies, its waiting choice is dropped."""
    chair = replace(table.chairs[seat], token=None, invitation=invitation)
    return drop_waiting(set_chair(table, seat, chair), seat)


def drop_waiting(table: Table, seat: Seat) -> Table:
    """Forget what a seat has sealed itself, but for what the table played for it."""
    held = table.held_by(seat)
    kept = {hand: choice for hand, choice in table.waiting.items() if hand not in held}
    return table if len(kept) == len(table.waiting) else replace(table, waiting=kept)
