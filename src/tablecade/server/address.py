"""Where other devices find this server."""

import socket

from tablecade.server.settings import Settings

EVERYWHERE = ("0.0.0.0", "::")  # noqa: S104 - phones in the same network are the point


def family_of(host: str) -> socket.AddressFamily:
    return socket.AF_INET6 if ":" in host else socket.AF_INET


def url_of(scheme: str, host: str, port: int) -> str:
    """An IPv6 address stands in brackets."""
    return f"{scheme}://{f'[{host}]' if ':' in host else host}:{port}"


def shared_address(settings: Settings) -> str | None:
    """What goes into a QR code; None when the server listens to this machine alone."""
    if settings.public_url is not None:
        return settings.public_url.rstrip("/")
    if settings.host not in EVERYWHERE:
        return None
    address = network_address()
    return None if address is None else url_of(settings.scheme, address, settings.port)


def network_address() -> str | None:
    """The address this machine would be seen from. Nothing is sent: a datagram is only routed."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return None
        return str(probe.getsockname()[0])
