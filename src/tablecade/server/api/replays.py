"""Replays: all that a client without rules needs to show a match file step by step."""

from functools import partial
from typing import cast

from litestar import Response, post

from tablecade.server.api.replay_views import encoded_replay
from tablecade.server.api.request import Call, address_of
from tablecade.server.api.responses import ReplayView
from tablecade.server.services import Services

LARGEST_MATCH = 2_000_000


@post("/api/replays", status_code=200, request_max_body_size=LARGEST_MATCH)
async def open_replay(request: Call, services: Services, body: bytes) -> Response[ReplayView]:
    """Check a match file, its outcome and its dice; answer states and events step by step."""
    encoded = await services.computing.run(address_of(request), partial(encoded_replay, body))
    return Response(cast(ReplayView, encoded), media_type="application/json")
