"""The games: pure rules and board data."""

from tablecade.core.packages import BOARDS, GAMES

__all__ = ["BOARDS", "GAMES"]
