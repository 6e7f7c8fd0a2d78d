"""Tables as tests want them."""

from typing import Any

from tablecade.server.table.lobby import PaceWish, SeatWish, TableWish
from tablecade.server.table.table import Pace

UNHURRIED = Pace()


def wish(
    game: str, bots: tuple[str | None, ...], *, pace: Pace = UNHURRIED, **named: Any
) -> TableWish:
    """A bot for each seat; None leaves it open."""
    seats = [SeatWish("open" if bot is None else "bot", bot) for bot in bots]
    wanted = PaceWish(pace.name, pace.seconds, pace.bot)
    return TableWish(game, seats, pace=wanted, **named)
