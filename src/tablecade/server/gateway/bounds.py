"""Limits of one connection and of one address. Each of them is a setting of the host."""

from typing import Annotated

from msgspec import Meta, Struct

Count = Annotated[int, Meta(ge=1)]
Whole = Annotated[int, Meta(ge=0)]
Bytes = Annotated[int, Meta(ge=1024)]
Positive = Annotated[float, Meta(gt=0)]


class Bounds(Struct, frozen=True):
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
