"""Who may open connections and send requests: counted by address."""

import logging
import time
from collections import Counter
from collections.abc import Callable

from tablecade.server.gateway.bounds import Bounds
from tablecade.server.gateway.forwarded import neighbourhood
from tablecade.server.gateway.intake import Intake

log = logging.getLogger(__name__)

LOG_SECONDS = 10.0
"""In which each reason is logged once; the metrics count all refusals."""
TOO_MANY_REQUESTS = "too many requests of one address"
OFFENCES = frozenset(
    {"bad request head", "too many header lines", TOO_MANY_REQUESTS, "too many unsent bytes"}
)
"""What no browser does. Others, such as idle connections, happen to everybody."""
OFFENCE_SECONDS = 10.0
OPENING_SECONDS = 60.0
"""In which an address opens at most as many WebSockets as it may have."""
AT_ONCE_SECONDS = 0.5
"""An address may send the requests of so many seconds at once."""
LONGEST_WAIT = 5.0
"""Seconds that a request waits; one that would wait for longer is refused."""


class Window:
    """Counts by address, or by reason, forgotten every so many seconds."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._end = 0.0
        self._counts: Counter[str] = Counter()

    def count(self, key: str, new: int = 0) -> int:
        """Add something, and give the sum."""
        now = time.monotonic()
        if now >= self._end:
            self._end = now + self._seconds
            self._counts.clear()
        if new:
            self._counts[key] += new
        return self._counts[key]


class Admission:
    """`most` bounds all connections together: files are left for the database and the bots.

    `count` is called with the reason of every refusal.
    """

    def __init__(self, bounds: Bounds, count: Callable[[str], None], *, most: int) -> None:
        self.bounds = bounds
        self._count = count
        self._most = most
        self.open: dict[Intake, tuple[str, str]] = {}
        """What each connection is counted as: its kind and its network."""
        self._counts: Counter[tuple[str, str]] = Counter()
        self._sockets_opened = Window(OPENING_SECONDS)
        self._offences = Window(OFFENCE_SECONDS)
        self._busy_until: dict[str, float] = {}
        """When the requests of a network so far are over, at the rate it may send them."""
        self._logged = Window(LOG_SECONDS)

    def check(self, now: float) -> None:
        """Close connections that take too long."""
        for network in [name for name, end in self._busy_until.items() if end <= now]:
            del self._busy_until[network]
        for connection in tuple(self.open):
            connection.check(now)

    def admit(self, connection: Intake, *, proxy: bool) -> bool:
        """Whether a new connection may stay. A trusted proxy carries many people's."""
        network = neighbourhood(connection.address)
        own = self._most if proxy else min(self.bounds.connections_per_address, self._most // 2)
        if len(self.open) >= self._most:
            return self.refuse("too many connections", connection)
        if self._counts["http", network] >= own:
            return self.refuse("too many connections of one address", connection)
        if not proxy and self._offends(network):
            return self.refuse("too many offences of one address", connection)
        self._add(connection, "http", network)
        return True

    def upgrade(self, connection: Intake, socket: Intake) -> bool:
        """Count a connection as a WebSocket from now on, of the address behind any proxy."""
        network, most = neighbourhood(socket.address), self.bounds.sockets_per_address
        if self._counts["socket", network] >= most:
            return self.refuse("too many sockets of one address", socket)
        if self._offends(network):
            return self.refuse("too many offences of one address", socket)
        if self._sockets_opened.count(network, 1) > most:
            return self.refuse("too many sockets opened by one address", socket)
        self.remove(connection)
        self._add(socket, "socket", network)
        return True

    def seconds_to_wait(self, address: str, now: float) -> float | None:
        """Until a request of this address may begin; None if that takes too long.

        A token bucket, told by the time at which it is full again.
        """
        network = neighbourhood(address)
        busy_until = max(now, self._busy_until.get(network, now))
        wait = busy_until - now - AT_ONCE_SECONDS
        if wait > LONGEST_WAIT:
            return None
        self._busy_until[network] = busy_until + 1 / self.bounds.requests_per_second
        return wait

    def refuse(self, reason: str, connection: Intake) -> bool:
        """Count and log it. False, to be returned."""
        self._count(reason)
        if reason in OFFENCES:
            self._offences.count(neighbourhood(connection.address), 1)
        if self._logged.count(reason, 1) == 1:
            extra = {"reason": reason, "address": connection.address}
            log.warning("connections refused", extra=extra)
        return False

    def _offends(self, network: str) -> bool:
        return self._offences.count(network) >= self.bounds.offences_per_address

    def _add(self, connection: Intake, kind: str, network: str) -> None:
        self.open[connection] = kind, network
        self._counts[kind, network] += 1

    def remove(self, connection: Intake) -> None:
        counted = self.open.pop(connection, None)
        if counted is not None:
            self._counts[counted] -= 1
            if not self._counts[counted]:
                del self._counts[counted]
