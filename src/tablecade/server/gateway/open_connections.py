"""The open connections of this process, counted by address."""

import logging
import time
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any, Protocol

from tablecade.server.gateway.bounds import Bounds
from tablecade.server.gateway.forwarded import neighbourhood

log = logging.getLogger(__name__)

LOG_SECONDS = 10.0
"""Refused connections are logged at most this often for each reason, with their number."""


OFFENCES = frozenset(
    {"bad request head", "too many header lines", "too many chunks", "too many unsent bytes"}
)
"""What no browser does. Others, such as idle connections, happen to everybody."""
OFFENCE_SECONDS = 10.0
OPENING_SECONDS = 60.0
"""In which an address opens at most as many WebSockets as it may have."""


class Connection(Protocol):
    """What the registry needs of an HTTP connection or a WebSocket."""

    address: str

    def shut_down(self) -> None:
        """Finish what was accepted, then close."""

    def abort(self) -> None: ...


class PlainConnection(Connection, Protocol):
    """An HTTP connection. A WebSocket has timers of its own."""

    def check(self, now: float) -> None:
        """Enforce the connection's deadlines."""


class Refusals:
    """Counts and logs connections that are refused or aborted, by reason."""

    def __init__(self, count: Callable[[str], None]) -> None:
        self._count = count
        self._unlogged: Counter[str] = Counter()
        self._logged: dict[str, float] = {}
        self._offences: Counter[str] = Counter()
        self._offences_until = 0.0

    def offences(self, network: str) -> int:
        """Of the current ten seconds."""
        return self._offences[network] if time.monotonic() < self._offences_until else 0

    def add(self, reason: str, address: str) -> None:
        self._count(reason)
        self._unlogged[reason] += 1
        now = time.monotonic()
        if reason in OFFENCES:
            self._offend(neighbourhood(address), now)
        if now - self._logged.get(reason, -LOG_SECONDS) >= LOG_SECONDS:
            self._logged[reason] = now
            number = self._unlogged.pop(reason)
            extra = {"reason": reason, "address": address, "number": number}
            log.warning("connections refused", extra=extra)

    def _offend(self, network: str, now: float) -> None:
        if now >= self._offences_until:
            self._offences_until = now + OFFENCE_SECONDS
            self._offences.clear()
        self._offences[network] += 1


class OpenConnections:
    """`most` bounds all connections together: files are left for the database and the bots."""

    def __init__(self, bounds: Bounds, refusals: Refusals, *, most: int) -> None:
        self._bounds = bounds
        self._refusals = refusals
        self._most = most
        self._plain: dict[PlainConnection, str] = {}
        self._sockets: dict[Connection, str] = {}
        self._plain_at: Counter[str] = Counter()
        self._sockets_at: Counter[str] = Counter()
        self._openings: Counter[str] = Counter()
        self._openings_until = 0.0

    def __len__(self) -> int:
        return len(self._plain) + len(self._sockets)

    def __iter__(self) -> Iterator[Connection]:
        yield from (*self._plain, *self._sockets)

    @property
    def plain(self) -> tuple[PlainConnection, ...]:
        return tuple(self._plain)

    def admit(self, connection: PlainConnection, *, proxy: bool) -> bool:
        """Whether a new connection may stay. A trusted proxy carries many people's."""
        network = neighbourhood(connection.address)
        own = min(self._bounds.connections_per_address, self._most // 2)
        if len(self) >= self._most:
            return self._refuse("too many connections", connection)
        if self._plain_at[network] >= (self._most if proxy else own):
            return self._refuse("too many connections of one address", connection)
        if not proxy and self._refusals.offences(network) >= self._bounds.offences_per_address:
            return self._refuse("too many offences of one address", connection)
        self._plain[connection] = network
        self._plain_at[network] += 1
        return True

    def upgrade(self, connection: Connection, socket: Connection) -> bool:
        """Count a connection as a WebSocket from now on, of the address behind any proxy."""
        network = neighbourhood(socket.address)
        if self._sockets_at[network] >= self._bounds.sockets_per_address:
            return self._refuse("too many sockets of one address", socket)
        if self._refusals.offences(network) >= self._bounds.offences_per_address:
            return self._refuse("too many offences of one address", socket)
        if not self._may_open(network):
            return self._refuse("too many sockets opened by one address", socket)
        self.remove(connection)
        self._sockets[socket] = network
        self._sockets_at[network] += 1
        return True

    def _may_open(self, network: str) -> bool:
        now = time.monotonic()
        if now >= self._openings_until:
            self._openings_until = now + OPENING_SECONDS
            self._openings.clear()
        self._openings[network] += 1
        return self._openings[network] <= self._bounds.sockets_per_address

    def remove(self, connection: Connection) -> None:
        plain: dict[Any, str] = self._plain
        for kept, counter in ((plain, self._plain_at), (self._sockets, self._sockets_at)):
            address = kept.pop(connection, None)
            if address is not None:
                counter[address] -= 1
                if not counter[address]:
                    del counter[address]

    def _refuse(self, reason: str, connection: Connection) -> bool:
        self._refusals.add(reason, connection.address)
        return False
