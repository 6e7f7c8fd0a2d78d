"""Identify the caller: seat, host or spectator."""

from msgspec import Struct

from tablecade.core.hand import Seat
from tablecade.server.entropy import hashed, matches
from tablecade.server.errors import BadToken, NoSeat, NotTheHost, TokenMissing
from tablecade.server.table.table import Table


class Viewer(Struct, frozen=True):
    seat: Seat | None = None
    host: bool = False


SPECTATOR = Viewer()
HOST = Viewer(host=True)


def recognise(table: Table, token: str | None) -> Viewer:
    """The viewer with this token; a spectator without one. Raises BadToken for an unknown token."""
    if token is None:
        return SPECTATOR
    secret = hashed(token)
    for seat, chair in enumerate(table.chairs):
        if matches(secret, chair.token):
            return Viewer(seat=Seat(seat), host=chair.hosts)
    if matches(secret, table.setting.host):
        return HOST
    raise BadToken


def seat_of(table: Table, token: str | None) -> Seat:
    viewer = _known(table, token)
    if viewer.seat is None:
        raise NoSeat
    return viewer.seat


def participant(table: Table, token: str | None) -> Viewer:
    """A seat or the host: everybody but spectators."""
    return _known(table, token)


def check_host(table: Table, token: str | None) -> None:
    if not _known(table, token).host:
        raise NotTheHost


def _known(table: Table, token: str | None) -> Viewer:
    if token is None:
        raise TokenMissing
    return recognise(table, token)
