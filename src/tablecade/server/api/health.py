"""For whoever looks after the server."""

from litestar import Response, get
from prometheus_client import CONTENT_TYPE_LATEST

from tablecade.server.api.answers import Health
from tablecade.server.errors import Unavailable
from tablecade.server.house import House


@get("/healthz", sync_to_thread=False)
def healthz() -> Health:
    """The process lives."""
    return Health("ok")


@get("/readyz")
async def readyz(house: House) -> Health:
    """The database answers, and calls are taken."""
    if not house.ready:
        raise Unavailable
    await house.store.ping()
    return Health("ready")


@get("/metrics", sync_to_thread=False)
def metrics(house: House) -> Response[bytes]:
    return Response(house.metrics.text(), media_type=CONTENT_TYPE_LATEST)
