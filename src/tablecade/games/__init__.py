"""The games: pure rules and board data."""

from collections.abc import Mapping
from types import MappingProxyType

from tablecade.core.replay import AnyGame
from tablecade.games.pixoid.rules import Pixoid
from tablecade.games.qwixx.rules import Qwixx
from tablecade.games.qwixx_on_board.rules import QwixxOnBoard

GAMES: Mapping[str, AnyGame] = MappingProxyType(
    {game.meta.id: game for game in (Pixoid(), Qwixx(), QwixxOnBoard())}
)
