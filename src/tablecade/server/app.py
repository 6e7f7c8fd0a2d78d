"""The ASGI application: all HTTP calls."""

import asyncio
from functools import cache
from typing import cast

from litestar import Litestar, get
from litestar.datastructures import State
from litestar.di import Provide
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import OpenAPIConfig
from litestar.serialization import encode_json

from tablecade import __version__
from tablecade.server import web
from tablecade.server.api import choices, games, hosting, matches, tables
from tablecade.server.api.request import refuse
from tablecade.server.gateway.gateway import ASGIApp
from tablecade.server.middleware import RequestMiddleware
from tablecade.server.services import Services

USUAL_BODY = 100_000
"""Bytes. A call that takes more says so."""


@get("/api/openapi.json", include_in_schema=False, media_type="application/vnd.oai.openapi+json")
async def describe() -> bytes:
    """The description of all calls."""
    return await asyncio.to_thread(description)


CALLS = [
    describe,
    *(
        handler
        for module in (games, tables, hosting, choices, matches, web)
        for handler in vars(module).values()
        if isinstance(handler, HTTPRouteHandler)
    ),
]


def make_app(services: Services) -> RequestMiddleware:
    """The HTTP calls; `api.live` has the WebSockets."""
    app = Litestar(
        CALLS,
        dependencies=_dependencies(services),
        exception_handlers={Exception: refuse},
        state=State({"services": services}),
        openapi_config=None,
        request_max_body_size=USUAL_BODY,
        logging_config=None,
    )
    return RequestMiddleware(cast(ASGIApp, app), services)


def _dependencies(services: Services | None) -> dict[str, Provide]:
    return {"services": Provide(lambda: services, sync_to_thread=False)}


@cache
def description() -> bytes:
    """All calls as OpenAPI; takes a third of a second, so it is made at the start, in a thread."""
    config = OpenAPIConfig(title="Tablecade", version=__version__, use_handler_docstrings=True)
    dependencies = _dependencies(None)
    app = Litestar(CALLS, dependencies=dependencies, openapi_config=config, logging_config=None)
    return encode_json(app.openapi_schema.to_schema())
