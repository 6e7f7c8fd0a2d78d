"""Where other devices find this server, and which Host and Origin headers are accepted.

A page of another site must not use a visitor's browser to reach this server, neither directly
(Origin) nor through a name it has pointed at this machine (DNS rebinding, Host).
"""

import socket
from ipaddress import ip_address
from urllib.parse import urlsplit

from tablecade.server.settings import Settings

EVERYWHERE = ("0.0.0.0", "::")  # noqa: S104 - phones in the same network are the point

LOCAL_NAME = "tablecade.local"
"""What the server announces itself as, where devices share a network with it."""


def family_of(host: str) -> socket.AddressFamily:
    return socket.AF_INET6 if ":" in host else socket.AF_INET


def url_of(scheme: str, host: str, port: int) -> str:
    """An IPv6 address stands in brackets."""
    return f"{scheme}://{f'[{host}]' if ':' in host else host}:{port}"


def shared_address(settings: Settings) -> str | None:
    """What goes into a QR code; None when the server listens to this machine alone."""
    if settings.public_url is not None:
        return settings.public_url.rstrip("/")
    address = own_address(settings)
    return None if address is None else url_of(settings.scheme, address, settings.port)


def own_address(settings: Settings) -> str | None:
    """Where devices of the network find a server that is not for another address, as a proxy's."""
    known = settings.public_url is not None or settings.host not in EVERYWHERE
    return None if known else network_address()


def network_address() -> str | None:
    """The address this machine would be seen from. Nothing is sent: a datagram is only routed."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return None
        return str(probe.getsockname()[0])


class Hosts:
    def __init__(self, settings: Settings) -> None:
        self._public = urlsplit(settings.public_url or "").netloc.lower()
        own = socket.gethostname().lower()
        short = own.split(".")[0]
        self._names = {
            "localhost",
            own,
            short,
            f"{short}.local",
            LOCAL_NAME,
            *(name.lower() for name in settings.allowed_host),
            *([settings.host.lower()] if settings.host else []),
            *([_without_port(self._public)] if self._public else []),
        }

    def allows_host(self, host: str | None) -> bool:
        """A numeric address can't be rebound; names are allowed one by one."""
        if host is None:
            return True  # HTTP/1.0 scripts; browsers always send one
        name = _without_port(host.lower())
        if name in self._names:
            return True
        try:
            ip_address(name)
        except ValueError:
            return False
        return True

    def allows_origin(self, origin: str | None, host: str | None) -> bool:
        """Only this server's own pages; scripts send no Origin. Compared as a text: parsing what
        a stranger sends can fail.
        """
        if origin is None:
            return True
        scheme, _, place = origin.lower().partition("://")
        known = ((host or "").lower(), self._public)
        return scheme in ("http", "https") and bool(place) and place in known


def _without_port(host: str) -> str:
    if host.startswith("["):
        return host[1:].partition("]")[0]
    return host.rpartition(":")[0] if host.count(":") == 1 else host
