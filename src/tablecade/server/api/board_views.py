"""What is wrong with a board or a track; computed by workers, without the framework."""

from typing import Any

from msgspec import Struct

from tablecade.core.errors import Fault
from tablecade.core.packages import GAMES
from tablecade.server.api.responses import BoardView, FaultView
from tablecade.server.errors import BadRequest


class BoardBody(Struct, frozen=True):
    """A board or a track in full, as a match file holds it; a board may be a drawing."""

    game: str
    board: Any = None
    track: Any = None


def board_view(data: BoardBody) -> BoardView:
    """Raises BadOption for what is no board or track at all."""
    boards = GAMES[data.game].boards if data.game in GAMES else None
    if boards is None:
        known = [name for name, game in GAMES.items() if game.boards is not None]
        raise BadRequest(problem=f"boards are of {' or '.join(known)}")
    found = boards.check(getattr(data, boards.option, None))
    return BoardView(tuple(map(_fault_view, found.faults)), dict(found.figures))


def _fault_view(fault: Fault) -> FaultView:
    return FaultView(fault.code, fault.rule, fault.place, fault.detail)
