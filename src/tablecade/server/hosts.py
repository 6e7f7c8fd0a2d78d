"""Which Host and Origin headers are accepted.

A page of another site must not use a visitor's browser to reach this server, neither directly
(Origin) nor through a name it has pointed at this machine (DNS rebinding, Host).
"""

import socket
from ipaddress import ip_address
from urllib.parse import urlsplit

from tablecade.server.settings import Settings


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
