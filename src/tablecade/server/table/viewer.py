"""Identify the caller: seat, host or spectator."""

from msgspec import Struct

from tablecade.core.hand import Seat
from tablecade.server.entropy import hashed, matches
from tablecade.server.errors import BadToken, Refused
from tablecade.server.table.table import Chair, Table


class Viewer(Struct, frozen=True):
    seat: Seat | None = None
    host: bool = False


SPECTATOR = Viewer()
HOST = Viewer(host=True)


class Caller:
    """Somebody who shows a token, or none. Remembers its hash, and the seat it was found at."""

    __slots__ = ("_chairs", "_seat", "secret")

    def __init__(self, token: str | None) -> None:
        self.secret = None if token is None else hashed(token)
        self._seat = Seat(0)
        self._chairs: tuple[Chair, ...] | None = None
        """Among which `_seat` was found: while nobody comes or goes, they are the same object."""

    def at(self, table: Table) -> Viewer:
        """Who this is at a table; without a token a spectator. Raises BadToken."""
        if self.secret is None:
            return SPECTATOR
        for seat, chair in enumerate(table.chairs):
            if matches(self.secret, chair.token):
                return Viewer(seat=Seat(seat), host=chair.hosts)
        if matches(self.secret, table.setting.host):
            return HOST
        raise BadToken

    def participant_at(self, table: Table) -> Viewer:
        """A seat or the host: everybody but spectators."""
        if self.secret is None:
            raise Refused("token-missing")
        return self.at(table)

    def seat_at(self, table: Table) -> Seat:
        if table.chairs is not self._chairs:
            seat = self.participant_at(table).seat
            if seat is None:
                raise Refused("no-seat")
            self._seat, self._chairs = seat, table.chairs
        return self._seat

    def check_host(self, table: Table) -> None:
        if not self.participant_at(table).host:
            raise Refused("not-the-host")
