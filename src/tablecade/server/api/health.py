"""For whoever looks after the server."""

from litestar import Response, get
from prometheus_client import CONTENT_TYPE_LATEST

from tablecade.server.api.responses import Health
from tablecade.server.errors import Unavailable
from tablecade.server.services import Services


@get("/healthz", sync_to_thread=False)
def healthz() -> Health:
    """The process lives."""
    return Health("ok")


@get("/readyz")
async def readyz(services: Services) -> Health:
    """The database answers, and calls are taken."""
    if not services.ready:
        raise Unavailable
    await services.store.ping()
    return Health("ready")


@get("/metrics", sync_to_thread=False)
def metrics(services: Services) -> Response[bytes]:
    return Response(services.metrics.text(), media_type=CONTENT_TYPE_LATEST)
