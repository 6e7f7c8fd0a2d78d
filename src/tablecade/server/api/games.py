"""About this server: its games, the address other devices find it at, health and metrics."""

from collections.abc import Mapping
from ipaddress import ip_address

from litestar import Response, get
from msgspec import UNSET
from prometheus_client import CONTENT_TYPE_LATEST

from tablecade.bots import playable_bots
from tablecade.coach import has_coach
from tablecade.core.packages import GAMES
from tablecade.core.replay import AnyGame
from tablecade.core.view import fields_of
from tablecade.locales import LANGUAGES, plugin_catalogues, plugins
from tablecade.server.address import shared_address
from tablecade.server.api.request import Call
from tablecade.server.api.responses import AddressView, GameView, Health, OptionView, ViewFields
from tablecade.server.errors import Refused, Unavailable
from tablecade.server.gateway.admission import read_networks
from tablecade.server.services import Services


@get("/api/address", sync_to_thread=False)
def address(services: Services) -> AddressView:
    """The address for links and QR codes: a page opened on this machine can't know it."""
    return AddressView(shared_address(services.settings))


@get("/api/games", sync_to_thread=True)  # the first call loads the boards and bots of all games
def games(services: Services) -> tuple[GameView, ...]:
    """Games with seats, options and their values, boards, bots."""
    return tuple(_view(game, services.views.modules) for game in GAMES.values())


def _view(game: AnyGame, modules: Mapping[str, str]) -> GameView:
    meta, views = game.meta, game.views
    events = {str(kind.__struct_config__.tag): fields_of(kind) for kind in views.events}
    return GameView(
        game=meta.id,
        fewest_seats=meta.fewest_seats,
        most_seats=meta.most_seats,
        options=tuple(OptionView(o.name, o.values, o.at_table or o.default) for o in meta.options),
        boards=game.boards.names if game.boards else (),
        bots=playable_bots(meta.id),
        colours=meta.colours,
        usual_seats=meta.usual_seats,
        coach=has_coach(meta.id),
        own_dice=meta.own_dice,
        words=meta.id in plugins(),
        views=ViewFields(fields_of(views.state), fields_of(views.preview), events),
        view=modules.get(meta.id, UNSET),
    )


@get("/api/games/{game:str}/words/{language:str}", media_type="text/plain", sync_to_thread=False)
def words(game: str, language: str) -> str:
    """The Fluent catalogues of a game from another package: English, then the language over it."""
    if game not in plugins() or language not in LANGUAGES:
        raise Refused("not-found")
    return "\n".join(plugin_catalogues(language, game))


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
