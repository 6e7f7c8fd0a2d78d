"""Qwixx On Board: Qwixx with a track and pawns."""

from tablecade.core.packages import GamePackage

PACKAGE = GamePackage(
    rules=".rules.game:QwixxOnBoard",
    bots=".bots:BOTS",
    coach="tablecade.games.qwixx.coach:COACH_WITHOUT_PUZZLES",
    terminal=".terminal:TERMINAL",
    research=".research:RESEARCH",
    locales="locales",
)
