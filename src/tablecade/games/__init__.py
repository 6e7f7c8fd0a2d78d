"""The games: pure rules and board data."""

from tablecade.games.registry import BOARDS, GAMES

__all__ = ["BOARDS", "GAMES"]
