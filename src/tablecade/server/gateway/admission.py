"""What connections share: their addresses, also behind proxies, and what each address may do."""

import asyncio
import logging
import re
import time
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Annotated

from msgspec import Meta, Struct

Count = Annotated[int, Meta(ge=1)]
Whole = Annotated[int, Meta(ge=0)]
Bytes = Annotated[int, Meta(ge=1024)]
Positive = Annotated[float, Meta(gt=0)]
Network = IPv4Network | IPv6Network

log = logging.getLogger(__name__)

_WITH_PORT = re.compile(r"\[([^\]]*)\](?::\d+)?|([^:]+):\d+")
"""`[2001:db8::1]`, `[2001:db8::1]:443`, `192.0.2.1:443`"""
TOO_MANY_REQUESTS = "too many requests of one address"
OFFENCES = ("bad request head", "too many header lines", TOO_MANY_REQUESTS, "too many unsent bytes")
"""What no browser does. Others, such as idle connections, happen to everybody."""
OFFENCE_SECONDS = 10.0
"""In which offences are counted, and each reason is logged once; the metrics count all refusals."""
OPENING_SECONDS = 60.0
"""In which an address opens at most as many WebSockets as it may have."""
AT_ONCE_SECONDS = 0.5
"""An address may send the requests of so many seconds at once."""
LONGEST_WAIT = 5.0
"""Seconds that a request waits; one that would wait for longer is refused."""


def read_networks(texts: Iterable[str]) -> tuple[Network, ...]:
    """Addresses or networks. Raises ValueError."""
    return tuple(ip_network(text, strict=False) for text in texts)


def _parse(text: str) -> IPv4Address | IPv6Address | None:
    """IPv4 as such, also within IPv6 (`::ffff:192.0.2.1`); no zone, as in `fe80::1%eth0`."""
    try:
        parsed = ip_address(text.partition("%")[0])
    except ValueError:
        return None
    mapped = parsed.ipv4_mapped if isinstance(parsed, IPv6Address) else None
    return mapped or parsed


def is_trusted(address: str, proxies: Sequence[Network]) -> bool:
    parsed = _parse(address)
    return parsed is not None and any(parsed in network for network in proxies)


def client_address(
    peer: str, headers: Iterable[tuple[bytes, bytes]], proxies: Sequence[Network]
) -> str:
    """The right-most entry of X-Forwarded-For that is not a trusted proxy's, without its port.

    Entries further left come from the client and can't be trusted. The proxy itself counts as the
    client where the entry is no address.
    """
    if not is_trusted(peer, proxies):
        return peer
    listed = b",".join(value for name, value in headers if name == b"x-forwarded-for")
    for entry in reversed(listed.decode("latin-1").split(",")):
        with_port = _WITH_PORT.fullmatch(entry.strip())
        text = entry.strip() if with_port is None else with_port[1] or with_port[2]
        if text and not is_trusted(text, proxies):
            return str(_parse(text) or peer)
    return peer


def neighbourhood(address: str) -> str:
    """An address as far as it tells people apart: of IPv6 the first 64 bits."""
    parsed = _parse(address)
    if isinstance(parsed, IPv6Address):
        return f"{parsed.exploded[:19]}::/64"
    return str(parsed or address)


class Bounds(Struct, frozen=True):
    """Limits of one connection and of one address. Each of them is a setting of the host."""

    head_bytes: Bytes = 16_384
    head_seconds: Positive = 10.0
    """From the opening of a connection, or the first byte of a later request, to the end of the
    request's head. Also for a TLS handshake.
    """
    body_seconds: Positive = 30.0
    """From the end of the head to the end of the body."""
    idle_seconds: Positive = 75.0
    """Between two requests."""
    read_seconds: Positive = 60.0
    """For a client to read a response that does not fit into the kernel's buffer."""
    close_seconds: Positive = 5.0
    """Between closing a connection and aborting it."""
    ping_seconds: Positive = 20.0
    """Of silence before a WebSocket gets a ping, and from a ping to its pong."""
    message_bytes: Bytes = 4096
    """Of one message to a WebSocket."""
    unanswered_messages: Count = 32
    """Messages of one WebSocket that may be in progress; at this number reading stops."""
    socket_frames: Count = 100
    """Of one WebSocket in half a second; the rest is read later."""
    unsent_bytes: Bytes = 2**18
    """Data that waits for a WebSocket beyond the kernel's buffer."""
    connections: Whole = 0
    """Of all addresses; 0 is as many files as the process may open, less 128."""
    connections_per_address: Count = 500
    """Without WebSockets, and never more than half of all."""
    sockets_per_address: Count = 5_000
    requests_per_second: Count = 100
    """Of one address, sockets that are opened included; half as many may come at once. The others
    wait up to five seconds, and no request behind them is read.
    """
    offences_per_address: Count = 100
    """Invalid request heads and sockets that do not read, in ten seconds. An address with more
    gets no new connection until they are over.
    """


class BadHead(Exception):
    """A head that is refused, with this status."""

    def __init__(self, status: int = 400, reason: str = "bad request head") -> None:
        super().__init__(reason)
        self.status = status


class Intake(asyncio.Protocol, ABC):
    """Nothing more is read from a connection while received bytes wait to be handled.

    So a flood of small requests or frames holds up nobody else, and takes no memory.
    """

    _transport: asyncio.Transport

    def __init__(self, admission: "Admission", address: str, waiting: bytes = b"") -> None:
        self._admission = admission
        self._bounds = admission.bounds
        self.address = str(_parse(address) or address)
        self.network = neighbourhood(address)
        self._loop = asyncio.get_running_loop()
        self._received = self._loop.time()
        """When something came last."""
        self._waiting = waiting
        """Received and not handled."""
        self._reads = True
        self._step_planned = False

    @abstractmethod
    def may_take(self) -> bool:
        """Whether there is room for waiting bytes."""

    @abstractmethod
    def take(self) -> None:
        """Handle some of the waiting bytes."""

    @abstractmethod
    def shut_down(self) -> None:
        """Finish what was accepted, then close."""

    @abstractmethod
    def check(self, now: float) -> None:
        """Close the connection if it takes too long. Called every half second."""

    def data_received(self, data: bytes) -> None:
        self._received = self._loop.time()
        self._waiting = self._waiting + data if self._waiting else data
        if not self._step_planned:
            self._step()

    def _step(self) -> None:
        self._step_planned = False
        if self._waiting and self.may_take() and not self._transport.is_closing():
            self.take()
        if self._waiting or not self._reads:
            self.read_on()

    def read_on(self) -> None:
        """To be called whenever the answer of `may_take` may have changed."""
        if self._transport.is_closing():
            return
        reads = not self._waiting
        if reads != self._reads:
            self._reads = reads
            (self._transport.resume_reading if reads else self._transport.pause_reading)()
        if self._waiting and self.may_take() and not self._step_planned:
            self._step_planned = True
            self._loop.call_soon(self._step)

    def connection_lost(self, _problem: Exception | None) -> None:
        self._admission.remove(self)

    def abort(self, reason: str = "") -> None:
        if reason and not self._transport.is_closing():
            self._admission.refuse(reason, self)
        self._transport.abort()


class Admission:
    """`most` bounds all connections together: files are left for the database and the bots.

    `count` is called with the reason of every refusal.
    """

    def __init__(
        self, bounds: Bounds, *, most: int, count: Callable[[str], None] = lambda _reason: None
    ) -> None:
        self.bounds = bounds
        self._count = count
        self._most = most
        self.open: dict[Intake, tuple[str, str]] = {}
        """What each connection is counted as: its kind and its network."""
        self._counts: Counter[tuple[str, str]] = Counter()
        self._sockets_opened: Counter[str] = Counter()
        self._offences: Counter[str] = Counter()
        self._logged: Counter[str] = Counter()
        self._checked = time.monotonic()
        self._busy_until: dict[str, float] = {}
        """When the requests of a network so far are over, at the rate it may send them."""

    async def check(self) -> None:
        """Close connections that take too long. To be called every half second."""
        now = asyncio.get_running_loop().time()
        if now // OFFENCE_SECONDS > self._checked // OFFENCE_SECONDS:
            self._offences.clear()
            self._logged.clear()
        if now // OPENING_SECONDS > self._checked // OPENING_SECONDS:
            self._sockets_opened.clear()
        self._checked = now
        for network in [name for name, end in self._busy_until.items() if end <= now]:
            del self._busy_until[network]
        for connection in tuple(self.open):
            connection.check(now)

    def admit(self, connection: Intake, *, proxy: bool) -> bool:
        """Whether a new connection may stay. A trusted proxy carries many people's."""
        counted, most = ("http", connection.network), self._most
        own = most if proxy else min(self.bounds.connections_per_address, most // 2)
        if len(self.open) >= most:
            return self.refuse("too many connections", connection)
        if self._counts[counted] >= own:
            return self.refuse("too many connections of one address", connection)
        if not proxy and self._offences[connection.network] >= self.bounds.offences_per_address:
            return self.refuse("too many offences of one address", connection)
        self.open[connection] = counted
        self._counts[counted] += 1
        return True

    def upgrade(self, connection: Intake, socket: Intake) -> bool:
        """Count a connection as a WebSocket from now on, of the address behind any proxy."""
        counted, most = ("socket", socket.network), self.bounds.sockets_per_address
        if self._counts[counted] >= most:
            return self.refuse("too many sockets of one address", socket)
        if self._offences[socket.network] >= self.bounds.offences_per_address:
            return self.refuse("too many offences of one address", socket)
        self._sockets_opened[socket.network] += 1
        if self._sockets_opened[socket.network] > most:
            return self.refuse("too many sockets opened by one address", socket)
        self.remove(connection)
        self.open[socket] = counted
        self._counts[counted] += 1
        return True

    def seconds_to_wait(self, address: str, now: float) -> float:
        """Until a request of this address may begin. Raises BadHead if that takes too long.

        A token bucket, told by the time at which it is full again.
        """
        network = neighbourhood(address)
        busy_until = max(now, self._busy_until.get(network, now))
        wait = busy_until - now - AT_ONCE_SECONDS
        if wait > LONGEST_WAIT:
            raise BadHead(429, TOO_MANY_REQUESTS)
        self._busy_until[network] = busy_until + 1 / self.bounds.requests_per_second
        return wait

    def refuse(self, reason: str, connection: Intake) -> bool:
        """Count and log it. False, to be returned."""
        self._count(reason)
        if reason in OFFENCES:
            self._offences[connection.network] += 1
        self._logged[reason] += 1
        if self._logged[reason] == 1:
            extra = {"reason": reason, "address": connection.address}
            log.warning("connections refused", extra=extra)
        return False

    def remove(self, connection: Intake) -> None:
        counted = self.open.pop(connection, None)
        if counted is not None:
            self._counts[counted] -= 1
            if not self._counts[counted]:
                del self._counts[counted]
