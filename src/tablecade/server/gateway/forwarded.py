"""Addresses of clients, also behind trusted proxies."""

import re
from collections.abc import Iterable, Sequence
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network

Network = IPv4Network | IPv6Network
Address = IPv4Address | IPv6Address
_WITH_PORT = re.compile(r"\[([^\]]*)\](?::\d+)?|([^:]+):\d+")
"""`[2001:db8::1]`, `[2001:db8::1]:443`, `192.0.2.1:443`"""


def read_networks(texts: Iterable[str]) -> tuple[Network, ...]:
    """Addresses or networks. Raises ValueError."""
    return tuple(ip_network(text, strict=False) for text in texts)


def _parse(text: str) -> Address | None:
    """An IPv4 address as such, also where a socket of IPv6 tells it (`::ffff:192.0.2.1`)."""
    try:
        parsed = ip_address(text)
    except ValueError:
        return None
    mapped = parsed.ipv4_mapped if isinstance(parsed, IPv6Address) else None
    return mapped or parsed


def plain_address(text: str) -> str:
    return str(_parse(text) or text)


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
            address = _parse(text)
            return peer if address is None else str(address)
    return peer


def neighbourhood(address: str) -> str:
    """An address as far as it tells people apart: of IPv6 the first 64 bits."""
    parsed = _parse(address)
    if isinstance(parsed, IPv6Address):
        return f"{parsed.exploded[:19]}::/64"
    return str(parsed or address)
