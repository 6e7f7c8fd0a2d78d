"""Addresses of clients, also behind trusted proxies."""

from collections.abc import Iterable, Sequence
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network

Network = IPv4Network | IPv6Network


def read_networks(texts: Iterable[str]) -> tuple[Network, ...]:
    """Addresses or networks. Raises ValueError."""
    return tuple(ip_network(text, strict=False) for text in texts)


def plain_address(address: str) -> str:
    """An IPv4 address as such, also where a socket of IPv6 tells it (`::ffff:192.0.2.1`)."""
    try:
        parsed = ip_address(address)
    except ValueError:
        return address
    mapped = parsed.ipv4_mapped if isinstance(parsed, IPv6Address) else None
    return address if mapped is None else str(mapped)


def is_trusted(address: str, proxies: Sequence[Network]) -> bool:
    try:
        parsed = ip_address(address)
    except ValueError:
        return False
    return any(parsed in network for network in proxies)


def client_address(
    peer: str, headers: Iterable[tuple[bytes, bytes]], proxies: Sequence[Network]
) -> str:
    """The right-most entry of X-Forwarded-For that is not a trusted proxy's.

    Entries further left come from the client and can't be trusted.
    """
    if not is_trusted(peer, proxies):
        return peer
    listed = ",".join(
        value.decode("latin-1") for name, value in headers if name == b"x-forwarded-for"
    )
    entries = [plain_address(entry.strip()) for entry in listed.split(",") if entry.strip()]
    for entry in reversed(entries):
        if not is_trusted(entry, proxies):
            return entry[:64]
    return peer


def neighbourhood(address: str) -> str:
    """An address as far as it tells people apart: of IPv6 the first 64 bits."""
    try:
        parsed = ip_address(address)
    except ValueError:
        return address
    if isinstance(parsed, IPv6Address):
        return f"{parsed.exploded[:19]}::/64"
    return str(parsed)
