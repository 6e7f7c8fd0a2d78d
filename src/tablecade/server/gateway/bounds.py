"""Limits of one connection and of one address."""

from msgspec import Struct


class Bounds(Struct, frozen=True):
    head_bytes: int = 16_384
    head_seconds: float = 10.0
    """From the opening of a connection, or the first byte of a later request, to the end of the
    request's head.
    """
    body_seconds: float = 30.0
    """From the end of the head to the end of the body."""
    idle_seconds: float = 75.0
    """Between two requests."""
    read_seconds: float = 60.0
    """For a client to read a response that does not fit into the kernel's buffer."""
    close_seconds: float = 5.0
    """Between closing a connection and aborting it."""
    ping_seconds: float = 20.0
    """Between two pings, and from a ping to its pong."""
    message_bytes: int = 4096
    unanswered_messages: int = 32
    """Messages of one WebSocket in progress; reading stops while there are so many."""
    frames: int = 500
    """Of one WebSocket between two checks of its deadlines, half a second apart."""
    unsent_bytes: int = 2**18
    """Data that waits for a WebSocket beyond the kernel's buffer."""
    connections_per_address: int = 500
    """Without WebSockets, and never more than half of all."""
    sockets_per_address: int = 5_000
