"""What can be played here, and where 'here' is for others."""

from litestar import get

from tablecade.bots import BOTS
from tablecade.core.replay import AnyGame
from tablecade.games import GAMES
from tablecade.games.pixoid.tiles import board_names
from tablecade.games.qwixx_on_board.track import SIDES
from tablecade.server.address import shared_address
from tablecade.server.api.responses import GameView, HouseView, OptionView
from tablecade.server.services import Services

BOARDS = {"pixoid": tuple(board_names()), "qwixx-on-board": SIDES}


@get("/api/house", sync_to_thread=False)
def here(services: Services) -> HouseView:
    """The address for links and QR codes: a page opened on this machine can't know it."""
    return HouseView(shared_address(services.settings))


@get("/api/games", sync_to_thread=False)
def games() -> tuple[GameView, ...]:
    """Games with seats, options and their values, boards, bots."""
    return tuple(map(_view, GAMES.values()))


def _view(game: AnyGame) -> GameView:
    meta = game.meta
    return GameView(
        game=meta.id,
        fewest_seats=meta.fewest_seats,
        most_seats=meta.most_seats,
        options=tuple(OptionView(o.name, o.values, o.at_table or o.default) for o in meta.options),
        boards=BOARDS.get(meta.id, ()),
        bots=tuple(BOTS[meta.id]),
        colours=meta.colours,
    )
