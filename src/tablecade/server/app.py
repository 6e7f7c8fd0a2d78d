"""The application: all calls, and what surrounds them."""

from litestar import Litestar
from litestar.datastructures import State
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from tablecade import __version__
from tablecade.server.api import (
    choices,
    coach,
    games,
    health,
    hosting,
    matches,
    pixoid_puzzles,
    replays,
    tables,
    watch_parties,
)
from tablecade.server.api.refusals import HANDLERS
from tablecade.server.middleware import RequestMiddleware
from tablecade.server.services import Services
from tablecade.server.web import client

LARGEST_BODY = 100_000

CALLS = (
    games.games,
    games.here,
    games.words,
    tables.open_table,
    tables.look,
    tables.join,
    tables.leave,
    tables.change_own,
    tables.vote,
    hosting.change_setting,
    hosting.start,
    hosting.pause,
    hosting.resume,
    hosting.rematch,
    hosting.reopen,
    hosting.change_seat,
    hosting.take_over,
    choices.seal,
    choices.take_back,
    choices.ready,
    choices.react,
    coach.coach,
    coach.review,
    matches.match_so_far,
    matches.check_board,
    pixoid_puzzles.puzzle,
    pixoid_puzzles.answer_puzzle,
    replays.open_replay,
    watch_parties.open_show,
    watch_parties.shown_match,
    watch_parties.lead,
    health.healthz,
    health.readyz,
    health.metrics,
    client,
)


def make_app(services: Services) -> RequestMiddleware:
    """The HTTP calls; `api.sockets` has the WebSockets."""
    app = Litestar(
        CALLS,
        dependencies={"services": Provide(lambda: services, sync_to_thread=False)},
        exception_handlers=HANDLERS,
        state=State({"services": services}),
        openapi_config=_description(),
        request_max_body_size=LARGEST_BODY,
        logging_config=None,
    )
    return RequestMiddleware(app, services)


def _description() -> OpenAPIConfig:
    return OpenAPIConfig(
        title="Tablecade",
        version=__version__,
        path="/api/openapi.json",
        render_plugins=[JsonRenderPlugin(path="/")],
        use_handler_docstrings=True,
    )
