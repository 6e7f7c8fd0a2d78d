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
        }

    def allows_host(self, host: str | None) -> bool:
        """A numeric address can't be rebound; names are allowed one by one."""
        if host is None:
            return True  # HTTP/1.0 scripts; browsers always send one
        lower = host.lower()
        if self._public and lower == self._public:
            return True
        name = _without_port(lower)
        return name in self._names or name == _without_port(self._public) or _is_address(name)

    def allows_origin(self, origin: str | None, host: str | None) -> bool:
        """Only this server's own pages; scripts send no Origin."""
        if origin is None:
            return True
        place = urlsplit(origin.lower())
        if place.scheme not in ("http", "https") or not place.netloc:
            return False
        return place.netloc in ((host or "").lower(), self._public)


def _without_port(host: str) -> str:
    if host.startswith("["):
        return host[1:].partition("]")[0]
    return host.rpartition(":")[0] if host.count(":") == 1 else host


def _is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True
