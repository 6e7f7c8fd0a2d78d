"""Health and metrics, for operators."""

from ipaddress import ip_address

from litestar import Response, get
from prometheus_client import CONTENT_TYPE_LATEST

from tablecade.server.api.request import Call
from tablecade.server.api.responses import Health
from tablecade.server.errors import Refused, Unavailable
from tablecade.server.gateway.forwarded import read_networks
from tablecade.server.services import Services

FORWARDED = ("forwarded", "x-forwarded-for", "x-real-ip", "via")


@get("/healthz", sync_to_thread=False)
def healthz() -> Health:
    """The process lives."""
    return Health("ok")


@get("/readyz")
async def readyz(services: Services) -> Health:
    """The database can be read and written, and all background tasks run."""
    if not services.ready:
        raise Unavailable
    await services.store.ping()
    await services.store.check_writing()
    if services.supervisor.down:
        raise Refused("not-ready", tasks=", ".join(services.supervisor.down))
    return Health("ready")


@get("/metrics", sync_to_thread=False)
def metrics(request: Call, services: Services) -> Response[bytes]:
    """For this machine and `metrics_from`, called directly; a proxy's calls are refused."""
    if request.client is None or any(name in request.headers for name in FORWARDED):
        raise Refused("not-found")
    peer = ip_address(request.client.host)
    allowed = any(peer in network for network in read_networks(services.settings.metrics_from))
    if not (peer.is_loopback or allowed):
        raise Refused("not-found")
    services.metrics.failed_writes = services.store.outage.failures
    return Response(services.metrics.text(), media_type=CONTENT_TYPE_LATEST)
